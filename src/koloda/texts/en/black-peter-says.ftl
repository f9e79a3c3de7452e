## Words

black-peter-move-draw = draw { $number }
black-peter-move-put = card { $number } to place { $to }
black-peter-place-pairs = pairs
black-peter-place-aside = set aside
black-peter-fact-round = { "" }
black-peter-fact-beard = black beard: { $value }
black-peter-seat-fact-forfeits =
    { $value ->
        [0] { "" }
        [one] owes a forfeit
       *[other] owes { $value } forfeits
    }

## Why not

black-peter-why-order-before-being-drawn-from = You are drawing now. Your own hand can be put in order before somebody draws from it.
black-peter-why-no-such-card =
    { $n ->
        [one] { $other } has only one card.
       *[other] { $other } has only { $n } cards.
    }
black-peter-why-not-your-draw = Another player is drawing, from you. You may put your hand in order before that.
black-peter-why-no-such-place = You have only { $n } cards.

## The log

black-peter-note-out = { $seat } has no cards left and is out of danger.
black-peter-note-black-peter = { $seat } is left with the { $number } and is Black Peter: a black beard until the next round ends, and a forfeit.
black-peter-note-forfeit =
    { $number ->
        [1] A forfeit for { $seat }: sing a verse of a song.
        [2] A forfeit for { $seat }: ask the table a riddle.
        [3] A forfeit for { $seat }: crow like a rooster at dawn.
        [4] A forfeit for { $seat }: stand on one leg and count from twenty down to one.
        [5] A forfeit for { $seat }: say something kind to everyone at the table.
        [6] A forfeit for { $seat }: act out an animal until somebody guesses it.
        [7] A forfeit for { $seat }: say a tongue-twister three times, fast.
        [8] A forfeit for { $seat }: recite a poem, or make one up.
        [9] A forfeit for { $seat }: dance without any music.
       *[10] A forfeit for { $seat }: make somebody laugh without a word.
    }
