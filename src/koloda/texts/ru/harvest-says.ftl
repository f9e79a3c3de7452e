## Ходы, места и числа

harvest-move-draw-pile1 = взять из стопки 1
harvest-move-draw-pile2 = взять из стопки 2
harvest-move-draw-pile3 = взять из стопки 3
harvest-move-draw-pile4 = взять из стопки 4
harvest-move-stop = Стоп!
harvest-move-no-risk = Стоп, без риска!
harvest-word-pile1 = на стопку 1
harvest-word-pile2 = на стопку 2
harvest-word-pile3 = на стопку 3
harvest-word-pile4 = на стопку 4
harvest-word-stop = и стоп!
harvest-word-aside = отложить
harvest-place-pile1 = стопка 1
harvest-place-pile2 = стопка 2
harvest-place-pile3 = стопка 3
harvest-place-pile4 = стопка 4
harvest-place-aside = отложено
harvest-fact-phase =
    { $key ->
        [aside] ждём, какую карту отложат
       *[other] { "" }
    }
harvest-fact-first = { "" }
harvest-fact-caller = { "" }
harvest-fact-idle = { "" }

## Почему нельзя

harvest-why-not-in-hand = Карты { $card } у вас на руках нет.
harvest-why-draw-first = Сначала возьмите карту, потом положите.
harvest-why-lay-one = Карта уже взята. Теперь положите одну.
harvest-why-stock-empty = Колода пуста. Остаются стопки.
harvest-why-pile-empty = В этой стопке карт нет.
harvest-why-four-piles = Четыре стопки уже лежат. Выберите одну из них.
harvest-why-new-pile = Стопок меньше четырёх, поэтому карта начинает новую.
harvest-why-several-colours = Ваши карты не одного цвета. «Стоп!» говорят только с одним цветом на руках.
harvest-why-several-colours-left = И без { $card } ваши карты не одного цвета. «Стоп!» говорят только с одним цветом на руках.
harvest-why-stock-left = «Стоп, без риска!» говорят, только когда колода кончилась.
harvest-why-between-turns = «Стоп, без риска!» говорят между двумя ходами, пока следующий игрок не взял карту.
harvest-why-called-already = «Стоп, без риска!» уже прозвучало.
harvest-why-put-one-aside = Вы остановили игру без риска. Отложите одну карту.
harvest-why-nothing-aside = Карту откладывает только тот, кто сказал «Стоп, без риска!»

## Запись

harvest-note-held = Больше всех собирает { $seat }: { $number }. «Стоп!» удался.
harvest-note-failed = { $seat } собирает { $number }, а у кого-то не меньше. «Стоп!» не удался.
harvest-note-laps-over =
    { $number ->
        [one] { $number } круг без карт из колоды. Партия кончается сама.
        [few] { $number } круга без карт из колоды. Партия кончается сама.
       *[other] { $number } кругов без карт из колоды. Партия кончается сама.
    }
