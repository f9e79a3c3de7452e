yassa-name = Yassa
yassa-pitch = Match the colour, the digit or the picture, and say the word in time.

YAS-1 = The deck has 108 cards in four colours: red, yellow, green and blue.
    Each colour has one 0 and two each of 1 to 9, which makes 76 digit cards, and two each of Skip, Take Two and Reverse, which makes 24.
    The other eight have no colour: four Wilds, which name a colour, and four Wild Take Fours.
    .title = Deck
YAS-2 = A digit is worth its number, a Skip, Take Two or Reverse 20, a wild of either kind 50.
    .title = Values
YAS-3 = Everyone gets seven cards. The rest is the face-down stock. Its top card is turned over and begins the discard pile.
    If that card is an action card, it affects nobody. If it is a wild, no colour is in force and any card may be laid on it.
    .title = Deal
YAS-4 = The dealer moves first, and play starts out clockwise. After each round the deal moves on clockwise. For the first dealer see COM-1.
    .title = Order
YAS-5 = Lay one card: of the current colour, or with the same digit or picture as the top card, or a wild.
    If nothing in your hand fits, draw one card. Should it fit, you are free to lay it straight away; otherwise, or if you would rather not, keep it and say “Pass”. Once you have drawn, no other card may be laid.
    By default whoever can lay a card must lay one; a Wild Take Four obliges you only when it is honest (YAS-10). The table may let players draw although they could lay.
    .title = A turn
YAS-6 = The next player is passed over, and the turn goes straight to the one after.
    Only the identical card, a Skip of the same colour, saves the skipped player. It must be laid before the player whose turn it now is has laid, drawn or passed. The Skip then falls on whoever sits after the saver. Such a save is an intervention (YAS-14).
    Nobody can save themselves again from it, since each Skip exists twice.
    .title = Skip
YAS-7 = The next player draws two cards and loses their turn, unless they lay a Take Two of any colour and so pass the draw on. Nothing else answers it, not even a Take Two that has just been drawn because of it.
    The draws do not add up: the player with whom the chain stops draws only two. With two players, whoever made the other one draw plays again.
    .title = Take Two
YAS-8 = The direction of play turns round. Two Reverses cancel each other, whether laid in turn or by intervention.
    With two players a Reverse by default changes nothing. The table may choose that it then skips the other player.
    .title = Reverse
YAS-9 = Whoever lays it names a colour, the current one if they like. The next player must follow that colour. A wild may follow at any time.
    .title = Wild
YAS-10 = This card may be laid only in your own turn, and only when the current colour is missing from your hand; having something else to lay does not matter. With the card you name a colour, whichever you like, and the current one will do.
    The next player draws four cards and loses their turn. The only way out is a Take Two of the newly named colour, which from there on works like any other Take Two against whoever follows. Neither a wild nor a Skip is an answer.
    .title = Wild Take Four
YAS-11 = By default nobody enforces YAS-10, so bluffing is possible. Instead of drawing right away, the player it hits may ask to be shown the hand it came from.
    1) The colour in force before the card was in that hand. The bluffer first takes the card back and then draws four, and that ends their turn. The earlier colour and top card hold again, and the asker moves as usual.
    2) It was not. The asker draws six cards, four and two more, and loses their turn.
    If no colour was current (YAS-3), the card is always honest.
    The check goes by the hand from which the card was laid and shows just that; anything drawn later neither counts nor is shown. Nobody but the asker sees it.
    The asker must choose: having checked, they can no longer answer with a Take Two, and having answered, they can no longer check.
    The table may switch bluffing off. Then the card can be laid only honestly, and there is no check.
    .title = Honesty check
YAS-12 = When a player has drawn four or six cards, the game waits until they say “Ready”. This goes for a caught bluffer too. Meanwhile nothing can be laid and nothing called. Bots are ready at once.
    .title = Ready
YAS-13 = Whoever lays their last card but one says “Yassa!” as they lay it. This holds every time laying a card leaves one in hand, by an intervention or a save too.
    If the word is missing, “One card!” is open to all the others as soon as the card is on the table. It is too late when the player whose turn has come lays a card, passes or draws, even a penalty card, and also when there is an intervention or a request for a check.
    Having forgotten costs two drawn cards, and only once, however many call. Nothing else changes.
    Everyone can see at any time how many cards each player holds.
    .title = Yassa!
YAS-14 = Each coloured card but the 0 has a twin: equal in colour and in digit or picture. When one of the two is laid, whoever holds the other may lay it on top without waiting for their turn, as long as the player whose turn has come has not laid, drawn or passed. Even the player of the first card may do this, and anyone the first card hits.
    The twin has its usual effect, and the next turn is counted from the player who laid it. If it covers a Skip or a Take Two, the covered card no longer acts. If it covers a Reverse, the first turn of direction is kept and the twin adds another.
    As there are only two of each, one card can be intervened on once at most, and a 0 never.
    The card turned up at the start takes no intervention, nor does one that a caught bluff has put back on top, and wilds cannot be used for it.
    All this is on by default. The table may switch interventions off, and then only the save of YAS-6 remains. Or it may forbid just one thing: laying the twin on your own card.
    .title = Intervention
YAS-15 = By default the table just refuses a wrong card or a wrong call. It may switch penalties on: then a card laid wrongly goes back to the hand, and its owner draws two cards. A wrong call costs the same two.
    .title = Mistakes
YAS-16 = The round ends as soon as somebody lays their last card. By default that card has no effect and nobody draws for it.
    The table may choose that a Take Two or a Wild Take Four still makes the next player draw before hands are counted, with no answer and no check.
    .title = End of a round
YAS-17 = An empty stock is renewed from the discard pile: all of it but the top card is shuffled and turned face down. While a Wild Take Four can still be checked, the card under it stays as well.
    When too little is left even so, you draw whatever there is, and that ends the turn. It is the same with penalty cards. Where the table allows drawing in place of laying and no card is left to draw, whoever can lay must lay.
    .title = Stock
YAS-18 = By default the winner of a round scores the value of all cards left in the other hands, and the first to reach 500 points wins the match.
    The table may choose the other count: everyone scores their own hand, and whoever reaches 200 has lost while all the others win. If several have reached it after a round, all of them have lost.
    Either target may be set to another number.
    .title = Match

yassa-option-may-draw = You may draw even when you could lay a card
    .clause = YAS-5
yassa-option-reverse-skips-two = With two players a Reverse skips the other player
    .clause = YAS-8
yassa-option-bluffing = A Wild Take Four may be laid as a bluff, and checked
    .clause = YAS-11
yassa-option-intervention = The twin of a laid card may be laid out of turn
    .clause = YAS-14
yassa-option-own-twin = You may lay the twin of your own card
    .clause = YAS-14
yassa-option-penalties = A wrong card or a wrong call costs two cards
    .clause = YAS-15
yassa-option-last-effect = The next player still draws for the card that ends the round
    .clause = YAS-16
yassa-option-scoring = How points are counted: the winner collects them, or everyone avoids them
    .clause = YAS-18
yassa-option-target = How many points end the match
    .clause = YAS-18
yassa-option-dealer = Who deals first: drawn by lot, or a seat you name
    .clause = COM-1
