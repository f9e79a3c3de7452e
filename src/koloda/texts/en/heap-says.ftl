## Why not

heap-why-turn-first = First turn up a card.
heap-why-place-first = { $card } is turned up and has to be placed first.
heap-why-belongs-elsewhere = { $card } fits on another player’s pile, so it cannot go onto your own.
heap-why-that-is-your-own = That is your own pile. To keep a card there is a move of its own: onto your own pile.
heap-why-empty-pile = No card lies open before { $seat }, so nothing can be put there.
heap-why-does-not-follow = { $card } does not follow { $top }.
heap-why-no-fouls = This table plays without fouls: cards place themselves.
heap-why-nothing-to-call = There is no card to call a foul on.
heap-why-not-on-yourself = A foul of yours is for the others to call.
heap-why-called-already = You have called on this card already.

## The log

heap-note-turns-over = { $seat } turns the face-up pile over.
heap-note-no-foul = Foul? { $seat } is mistaken.
heap-note-foul =
    { $number ->
        [0] A foul! { $seat } gets nothing: nobody has a card face down.
        [one] A foul! { $seat } gets { $number } card.
       *[other] A foul! { $seat } gets { $number } cards.
    }
heap-note-finished = { $seat } has no cards left. Place: { $number }.
