## Why not

tugriks-why-not-your-turn = It is another player’s turn.
tugriks-why-not-in-hand = { $card } is not in your hand.
tugriks-why-only-the-drawn-card = After a draw only the drawn card can be laid.
tugriks-why-only-colour =
    { $n ->
        [one] Only one colour now: { $colour }. One more card.
       *[other] Only one colour now: { $colour }. { $n } more cards.
    }
tugriks-why-only-row = One row has to be completed first: { $colour }.
tugriks-why-row-not-started = This row begins with its 5, which is not on the table yet: { $colour }.
tugriks-why-only-the-real-card = A stand-in lies at { $place } already. Only the real card goes on top of it.
tugriks-why-place-is-filled = { $place } lies on the table already.
tugriks-why-not-next = { $place } cannot be reached yet. Rows grow from the 5 outward.
tugriks-why-name-a-colour = { $card } needs a colour: name one whose row has an open place.
tugriks-why-row-is-complete = This row is complete and cannot be named: { $colour }.
tugriks-why-last-card-names-nothing = The last card in a hand has no effect. Lay { $card } without naming a colour.
tugriks-why-must-lay = You have a card that can be laid. It has to go down.
tugriks-why-must-lay-drawn = The drawn card can be laid. It has to go down.
tugriks-why-drawn-already = You have drawn already. Lay the drawn card or keep it.
tugriks-why-nothing-drawn = You have not drawn a card yet.
tugriks-why-draw-first = There is a stock: draw a card first.
tugriks-why-stock-is-empty = The stock is empty. There is nothing to draw.
tugriks-why-nothing-to-pay = At this table nothing is paid when the stock is empty. Pass.
tugriks-why-must-pay = Passing costs one tugrik. Pay it.
tugriks-why-pays-by-itself = At this table the coin is paid by itself.
tugriks-why-own-debt = The forgotten coin is yours. Only others can call it.
tugriks-why-nobody-owes = Nobody has forgotten to pay.
tugriks-why-must-is-enforced = At this table nobody can hide a card that fits. There is nothing to check.
tugriks-why-check-comes-first = A check comes before your own move.
tugriks-why-nobody-to-check = Only a turn that has just ended in paying can be checked.
tugriks-why-loans-off = There is no lending at this table.
tugriks-why-out-of-match = This player is out of the match.
tugriks-why-not-broke = This player still has tugriks.
tugriks-why-no-coins-of-your-own = You have no tugriks of your own to lend.
tugriks-why-keep-one =
    { $n ->
        [0] You have one tugrik left, and it stays with you.
       *[other] From 1 to { $n }: at least one tugrik stays with you.
    }

## The log

tugriks-note-completed = { $seat } completes a row.
tugriks-note-turned = { $seat } turns the direction of play.
tugriks-note-paid =
    { $number ->
        [0] { $seat } has nothing to pay with.
        [one] { $seat } pays { $number } tugrik.
       *[other] { $seat } pays { $number } tugriks.
    }
tugriks-note-robbed =
    { $number ->
        [0] { $seat } finds the bank empty.
        [one] { $seat } takes { $number } tugrik from the bank.
       *[other] { $seat } takes { $number } tugriks from the bank.
    }
tugriks-note-swapped = Everyone draws a card from the next player.
tugriks-note-missed = { $seat } misses a turn.
tugriks-note-forgot = { $seat } forgot to pay: the coin owed, and one more.
tugriks-note-caught = { $other } checks: { $seat } could have laid a card.
tugriks-note-checked-in-vain = { $seat } checks in vain: { $other } had nothing to lay.
tugriks-note-won =
    { $number ->
        [one] { $seat } is out of cards and takes the bank: { $number } tugrik.
       *[other] { $seat } is out of cards and takes the bank: { $number } tugriks.
    }
tugriks-note-blocked =
    { $number ->
        [one] Nobody can go on. { $number } tugrik stays in the bank.
       *[other] Nobody can go on. { $number } tugriks stay in the bank.
    }
