## Ходи й місця

guess-move-guess = { $number }
guess-place-won = виграно
guess-place-centre = у центрі
guess-place-stake = на кону

## Запис

guess-note-sum = У сумі: { $number }.
guess-note-takes =
    { $number ->
        [one] Найближче { $seat }: забирає { $number } карту.
        [few] Найближче { $seat }: забирає { $number } карти.
       *[other] Найближче { $seat }: забирає { $number } карт.
    }
guess-note-stays =
    { $number ->
        [one] Найближче відразу кілька гравців. На наступного переможця чекає { $number } карта.
        [few] Найближче відразу кілька гравців. На наступного переможця чекають { $number } карти.
       *[other] Найближче відразу кілька гравців. На наступного переможця чекають { $number } карт.
    }
guess-note-put-away = Найближче відразу кілька гравців. Карти відкладають.
guess-note-left-over = Найближче відразу кілька гравців. Останні карти не дістаються нікому.
