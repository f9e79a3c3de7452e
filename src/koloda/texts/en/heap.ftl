heap-name = Heap
heap-pitch = Everything ends up in one pile. Be rid of your cards first, and miss no place where one fits.

HEAP-1 = All 80 cards are dealt out (COM-2). You keep yours as a face-down pile, and beside it a face-up pile will grow.
    The player to the dealer’s right begins: they turn their top card into the centre, whatever it is, and that is their whole first turn. Play goes on to the right.
    .title = Deal and start
HEAP-2 = Turn up the top card of your face-down pile. If it is one higher than the top card in the centre, that is where it goes. Otherwise, if it is one higher than the top card of another player’s face-up pile, it goes onto that pile; where several piles fit, you choose one. Otherwise it goes onto your own face-up pile, and your turn is over. After every card that went elsewhere you turn up another.
    Colours do not matter, and a 20 is followed by a 1, on every pile. Only the card you have just turned up is placed, never one from your face-up pile. Nothing can be put where no card lies, and so nothing comes to a player who has finished.
    .title = Turn
HEAP-3 = If you have to turn up a card and none lies face down, you first turn your face-up pile over (COM-4) and carry on in the same turn. Until that moment it stays open to the others.
    .title = Turning over
HEAP-4 = You place your cards yourself. You may overlook a place, but you can never put a card where it does not follow.
    A card on your own pile that belonged elsewhere is a foul, and so is a card on another player’s pile that belonged in the centre. Every other player may call “Foul!” until the next card is turned up. Then each player still in the game gives the offender the bottom card of their face-down pile, beginning on the offender’s right. The cards go to the bottom of the offender’s face-down pile. Who has no card face down gives nothing.
    The misplaced card stays where it is. If it lies on another player’s pile, the offender plays on; if it lies on their own, it is the next player’s turn. A wrong call changes nothing, but nobody calls twice on the same card.
    The table may switch attention off: then cards place themselves, a choice among several piles stays yours, and there are no fouls. The same holds for a while if 400 cards in a row have been placed and none of them in the centre: it lasts until a card reaches the centre.
    .title = Attention and fouls
HEAP-5 = If you have no cards left, neither face down nor face up, you have finished as soon as the next card is turned up; until then a foul may bring you new ones. Players take their places in the order in which they finish. If one foul leaves several without cards, they finish in the order in which they gave.
    The game is over when all cards lie in the centre in order. As soon as only one player has cards left, these go there by themselves, and that player comes last.
    .title = End

heap-option-dealer = Who deals: drawn by lot, or a seat you name
    .clause = COM-1
heap-option-attention = Players place their cards themselves and may be caught overlooking a place
    .clause = HEAP-4
