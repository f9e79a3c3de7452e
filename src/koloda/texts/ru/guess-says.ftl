## Ходы и места

guess-move-guess = { $number }
guess-place-won = выиграно
guess-place-centre = в центре
guess-place-stake = на кону

## Запись

guess-note-sum = В сумме: { $number }.
guess-note-takes =
    { $number ->
        [one] Ближе всех { $seat }: забирает { $number } карту.
        [few] Ближе всех { $seat }: забирает { $number } карты.
       *[other] Ближе всех { $seat }: забирает { $number } карт.
    }
guess-note-stays =
    { $number ->
        [one] Ближе всех сразу несколько. Следующего победителя ждёт { $number } карта.
        [few] Ближе всех сразу несколько. Следующего победителя ждут { $number } карты.
       *[other] Ближе всех сразу несколько. Следующего победителя ждут { $number } карт.
    }
guess-note-put-away = Ближе всех сразу несколько. Карты откладывают.
guess-note-left-over = Ближе всех сразу несколько. Последние карты не достаются никому.
