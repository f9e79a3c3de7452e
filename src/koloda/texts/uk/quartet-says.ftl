## Ходи, місця й числа

quartet-move-ask = { $seat }, є { $rank }?
quartet-move-none = немає
quartet-place-quartets = квартети
quartet-fact-asker = { "" }
quartet-fact-rank = питають: { $value }
quartet-seat-fact-tried =
    { $value ->
        [0] { "" }
       *[other] запитання вже було
    }
quartet-fact-idle = { "" }
quartet-seat-fact-lost =
    { $value ->
        [0] { "" }
        [one] мінус { $value } бал
        [few] мінус { $value } бали
       *[other] мінус { $value } балів
    }

## Чому не можна

quartet-why-nobody-asks = Вас ні про що не питають. Зараз питаєте ви.
quartet-why-same-rank = Після хибної карти питають той самий номінал: { $rank }.
quartet-why-not-yourself = Питають інших, а не себе.
quartet-why-no-cards = { $seat } сидить без карт. Спитайте іншого.
quartet-why-asked-already = Це запитання вже чув гравець { $seat }. Кожного питають по разу.
quartet-why-quartet-lies = Квартет номіналу { $rank } вже відкладено.
quartet-why-rank-not-held = Номіналу { $rank } у вас немає. За цим столом питають лише те, що є в самого.
quartet-why-answer-first = Вас спитали: чи є { $rank }? Спершу дайте відповідь.
quartet-why-must-give = Номінал { $rank } у вас є. Карту треба дати.
quartet-why-not-in-hand = Карти { $card } у вашій руці немає.
quartet-why-no-right-card = Номіналу { $rank } у вас немає, давати нічого.

## Запис

quartet-note-has-none = { $seat }: немає.
quartet-note-wrong-card = Карта хибна, хоча потрібна є. { $seat } втрачає бал.
quartet-note-no-quartets =
    { $number ->
        [one] { $number } запитання — і жодного квартету. Партію закінчено.
        [few] { $number } запитання — і жодного квартету. Партію закінчено.
       *[other] { $number } запитань — і жодного квартету. Партію закінчено.
    }
