war-name = War
war-pitch = The higher card takes both, and luck does the rest.

WAR-1 = A game for two, with two colours: 40 cards. They are shuffled and dealt, 20 to each player, and lie before them as face-down piles.
    Both turn up the top card of their pile at the same time. The higher card takes both, and they go under its owner’s pile.
    Equal cards decide nothing: both players turn up one more, and again, until one card is higher. It takes everything that lies open.
    .title = Play
WAR-2 = Whoever has no cards left has lost. So has a player who must turn up a card and has none, even with cards of theirs still lying open. If this happens to both at once, it is a draw.
    Cards that were won go under the pile in random order; otherwise a round could go in circles for ever.
    .title = End
