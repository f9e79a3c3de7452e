tugriks-name = Tugriks
tugriks-pitch = Rows of colour grow from the fives, and coins wander from hand to hand by way of the bank.

TUG-1 = The pictures in the rulebook are lost, so a table may bring a deck of its own. By default the deck has 50 cards: four colours (red, yellow, green, violet), each with the numbers 0 to 9 and an X, then four Genies and two Row Choices.
    Sixteen numbered cards carry an action as well, each action twice:
    red: 1 Fine, 3 Swap, 7 Colour Choice, 9 Robbery;
    yellow: 1 Skip, 3 Again, 7 Take Two, 9 Reverse;
    green: 1 Robbery, 3 Colour Choice, 7 Fine, 9 Swap;
    violet: 1 Reverse, 3 Take Two, 7 Again, 9 Skip.
    .title = Deck
TUG-2 = With 2 players everyone gets 16 cards, with 3 players 10, with 4 players 8, with 5 players 7, with 6 players 6, with 7 or 8 players 5. The rest is the face-down stock.
    In later rounds only the players still in are counted.
    .title = Deal
TUG-3 = Everyone starts the match with the same number of tugriks, 20 unless the table sets another. Before each round everyone pays one into the bank.
    The first player of the first round is drawn by lot, unless the table names a seat. Each later round is begun by the next player clockwise who is still in.
    Every round starts out clockwise.
    .title = Coins
TUG-4 = Each colour has one row, and only its 5 can begin it. From there it grows outward: 4, 3, 2, 1, 0 on one side and 6, 7, 8, 9, X on the other. The X comes after the 9.
    .title = Rows
TUG-5 = In your turn you lay exactly one card. It can be:
    1) a 5, which starts its row;
    2) the next card outward on either side of a started row;
    3) a 0 or an X whose row has been started, if a 0 (or an X) of another colour already lies on the table. Its own row need not have reached that far. A Genie or Row Choice that stands for a 0 or an X counts as that card, and may itself be attached in this way;
    4) the real card on top of a Genie or Row Choice that stands in its place. Another Genie or Row Choice cannot go there. The covered card stays underneath for the rest of the round;
    5) a Genie or a Row Choice (TUG-12, TUG-13).
    .title = A turn
TUG-6 = Rows are built only from the 5 outward. From an attached 0 or X nothing is built back toward the 5; the gap fills from the side of the 5.
    .title = Outward only
TUG-7 = Whoever can lay a card must lay one. Whoever cannot draws one card. If it can be laid, it must be, and nothing is paid. If not, the player keeps it, pays one tugrik into the bank, and the turn passes. For who watches over this see TUG-16.
    With an empty stock there is nothing to draw. By default the player pays one and the turn passes; the table may choose that the turn passes without payment.
    .title = Must lay
TUG-8 = Whoever fills the last open place of a row makes the next player miss a turn. A Genie or Row Choice fills a place as the real card does. Covering one is not filling, and a row is completed only once.
    First comes the action of the card itself, then the completed row, then the turn passes. The next player is the next in the direction that holds by then, so after a Reverse it is the new one.
    If Again completes a row, which can happen only with another deck, the player next after the repeated move misses.
    .title = Completing a row
TUG-9 = An action happens when its card is laid, on top of a Genie too, and before the turn passes.
    1) Fine: the next player pays two and misses a turn.
    2) Swap: every player draws one card blindly from the next player in the current direction. All do it at once, so each card comes from the hand as it was; which card it is, is chance.
    3) Again: the same player must move once more. If they cannot, TUG-7 applies, the payment included.
    4) Skip: the next player misses a turn.
    5) Take Two: the next player draws two cards and misses a turn. If one card is left in the stock, they draw one; if none, they only miss the turn.
    6) Colour Choice: the player names the colour of the next two cards to be laid on the table, whoever lays them.
    7) Robbery: the player takes as many tugriks from the bank as there are players in the round, or all of them if the bank holds fewer.
    8) Reverse: the direction of play turns round.
    By default a player misses only one turn even if two causes name them; the table may let each cause count. With two players a missed turn means that the same player moves again, and Reverse changes nothing.
    .title = Actions
TUG-10 = Until two cards of the named colour have been laid, cards may be laid only into its row. Every card laid into that row counts: a 5, an attached 0 or X, a Genie, a Row Choice, a real card on a Genie. The Colour Choice itself does not.
    Any colour whose row has an open place may be named, the card's own too. A row not yet started may be named; then its 5 has to come first, and no Genie or Row Choice can take the place of it. If no row has an open place, nothing is named.
    If the row is completed before two cards are laid, the demand ends.
    .title = Colour Choice in force
