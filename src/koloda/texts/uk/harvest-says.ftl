## Ходи, місця й числа

harvest-move-draw-pile1 = узяти зі стосу 1
harvest-move-draw-pile2 = узяти зі стосу 2
harvest-move-draw-pile3 = узяти зі стосу 3
harvest-move-draw-pile4 = узяти зі стосу 4
harvest-move-stop = Стоп!
harvest-move-no-risk = Стоп, без ризику!
harvest-word-pile1 = на стос 1
harvest-word-pile2 = на стос 2
harvest-word-pile3 = на стос 3
harvest-word-pile4 = на стос 4
harvest-word-stop = і стоп!
harvest-word-aside = відкласти
harvest-place-pile1 = стос 1
harvest-place-pile2 = стос 2
harvest-place-pile3 = стос 3
harvest-place-pile4 = стос 4
harvest-place-aside = відкладено
harvest-fact-phase =
    { $key ->
        [aside] чекаємо, яку карту відкладуть
       *[other] { "" }
    }
harvest-fact-first = { "" }
harvest-fact-caller = { "" }
harvest-fact-idle = { "" }

## Чому не можна

harvest-why-not-in-hand = Карти { $card } у вашій руці немає.
harvest-why-draw-first = Спершу візьміть карту, потім покладіть.
harvest-why-lay-one = Карту вже взято. Тепер покладіть одну.
harvest-why-stock-empty = Колода порожня. Лишаються стоси.
harvest-why-pile-empty = У цьому стосі карт немає.
harvest-why-four-piles = Чотири стоси вже лежать. Виберіть один із них.
harvest-why-new-pile = Стосів менше ніж чотири, тому карта починає новий.
harvest-why-several-colours = Ваші карти не одного кольору. «Стоп!» кажуть лише з одним кольором у руці.
harvest-why-several-colours-left = І без { $card } ваші карти не одного кольору. «Стоп!» кажуть лише з одним кольором у руці.
harvest-why-stock-left = «Стоп, без ризику!» кажуть лише тоді, коли колода скінчилася.
harvest-why-between-turns = «Стоп, без ризику!» кажуть між двома ходами, доки наступний гравець не взяв карти.
harvest-why-called-already = «Стоп, без ризику!» вже пролунало.
harvest-why-put-one-aside = Ви зупинили гру без ризику. Відкладіть одну карту.
harvest-why-nothing-aside = Карту відкладає лише той, хто сказав «Стоп, без ризику!»

## Запис

harvest-note-held = Найбільше збирає { $seat }: { $number }. «Стоп!» удався.
harvest-note-failed = { $seat } збирає { $number }, а в когось не менше. «Стоп!» не вдався.
harvest-note-laps-over =
    { $number ->
        [one] { $number } коло без карт із колоди. Партія закінчується сама.
        [few] { $number } кола без карт із колоди. Партія закінчується сама.
       *[other] { $number } кіл без карт із колоди. Партія закінчується сама.
    }
