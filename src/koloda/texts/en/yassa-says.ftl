## Why not

yassa-why-say-ready-first = The game waits until “Ready” is said. Nothing else before that.
yassa-why-nobody-waits = Nobody is waiting for “Ready” now.
yassa-why-nobody-forgot = Nobody has forgotten “Yassa!”, or it is too late to say so.
yassa-why-not-on-yourself = “One card!” is for the others to call.
yassa-why-pass-after-drawing = You may pass only after drawing a card.
yassa-why-nothing-to-accept = There is nothing to take on.
yassa-why-nothing-to-check = There is no Wild Take Four to check.
yassa-why-no-bluffing = This table plays without bluffing. There is nothing to check.
yassa-why-answer-or-accept = Lay an answer, or draw the cards you owe.
yassa-why-drawn-already = One card is drawn. Lay it or pass.
yassa-why-nothing-to-draw = There is nothing left to draw. Lay a card that fits.
yassa-why-must-lay = You have a card that fits. Drawing is for those who have none.
yassa-why-not-in-hand = { $card } is not in your hand.
yassa-why-only-the-drawn = After drawing, only the drawn card may be laid. { $card } has to wait.
yassa-why-must-match = { $card } does not fit on { $top }. Colour now: { $colour }.
yassa-why-colour-in-hand = Wild Take Four is for a hand without the current colour. You hold it: { $colour }.
yassa-why-only-take-two = Only another Take Two answers a Take Two.
yassa-why-only-that-take-two = Only a Take Two of the named colour answers this. Colour: { $colour }.
yassa-why-only-the-twin = Out of turn only the twin may be laid: { $card }.
yassa-why-not-on-your-own = This table does not let you cover your own { $card }.
yassa-why-only-the-skipped = Only the skipped player may lay a second { $card } here.
yassa-why-no-intervention = This table plays without interventions. Wait for your turn.
yassa-why-no-twin-left = Nothing can be laid on { $card } out of turn.
yassa-why-yassa-too-soon = “Yassa!” belongs to the last card but one. Cards in your hand: { $n }.

## The log

yassa-note-bluff = A bluff: { $seat } takes the card back.
yassa-note-honest = It was honest: { $seat } lacked the colour.
yassa-note-forgot = { $seat } forgot “Yassa!” and draws two.
yassa-note-wrong-call = A wrong call: { $seat } draws two.
yassa-note-wrong-card = A wrong card: { $seat } takes it back and draws two.
yassa-note-no-more-cards =
    { $number ->
        [one] No cards are left: { $seat } draws { $number } card fewer.
       *[other] No cards are left: { $seat } draws { $number } cards fewer.
    }
