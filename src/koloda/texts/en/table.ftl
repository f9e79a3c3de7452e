### What the table itself says, whatever the game: why something cannot be done, and what has happened.

table-why-round-over = The round is over.
table-why-not-your-turn = It is not your turn.
table-why-already-chosen = You have chosen. Now the others choose.
table-why-not-now = That is not possible at this moment.
table-why-no-loans = Nothing can be lent in this game.
table-why-match-over = The match is over.
table-why-round-not-over = The round is still being played.
table-why-not-between-rounds = Loans are made between rounds.
table-why-stale = The table has moved on: the question you answered is closed.
table-why-unknown-move = There is no such move in this game.
table-why-unknown-game = There is no such game.
table-why-unknown-bot = There is no such bot.
table-why-seat = There is no such seat.
table-why-players = The game is not for that many players.
table-why-option = The game has no such option, or the option no such value.
table-why-position = The position cannot be read.
table-why-record = The record cannot be read.
table-why-not-over = The match is not over yet.
table-why-no-clock = This match is not played by the clock.
table-why-view = Only the table itself can be played on.
table-why-not-your-view = That is not yours to see.

## The log

tell-move = { $name }: { $move }
tell-draws = { $name } draws { $cards }
tell-takes = { $name } takes { $cards }
tell-gives = { $name } → { $other }: { $cards }
tell-lays = { $name }: { $cards } → { $place }
tell-turns = Turned up: { $cards }
tell-turns-up = { $name } turns up { $cards }
tell-opens = { $name } turns up { $number }: { $cards }
tell-swept = Off the table: { $cards }
tell-looks = { $name } is shown the cards of { $other }
tell-looks-at = { $name } is shown the cards of { $other }: { $cards }
tell-shuffle = Shuffled: { $place }
tell-over = The round is over.

## Moves in words

move-pass = pass
move-draw = draw a card
move-draw-stock = draw from the stock
move-stop = stop here
word-pass = pass
word-draw = draw
word-stop = stop
foxes-move-take = take them into hand
foxes-move-leave = do not take them
foxes-move-back = take them back
foxes-move-discard = discard them and draw
yassa-move-draw = draw a card
yassa-move-one-card = One card!
yassa-move-check = ask to see the hand
yassa-move-accept = draw the cards
yassa-move-ready = ready
tugriks-move-keep =
    { $manual_pay ->
        [true] keep the card
       *[other] keep the card and pay
    }
tugriks-move-pay = pay
tugriks-move-check = check the hand
tugriks-move-you-owe = You owe!
heap-move-turn = turn up a card
heap-move-foul = Foul!
heap-move-centre = to the centre
heap-move-own = onto your own pile
heap-word-pile = onto the pile of
snap-move-turn = turn up a card
snap-move-tsap = Tsap!
snap-move-tsarap = Tsarap!
word-yassa = Yassa!
word-R = red
word-Y = yellow
word-G = green
word-B = blue
word-V = violet

## How a move is told where that is not how one says it. An empty line: what follows in the log tells it.

told-draw = { $name } draws a card
told-draw-stock = { $name } draws from the stock
eleven-told-stop = { $name } stops here
foxes-told-take = { $name } takes them into hand
foxes-told-leave = { $name } does not take them
foxes-told-back = { $name } takes them back
foxes-told-discard = { $name } discards them and draws
yassa-told-check = { $name } asks to see the hand
yassa-told-accept = { $name } draws the cards
tugriks-told-keep = { $name } keeps the card and pays
tugriks-told-pay = { $name } pays
tugriks-told-check = { $name } checks the hand
sleepyhead-told-down = { $name } lays the cards down
heap-told-turn = { "" }
heap-told-own = { $name }: onto their own pile
snap-told-turn = { "" }
harvest-told-aside-cards = { $name } puts { $cards } aside
