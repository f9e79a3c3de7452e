memory-name = Memory
memory-pitch = Remember what lies where, and turn up pairs.

MEM-1 = All cards lie face down, each by itself: ten in a row, in eight rows. The table may agree on two colours only, then they lie eight in a row, in five rows.
    The player to the dealer’s left begins, and play goes clockwise. In your turn you turn up two cards, one after the other, and everybody sees them. The second must be another card, not the first again.
    If their numbers are equal, both are yours, and their places stay empty. If not, they are turned back. Either way the turn passes; the table may agree that a pair earns another turn.
    .title = Play
MEM-2 = When the last cards have been taken, the most pairs win; ties share the win.
    .title = End

memory-option-dealer = Who deals: drawn by lot, or a seat you name
    .clause = COM-1
memory-option-again = A pair earns another turn
    .clause = MEM-1
memory-option-two-colours = Play with two colours, half of the cards
    .clause = MEM-1
