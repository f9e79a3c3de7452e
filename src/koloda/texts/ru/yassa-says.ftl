## Почему нельзя

yassa-why-say-ready-first = Игра ждёт слова «Готово». До него — ничего.
yassa-why-nobody-waits = Слова «Готово» сейчас никто не ждёт.
yassa-why-nobody-forgot = «Ясса!» никто не забыл, или говорить об этом уже поздно.
yassa-why-not-on-yourself = «Одна карта!» вам кричат другие.
yassa-why-pass-after-drawing = Пас возможен только после взятой карты.
yassa-why-nothing-to-accept = Брать сейчас нечего.
yassa-why-nothing-to-check = Карты «Закажи цвет и возьми четыре», чтобы её проверить, нет.
yassa-why-no-bluffing = За этим столом не блефуют. Проверять нечего.
yassa-why-answer-or-accept = Ответьте картой или возьмите положенные вам.
yassa-why-drawn-already = Одна карта уже взята. Положите её или скажите «Пас».
yassa-why-nothing-to-draw = Брать больше нечего. Положите подходящую карту.
yassa-why-must-lay = Подходящая карта у вас есть. Берёт тот, у кого её нет.
yassa-why-not-in-hand = Карты { $card } у вас на руках нет.
yassa-why-only-the-drawn = После взятия кладут только взятую карту. { $card } подождёт.
yassa-why-must-match = { $card } не подходит к { $top }. Цвет сейчас: { $colour }.
yassa-why-colour-in-hand = «Закажи цвет и возьми четыре» кладут без текущего цвета на руках. У вас он есть: { $colour }.
yassa-why-only-take-two = На «Возьми две» отвечает только другая «Возьми две».
yassa-why-only-that-take-two = Здесь отвечает только «Возьми две» заказанного цвета. Цвет: { $colour }.
yassa-why-only-the-twin = Не в свой ход кладут только двойника: { $card }.
yassa-why-not-on-your-own = За этим столом свою карту { $card } двойником не накрывают.
yassa-why-only-the-skipped = Вторую { $card } здесь кладёт только тот, кто пропускает ход.
yassa-why-no-intervention = За этим столом не вмешиваются. Дождитесь своего хода.
yassa-why-no-twin-left = Не в свой ход на { $card } ничего не положить.
yassa-why-yassa-too-soon =
    { $n ->
        [one] «Ясса!» говорят с предпоследней картой. У вас { $n } карта.
        [few] «Ясса!» говорят с предпоследней картой. У вас { $n } карты.
       *[other] «Ясса!» говорят с предпоследней картой. У вас { $n } карт.
    }

## Запись

yassa-note-bluff = Блеф: { $seat } забирает карту обратно.
yassa-note-honest = Всё честно: { $seat } кладёт карту без этого цвета на руках.
yassa-note-forgot = { $seat } забывает «Ясса!» и берёт две.
yassa-note-wrong-call = Ошибка в выкрике: { $seat } берёт две карты.
yassa-note-wrong-card = Карта не та: { $seat } забирает её и берёт две.
yassa-note-no-more-cards =
    { $number ->
        [one] Карты кончились: { $seat } недобирает { $number } карту.
        [few] Карты кончились: { $seat } недобирает { $number } карты.
       *[other] Карты кончились: { $seat } недобирает { $number } карт.
    }
