## Чому не можна

yassa-why-say-ready-first = Гра чекає на слово «Готово». До нього — нічого.
yassa-why-nobody-waits = На слово «Готово» зараз ніхто не чекає.
yassa-why-nobody-forgot = «Ясса!» ніхто не забув, або казати про це вже пізно.
yassa-why-not-on-yourself = «Одна карта!» вам гукають інші.
yassa-why-pass-after-drawing = Пас можливий лише після взятої карти.
yassa-why-nothing-to-accept = Брати зараз нічого.
yassa-why-nothing-to-check = Карти «Замов колір і візьми чотири», щоб її перевірити, немає.
yassa-why-no-bluffing = За цим столом не блефують. Перевіряти нічого.
yassa-why-answer-or-accept = Дайте відповідь картою або візьміть належні вам.
yassa-why-drawn-already = Одну карту вже взято. Покладіть її або скажіть «Пас».
yassa-why-nothing-to-draw = Брати більше нічого. Покладіть карту, що підходить.
yassa-why-must-lay = Карта, що підходить, у вас є. Бере той, хто її не має.
yassa-why-not-in-hand = Карти { $card } у вашій руці немає.
yassa-why-only-the-drawn = Після взяття кладуть лише взяту карту. { $card } зачекає.
yassa-why-must-match = { $card } не підходить до { $top }. Колір зараз: { $colour }.
yassa-why-colour-in-hand = «Замов колір і візьми чотири» кладуть без поточного кольору в руці. У вас він є: { $colour }.
yassa-why-only-take-two = На «Візьми дві» відповідає лише інша «Візьми дві».
yassa-why-only-that-take-two = Тут відповідає лише «Візьми дві» замовленого кольору. Колір: { $colour }.
yassa-why-only-the-twin = Не у свій хід кладуть лише двійника: { $card }.
yassa-why-not-on-your-own = За цим столом свою карту { $card } двійником не накривають.
yassa-why-only-the-skipped = Другу { $card } тут кладе лише той, хто пропускає хід.
yassa-why-no-intervention = За цим столом не втручаються. Дочекайтеся свого ходу.
yassa-why-no-twin-left = Не у свій хід на { $card } нічого не покласти.
yassa-why-yassa-too-soon =
    { $n ->
        [one] «Ясса!» кажуть із передостанньою картою. У вас { $n } карта.
        [few] «Ясса!» кажуть із передостанньою картою. У вас { $n } карти.
       *[other] «Ясса!» кажуть із передостанньою картою. У вас { $n } карт.
    }

## Запис

yassa-note-bluff = Блеф: { $seat } забирає карту назад.
yassa-note-honest = Усе чесно: { $seat } кладе карту без цього кольору в руці.
yassa-note-forgot = { $seat } забуває «Ясса!» і бере дві.
yassa-note-wrong-call = Помилка у вигуку: { $seat } бере дві карти.
yassa-note-wrong-card = Карта не та: { $seat } забирає її й бере дві.
yassa-note-no-more-cards =
    { $number ->
        [one] Карти скінчилися: { $seat } недобирає { $number } карту.
        [few] Карти скінчилися: { $seat } недобирає { $number } карти.
       *[other] Карти скінчилися: { $seat } недобирає { $number } карт.
    }
