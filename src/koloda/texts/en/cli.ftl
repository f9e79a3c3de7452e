### What the terminal says.

cli-you = you
cli-guest = Guest
cli-bot-names = Vera, Max, Katya, Bohdan, Ida, Lev, Olha, Timur, Nina, Mark, Zoya, Ostap
cli-welcome = Type a card or its number in the list. ? lists everything, h helps, q leaves.
cli-round = round { $n }
cli-round-of = round { $n } of { $all }
cli-hand = Your hand
cli-picked = Picked
cli-some-cards = some cards
cli-your-turn = Your turn.
cli-call = You may say something now. Enter: say nothing.
cli-unseen = Before the next move you may change something, unseen by the others. Enter: leave it as it is.
cli-cell = Type the number of a card.
cli-put-how = { $verb } FROM TO: two places from { $low } to { $high }
cli-sealed = Everyone chooses, and nobody sees the others’ choice before all have chosen.
cli-sealed-unseen = Choose. The others do not see what you choose.
cli-only = Only one thing can be done. Enter: { $move }
cli-forced = There is only one way: { $move }
cli-choose = Your move, please: one of those above, ? for all of them, h for help.
cli-unknown = “{ $text }” is not a move in this game. ? lists what you can do, h helps.
cli-why-how = Add the move you mean: why { $move }, or ? { $move }.
cli-allowed = That is allowed. Type it to do it.
cli-between = The round is over. Enter deals the next one.
cli-no-clause = There is no clause “{ $id }” in this game.
cli-rules-hint = The whole text of a clause: rules { $id }
cli-rules-taken-over = Taken over from { $name }, unless said otherwise above:
cli-legend = Cards: { $cards }
cli-no-undo = There is nothing to take back in this round.
cli-undone = Taken back.
cli-left = Left. The same cards again: --seed { $seed }
cli-time-up = Time is up: this round is the last.
cli-left-over = Left in hand
cli-round-column = Round
cli-total = Total
cli-next-deal = Enter: next deal >
cli-lend-hint = Who is broke may borrow from you: lend SEAT COINS ({ $seats }).
cli-lend-how = Like this: lend 2 5, seat and coins.
cli-lent = Lent.
cli-winners =
    { $n ->
        [1] Winner: { $names }
       *[other] Shared win: { $names }
    }
cli-help =
    Type a move as the list writes it, or its number as the list shows it (#3 or 3.).
    Enter       say nothing, where something could be said
    ?           everything you can do
    ? MOVE      whether a move is allowed, and if not, why not
    rules       the rules; rules ID for one clause
    s           the score sheet
    u           take back your last move in this round
    q           leave
cli-games-game = Game
cli-games-players = Players
cli-games-about = About
cli-options-option = Option
cli-options-default = Usual
cli-options-values = Values
cli-options-clause = Clause
cli-options-about = About
cli-any-text = a text, or @file
cli-seat-or-random = a seat, or random
cli-from-to = { $low } to { $high }
cli-or-none = { $values }, or none
cli-yes-no = true, false
cli-none = none
cli-replay-next = Enter: go on, q: stop >
cli-replay-deal = Round { $n } is dealt.
cli-replay-time = Time is up.
cli-replay-loan = { $name } → { $other }: { count-tugriks }, a loan
cli-replay-scores = Points: { $scores }
cli-replay-end = The match is over. Winner: { $names }
cli-replay-unfinished = The record ends here; the match was not finished.
cli-verified =
    { $moves ->
        [one] The record is true: { $game }, { count-rounds }, { $moves } move.
       *[other] The record is true: { $game }, { count-rounds }, { $moves } moves.
    }
cli-recorded =
    { $moves ->
        [one] Recorded in { $file }: { count-rounds }, { $moves } move.
       *[other] Recorded in { $file }: { count-rounds }, { $moves } moves.
    }
cli-interpreted = The engine runs interpreted: right, but slower.
cli-sim-title = { $game }, { $players } players, { $matches } { $n ->
        [one] match
       *[other] matches
    }, seed { $seed }
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-mean = Mean
cli-sim-spread = Spread
cli-sim-least = Least
cli-sim-median = Median
cli-sim-most = Most
cli-sim-rounds = Rounds: { $rounds }. Moves in a round: { $mean } on average, { $least } to { $most }, median { $median }.
cli-sim-longest = The most moves in a round: { $moves }, in round { $round } of the match with seed { $seed }.
cli-sim-scores = Points are those of a round; a shared win counts in parts.
cli-perft-depth = Depth
cli-perft-sequences = Sequences of moves
