foxes-name = Foxes
foxes-pitch = Lay out as many cards as you can, and steal what is lower than yours.

FOX-1 = The deck has 104 number cards, the ranks 1 to 13 in eight suits, and five jokers. Suits play no part. A marker shows whose turn it is.
    .title = Deck
FOX-2 = Everyone gets 13 cards. Six cards are laid face up in a row, the market. The rest is the face-down stock.
    The rulebook gives the first turn to the youngest. Here the first player is chosen by lot, unless the table names a seat. If more rounds follow, the first turn moves clockwise from round to round.
    .title = Deal
FOX-3 = Turns go clockwise. The active player must lay one or more cards of one rank as a new group in front of them, on top of their earlier groups. There is no passing.
    Rank and size are free, whatever the earlier groups were. All groups stay in sight.
    .title = A turn
FOX-4 = A joker laid with ranked cards counts as that rank. Jokers without other cards are the highest rank, above 13.
    A group on the table keeps its rank. A joker taken into hand is free to be anything again.
    .title = Jokers
FOX-5 = The new group is compared with the top group of each other player, clockwise from the active player.
    If the size is the same and the new rank is strictly higher, that top group is stolen. This is not a choice. With any other player nothing happens, and from a player without groups there is nothing to steal.
    Equal ranks steal nothing, and this holds for jokers against jokers too.
    Victims are dealt with one after another, clockwise. Each player is compared once in a turn: a group uncovered by a theft is safe until another turn.
    .title = Comparing
FOX-6 = The active player decides first whether to take the stolen group into hand.
    1) Taken: the victim draws as many cards as were stolen.
    2) Not taken: the victim chooses. Either the group goes back into the victim's own hand and nothing is drawn, or it is discarded and the victim draws as many cards.
    Everything with one victim, the draw included, is finished before the next.
    Example: a pair of 12s is laid. A single 3 is safe, since the size differs. A pair of 9s is taken, and its owner draws two. A pair of 7s is not wanted, so its owner takes it back or discards it and draws two.
    .title = The stolen group
FOX-7 = Cards are drawn from the face-down stock or from the market, one at a time; the place is chosen anew each time, after seeing the card before.
    Only when this draw is over is the market filled up to six again, as far as the stock allows, and only then comes the next victim.
    .title = Drawing
FOX-8 = The game ends at once when any player's hand is empty, or when stock and market are both empty.
    By default a player who lays their last card ends the game on the spot, and that group steals nothing. The table may choose that the last group steals first and the end is checked only after that; a player who has then taken a group into hand plays on.
    A draw that cannot be completed takes what there is. Once stock and market are both empty the game is over at that instant, even between two victims and even if the draw was just completed: what has been stolen stays as it was decided, and players not yet compared keep their groups.
    Nothing is ever drawn from the discards.
    .title = End
FOX-9 = Each card lying in front of you is worth 1 point, each card in your hand costs 1. Discarded cards count for nobody. The most points win; ties share the win.
    By default the game is one round. If the table sets more, the scores of the rounds are added up.
    .title = Score

foxes-option-rounds = How many rounds make a match
    .clause = FOX-9
foxes-option-first = Who has the first turn: drawn by lot, or a seat you name
    .clause = FOX-2
foxes-option-last-steal = The last group laid still steals before the game ends
    .clause = FOX-8
