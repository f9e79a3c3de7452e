variable-start-name = Variable Start
variable-start-pitch = Eleven made easier: a row may start with its 10, its 11 or its 12.

VAR-1 = The game is Eleven, with its clauses ELV-1 and ELV-3 to ELV-8, but there are more ways to start a row: with its 10, its 11 or its 12. What other rows were started with makes no difference. From its first card a row grows both ways.
    Each colour has one row. Once it is started, its other cards only join at the ends.
    .title = Rows
VAR-2 = The first dealer is found as in COM-1. The player to the dealer’s right begins with a 10, an 11 or a 12 (ELV-2 does not apply). With none of these they draw as in ELV-6. If they lay nothing, the next player begins in the same way. The cards are never dealt again.
    By default whoever lays the first card may go on, as in ELV-5; the table may end that turn with it.
    .title = Start

variable-start-option-first-goes-on = The player who lays the first card may lay more
    .clause = ELV-5
variable-start-option-dealer = Who deals first: drawn by lot, or a seat you name
    .clause = COM-1
