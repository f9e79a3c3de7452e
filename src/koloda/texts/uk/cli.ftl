### Що каже термінал.

cli-you = ви
cli-guest = Гість
cli-bot-names = Віра, Макс, Катя, Богдан, Іда, Лев, Ольга, Тимур, Ніна, Марко, Зоя, Остап
cli-welcome = Наберіть карту або її номер у списку. ? — усі ходи, h — допомога, q — вийти.
cli-round = партія { $n }
cli-round-of = партія { $n } з { $all }
cli-hand = Ваші карти
cli-picked = Вибрано
cli-some-cards = є карти
cli-your-turn = Ваш хід.
cli-call = Зараз можна дещо сказати. Enter — промовчати.
cli-unseen = Перед наступним ходом можна дещо змінити, інші цього не побачать. Enter — лишити як є.
cli-cell = Введіть номер карти.
cli-put-how = { $verb } ЗВІДКИ КУДИ: місця від { $low } до { $high }
cli-sealed = Вибирають усі разом; чужий вибір видно, коли вибрали всі.
cli-sealed-unseen = Вибирайте. Інші вашого вибору не побачать.
cli-only = Можна лише одне. Enter: { $move }
cli-forced = Інакше не можна: { $move }
cli-choose = Ваш хід: щось зі списку; ? — увесь список, h — допомога.
cli-unknown = «{ $text }» — такого ходу в цій грі немає. ? — що можна зробити, h — допомога.
cli-why-how = Додайте хід, про який питаєте: why { $move } чи ? { $move }.
cli-allowed = Це можна. Щоб зробити, так і наберіть.
cli-between = Партію закінчено. Enter — наступна роздача.
cli-no-clause = Пункту «{ $id }» у цій грі немає.
cli-rules-hint = Пункт цілком: rules { $id }
cli-rules-taken-over = З гри «{ $name }», якщо вище не сказано інакше:
cli-legend = Карти: { $cards }
cli-no-undo = У цій партії брати назад нічого.
cli-undone = Хід узято назад.
cli-left = До зустрічі. Ті самі карти ще раз: --seed { $seed }
cli-time-up = Час вийшов: ця партія остання.
cli-left-over = Лишилося на руках
cli-round-column = Партія
cli-total = Разом
cli-next-deal = Enter — наступна роздача >
cli-lend-hint = Хто без гроша, може позичити у вас: lend МІСЦЕ СКІЛЬКИ ({ $seats }).
cli-lend-how = Ось так: lend 2 5 — місце і скільки.
cli-lent = У борг дано.
cli-winners =
    { $n ->
        [1] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }
cli-help =
    Хід набирають, як його записано у списку, або номером, як у списку (#3 чи 3.).
    Enter       промовчати, коли можна щось сказати
    ?           усе, що можна зробити
    ? ХІД       чи можна так піти, а якщо ні, то чому
    rules       правила; rules ID — один пункт
    s           таблиця балів
    u           узяти назад свій останній хід у цій партії
    q           вийти
cli-games-game = Гра
cli-games-players = Гравці
cli-games-about = Про що
cli-options-option = Налаштування
cli-options-default = Зазвичай
cli-options-values = Значення
cli-options-clause = Пункт
cli-options-about = Про що
cli-any-text = текст або @файл
cli-seat-or-random = місце або random
cli-from-to = від { $low } до { $high }
cli-or-none = { $values } або none
cli-yes-no = true, false
cli-none = none
cli-replay-next = Enter — далі, q — досить >
cli-replay-deal = Роздається партія { $n }.
cli-replay-time = Час вийшов.
cli-replay-loan = { $name } → { $other }: { count-tugriks } у борг
cli-replay-scores = Бали: { $scores }
cli-replay-end = Матч закінчено. Перемога: { $names }
cli-replay-unfinished = Тут запис закінчується; матч не дограно.
cli-verified =
    { $moves ->
        [one] Запис правдивий: { $game }, { count-rounds }, { $moves } хід.
        [few] Запис правдивий: { $game }, { count-rounds }, { $moves } ходи.
       *[other] Запис правдивий: { $game }, { count-rounds }, { $moves } ходів.
    }
cli-recorded =
    { $moves ->
        [one] Записано в { $file }: { count-rounds }, { $moves } хід.
        [few] Записано в { $file }: { count-rounds }, { $moves } ходи.
       *[other] Записано в { $file }: { count-rounds }, { $moves } ходів.
    }
cli-interpreted = Рушій не скомпільовано: усе правильно, але повільніше.
cli-sim-title = { $game }: гравців { $players }, { $matches } { $n ->
        [one] матч
        [few] матчі
       *[many] матчів
    }, seed { $seed }
cli-sim-seat = Місце
cli-sim-bot = Бот
cli-sim-wins = Перемог
cli-sim-share = Частка
cli-sim-mean = Середнє
cli-sim-spread = Розкид
cli-sim-least = Мін.
cli-sim-median = Медіана
cli-sim-most = Макс.
cli-sim-rounds = Партій: { $rounds }. Ходів у партії: у середньому { $mean }, від { $least } до { $most }, медіана { $median }.
cli-sim-longest = Найдовша партія: ходів { $moves }, партія { $round } матчу з seed { $seed }.
cli-sim-scores = Бали — за партію; спільна перемога ділиться на частини.
cli-perft-depth = Глибина
cli-perft-sequences = Послідовностей ходів
