### Карти, місця, де вони лежать, і відкриті числа поруч із ними.

colour-letter-red = Ч
colour-letter-yellow = Ж
colour-letter-green = З
colour-letter-blue = С
colour-letter-violet = Ф

face-J = джокер
face-D = осел

place-hand = рука
place-stock = колода
place-pile = стос
place-discard = скидання
place-discards = скинуто
place-gone = вийшло з партії
place-trick = коло
place-market = відкритий ряд
place-row = ряд
place-drawn = щойно взято
place-box = поза грою
face-genie = «Джин»
face-choice = «Вибір ряду»
yassa-face-W = «Замов колір»
yassa-face-W4 = «Замов колір і візьми чотири»
yassa-place-drawn = щойно взято
yassa-place-stock = прикуп
foxes-place-front = на столі
cheat-place-top = верх стосу
cheat-place-under = під верхньою картою
sleepyhead-place-down = на столі
sleepyhead-place-unused = не беруть участі
heap-place-down = закриті
heap-place-up = відкриті
heap-place-centre = середина
heap-place-turned = треба покласти
snap-place-down = закриті
snap-place-up = відкриті
snap-place-quartets = квартети
snap-place-centre = середина

## Відкриті числа. Порожній рядок мовчить про те, що видно й так або потрібне самим правилам.

fact-lead = { "" }
fact-phase = { "" }
fact-dealer = здає: { $value }
donkey-fact-high = поки найстарше: { $value }
donkey-fact-size = скільки карт класти: { $value }
donkey-fact-rank =
    { $donkey ->
        [1] { "" }
       *[other] бити: { $value }
    }
donkey-fact-donkey = зайшли з осла
donkey-fact-barred = { "" }
foxes-fact-thief = { "" }
foxes-fact-victim = ідеться про карти гравця: { $value }
foxes-fact-left = лишилося добрати: { $value }
yassa-fact-phase =
    { $key ->
        [two] чекає «Візьми дві»
        [four] чекає «Замов колір і візьми чотири»
        [ready] чекаємо слова «Готово»
       *[other] { "" }
    }
yassa-fact-back = проти годинникової стрілки
yassa-fact-layer = { "" }
yassa-fact-forgot = { "" }
yassa-fact-twins = { "" }
tugriks-fact-starter = { "" }
tugriks-fact-reversed = проти годинникової стрілки
tugriks-fact-bank = банк: { $value }
tugriks-seat-fact-coins =
    { $value ->
        [one] { $value } тугрик
        [few] { $value } тугрики
       *[other] { $value } тугриків
    }
tugriks-seat-fact-began = { "" }
tugriks-seat-fact-out =
    { $value ->
        [0] { "" }
       *[other] поза матчем
    }
tugriks-seat-fact-misses =
    { $value ->
        [0] { "" }
       *[other] пропускає хід
    }
tugriks-fact-named = лише { $value }
tugriks-fact-owed = ще покласти: { $value }
tugriks-fact-finish = лише { $value } ряд
tugriks-fact-again = ще раз
tugriks-fact-completed = { "" }
tugriks-fact-idle = { "" }
tugriks-fact-paid = { "" }
tugriks-fact-unpaid = { "" }
tugriks-fact-winner = { "" }
eleven-fact-low = { "" }
eleven-fact-high = { "" }
eleven-fact-opening = { "" }
eleven-fact-laid = { "" }
eleven-fact-drew = узято за цей хід: { $value }
cheat-fact-number = називати число: { $value }
cheat-fact-colour = колір стосу: { $value }
cheat-fact-layer = чия верхня карта: { $value }
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
       *[other] { $value }-е місце
    }
snap-fact-first = { "" }
snap-fact-laps = зіграно кіл: { $value }
snap-fact-equal = { "" }
snap-fact-late = { "" }
snap-fact-ranks = { "" }
snap-fact-prize = { "" }
snap-fact-won = { "" }
snap-fact-vain = { "" }
snap-fact-lost = { "" }
