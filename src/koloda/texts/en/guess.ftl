guess-name = Guesswork
guess-pitch = Nobody sees the cards, everybody guesses their sum, and the closest guess takes them.

GUE-1 = The deck has 80 cards: 1 to 20 in red, yellow, green and blue. About half of them are dealt: 20 cards each for 2 players, 13 for 3, 10 for 4, 8 for 5, 6 for 6, 5 for 7 or 8. Everyone keeps theirs as a face-down pile, and nobody looks into it, not even its owner. The other cards are not needed and stay unseen too.
    .title = Deal
GUE-2 = In every turn everyone pushes the top card of their pile to the centre, still face down. Then all say at the same time what these cards add up to, as far as they can guess. Any whole number will do, from the number of players up to twenty times that: with three players, say, from 3 to 60.
    The cards are turned up. Whoever came closest takes them and lays them face up before them. Too low is as bad as too high.
    If several guesses are equally close, the cards by default stay in the centre and go to the winner of the next turn together with the new ones; the sum to guess is always that of the new cards alone. What is left in the centre after the last turn belongs to nobody. The table may agree instead that such cards are put away at once.
    .title = A turn
GUE-3 = When the piles are used up, whoever has taken most cards wins; ties share the win.
    .title = Winner

guess-option-ties = What happens when several guesses are equally close: the cards wait for the next winner, or nobody gets them
    .clause = GUE-2
