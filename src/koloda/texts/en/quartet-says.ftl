## Moves, places and numbers

quartet-move-ask = { $seat }, any { $rank }s?
quartet-move-none = I have none
quartet-place-quartets = quartets
quartet-fact-asker = { "" }
quartet-fact-rank = asked for: { $value }
quartet-seat-fact-tried =
    { $value ->
        [0] { "" }
       *[other] asked already
    }
quartet-fact-idle = { "" }
quartet-seat-fact-lost =
    { $value ->
        [0] { "" }
        [one] { $value } point lost
       *[other] { $value } points lost
    }

## Why not

quartet-why-nobody-asks = Nobody has asked you. It is you who asks.
quartet-why-same-rank = After a wrong card you go on asking for the same rank: { $rank }.
quartet-why-not-yourself = You ask the others, not yourself.
quartet-why-no-cards = { $seat } has no cards left to ask for.
quartet-why-asked-already = { $seat } has been asked for this rank already.
quartet-why-quartet-lies = The quartet of { $rank } lies on the table already.
quartet-why-rank-not-held = You hold no { $rank }s. At this table you ask only for what you hold.
quartet-why-answer-first = You have been asked a question: any { $rank }s? Answer first.
quartet-why-must-give = You hold a card of rank { $rank }, so you have to give one.
quartet-why-not-in-hand = { $card } is not in your hand.
quartet-why-no-right-card = You have no { $rank }s, so there is nothing to give.

## The log

quartet-note-has-none = { $seat } has none.
quartet-note-wrong-card = A wrong card, though { $seat } has a right one. That costs a point.
quartet-note-no-quartets =
    { $number ->
        [one] { $number } question and no quartet. The round is over.
       *[other] { $number } questions and no quartet. The round is over.
    }
