quartet-name = Quartet
quartet-pitch = Ask, remember who has what, and bring all four cards of a rank together.

QUA-1 = The deck has 80 cards: 1 to 20 in red, yellow, green and blue. All of them are dealt, as equally as possible (COM-2). Whoever has all four cards of a rank sets this quartet aside at once, visible to all; so in the deal and ever after. The player to the dealer’s right begins (who deals, see COM-1).
    .title = Deal and start
QUA-2 = The player in turn asks one of the others for a rank of which the quartet does not lie yet. If that player has such cards, they must give one, which everybody sees; the giver chooses which. If they have none, they say so.
    By default the asker goes on after a card: with the same player or another, the same rank or another. The table may agree to one question a turn; after a card the turn then goes to the right.
    By default whoever had none is the next to ask. The table may agree that the turn goes to the player on the asker’s right instead.
    By default you may ask for any rank. The table may agree that you may ask only for ranks of which you hold a card.
    .title = Asking
QUA-3 = A player who has a right card may give a wrong one all the same. That costs a point. Everybody sees the wrong card, and it goes back. Whoever has no right card cannot do that.
    The asker then asks the remaining players for the same rank, each of them once, until somebody gives it. To have none does not end this; another wrong card costs its owner a point too. If all were asked in vain, the turn passes as if the one asked last had had none.
    By default this is left to the players’ honour. It can be switched off. Then a right card goes over by itself; which one, if there are several, is left to chance.
    .title = Wrong cards
QUA-4 = A player without cards is not asked and does not ask. A turn that would be theirs goes on to the right; also when the asker has just set their last cards aside.
    The game ends when all 20 quartets lie. Every quartet is a point, lost points are taken off. Most points win; ties share the win.
    It also ends when no quartet has come about for a very long time: for as many questions in a row as it would take everyone to ask each of the others for every rank. With four players these are 240.
    .title = End

quartet-option-go-on = After a card the asker goes on asking
    .clause = QUA-2
quartet-option-miss = Whose turn it is when somebody had none: the player who was asked, or the next to the right
    .clause = QUA-2
quartet-option-must-hold = You may ask only for ranks that you hold
    .clause = QUA-2
quartet-option-honour = To give a right card is a matter of honour, and a wrong one costs a point
    .clause = QUA-3
quartet-option-dealer = Who deals: drawn by lot, or a seat you name
    .clause = COM-1
