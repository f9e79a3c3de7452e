## Почему нельзя

heap-why-turn-first = Сначала откройте карту.
heap-why-place-first = Карта { $card } открыта, сначала положите её.
heap-why-belongs-elsewhere = { $card } подходит к чужой стопке, на свою её не положить.
heap-why-that-is-your-own = Это ваша стопка. Для неё есть отдельный ход: «на свою стопку».
heap-why-empty-pile = Открытых карт перед игроком нет ({ $seat }), положить некуда.
heap-why-does-not-follow = { $card } не идёт следом за { $top }.
heap-why-no-fouls = За этим столом играют без фолов: карты ложатся сами.
heap-why-nothing-to-call = Кричать «Фол!» сейчас не о чем.
heap-why-not-on-yourself = О вашем фоле кричат другие.
heap-why-called-already = Про эту карту вы уже кричали.

## Запись

heap-note-turns-over = { $seat } переворачивает открытую стопку.
heap-note-no-foul = «Фол!» — и зря: { $seat } ошибается.
heap-note-foul =
    { $number ->
        [0] Фол! { $seat } не получает ничего: закрытых карт ни у кого нет.
        [one] Фол! { $seat } получает { $number } карту.
        [few] Фол! { $seat } получает { $number } карты.
       *[other] Фол! { $seat } получает { $number } карт.
    }
heap-note-finished = { $seat } избавляется от карт. Место: { $number }.
