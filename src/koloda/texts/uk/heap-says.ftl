## Чому не можна

heap-why-turn-first = Спершу відкрийте карту.
heap-why-place-first = Карту { $card } відкрито, спершу покладіть її.
heap-why-belongs-elsewhere = { $card } підходить до чужого стосу, на свій її не покласти.
heap-why-that-is-your-own = Це ваш стос. Для нього є окремий хід: «на свій стос».
heap-why-empty-pile = Відкритих карт перед гравцем немає ({ $seat }), покласти нікуди.
heap-why-does-not-follow = { $card } не йде слідом за { $top }.
heap-why-no-fouls = За цим столом грають без фолів: карти лягають самі.
heap-why-nothing-to-call = Гукати «Фол!» зараз нема про що.
heap-why-not-on-yourself = Про ваш фол гукають інші.
heap-why-called-already = Про цю карту ви вже гукали.

## Запис

heap-note-turns-over = { $seat } перевертає відкритий стос.
heap-note-no-foul = «Фол!» — і даремно: { $seat } помиляється.
heap-note-foul =
    { $number ->
        [0] Фол! { $seat } не дістає нічого: закритих карт ні в кого немає.
        [one] Фол! { $seat } дістає { $number } карту.
        [few] Фол! { $seat } дістає { $number } карти.
       *[other] Фол! { $seat } дістає { $number } карт.
    }
heap-note-finished = { $seat } позбувається карт. Місце: { $number }.
