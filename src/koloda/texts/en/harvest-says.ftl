## Moves, places and numbers

harvest-move-draw-pile1 = draw from pile 1
harvest-move-draw-pile2 = draw from pile 2
harvest-move-draw-pile3 = draw from pile 3
harvest-move-draw-pile4 = draw from pile 4
harvest-move-stop = Stop!
harvest-move-no-risk = Stop, no risk!
harvest-word-pile1 = on pile 1
harvest-word-pile2 = on pile 2
harvest-word-pile3 = on pile 3
harvest-word-pile4 = on pile 4
harvest-word-stop = and stop!
harvest-word-aside = aside:
harvest-place-pile1 = pile 1
harvest-place-pile2 = pile 2
harvest-place-pile3 = pile 3
harvest-place-pile4 = pile 4
harvest-place-aside = put aside
harvest-fact-phase =
    { $key ->
        [aside] waiting for the card that is put aside
       *[other] { "" }
    }
harvest-fact-first = { "" }
harvest-fact-caller = { "" }
harvest-fact-idle = { "" }

## Why not

harvest-why-not-in-hand = { $card } is not in your hand.
harvest-why-draw-first = Draw a card first, then lay one.
harvest-why-lay-one = You have drawn already. Lay a card now.
harvest-why-stock-empty = The stock is empty. The piles are still there.
harvest-why-pile-empty = There is nothing on that pile.
harvest-why-four-piles = Four piles lie there already. Choose one of them.
harvest-why-new-pile = Fewer than four piles lie there, so the card starts a new one.
harvest-why-several-colours = Your cards have more than one colour. You can stop only with a single one.
harvest-why-several-colours-left = Without { $card } your cards still have more than one colour. You can stop only with a single one.
harvest-why-stock-left = Without risk you can stop only once the stock is empty.
harvest-why-between-turns = Without risk you can stop between two turns, before the next player draws.
harvest-why-called-already = The call has been made already.
harvest-why-put-one-aside = You have stopped without risk. Put one card aside.
harvest-why-nothing-aside = A card is put aside only by someone who has stopped without risk.

## The log

harvest-note-held = { $seat } has the most: { $number }. The stop holds.
harvest-note-failed = { $seat } has { $number }, and somebody else at least as much. The stop has failed.
harvest-note-laps-over =
    { $number ->
        [one] { $number } lap without the stock. The round ends by itself.
       *[other] { $number } laps without the stock. The round ends by itself.
    }
