lottery-name = Lottery
lottery-pitch = Somebody lays any card they like, and its number starts every other row.

LOT-1 = The game is Eleven, with its clauses ELV-1 and ELV-3 to ELV-8; only the start differs (ELV-2 does not apply). In each round a player drawn at random begins and has to lay one card, any they like. A good one has neighbours in the same hand.
    Its number takes the place of the 11: every other row of this round starts with it. A row that starts with 1 or with 20 grows one way only.
    .title = Start
LOT-2 = Several cards may go down in one turn, as in ELV-5, on other rows too, and the player who begins may always go on as well. Cards are drawn as in ELV-6 and scored as in ELV-7.
    .title = Turns and scores