TUG-11 = 1) A Colour Choice cancels a Row Choice in force. After the two cards nobody has to finish the old row. A cancelled Row Choice never comes back, not even if its own colour was named or the demand ended early.
    2) While a Colour Choice is in force, a Row Choice can be laid only into the row of the named colour. It counts as one of the two cards, and after them its own demand goes on.
    3) A later Row Choice replaces an earlier one. It may be laid into any started row, whatever the earlier one demands.
    4) A later Colour Choice replaces an earlier one and asks for two new cards.
    .title = What overrides what
TUG-12 = A Genie stands for any card except a 5, wherever that card could be laid at the moment (TUG-5, points 2 and 3).
    A Genie or Row Choice may also stand for a number that carries an action. The action is not carried out until the real card is laid on top.
    .title = Genie
TUG-13 = A Row Choice works as a Genie does. Besides, until its row is complete nobody may add to any other row. Starting a row counts as adding, and so does covering a Genie in another row.
    Laying the real card on the Row Choice does not lift the demand. If the Row Choice itself completes the row, its demand is met at once; an earlier Row Choice is replaced all the same.
    .title = Row Choice
TUG-14 = A player who cannot pay everything pays what they have, and is hit by the card all the same. They play on to the end of the round. If they then have no coins, did not win the round and are lent none, they are out of the match.
    By default any player may lend between rounds: any number of their own coins to a player who has none, keeping at least one. It is too late once the next round is dealt. Bots never lend. A loan is noted and settled in the final count: added to the lender, taken from the borrower.
    The table may switch loans off.
    .title = Out of coins
TUG-15 = The round ends as soon as somebody's hand is empty. The winner takes the bank.
    By default the last card has no effect; the table may choose that Fine, Take Two and Robbery are still carried out. Nobody misses a turn for a row completed by it.
    If the stock is empty and every player still in has, one after another, let a turn go by without laying a card, the round is blocked. A missed turn counts here, and whether a player could have laid does not matter. Nobody wins, and the bank stays for the next round.
    .title = End of a round
TUG-16 = By default the duty to lay in TUG-7 is a matter of honour. A player may draw although they could lay, and may keep a drawn card that fits; they pay as if it did not. After a draw only the drawn card may be laid.
    Before their own move the next player may check the hand of a player who has just paid.
    1) That player could have laid a card, from the hand before the draw or the drawn one: they pay two and draw one more, and the checker then moves as usual.
    2) They could not: the checker pays two, draws one and misses their turn. For that missed turn the checker cannot be checked.
    If there is no card to draw, whoever is punished pays one tugrik in its place.
    Only a turn that ended in paying can be checked. Whoever drew and laid the drawn card cannot be; whoever paid without drawing, because the stock was empty, can. The check belongs to the player who moves next, even if somebody missed a turn in between, and concerns only the turn just before. It is judged by the rows and demands as they were then. Only the checker sees the hand.
    The table may switch this off. Then TUG-7 is enforced, and there is no check.
    .title = Honour
TUG-17 = By default the coin for a drawn card that does not fit is paid by itself.
    The table may leave it to the player. Then, until the next player has moved, anyone else may call it if the payment was forgotten, and the forgetful player pays the coin owed and one more. If nobody calls in time, nothing is owed.
    .title = Forgetting to pay
TUG-18 = A match has five rounds, unless the table sets another number. It ends earlier if only one player has coins left. The most tugriks win; ties share the win.
    .title = Match

tugriks-option-deck = Which deck is used: the usual one, or your own
    .clause = TUG-1
tugriks-option-coins = How many tugriks everyone starts with
    .clause = TUG-3
tugriks-option-first = Who begins the first round: drawn by lot, or a seat you name
    .clause = TUG-3
tugriks-option-honour = Laying when you can is a matter of honour, and can be checked
    .clause = TUG-16
tugriks-option-manual-pay = You pay for a card that does not fit yourself, and may forget to
    .clause = TUG-17
tugriks-option-loans = Between rounds players may lend coins
    .clause = TUG-14
tugriks-option-pay-on-empty = You pay even when there is no card left to draw
    .clause = TUG-7
tugriks-option-misses-add = Missed turns from several causes add up
    .clause = TUG-9
tugriks-option-last-effect = Fine, Take Two and Robbery still work as the card that ends the round
    .clause = TUG-15
tugriks-option-rounds = How many rounds make a match
    .clause = TUG-18
