## Ходы, места и числа

quartet-move-ask = { $seat }, есть { $rank }?
quartet-move-none = нет
quartet-place-quartets = квартеты
quartet-fact-asker = { "" }
quartet-fact-rank = спрашивают: { $value }
quartet-seat-fact-tried =
    { $value ->
        [0] { "" }
       *[other] вопрос уже был
    }
quartet-fact-idle = { "" }
quartet-seat-fact-lost =
    { $value ->
        [0] { "" }
        [one] минус { $value } очко
        [few] минус { $value } очка
       *[other] минус { $value } очков
    }

## Почему нельзя

quartet-why-nobody-asks = Вас ни о чём не спрашивают. Сейчас спрашиваете вы.
quartet-why-same-rank = После неверной карты спрашивают тот же номинал: { $rank }.
quartet-why-not-yourself = Спрашивают других, а не себя.
quartet-why-no-cards = { $seat } сидит без карт. Спросите другого.
quartet-why-asked-already = Этот вопрос уже слышал игрок { $seat }. Каждого спрашивают по разу.
quartet-why-quartet-lies = Квартет номинала { $rank } уже отложен.
quartet-why-rank-not-held = Номинала { $rank } у вас нет. За этим столом спрашивают только то, что есть у самого.
quartet-why-answer-first = Вас спросили: есть ли { $rank }? Сначала ответьте.
quartet-why-must-give = Номинал { $rank } у вас есть. Карту нужно дать.
quartet-why-not-in-hand = Карты { $card } у вас на руках нет.
quartet-why-no-right-card = Номинала { $rank } у вас нет, давать нечего.

## Запись

quartet-note-has-none = { $seat }: нет.
quartet-note-wrong-card = Карта неверная, хотя нужная есть. { $seat } теряет очко.
quartet-note-no-quartets =
    { $number ->
        [one] { $number } вопрос — и ни одного квартета. Партия окончена.
        [few] { $number } вопроса — и ни одного квартета. Партия окончена.
       *[other] { $number } вопросов — и ни одного квартета. Партия окончена.
    }
