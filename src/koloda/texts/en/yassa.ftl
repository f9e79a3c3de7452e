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
    If you have no such card, draw one. If it can be laid, you may lay it at once. If it cannot, or if you prefer, you keep it and say “Pass”. After drawing, only the drawn card may be laid.
    By default whoever can lay a card must lay one; a Wild Take Four obliges you only when it is honest (YAS-10). The table may let players draw although they could lay.
    .title = A turn
YAS-6 = The next player loses their turn, and the player after them is in turn at once.
    Only the identical card, a Skip of the same colour, saves the skipped player. It must be laid before the player now in turn lays, draws or passes. Then the player after the saver is skipped instead. This is an intervention (YAS-14).
    There is no second save, since each Skip exists twice.
    .title = Skip
YAS-7 = The next player draws two cards and loses their turn, unless they lay a Take Two of any colour and so pass the draw on. No other card is an answer, and a card just drawn for it cannot be used either.
    The draws do not add up: the player with whom the chain stops draws only two. With two players, whoever made the other one draw plays again.
    .title = Take Two
YAS-8 = The direction of play turns round. Two Reverses cancel each other, whether laid in turn or by intervention.
    With two players a Reverse by default changes nothing. The table may choose that it then skips the other player.
    .title = Reverse
YAS-9 = Whoever lays it names a colour, the current one if they like. The next player must follow that colour. A wild may follow at any time.
    .title = Wild
YAS-10 = This card may be laid only in your own turn, and only when you hold no card of the current colour. Other cards you could lay do not matter. As you lay it you name any colour, the current one included.
    The next player draws four cards and loses their turn. The only way out is a Take Two of the newly named colour; it then acts as an ordinary Take Two on the player after them. Neither a wild nor a Skip is an answer.
    .title = Wild Take Four
YAS-11 = By default nobody enforces YAS-10, so the card can be laid as a bluff. The player it hits may ask, before drawing, to see the hand of the player who laid it.
    1) The hand held the colour that was current before the card. Its owner takes the card back, then draws four, and their turn is over. Colour and top card are as they were before, and the asker moves as usual.
    2) It did not. The asker draws six cards, four and two more, and loses their turn.
    If no colour was current (YAS-3), the card is always honest.
    What is judged and shown is the hand as it was when the card was laid. Cards drawn since do not count and are not shown. Only the asker sees it.
    After a check the asker can no longer answer with a Take Two; after an answer there is no more check.
    The table may switch bluffing off. Then the card can be laid only honestly, and there is no check.
    .title = Honesty check
YAS-12 = When a player has drawn four or six cards, the game waits until they say “Ready”. This goes for a caught bluffer too. Meanwhile nothing can be laid and nothing called. Bots are ready at once.
    .title = Ready
YAS-13 = Whoever lays their last card but one says “Yassa!” as they lay it. This holds every time laying a card leaves one in hand, by an intervention or a save too.
    If they do not, any other player may call “One card!” from the moment the card lies. It is too late once the player then in turn lays, draws (penalty cards too) or passes, or once anyone intervenes or asks for a check.
    The forgetful player draws two cards, and only once, however many call. Nothing else changes.
    Everyone can see at any time how many cards each player holds.
    .title = Yassa!
YAS-14 = When a coloured card has been laid, the holder of its twin (the same colour and the same digit or picture) may lay the twin out of turn, until the player then in turn lays, draws or passes. The player who laid the first card may do so too, and so may a player it hits.
    The twin acts as usual, and play goes on from whoever laid it. A Skip or Take Two covered in this way falls away. A Reverse already made stands, and the twin turns the direction again.
    Each 0 exists once and every other coloured card twice, so nobody can intervene on a 0, and on any other card only once.
    There is no intervention on the card turned up at the start, none with wilds, and none on a card that is on top again after a caught bluff.
    All this is on by default. The table may switch interventions off, and then only the save of YAS-6 remains. Or it may rule only that whoever laid the first card may not lay its twin.
    .title = Intervention
YAS-15 = By default the table just refuses a wrong card or a wrong call. It may switch penalties on: then a card laid wrongly goes back to the hand, and its owner draws two cards. A wrong call costs the same two.
    .title = Mistakes
YAS-16 = The round ends as soon as somebody lays their last card. By default that card has no effect and nobody draws for it.
    The table may choose that the next player still draws for a Take Two or a Wild Take Four, with no answer and no check, before hands are counted.
    .title = End of a round
YAS-17 = When the stock is empty, the discard pile without its top card is shuffled and becomes the new stock. While a Wild Take Four can still be checked, the card under it stays as well.
    If there is nothing to shuffle, a draw yields what there is and the turn is over. Penalty draws follow the same rule. Even where drawing in place of laying is allowed, whoever can lay must lay when there is nothing to draw.
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
