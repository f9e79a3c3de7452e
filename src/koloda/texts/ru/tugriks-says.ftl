## Почему нельзя

tugriks-why-not-your-turn = Сейчас ходит другой игрок.
tugriks-why-not-in-hand = Карты { $card } у вас нет.
tugriks-why-only-the-drawn-card = Взяв карту из колоды, положить можно только её.
tugriks-why-only-colour =
    { $n ->
        [one] Сейчас подходит только один цвет: { $colour }. Ещё { $n } карта.
        [few] Сейчас подходит только один цвет: { $colour }. Ещё { $n } карты.
       *[many] Сейчас подходит только один цвет: { $colour }. Ещё { $n } карт.
    }
tugriks-why-only-row = Сначала нужно достроить один ряд: { $colour }.
tugriks-why-row-not-started = Ряд начинается с 5, а её на столе ещё нет: { $colour }.
tugriks-why-only-the-real-card = Вместо { $place } уже лежит замена. Сверху кладут только настоящую карту.
tugriks-why-place-is-filled = Карта { $place } уже на столе.
tugriks-why-not-next = До { $place } ряд ещё не дошёл. Строят от 5 наружу.
tugriks-why-name-a-colour = К карте { $card } нужен цвет: назовите тот, в ряду которого есть свободное место.
tugriks-why-row-is-complete = Этот ряд завершён, назвать его нельзя: { $colour }.
tugriks-why-last-card-names-nothing = Последняя карта на руках не действует. Положите { $card } без цвета.
tugriks-why-must-lay = У вас есть подходящая карта. Её нужно положить.
tugriks-why-must-lay-drawn = Взятая карта подходит. Её нужно положить.
tugriks-why-drawn-already = Карта уже взята. Положите её или оставьте себе.
tugriks-why-nothing-drawn = Карта из колоды ещё не взята.
tugriks-why-draw-first = В колоде есть карты: сначала возьмите одну.
tugriks-why-stock-is-empty = Колода пуста, брать нечего.
tugriks-why-nothing-to-pay = За этим столом при пустой колоде не платят. Пас.
tugriks-why-must-pay = Пас стоит один тугрик. Заплатите его.
tugriks-why-pays-by-itself = За этим столом тугрик платится сам.
tugriks-why-own-debt = Этот долг ваш. Напомнить о нём могут только другие.
tugriks-why-nobody-owes = Никто не забывал заплатить.
tugriks-why-must-is-enforced = За этим столом подходящую карту не утаить, проверять нечего.
tugriks-why-check-comes-first = Проверяют до своего хода.
tugriks-why-nobody-to-check = Проверить можно только ход, который сейчас закончился платой.
tugriks-why-loans-off = За этим столом в долг не дают.
tugriks-why-out-of-match = Этот игрок уже выбыл из матча.
tugriks-why-not-broke = У этого игрока ещё есть тугрики.
tugriks-why-no-coins-of-your-own = У вас нет своих тугриков, чтобы дать в долг.
tugriks-why-keep-one =
    { $n ->
        [0] У вас один тугрик, и он остаётся у вас.
       *[other] От 1 до { $n }: хотя бы один тугрик остаётся у вас.
    }

## Ход партии

tugriks-note-completed = { $seat } завершает ряд.
tugriks-note-turned = { $seat } меняет направление.
tugriks-note-paid =
    { $number ->
        [0] { $seat }: платить нечем.
        [one] { $seat } платит { $number } тугрик.
        [few] { $seat } платит { $number } тугрика.
       *[many] { $seat } платит { $number } тугриков.
    }
tugriks-note-robbed =
    { $number ->
        [0] { $seat }: банк пуст.
        [one] { $seat } берёт из банка { $number } тугрик.
        [few] { $seat } берёт из банка { $number } тугрика.
       *[many] { $seat } берёт из банка { $number } тугриков.
    }
tugriks-note-swapped = Каждый тянет карту у следующего игрока.
tugriks-note-missed = { $seat } пропускает ход.
tugriks-note-forgot = { $seat } забывает заплатить: забытый тугрик и ещё один.
tugriks-note-caught = { $other } проверяет: { $seat } может положить карту, но платит.
tugriks-note-checked-in-vain = { $seat } проверяет напрасно. { $other }: положить нечего.
tugriks-note-won =
    { $number ->
        [one] { $seat } остаётся без карт и берёт банк: { $number } тугрик.
        [few] { $seat } остаётся без карт и берёт банк: { $number } тугрика.
       *[many] { $seat } остаётся без карт и берёт банк: { $number } тугриков.
    }
tugriks-note-blocked =
    { $number ->
        [one] Партия встала. В банке остаётся { $number } тугрик.
        [few] Партия встала. В банке остаётся { $number } тугрика.
       *[many] Партия встала. В банке остаётся { $number } тугриков.
    }
