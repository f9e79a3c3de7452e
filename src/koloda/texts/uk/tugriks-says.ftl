## Чому не можна

tugriks-why-not-your-turn = Зараз ходить інший гравець.
tugriks-why-not-in-hand = Карти { $card } у вас немає.
tugriks-why-only-the-drawn-card = Узявши карту з колоди, покласти можна лише її.
tugriks-why-only-colour =
    { $n ->
        [one] Зараз підходить лише один колір: { $colour }. Ще { $n } карта.
        [few] Зараз підходить лише один колір: { $colour }. Ще { $n } карти.
       *[many] Зараз підходить лише один колір: { $colour }. Ще { $n } карт.
    }
tugriks-why-only-row = Спершу треба добудувати один ряд: { $colour }.
tugriks-why-row-not-started = Ряд починається з 5, а її на столі ще немає: { $colour }.
tugriks-why-only-the-real-card = Замість { $place } вже лежить заміна. Зверху кладуть лише справжню карту.
tugriks-why-place-is-filled = Карта { $place } вже на столі.
tugriks-why-not-next = До { $place } ряд ще не дійшов. Будують від 5 назовні.
tugriks-why-name-a-colour = До карти { $card } потрібен колір: назвіть той, у ряду якого є вільне місце.
tugriks-why-row-is-complete = Цей ряд завершено, назвати його не можна: { $colour }.
tugriks-why-last-card-names-nothing = Остання карта на руках не діє. Покладіть { $card } без кольору.
tugriks-why-must-lay = У вас є карта, що підходить. Її треба покласти.
tugriks-why-must-lay-drawn = Узята карта підходить. Її треба покласти.
tugriks-why-drawn-already = Карту вже взято. Покладіть її або лишіть собі.
tugriks-why-nothing-drawn = Карту з колоди ще не взято.
tugriks-why-draw-first = У колоді є карти: спершу візьміть одну.
tugriks-why-stock-is-empty = Колода порожня, брати нема чого.
tugriks-why-nothing-to-pay = За цим столом при порожній колоді не платять. Пас.
tugriks-why-must-pay = Пас коштує один тугрик. Сплатіть його.
tugriks-why-pays-by-itself = За цим столом тугрик сплачується сам.
tugriks-why-own-debt = Цей борг ваш. Нагадати про нього можуть лише інші.
tugriks-why-nobody-owes = Ніхто не забував заплатити.
tugriks-why-must-is-enforced = За цим столом карту, що підходить, не приховати; перевіряти нема чого.
tugriks-why-check-comes-first = Перевіряють до свого ходу.
tugriks-why-nobody-to-check = Перевірити можна лише хід, який щойно закінчився платою.
tugriks-why-loans-off = За цим столом у борг не дають.
tugriks-why-out-of-match = Цей гравець уже вибув із матчу.
tugriks-why-not-broke = У цього гравця ще є тугрики.
tugriks-why-no-coins-of-your-own = У вас немає власних тугриків, щоб дати в борг.
tugriks-why-keep-one =
    { $n ->
        [0] У вас один тугрик, і він лишається у вас.
       *[other] Від 1 до { $n }: хоча б один тугрик лишається у вас.
    }

## Хід партії

tugriks-note-completed = { $seat } завершує ряд.
tugriks-note-turned = { $seat } змінює напрямок.
tugriks-note-paid =
    { $number ->
        [0] { $seat }: платити нема чим.
        [one] { $seat } платить { $number } тугрик.
        [few] { $seat } платить { $number } тугрики.
       *[many] { $seat } платить { $number } тугриків.
    }
tugriks-note-robbed =
    { $number ->
        [0] { $seat }: банк порожній.
        [one] { $seat } бере з банку { $number } тугрик.
        [few] { $seat } бере з банку { $number } тугрики.
       *[many] { $seat } бере з банку { $number } тугриків.
    }
tugriks-note-swapped = Кожен тягне карту в наступного гравця.
tugriks-note-missed = { $seat } пропускає хід.
tugriks-note-forgot = { $seat } забуває заплатити: забутий тугрик і ще один.
tugriks-note-caught = { $other } перевіряє: { $seat } може покласти карту, але платить.
tugriks-note-checked-in-vain = { $seat } перевіряє даремно. { $other }: покласти нема чого.
tugriks-note-won =
    { $number ->
        [one] { $seat } лишається без карт і бере банк: { $number } тугрик.
        [few] { $seat } лишається без карт і бере банк: { $number } тугрики.
       *[many] { $seat } лишається без карт і бере банк: { $number } тугриків.
    }
tugriks-note-blocked =
    { $number ->
        [one] Партія стала. У банку лишається { $number } тугрик.
        [few] Партія стала. У банку лишається { $number } тугрики.
       *[many] Партія стала. У банку лишається { $number } тугриків.
    }
