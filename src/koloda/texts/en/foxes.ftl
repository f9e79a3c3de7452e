foxes-name = Foxes
foxes-pitch = Lay out as many cards as you can, and steal what is lower than yours.

FOX-1 = The deck has 104 number cards, the ranks 1 to 13 in eight suits, and five jokers. Suits play no part. A marker shows whose turn it is.
    .title = Deck
FOX-2 = Everyone gets 13 cards. A row of six open cards is laid out, the market. All other cards form the closed stock.
    The rulebook gives the first turn to the youngest. Here the first player is chosen by lot, unless the table names a seat. If more rounds follow, the first turn moves clockwise from round to round.
    .title = Deal
FOX-3 = Turns go clockwise. Whoever is active must lay at least one card in front of them; several cards have to share a rank. They form a new group, which covers that player’s earlier ones. Nobody may pass.
    Rank and size are free, whatever the earlier groups were. All groups stay in sight.
    .title = A turn
FOX-4 = A joker laid with ranked cards counts as that rank. Jokers without other cards are the highest rank, above 13.
    What a group was laid as, it stays while on the table. Back in a hand, a joker may again become anything.
    .title = Jokers
FOX-5 = The new group is compared with the top group of each other player, clockwise from the active player.
    If the size is the same and the new rank is strictly higher, that top group is stolen. This is not a choice. With any other player nothing happens, and from a player without groups there is nothing to steal.
    Equal ranks steal nothing, and this holds for jokers against jokers too.
    Victims are dealt with one after another, clockwise. No player is compared twice in the same turn: what a theft uncovers is safe until another turn.
    .title = Comparing
FOX-6 = The active player decides first whether to take the stolen group into hand.
    1) Taken: the victim draws as many cards as were stolen.
    2) Not taken: the victim chooses. Either the group goes back into the victim’s own hand and nothing is drawn, or it is discarded and the victim draws as many cards.
    Everything with one victim, the draw included, is finished before the next.
    Example: a pair of 12s is laid. A single 3 is safe, since the size differs. A pair of 9s is taken, and its owner draws two. A pair of 7s is not wanted, so its owner takes it back or discards it and draws two.
    .title = The stolen group
FOX-7 = A draw is made card by card, each from the closed stock or from the market. The choice is free every time, with the previous card already seen.
    Only when this draw is over is the market filled up to six again, as far as the stock allows, and only then comes the next victim.
    .title = Drawing
FOX-8 = The game ends at once when any player has no card left in hand, or when neither stock nor market has one.
    By default a player who lays their last card ends the game on the spot, and that group steals nothing. The table may choose that the last group steals first and the end is checked only after that; a player who has then taken a group into hand plays on.
    A draw that cannot be completed takes what there is. The moment neither stock nor market has a card left, the game is over, be it between two victims or right after a draw that could still be completed. Thefts already settled stand, and players whose turn to be compared had not come keep their groups.
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
