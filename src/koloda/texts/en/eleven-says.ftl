## Why not

eleven-why-not-in-hand = { $card } is not in your hand.
eleven-why-must-open = { $card } opens the round, and it is in your hand. It goes first.
eleven-why-row-not-started = { $card } has no row yet. The row starts with { $next }.
eleven-why-does-not-fit = { $card } does not fit yet. Next in its row: { $next }.
eleven-why-must-lay-one = You have a card that fits. One has to go down before you stop.
eleven-why-drawn-must-be-laid = { $card }, just drawn, fits. It goes down first.
eleven-why-draw-first =
    { $n ->
        [0] Nothing fits, and there is a stock. Draw a card.
        [1] One card drawn, none fits. Draw another.
       *[other] Two cards drawn, none fits. Draw another.
    }
eleven-why-no-draw-after-laying = You have laid a card this turn. Lay another or stop.
eleven-why-can-lay = You have a card that fits. Drawing is for those who have none.
eleven-why-three-drawn = Three cards drawn. The turn moves on.
eleven-why-stock-empty = The stock is empty. The turn moves on.

## The log

eleven-note-none-fits =
    { $number ->
        [0] { $seat }: nothing fits, nothing to draw.
        [1] { $seat }: one card drawn, none fits.
        [2] { $seat }: two cards drawn, none fits.
       *[other] { $seat }: three cards drawn, none fits.
    }
