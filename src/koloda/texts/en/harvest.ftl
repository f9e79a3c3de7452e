harvest-name = Colour Harvest
harvest-pitch = Gather one colour, and stop before somebody else has gathered more.

HAR-1 = The deck has 80 cards: 1 to 20 in red, yellow, green and blue. About half of them are dealt: 20 cards each for 2 players, 13 for 3, 10 for 4, 8 for 5, 7 for 6. The rest is the face-down stock. The dealer begins the first round (who that is, see COM-1); every later one is begun by the loser of the round before. Play goes clockwise.
    .title = Deal and start
HAR-2 = In your turn, draw first: the top card of the stock or of any face-up pile. Then lay one card face up, any card of your hand, even the one you have just drawn.
    There are to be four face-up piles. As long as fewer lie there, be it because one was used up, the card you lay starts a new one. With four it goes on whichever you like.
    .title = A turn
HAR-3 = If all your cards have one colour, you may say “Stop!” in your turn: before you draw; as soon as you have drawn, when the new card counts too and nothing is laid; or as you lay your card. The first turn is no exception.
    Everyone then shows their cards. A player’s result is the largest sum of one colour in their hand. Whoever said “Stop!” needs more than each of the others. If they have it, everybody scores their own result. If not, they are the loser and score nothing in this round, while the others score theirs.
    .title = Stop!
HAR-4 = Once the stock is empty and the turn that emptied it is over, anybody may say “Stop, no risk!”, in turn or out of turn. The moment for it is between two turns: one player has laid their card, the next has not drawn yet. It takes no single colour. The caller puts any one card aside. Then everybody scores their result, the caller included, however large or small it is. In one’s own turn a plain “Stop!” is still possible (HAR-3).
    If nobody stops a round, it ends by itself in this way, and no card is put aside. That happens after two laps with an empty stock; and after twenty laps in a row in which nobody has drawn from the stock.
    .title = Stop, no risk!
HAR-5 = The loser of a round is whoever said “Stop!” in vain. If nobody did, it is whoever has the smallest result; if several have it, the first of them clockwise, starting from the player who began the round.
    A match has three rounds, unless the table sets another number. The highest total wins; ties share the win.
    .title = Loser and match

harvest-option-rounds = How many rounds make a match
    .clause = HAR-5
harvest-option-dealer = Who deals and begins the first round: drawn by lot, or a seat you name
    .clause = COM-1
