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
TUG-3 = All players begin the match with equally many tugriks, 20 unless the table sets another number. The entry to each round is one tugrik from everybody, paid into the bank.
    The first player of the first round is drawn by lot, unless the table names a seat. Each later round is begun by the next player clockwise who is still in.
    Every round starts out clockwise.
    .title = Coins
TUG-4 = Each colour has one row, and only its 5 can begin it. It grows away from the 5 in both directions: down through 4, 3, 2, 1 to the 0, and up through 6, 7, 8, 9 to the X, which follows the 9.
    .title = Rows
TUG-5 = In your turn you lay exactly one card. It can be:
    1) a 5, which starts its row;
    2) the card that continues a started row, at whichever end;
    3) a 0 whose row has been started, once some other colour has its 0 on the table, however far its own row has come; and an X beside an X likewise. This is called attaching. A Genie or Row Choice standing for a 0 or an X is as good as that card here, and can be attached as one;
    4) a real card, onto the Genie or Row Choice that holds its place. Only the real card can cover it, never another Genie or Row Choice. What is covered stays underneath until the round is over;
    5) a Genie or a Row Choice (TUG-12, TUG-13).
    .title = A turn
TUG-6 = Rows are built only from the 5 outward. An attached 0 or X is no starting point for building back; the gap is closed only from the side of the 5.
    .title = Outward only
TUG-7 = Whoever can lay a card must lay one. A player with nothing to lay draws one card. One that fits has to be laid straight away, free of charge. One that does not fit stays in hand, costs a tugrik to the bank, and ends the turn. For who watches over this see TUG-16.
    With an empty stock there is nothing to draw. By default the player pays one and the turn passes; the table may choose that the turn passes without payment.
    .title = Must lay
TUG-8 = Filling the last open place of a row makes the next player miss a turn. A Genie or Row Choice fills a place as the real card does. Covering one is not filling, and a row is completed only once.
    The action of the card itself comes first, the completed row second, and only then does the turn pass. “Next” is meant in the direction in force by that time, so after a Reverse it is the new neighbour.
    If Again completes a row, which can happen only with another deck, the player next after the repeated move misses.
    .title = Completing a row
TUG-9 = An action happens when its card is laid, on top of a Genie too, and before the turn passes.
    1) Fine: two tugriks to the bank from the next player, who also misses a turn.
    2) Swap: everyone pulls a card, unseen, out of the hand of the player who follows them in the current direction. All pull at once, each from the hand as it was before; which card it is, is chance.
    3) Again: whoever laid it has to move once more. If they cannot, TUG-7 applies, the payment included.
    4) Skip: a missed turn for the next player.
    5) Take Two: two cards from the stock for the next player, and a missed turn. A single card left is drawn alone; with none left the turn is missed all the same.
    6) Colour Choice: whoever laid it names a colour, and the two cards laid next, no matter by whom, have to be of it.
    7) Robbery: whoever laid it takes one tugrik from the bank for each player in the round, as far as the bank goes.
    8) Reverse: the direction of play turns round.
    By default a player misses only one turn even if two causes name them; the table may let each cause count. When only two play, missing a turn hands the other one a further move, and Reverse has no effect.
    .title = Actions
TUG-10 = Only the row of the named colour may be added to until it has received two cards. Whatever is laid into it counts, be it the 5, an attached 0 or X, a Genie, a Row Choice, or the real card over a Genie. The Colour Choice that made the demand is not one of the two.
    You may name any colour with a place still open in its row, even the colour of the card itself, and even a row not yet begun; that one can only start with its 5, which no Genie or Row Choice replaces. When all rows are full no colour is named.
    Should the row fill up before its two cards have come, the demand is over.
    .title = Colour Choice in force
TUG-11 = 1) A Row Choice in force is cancelled by a Colour Choice: once the two cards are down, the old row need not be finished. It stays cancelled for good, even when the named colour was its own, and even when the demand was over early.
    2) While a Colour Choice is in force, a Row Choice can be laid only into the row of the named colour. It counts as one of the two cards, and after them its own demand goes on.
    3) Of two Row Choices the later one holds. Any started row can receive it, no matter which row the earlier one wanted finished.
    4) Of two Colour Choices, too, the later one holds, and its count of two begins afresh.
    .title = What overrides what
TUG-12 = A Genie takes the part of any card but a 5, in a place where that card itself could go just now (TUG-5, points 2 and 3).
    A Genie or Row Choice may also stand for a number that carries an action. The action then waits for the real card to be laid on top.
    .title = Genie
TUG-13 = A Row Choice works as a Genie does. Besides, its row must be finished before anything can be added elsewhere. Starting a row counts as adding, and so does covering a Genie in another row.
    The demand stays even when the real card is laid on the Row Choice. A Row Choice that completes the row by itself has nothing more to demand, yet it still replaces an earlier one.
    .title = Row Choice
TUG-14 = A player who cannot pay everything pays what they have, and the card hits them as usual. Until the round is over they stay in play. After it, a player without a coin who has not won the round and is lent nothing leaves the match.
    By default any player may lend between rounds: any number of their own coins to a player who has none, keeping at least one. It is too late once the next round is dealt. Bots never lend. Loans are written down: in the final count the lender gets the sum back and the borrower loses it.
    The table may switch loans off.
    .title = Out of coins
TUG-15 = The round ends as soon as somebody’s hand is empty. The winner takes the bank.
    By default the last card has no effect; the table may choose that Fine, Take Two and Robbery are still carried out. Nobody misses a turn for a row completed by it.
    The round is blocked when no stock is left and all players still in, in succession, have had a turn go by and laid nothing. Missed turns count here, and it does not matter who could have laid. There is no winner, and the next round inherits the bank.
    .title = End of a round
TUG-16 = By default the duty to lay in TUG-7 is a matter of honour. You may draw with a fitting card in hand, or keep back a fitting card you drew, and pay just as if you had been stuck. Once you have drawn, no other card may be laid.
    When a player has just paid, the next one may check their hand before moving.
    1) A card could have been laid, from the hand before the draw or the drawn one. The player found out pays two tugriks and draws one card more; then the checker moves as usual.
    2) No card could have been laid. It is the checker who pays two tugriks, draws a card and misses the turn. That missed turn cannot itself be checked.
    If there is no card to draw, whoever is punished pays one tugrik in its place.
    A check is possible only after a turn that ended with a payment: not when the drawn card was laid, but also when there was no card to draw and the player just paid. It is open to whoever has the next move, players missing a turn being left out, and it reaches back no further than the turn just over. What counts is how rows and demands stood at that time. The checker alone sees the hand.
    The table may switch this off. Then TUG-7 is enforced, and there is no check.
    .title = Honour
TUG-17 = By default the coin for a drawn card that does not fit is paid by itself.
    The table may leave it to the player. A forgotten payment can then be called by anyone else, as long as the next player has not moved. It costs the forgetful player the missing coin and another on top. If no call comes in time, the debt is gone.
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
