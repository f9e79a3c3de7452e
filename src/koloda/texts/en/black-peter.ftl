black-peter-name = Black Peter
black-peter-pitch = Draw blindly, make pairs, and do not be left with the card that has no twin.

BLP-1 = Two colours are used, 40 cards. One card is set aside face down, and nobody sees it. Its twin, the same number in the other colour, is now Black Peter, and nobody knows which card that is.
    The other 39 cards are dealt one at a time, beginning with the player to the dealer’s left, until they run out; some players may get one more. Two cards with the same number are a pair. Pairs are always laid out, those that were dealt and those that come together later.
    At the end of the round the card set aside is shown.
    .title = Deal and pairs
BLP-2 = The player to the dealer’s left begins, and play goes clockwise. In your turn you draw one card blindly from your left neighbour: you only choose its place in their hand. If it makes a pair, the pair is laid out.
    A player without cards is passed over and not drawn from; your left neighbour is then the next player who still has some.
    Before a card is drawn from your hand you may put your cards in another order.
    .title = Drawing
BLP-3 = Whoever has no cards left is out of danger. The last player, with one single card, is Black Peter: they get a black beard, which stays on until the end of the next round, and owe a forfeit.
    A match has three rounds, unless the table sets another number. Whoever was Black Peter least often wins; ties share the win. Forfeits are paid after the last round: for each the table suggests something, drawn by lot.
    .title = Black Peter

black-peter-option-rounds = How many rounds make a match
    .clause = BLP-3
black-peter-option-dealer = Who deals first: drawn by lot, or a seat you name
    .clause = COM-1
