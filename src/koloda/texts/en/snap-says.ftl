## Why not

snap-why-nothing-turned-up = No card has been turned up yet, so there is nothing to shout about.
snap-why-called-in-vain = You have shouted that on this card already. The next card is a new occasion.
snap-why-out-for-good = You shouted wrongly without a card left. You are out for good.

## The log

snap-note-turns-over = { $seat } turns the face-up pile over.
snap-note-tsap = Tsap! Equal cards go to { $seat }: { $number }.
snap-note-tsarap = Tsarap! Cards from the centre go to { $seat }: { $number }.
snap-note-late = { $seat } shouts too late. Nothing happens.
snap-note-wrong =
    { $number ->
        [one] A wrong call: { $seat } puts { $number } card in the centre.
       *[other] A wrong call: { $seat } puts { $number } cards in the centre.
    }
snap-note-wrong-for-nothing = A wrong call, but { $seat } has no card face up.
snap-note-wrong-and-out = A wrong call without a card left: { $seat } is out for good.
snap-note-tsap-tie = Tsap! At the same instant: nobody gets anything.
snap-note-tsarap-tie = Tsarap! At the same instant: the pile stays in the centre.
snap-note-quartet = { $seat } sets a quartet aside: { $number }.
snap-note-laps-over =
    { $number ->
        [one] { $number } lap is over, and so is the round.
       *[other] { $number } laps are over, and so is the round.
    }
