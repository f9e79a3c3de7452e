### Що каже сам стіл, хоч би яка була гра: чому чогось не можна і що сталося.

table-why-round-over = Партію закінчено.
table-why-not-your-turn = Зараз не ваш хід.
table-why-already-chosen = Ви вже вибрали. Тепер вибирають інші.
table-why-not-now = Зараз так не можна.
table-why-no-loans = У цій грі в борг не дають.
table-why-match-over = Матч закінчено.
table-why-round-not-over = Партія ще триває.
table-why-not-between-rounds = У борг дають між партіями.
table-why-stale = Стіл пішов далі: питання, на яке ви відповіли, вже закрите.
table-why-unknown-move = Такого ходу в цій грі немає.
table-why-unknown-game = Такої гри немає.
table-why-unknown-bot = Такого бота немає.
table-why-seat = Такого місця за столом немає.
table-why-players = Гра не на стільки гравців.
table-why-option = У гри немає такого налаштування або в налаштування — такого значення.
table-why-position = Позицію не вдається прочитати.
table-why-record = Запис не вдається прочитати.
table-why-not-over = Матч ще не закінчено.
table-why-no-clock = Цей матч грають не за годинником.
table-why-view = Ходити можна лише на самому столі.
table-why-not-your-view = Це не для ваших очей.

## Що сталося

tell-move = { $name }: { $move }
tell-draws = { $name } бере: { $cards }
tell-takes = { $name } забирає: { $cards }
tell-gives = { $name } → { $other }: { $cards }
tell-lays = { $name }: { $cards } → { $place }
tell-turns = Відкривається: { $cards }
tell-turns-up = { $name } відкриває: { $cards }
tell-opens = { $name } відкриває { $number }: { $cards }
tell-swept = Зі столу йде: { $cards }
tell-looks = { $name } дивиться чужі карти. Хто їх тримає: { $other }
tell-looks-at = { $name } дивиться чужі карти. Хто їх тримає: { $other }. Карти: { $cards }
tell-shuffle = Перетасовано: { $place }
tell-over = Партію закінчено.

## Ходи словами

move-pass = пас
move-draw = узяти карту
move-draw-stock = узяти з колоди
move-stop = на цьому все
word-pass = пас
word-draw = узяти
word-stop = все
foxes-move-take = узяти в руку
foxes-move-leave = не брати
foxes-move-back = забрати назад
foxes-move-discard = скинути й добрати
yassa-move-draw = узяти карту
yassa-move-one-card = Одна карта!
yassa-move-check = перевірити руку
yassa-move-accept = узяти карти
yassa-move-ready = готово
tugriks-move-keep =
    { $manual_pay ->
        [true] лишити карту
       *[other] лишити карту й заплатити
    }
tugriks-move-pay = заплатити
tugriks-move-check = перевірити руку
tugriks-move-you-owe = Не заплачено!
heap-move-turn = відкрити карту
heap-move-foul = Фол!
heap-move-centre = насередину
heap-move-own = на свій стос
heap-word-pile = на чужий стос:
snap-move-turn = відкрити карту
snap-move-tsap = Цап!
snap-move-tsarap = Царап!
word-yassa = Ясса!
word-R = червоний
word-Y = жовтий
word-G = зелений
word-B = синій
word-V = фіолетовий

## Як розповідають про хід, коли сам гравець каже інакше. Порожній рядок: про все скажуть наступні.

told-draw = { $name } бере карту
told-draw-stock = { $name } бере з колоди
eleven-told-stop = { $name } завершує хід
foxes-told-take = { $name } бере їх у руку
foxes-told-leave = { $name } їх не бере
foxes-told-back = { $name } забирає їх назад
foxes-told-discard = { $name } скидає їх і добирає
yassa-told-check = { $name } перевіряє руку
yassa-told-accept = { $name } бере карти
tugriks-told-keep = { $name } лишає карту й платить
tugriks-told-pay = { $name } платить
tugriks-told-check = { $name } перевіряє руку
sleepyhead-told-down = { $name } кладе карти
heap-told-turn = { "" }
heap-told-own = { $name }: на свій стос
snap-told-turn = { "" }
harvest-told-aside-cards = { $name } відкладає { $cards }
