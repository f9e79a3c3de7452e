### Карты, места, где они лежат, и открытые числа рядом с ними.

colour-letter-red = К
colour-letter-yellow = Ж
colour-letter-green = З
colour-letter-blue = С
colour-letter-violet = Ф

face-J = джокер
face-D = осёл

place-hand = рука
place-stock = колода
place-pile = стопка
place-discard = сброс
place-discards = сброшено
place-gone = вышло из партии
place-trick = круг
place-market = открытый ряд
place-row = ряд
place-drawn = только что взято
place-box = вне игры
face-genie = «Джинн»
face-choice = «Выбор ряда»
yassa-face-W = «Закажи цвет»
yassa-face-W4 = «Закажи цвет и возьми четыре»
yassa-place-drawn = только что взято
yassa-place-stock = прикуп
foxes-place-front = на столе
cheat-place-top = верх стопки
cheat-place-under = под верхней картой
sleepyhead-place-down = на столе
sleepyhead-place-unused = не участвуют
heap-place-down = закрытые
heap-place-up = открытые
heap-place-centre = середина
heap-place-turned = нужно положить
snap-place-down = закрытые
snap-place-up = открытые
snap-place-quartets = квартеты
snap-place-centre = середина

## Открытые числа. Пустая строка молчит о том, что видно и так или нужно одним правилам.

fact-lead = { "" }
fact-phase = { "" }
fact-dealer = сдаёт: { $value }
donkey-fact-high = пока старше всех: { $value }
donkey-fact-size = сколько карт класть: { $value }
donkey-fact-rank =
    { $donkey ->
        [1] { "" }
       *[other] бить: { $value }
    }
donkey-fact-donkey = зашли с осла
donkey-fact-barred = { "" }
foxes-fact-thief = { "" }
foxes-fact-victim = речь о картах игрока: { $value }
foxes-fact-left = осталось добрать: { $value }
yassa-fact-phase =
    { $key ->
        [two] ждёт «Возьми две»
        [four] ждёт «Закажи цвет и возьми четыре»
        [ready] ждём слова «Готово»
       *[other] { "" }
    }
yassa-fact-back = против часовой стрелки
yassa-fact-layer = { "" }
yassa-fact-forgot = { "" }
yassa-fact-twins = { "" }
tugriks-fact-starter = { "" }
tugriks-fact-reversed = против часовой стрелки
tugriks-fact-bank = банк: { $value }
tugriks-seat-fact-coins =
    { $value ->
        [one] { $value } тугрик
        [few] { $value } тугрика
       *[other] { $value } тугриков
    }
tugriks-seat-fact-began = { "" }
tugriks-seat-fact-out =
    { $value ->
        [0] { "" }
       *[other] вне матча
    }
tugriks-seat-fact-misses =
    { $value ->
        [0] { "" }
       *[other] пропускает ход
    }
tugriks-fact-named = только { $value }
tugriks-fact-owed = ещё положить: { $value }
tugriks-fact-finish = только { $value } ряд
tugriks-fact-again = ещё раз
tugriks-fact-completed = { "" }
tugriks-fact-idle = { "" }
tugriks-fact-paid = { "" }
tugriks-fact-unpaid = { "" }
tugriks-fact-winner = { "" }
eleven-fact-low = { "" }
eleven-fact-high = { "" }
eleven-fact-opening = { "" }
eleven-fact-laid = { "" }
eleven-fact-drew = взято за этот ход: { $value }
cheat-fact-number = называть число: { $value }
cheat-fact-colour = цвет стопки: { $value }
cheat-fact-layer = чья верхняя карта: { $value }
cheat-fact-passes = { "" }
cheat-fact-turns = { "" }
cheat-fact-laps = { "" }
sleepyhead-fact-giver = { "" }
sleepyhead-fact-exchanges = { "" }
heap-fact-placer = { "" }
heap-fact-onto = { "" }
heap-fact-vain = { "" }
heap-seat-fact-place =
    { $value ->
        [0] { "" }
       *[other] { $value }-е место
    }
snap-fact-first = { "" }
snap-fact-laps = сыграно кругов: { $value }
snap-fact-equal = { "" }
snap-fact-late = { "" }
snap-fact-ranks = { "" }
snap-fact-prize = { "" }
snap-fact-won = { "" }
snap-fact-vain = { "" }
snap-fact-lost = { "" }
