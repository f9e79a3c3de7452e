### Что говорит сам стол, какой бы ни была игра: почему чего-то нельзя и что произошло.

table-why-round-over = Партия окончена.
table-why-not-your-turn = Сейчас не ваш ход.
table-why-already-chosen = Вы уже выбрали. Теперь выбирают другие.
table-why-not-now = Сейчас так нельзя.
table-why-no-loans = В этой игре в долг не дают.
table-why-match-over = Матч окончен.
table-why-round-not-over = Партия ещё идёт.
table-why-not-between-rounds = В долг дают между партиями.
table-why-stale = Стол ушёл вперёд: вопрос, на который вы ответили, уже закрыт.
table-why-unknown-move = Такого хода в этой игре нет.
table-why-unknown-game = Такой игры нет.
table-why-unknown-bot = Такого бота нет.
table-why-seat = Такого места за столом нет.
table-why-players = Игра не на столько игроков.
table-why-option = У игры нет такой настройки, или у настройки — такого значения.
table-why-position = Позицию не удаётся прочесть.
table-why-record = Запись не удаётся прочесть.
table-why-not-over = Матч ещё не окончен.
table-why-no-clock = Этот матч играют не по часам.
table-why-view = Ходить можно только на самом столе.
table-why-not-your-view = Это не для ваших глаз.

## Что произошло

tell-move = { $name }: { $move }
tell-draws = { $name } берёт: { $cards }
tell-takes = { $name } забирает: { $cards }
tell-gives = { $name } → { $other }: { $cards }
tell-lays = { $name }: { $cards } → { $place }
tell-turns = Открывается: { $cards }
tell-turns-up = { $name } открывает: { $cards }
tell-opens = { $name } открывает { $number }: { $cards }
tell-swept = Со стола уходит: { $cards }
tell-looks = { $name } смотрит чужие карты. Хозяин: { $other }
tell-looks-at = { $name } смотрит чужие карты. Хозяин: { $other }. Карты: { $cards }
tell-shuffle = Перетасовано: { $place }
tell-over = Партия окончена.

## Ходы словами

move-pass = пас
move-draw = взять карту
move-draw-stock = взять из колоды
move-stop = на этом всё
word-pass = пас
word-draw = взять
word-stop = всё
foxes-move-take = взять в руку
foxes-move-leave = не брать
foxes-move-back = забрать обратно
foxes-move-discard = сбросить и добрать
yassa-move-draw = взять карту
yassa-move-one-card = Одна карта!
yassa-move-check = проверить руку
yassa-move-accept = взять карты
yassa-move-ready = готово
tugriks-move-keep =
    { $manual_pay ->
        [true] оставить карту
       *[other] оставить карту и заплатить
    }
tugriks-move-pay = заплатить
tugriks-move-check = проверить руку
tugriks-move-you-owe = Не заплачено!
heap-move-turn = открыть карту
heap-move-foul = Фол!
heap-move-centre = в середину
heap-move-own = на свою стопку
heap-word-pile = на чужую стопку:
snap-move-turn = открыть карту
snap-move-tsap = Цап!
snap-move-tsarap = Царап!
word-yassa = Ясса!
word-R = красный
word-Y = жёлтый
word-G = зелёный
word-B = синий
word-V = фиолетовый

## Как рассказывают о ходе, если сам игрок говорит иначе. Пустая строка: обо всём скажут следующие.

told-draw = { $name } берёт карту
told-draw-stock = { $name } берёт из колоды
eleven-told-stop = { $name } заканчивает ход
foxes-told-take = { $name } берёт их в руку
foxes-told-leave = { $name } их не берёт
foxes-told-back = { $name } забирает их обратно
foxes-told-discard = { $name } сбрасывает их и добирает
yassa-told-check = { $name } проверяет руку
yassa-told-accept = { $name } берёт карты
tugriks-told-keep = { $name } оставляет карту и платит
tugriks-told-pay = { $name } платит
tugriks-told-check = { $name } проверяет руку
sleepyhead-told-down = { $name } кладёт карты
heap-told-turn = { "" }
heap-told-own = { $name }: на свою стопку
snap-told-turn = { "" }
harvest-told-aside-cards = { $name } откладывает { $cards }
