## Why not

cheat-why-not-in-hand = { $card } is not in your hand.
cheat-why-already-picked = { $card } is picked already.
cheat-why-three-at-most = Three cards are picked. Nobody could pass more off as one.
cheat-why-one-card = One card is picked, and one is what you may lay.
cheat-why-pick-first = First pick the card that you want to lay.
cheat-why-another-number = The number to say now is { $n }.
cheat-why-name-a-colour = The “one” names the colour of the new pile. Say which.
cheat-why-somebody-must-lay = All the others have just passed. You have to lay a card.
cheat-why-nothing-to-call = There is no card now that you could call.
cheat-why-not-on-yourself = The last card is your own. The others may call it.
cheat-why-you-are-out = You are out, so you call no more.
cheat-why-laps-over = The laps are over: no more cards are laid. The last one can still be called until the turn is back at whoever laid it.

## Moves in words

cheat-move-lay-1 = “one”
cheat-move-lay-2 = “two”
cheat-move-lay-3 = “three”
cheat-move-lay-4 = “four”
cheat-move-lay-5 = “five”
cheat-move-lay-6 = “six”
cheat-move-lay-7 = “seven”
cheat-move-lay-8 = “eight”
cheat-move-lay-9 = “nine”
cheat-move-lay-10 = “ten”
cheat-move-lay-11 = “eleven”
cheat-move-lay-12 = “twelve”
cheat-move-lay-13 = “thirteen”
cheat-move-lay-14 = “fourteen”
cheat-move-lay-15 = “fifteen”
cheat-move-lay-16 = “sixteen”
cheat-move-lay-17 = “seventeen”
cheat-move-lay-18 = “eighteen”
cheat-move-lay-19 = “nineteen”
cheat-move-lay-20 = “twenty”
cheat-move-lay-1-R = “one”, red
cheat-move-lay-1-Y = “one”, yellow
cheat-move-lay-1-G = “one”, green
cheat-move-lay-1-B = “one”, blue
cheat-move-cheat = Cheat!
cheat-move-too-many = Too many!

## The log

cheat-note-lie = That was no { $number }. { $seat } takes the pile.
cheat-note-lie-in-colour =
    { $key ->
        [red] That was no red { $number }. { $seat } takes the pile.
        [yellow] That was no yellow { $number }. { $seat } takes the pile.
        [green] That was no green { $number }. { $seat } takes the pile.
       *[blue] That was no blue { $number }. { $seat } takes the pile.
    }
cheat-note-truth = { $seat } told the truth. { $other } takes the pile.
cheat-note-several = There was more than one card. { $seat } takes the pile.
cheat-note-single = It was a single card. { $other } takes the pile.
cheat-note-set-aside = The pile is complete and leaves the game.
cheat-note-out = { $seat } has no cards left and is out.
cheat-note-wins = { $seat } wins.
cheat-note-laps-over =
    { $number ->
        [one] { $number } lap is over, and so is the round.
       *[other] { $number } laps are over, and so is the round.
    }
