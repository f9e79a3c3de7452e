donkey-name = Who’s the Donkey?
donkey-pitch = Shed your hand trick by trick, and see that the donkey ends up with someone else.

DON-1 = The deck has 110 cards: ranks 1 to 13, eight cards of each and no suits; five jokers; one donkey.
    .title = Deck
DON-2 = With 3 to 8 players everyone gets 13 cards, with 9 players 12, with 10 players 11, with 11 players 10, with 12 players 9.
    The donkey is put aside and the rest is shuffled. One card fewer than all hands need is counted off, the donkey takes the missing place, and this packet is shuffled again and dealt out to the last card. So exactly one player holds the donkey. Cards not counted off stay out of the round, and nobody sees them.
    Cards in play: 39 with 3 players, 52 with 4, 65 with 5, 78 with 6, 91 with 7, 104 with 8, 108 with 9, 110 with 10, 110 with 11, 108 with 12.
    The players agree who keeps the score, and that player’s left neighbour deals. Neither makes a difference to play.
    .title = Deal
DON-3 = The holder of the donkey leads the first trick. The donkey itself may be led straight away.
    .title = First lead
DON-4 = The leader lays cards of a single rank, as many as they like, or the donkey by itself. Their number sets the size of the trick, without an upper limit.
    The leader may not pass, and always has a card that may be led.
    .title = Leading
DON-5 = Clockwise from the leader, every other player acts exactly once.
    1) Raise: lay as many cards as were led, of a rank strictly higher than the last cards laid.
    2) Pass. This is always allowed, even to a player who could raise.
    Cards are laid face up in front of the player.
    .title = Following
DON-6 = An ordinary trick is over when everyone has acted once. Its cards are all cleared away and do not come back in this round. Whoever laid the highest cards leads the next trick; if nobody raised, that is the leader again.
    Example with five players: 6 6 6; then 8 8 and a joker; pass; 10 10 10; pass. The next lead is the fourth player’s.
    .title = End of a trick
DON-7 = A joker laid together with ranked cards takes their rank. One joker by itself, or several with no other card, count as rank 14. Nothing beats them, other jokers included.
    .title = Jokers
DON-8 = The donkey can be laid only as a lead and only alone, without jokers. It counts 0. The trick then has rules of its own:
    1) Passing is not allowed. Every other player lays exactly one card, and its rank does not matter: it may be higher or equal or lower.
    2) Jokers are worth only 1 here, in place of 14.
    3) The player of the highest card takes every card of the trick into hand, the donkey too. Among equal highest cards it is the one laid last.
    4) That player leads the next trick.
    Example with five players: donkey, 2, 1, 2, 1. All five cards go to the fourth player.
    .title = The donkey trick
DON-9 = Whoever has taken the donkey leads the next trick, but not with the donkey. To lead it they must first win an ordinary trick after that and so gain the lead again. The very next trick, led and won, is enough.
    Anyone who wins an ordinary trick with the donkey already in hand may lead it.
    .title = Getting rid of it
DON-10 = In an ordinary trick the donkey can never be laid in answer. A player who holds nothing but the donkey passes.
    .title = The donkey cannot follow
DON-11 = The round ends with the trick in which somebody runs out of cards. That trick is played to its end, so several players may go out in it; none of them has any penalty.
    Laying your last card in a donkey trick does not put you out if the trick comes to you. Unless somebody else has gone out, the round then continues.
    A player who leads the donkey as their last card is out: the donkey never takes its own trick.
    .title = End of the round
DON-12 = Each card left in hand costs points: the donkey 20, a joker 14, any other card its rank.
    .title = Penalties
DON-13 = The players agree beforehand how long the match is: three rounds by default, or another number of rounds, or a number of minutes instead. When the time runs out, the round under way is played to its end. The table watches the clock; the rules do not.
    The lowest total wins. Equal lowest totals share the win.
    .title = Match

donkey-option-rounds = How many rounds make a match
    .clause = DON-13
donkey-option-minutes = How many minutes a match lasts, in place of a number of rounds
    .clause = DON-13
