## Чому не можна

cheat-why-not-in-hand = { $card } немає у вашій руці.
cheat-why-already-picked = { $card } уже вибрано.
cheat-why-three-at-most = Вибрано три карти. Більше за одну не видати.
cheat-why-one-card = Одну карту вибрано, а більше ніж одну класти не можна.
cheat-why-pick-first = Спершу виберіть карту, яку хочете покласти.
cheat-why-another-number = Зараз називають число { $n }.
cheat-why-name-a-colour = Хто каже «один», називає й колір нового стосу. Назвіть його.
cheat-why-somebody-must-lay = Усі інші щойно спасували. Карту кладете ви.
cheat-why-nothing-to-call = Зараз немає карти, у якій ви могли б засумніватися.
cheat-why-not-on-yourself = Остання карта ваша. Сумніватися в ній можуть інші.
cheat-why-you-are-out = Ви вже вийшли з гри й більше не сумніваєтеся.
cheat-why-laps-over = Кола зіграно, карт більше не кладуть. В останній карті ще можна засумніватися, доки хід не повернувся до того, хто її поклав.

## Ходи словами

cheat-move-lay-1 = «один»
cheat-move-lay-2 = «два»
cheat-move-lay-3 = «три»
cheat-move-lay-4 = «чотири»
cheat-move-lay-5 = «п’ять»
cheat-move-lay-6 = «шість»
cheat-move-lay-7 = «сім»
cheat-move-lay-8 = «вісім»
cheat-move-lay-9 = «дев’ять»
cheat-move-lay-10 = «десять»
cheat-move-lay-11 = «одинадцять»
cheat-move-lay-12 = «дванадцять»
cheat-move-lay-13 = «тринадцять»
cheat-move-lay-14 = «чотирнадцять»
cheat-move-lay-15 = «п’ятнадцять»
cheat-move-lay-16 = «шістнадцять»
cheat-move-lay-17 = «сімнадцять»
cheat-move-lay-18 = «вісімнадцять»
cheat-move-lay-19 = «дев’ятнадцять»
cheat-move-lay-20 = «двадцять»
cheat-move-lay-1-R = «один», червоні
cheat-move-lay-1-Y = «один», жовті
cheat-move-lay-1-G = «один», зелені
cheat-move-lay-1-B = «один», сині
cheat-move-cheat = Махлюєш!
cheat-move-too-many = Забагато!

## Запис

cheat-note-lie = Це не { $number }. Стос забирає { $seat }.
cheat-note-lie-in-colour =
    { $key ->
        [red] Це не червона { $number }. Стос забирає { $seat }.
        [yellow] Це не жовта { $number }. Стос забирає { $seat }.
        [green] Це не зелена { $number }. Стос забирає { $seat }.
       *[blue] Це не синя { $number }. Стос забирає { $seat }.
    }
cheat-note-truth = { $seat } не махлює. Стос забирає { $other }.
cheat-note-several = Карт було більше ніж одна. Стос забирає { $seat }.
cheat-note-single = Карта була одна. Стос забирає { $other }.
cheat-note-set-aside = Стос зібрано, він виходить із гри.
cheat-note-out = { $seat } без карт і виходить із гри.
cheat-note-wins = Перемагає { $seat }.
cheat-note-laps-over =
    { $number ->
        [one] Зіграно { $number } коло, партію закінчено.
        [few] Зіграно { $number } кола, партію закінчено.
       *[other] Зіграно { $number } кіл, партію закінчено.
    }
