double-start-name = Double Start
double-start-pitch = Rows grow from both ends to the middle, and nobody knows which card will be the last.

DBL-1 = The game is Eleven, with its clauses ELV-1 and ELV-3 to ELV-8, but a row starts at both ends: in each colour the 1 starts a half that goes up, the 20 a half that goes down. The 11 is a card like any other.
    The halves grow toward each other until they meet. The card between them is laid once and closes the row; it is a different one every time. A half may go all the way if the other was never started: from 20 down to 1, or from 1 up to 20.
    .title = Rows
DBL-2 = The red 1 opens the round: its holder has to lay it (ELV-2 does not apply). If nobody has it, the red 20 begins, then the yellow 1, the yellow 20, and so on through green and blue; without blue cards the search ends at green. If nobody holds a 1 or a 20, the cards are shuffled and dealt again.
    After that any 1 or 20 may be laid in any turn, like a new row in ELV-4.
    By default the first player may go on after this card, as in ELV-5; the table may end that turn with it.
    .title = Start

double-start-option-first-goes-on = The first player may lay more after the card that opens the round
    .clause = ELV-5
