### Что говорит терминал.

cli-you = вы
cli-guest = Гость
cli-bot-names = Вера, Макс, Катя, Богдан, Ида, Лев, Ольга, Тимур, Нина, Марк, Зоя, Остап
cli-welcome = Наберите карту или её номер в списке. ? — все ходы, h — помощь, q — выход.
cli-round = партия { $n }
cli-round-of = партия { $n } из { $all }
cli-hand = Ваши карты
cli-picked = Выбрано
cli-some-cards = есть карты
cli-your-turn = Ваш ход.
cli-call = Сейчас можно кое-что сказать. Enter — промолчать.
cli-unseen = Перед следующим ходом можно кое-что изменить, другие этого не увидят. Enter — оставить как есть.
cli-cell = Введите номер карты.
cli-put-how = { $verb } ОТКУДА КУДА: места от { $low } до { $high }
cli-sealed = Выбирают все сразу; чужой выбор виден, когда выбрали все.
cli-sealed-unseen = Выбирайте. Другие вашего выбора не увидят.
cli-only = Можно только одно. Enter: { $move }
cli-forced = Иначе нельзя: { $move }
cli-choose = Ваш ход: что-нибудь из списка; ? — весь список, h — помощь.
cli-unknown = «{ $text }» — такого хода в этой игре нет. ? — что можно сделать, h — помощь.
cli-why-how = Добавьте ход, о котором спрашиваете: why { $move } или ? { $move }.
cli-allowed = Это можно. Чтобы сделать, так и наберите.
cli-between = Партия окончена. Enter — следующая раздача.
cli-no-clause = Пункта «{ $id }» в этой игре нет.
cli-rules-hint = Пункт целиком: rules { $id }
cli-rules-taken-over = Из игры «{ $name }», если выше не сказано иное:
cli-legend = Карты: { $cards }
cli-no-undo = В этой партии взять назад нечего.
cli-undone = Ход взят назад.
cli-left = До встречи. Те же карты ещё раз: --seed { $seed }
cli-time-up = Время вышло: эта партия последняя.
cli-left-over = Осталось на руках
cli-round-column = Партия
cli-total = Всего
cli-next-deal = Enter — следующая раздача >
cli-lend-hint = Кто без гроша, может занять у вас: lend МЕСТО СКОЛЬКО ({ $seats }).
cli-lend-how = Вот так: lend 2 5 — место и сколько.
cli-lent = В долг дано.
cli-winners =
    { $n ->
        [1] Победа: { $names }
       *[other] Общая победа: { $names }
    }
cli-help =
    Ход набирают, как он записан в списке, или номером, как в списке (#3 или 3.).
    Enter       промолчать, когда можно что-то сказать
    ?           всё, что можно сделать
    ? ХОД       можно ли так пойти, а если нет, то почему
    rules       правила; rules ID — один пункт
    s           таблица очков
    u           взять назад свой последний ход в этой партии
    q           выйти
cli-games-game = Игра
cli-games-players = Игроки
cli-games-about = О чём
cli-options-option = Настройка
cli-options-default = Обычно
cli-options-values = Значения
cli-options-clause = Пункт
cli-options-about = О чём
cli-any-text = текст или @файл
cli-seat-or-random = место или random
cli-from-to = от { $low } до { $high }
cli-or-none = { $values } или none
cli-yes-no = true, false
cli-none = none
cli-replay-next = Enter — дальше, q — хватит >
cli-replay-deal = Сдаётся партия { $n }.
cli-replay-time = Время вышло.
cli-replay-loan = { $name } → { $other }: { count-tugriks } в долг
cli-replay-scores = Очки: { $scores }
cli-replay-end = Матч окончен. Победа: { $names }
cli-replay-unfinished = Здесь запись кончается; матч не доигран.
cli-verified =
    { $moves ->
        [one] Запись верна: { $game }, { count-rounds }, { $moves } ход.
        [few] Запись верна: { $game }, { count-rounds }, { $moves } хода.
       *[other] Запись верна: { $game }, { count-rounds }, { $moves } ходов.
    }
cli-recorded =
    { $moves ->
        [one] Записано в { $file }: { count-rounds }, { $moves } ход.
        [few] Записано в { $file }: { count-rounds }, { $moves } хода.
       *[other] Записано в { $file }: { count-rounds }, { $moves } ходов.
    }
cli-interpreted = Движок не скомпилирован: всё верно, но медленнее.
cli-sim-title = { $game }: игроков { $players }, { $matches } { $n ->
        [one] матч
        [few] матча
       *[many] матчей
    }, seed { $seed }
cli-sim-seat = Место
cli-sim-bot = Бот
cli-sim-wins = Побед
cli-sim-share = Доля
cli-sim-mean = Среднее
cli-sim-spread = Разброс
cli-sim-least = Мин.
cli-sim-median = Медиана
cli-sim-most = Макс.
cli-sim-rounds = Партий: { $rounds }. Ходов в партии: в среднем { $mean }, от { $least } до { $most }, медиана { $median }.
cli-sim-longest = Самая длинная партия: ходов { $moves }, партия { $round } матча с seed { $seed }.
cli-sim-scores = Очки — за партию; общая победа делится на части.
cli-perft-depth = Глубина
cli-perft-sequences = Последовательностей ходов
