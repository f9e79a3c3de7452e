snap-name = Snatch
snap-pitch = Two cards alike, and whoever shouts first takes them. Whoever shouts wrongly pays.

SNP-1 = All cards are dealt out (COM-2). Before the game everybody looks through their cards, and complete quartets, all four cards of a number, are set aside for their owner. The rest is shuffled and becomes the owner’s face-down pile.
    .title = Deal
SNP-2 = The player to the dealer’s right begins (COM-1), and play goes counter-clockwise. Each in turn turns up the top card of their face-down pile and puts it onto their own face-up pile. If you have to turn up a card and have none face down, you turn your face-up pile over (COM-4) and go on at once.
    .title = Turning up
SNP-3 = If the number of the card just turned up also lies on top of other face-up piles, the owners of these equal cards may shout “Tsap!”, the one who turned it up among them. The first takes all the equal cards, their own too, face down under their face-down pile: first their own, then the others’ from their right on.
    This can be called until the next card is turned up. Only a card just turned up gives the occasion: equal cards that come to light later do not, and neither do those that nobody called in time.
    .title = Tsap!
SNP-4 = Whoever shouts “Tsap!” and owns none of the equal cards of a call still open puts their face-up pile in the centre, as it lies. Every such penalty makes a pile of its own.
    When a card is turned up that equals the top card of a pile in the centre, anybody may shout “Tsarap!”. The first takes that pile and puts it, turned over, under their face-down pile; several piles with the same top card are won together. The card turned up stays with its owner. A wrong “Tsarap!” costs the same as a wrong “Tsap!”, and so does “Tsap!” where “Tsarap!” was right.
    One card may be the occasion for both calls; each is won once, and who is too late because somebody else was first changes nothing (COM-3). If a penalty leaves only one of the equal cards, that call is shut, and shouting “Tsap!” for that card is wrong. Who has no face-up card pays nothing. A call that changed nothing is not repeated before the next card. But a player who is out of cards and calls wrongly is out for good.
    .title = Tsarap! and wrong calls
SNP-5 = If owners of equal cards shout “Tsap!” at the same instant, nobody gets anything: their face-up piles go, turned over, under their own face-down piles. If two right “Tsarap!” come at the same instant, the pile stays where it is. Either way the occasion is gone.
    What counts as the same instant is up to the table: by default within 80 milliseconds. Without a clock nothing ever happens at the same instant.
    .title = At the same instant
SNP-6 = Whoever comes to own all four cards of a number, face up or face down, sets the quartet aside at once, for all to see.
    Who has no cards is out of the game, but may come back with a “Tsarap!”. They then take the next turn that reaches them; one that has already passed over them is gone.
    The game ends when no cards are left apart from the quartets, when one player owns all that are left, or when nobody has a card to turn up. At the latest it ends after 60 laps, or another number agreed on: calls on the last card can be made until the next would be turned up. Most quartets win.
    .title = Quartets and end
SNP-7 = The table may agree to play together. On the dealer’s signal everybody turns up a card at once; each signal counts as a lap. Every number that shows more than once is a call of its own, and “Tsap!” takes the equal cards of the others. “Tsarap!” takes the piles of one number, and if several can be won, those that have lain in the centre longest come first.
    Quartets are not set aside during play; those that were dealt count as four cards. Who has all cards wins at once. Otherwise whoever has most cards in the end wins.
    .title = All together

snap-option-dealer = Who deals: drawn by lot, or a seat you name
    .clause = COM-1
snap-option-tie-ms = Within how many milliseconds two calls count as made at the same instant
    .clause = SNP-5
snap-option-max-laps = After how many laps the game ends at the latest
    .clause = SNP-6
snap-option-together = Everybody turns up a card at once, and cards are counted instead of quartets
    .clause = SNP-7
