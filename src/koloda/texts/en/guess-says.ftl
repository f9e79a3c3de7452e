## Moves and places

guess-move-guess = { $number }
guess-place-won = won
guess-place-centre = in the centre
guess-place-stake = at stake

## The log

guess-note-sum = Together: { $number }.
guess-note-takes =
    { $number ->
        [one] { $seat } is closest and takes { $number } card.
       *[other] { $seat } is closest and takes { $number } cards.
    }
guess-note-stays =
    { $number ->
        [one] Nobody is closest alone. { $number } card waits for the next winner.
       *[other] Nobody is closest alone. { $number } cards wait for the next winner.
    }
guess-note-put-away = Nobody is closest alone. The cards are put away.
guess-note-left-over = Nobody is closest alone. The last cards are nobody’s.
