### Cards, the places where they lie, and the public numbers beside them.

colour-letter-red = R
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-blue = B
colour-letter-violet = V

face-J = joker
face-D = donkey

place-hand = hand
place-stock = stock
place-pile = pile
place-discard = discard pile
place-discards = discarded
place-gone = out of the round
place-trick = trick
place-market = market
place-row = row
place-drawn = just drawn
place-box = out of the game
face-genie = Genie
face-choice = Row Choice
yassa-face-W = wild: name a colour
yassa-face-W4 = wild, take four
yassa-place-drawn = just drawn
yassa-place-stock = stock
foxes-place-front = on the table
cheat-place-top = top of the pile
cheat-place-under = under the top card
sleepyhead-place-down = laid down
sleepyhead-place-unused = not used
heap-place-down = face down
heap-place-up = face up
heap-place-centre = centre
heap-place-turned = to be placed
snap-place-down = face down
snap-place-up = face up
snap-place-quartets = quartets
snap-place-centre = centre

## Public numbers. An empty line keeps quiet about what shows otherwise, or is for the rules alone.

fact-lead = { "" }
fact-phase = { "" }
fact-dealer = dealer: { $value }
donkey-fact-high = highest so far: { $value }
donkey-fact-size = cards to lay: { $value }
donkey-fact-rank =
    { $donkey ->
        [1] { "" }
       *[other] to beat: { $value }
    }
donkey-fact-donkey = the donkey was led
donkey-fact-barred = { "" }
foxes-fact-thief = { "" }
foxes-fact-victim = about the cards of { $value }
foxes-fact-left = still to draw: { $value }
yassa-fact-phase =
    { $key ->
        [two] a Take Two waits
        [four] a Wild Take Four waits
        [ready] waiting for somebody to be ready
       *[other] { "" }
    }
yassa-fact-back = counter-clockwise
yassa-fact-layer = { "" }
yassa-fact-forgot = { "" }
yassa-fact-twins = { "" }
tugriks-fact-starter = { "" }
tugriks-fact-reversed = counter-clockwise
tugriks-fact-bank = bank: { $value }
tugriks-seat-fact-coins =
    { $value ->
        [one] { $value } tugrik
       *[other] { $value } tugriks
    }
tugriks-seat-fact-began = { "" }
tugriks-seat-fact-out =
    { $value ->
        [0] { "" }
       *[other] out of the match
    }
tugriks-seat-fact-misses =
    { $value ->
        [0] { "" }
       *[other] misses a turn
    }
tugriks-fact-named = only { $value }
tugriks-fact-owed = of it still to lay: { $value }
tugriks-fact-finish = only the { $value } row
tugriks-fact-again = once more
tugriks-fact-completed = { "" }
tugriks-fact-idle = { "" }
tugriks-fact-paid = { "" }
tugriks-fact-unpaid = { "" }
tugriks-fact-winner = { "" }
eleven-fact-low = { "" }
eleven-fact-high = { "" }
eleven-fact-opening = { "" }
eleven-fact-laid = { "" }
eleven-fact-drew = drawn in this turn: { $value }
cheat-fact-number = number to say: { $value }
cheat-fact-colour = colour of the pile: { $value }
cheat-fact-layer = last card laid by { $value }
cheat-fact-passes = { "" }
cheat-fact-turns = { "" }
cheat-fact-laps = { "" }
sleepyhead-fact-giver = { "" }
sleepyhead-fact-exchanges = { "" }
heap-fact-placer = { "" }
heap-fact-onto = { "" }
heap-fact-vain = { "" }
heap-seat-fact-place =
    { $value ->
        [0] { "" }
       *[other] place { $value }
    }
snap-fact-first = { "" }
snap-fact-laps = laps played: { $value }
snap-fact-equal = { "" }
snap-fact-late = { "" }
snap-fact-ranks = { "" }
snap-fact-prize = { "" }
snap-fact-won = { "" }
snap-fact-vain = { "" }
snap-fact-lost = { "" }
