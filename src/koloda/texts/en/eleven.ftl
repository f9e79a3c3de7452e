eleven-name = Eleven
eleven-pitch = Rows grow both ways from the 11, and a card you keep back holds up everyone else.

ELV-1 = The deck has 80 cards: 1 to 20 in red, yellow, green and blue. With 2 or 3 players everyone gets 20 cards, with 4 players 15, with 5 players 12, with 6 players 10. The rest is the face-down stock.
    Two players by default leave out the blue cards and use the other 60; they may choose to keep them. With more players this choice does not exist. Variable Start, Lottery and Double Start have it too, the other games with these cards do not.
    .title = Deal
ELV-2 = The red 11 opens the round: its holder has to lay it, even with other cards to lay. If nobody has it, the yellow 11 begins, then the green, then the blue; without blue cards the search ends at green. If nobody holds an 11, the cards are shuffled and dealt again.
    .title = Start
ELV-3 = Play goes to the right, that is, counter-clockwise.
    .title = Order
ELV-4 = You can lay the next lower or the next higher card of a started row: from 10 down to 1 on one side, from 12 up to 20 on the other. Or you can lay an 11 of another colour, which starts its row.
    Nothing follows below the 1 or above the 20. On which side of the other rows a new one lies makes no difference.
    .title = What can be laid
ELV-5 = Whoever can lay must lay at least one card. After that they may stop or go on in the same turn, card after card, as long as something fits, on any row and with new rows too. Holding cards back is an old and honest trick.
    By default the first player may go on after the 11 as well; the table may end that turn with the 11.
    .title = How many
ELV-6 = Drawing is only for a player with nothing to lay. They draw card by card and stop at the first that fits, or after three. The one that fits has to go down straight away. By default the player may then carry on as ELV-5 says; the table may end the turn there.
    After three cards that do not fit, the turn passes. It also passes when the stock runs out, and at once if it is empty already.
    .title = Drawing
ELV-7 = The round ends as soon as somebody has laid their last card, even in the middle of a turn. That player has won the round and scores 0. For all the others the numbers still in hand are added up, and that is their score.
    A round never ends in any other way: with no stock left, whatever a row needs next is held by one of the players.
    .title = End
ELV-8 = A match has three rounds, unless the table sets another number; the rulebook suggests three to five. The lowest total wins; ties share the win.
    .title = Match

eleven-option-no-blue = Two players leave out the blue cards
    .clause = ELV-1
eleven-option-first-goes-on = The first player may lay more cards after the 11
    .clause = ELV-5
eleven-option-draw-goes-on = After laying a drawn card you may lay more
    .clause = ELV-6
eleven-option-rounds = How many rounds make a match
    .clause = ELV-8
