## Why not

foxes-why-not-in-hand = Your hand does not hold { $cards }.
foxes-why-must-lay = It is your turn: lay one or more cards of one rank. There is no passing.
foxes-why-take-or-leave =
    { $n ->
        [one] First the stolen card: take it into your hand, or leave it.
       *[other] First the { $n } stolen cards: take them into your hand, or leave them.
    }
foxes-why-back-or-discard =
    { $n ->
        [one] First your lost card: take it back, or discard it and draw one.
       *[other] First your { $n } lost cards: take them back, or discard them and draw { $n }.
    }
foxes-why-stock-empty = The stock is empty. Draw from the market.
foxes-why-not-in-market = There is no { $card } in the market.
foxes-why-must-draw =
    { $n ->
        [one] First draw one more card, from the stock or the market.
       *[other] First draw { $n } more cards, one at a time, from the stock or the market.
    }

## The log

foxes-note-steals =
    { $number ->
        [one] { $seat } steals one card from { $other }.
       *[other] { $seat } steals { $number } cards from { $other }.
    }
foxes-note-hand-empty = { $seat } has no cards left. The round is over.
foxes-note-nothing-to-draw = Stock and market are empty. The round is over.
