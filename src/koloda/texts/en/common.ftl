### Words and clauses that all games share.
### In every clause a new line is a new thought or a numbered point.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

seat-name = Seat { $seat }

count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-tugriks =
    { $n ->
        [one] { $n } tugrik
       *[other] { $n } tugriks
    }
count-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

option-players = How many players sit at the table
option-size = Which deck is used: the full one, or a tiny one for research
option-open-memory = The table keeps showing what you have already seen
    .clause = COM-7

## Clauses

COM-1 = The first dealer is chosen by lot, unless the table names a seat. After each round the deal moves one place to the left, that is, clockwise.
    .title = Dealer
COM-2 = Where a game asks for an equal deal, cards go out one at a time until the deck is used up. The player who begins gets the first card, and the deal follows the direction of play. Some players may therefore have one card more.
    .title = Dealing equally
COM-3 = If several players call on the same cause, the call that arrives first counts and the rest change nothing. The only exception is SNP-5.
    .title = Several callers
COM-4 = A pile is turned over as it is, without shuffling: the card that lay at the bottom is now on top.
    .title = Turning a pile over
COM-5 = Equal results share a place.
    A match may have from 1 to 20 rounds. A game whose rules do not mention the number of rounds is played as one round, and the number cannot be set. In the same way the first dealer can be set only in games whose rules mention it.
    .title = Ties and matches
COM-6 = When a game needs only two colours, they are red and yellow. Play is the same with any other two.
    .title = Two colours
COM-7 = A card you have seen counts as known to you for as long as it cannot have moved without your seeing it. Each card is followed by itself; nothing is worked out from several facts put together.
    By default the table shows people only what lies open now. It may be told to go on showing what is known, and programs may ask for all of it.
    In the games of attention (Memory, Snatch, Heap, War, Sleepyhead) nothing that has been turned back is shown again, and nothing is lit up or dimmed. Every pile and every call can be tapped at any time.
    .title = What has been seen
COM-8 = A call open to “any player” may be made from every seat except the one it is against. Players who have finished may call too. A clause that wants it otherwise says so.
    .title = Any player
