cheat-name = Cheat
cheat-pitch = Lay your cards face down, say whatever number is due, and look honest doing it.

CHT-1 = Three to eight people play with 80 cards: 1 to 20 in red, yellow, green and blue. All the cards are dealt, as equally as possible (COM-2).
    The player to the left of the dealer begins, and play goes clockwise. The dealer is chosen by lot.
    .title = Deal
CHT-2 = Cards go face down onto one pile, each with a number said aloud: “one”, “two” and so on up to “twenty”. Once nobody can call the “twenty” any more, the pile leaves the game unseen, and the next player starts again with “one”.
    By default only the number matters. The table may play with piles of one colour: whoever lays the “one” names a colour, and in that pile a card is what was said only if its colour is right as well. If the count goes on after a call (CHT-4), the colour stays as well, until the next “one”.
    .title = Counting aloud
CHT-3 = A turn is one card laid face down, whatever it really is, or a pass. After a pass the number stays the same for the next player, who may pass as well. Only when all the others have just passed on a number is there no choice: a card has to be laid.
    .title = A turn
CHT-4 = “Cheat!” may be said by anybody except the one who laid the last card, whoever is in turn. It is possible until the next card is laid, or until the turn is back at the player who laid it. A pass changes nothing.
    The card is turned up for all to see. If it is what was said, the caller takes the whole pile. If it is not, whoever laid it does. The other cards of the pile are seen only by the one who takes them.
    By default the player after the one who was called then starts a new pile with “one”. The table may agree that the count goes on there with the next number.
    .title = “Cheat!”
CHT-5 = By default sneaking is allowed: up to three cards may be laid as if they were one, in whatever order the player likes. The one picked last lies on top.
    The others then cannot see how many cards anybody holds or how high the pile is; they do see when a hand is empty. “Cheat!” is about the top card alone. Instead of it one may say “Too many!”: if more than one card was laid, the one who laid them takes the pile, if not, the caller does. No card is turned up for that.
    The table may forbid sneaking. Then only single cards are laid, hands and pile may be counted, and there is no “Too many!”.
    .title = Sneaking
CHT-6 = The first player without cards wins, once the last card is safe: the call on it has failed, or nobody can make it any more. That is at the latest when the next card is laid or the turn comes round again.
    The table may turn this about and play give-away. Whoever has no cards once the last is safe is out and neither lays nor calls. The last one still in wins.
    A round has at most 100 laps by default; a lap is over when as many turns have been taken as there are players still in. After the last lap nothing more is laid; the last card can still be called as always (CHT-4), and then the round is over. The fewest cards win, in give-away the most; equal numbers share the win.
    .title = End

cheat-option-dealer = Who deals: drawn by lot, or a seat you name
    .clause = COM-1
cheat-option-colour-piles = Whoever says “one” names a colour, which must then be right too
    .clause = CHT-2
cheat-option-after-call = Where the count goes on after a call: at “one”, or with the next number
    .clause = CHT-4
cheat-option-sneaking = Up to three cards may be laid as if they were one
    .clause = CHT-5
cheat-option-give-away = Give-away: the last player still holding cards wins
    .clause = CHT-6
cheat-option-max-laps = After how many laps a round ends anyway
    .clause = CHT-6
