sleepyhead-name = Sleepyhead
sleepyhead-pitch = Collect four of a kind, put your cards down quietly, and keep an eye on the others.

SLP-1 = Three to ten people play. As many ranks are used as there are players, drawn by chance, with all four colours of each. Everyone gets four cards. The other cards stay out of the round, open to all.
    .title = Deal
SLP-2 = A player drawn by chance and the neighbour on the left exchange one card each, face down; both choose before they see what they get. Then that neighbour exchanges with the next one, and so on clockwise round the table. Everyone always has four cards.
    .title = Exchanging
SLP-3 = Four of a kind, even straight from the deal, must be laid down, without a word. The holder chooses the moment, but cannot take part in another exchange before. Nothing announces it: the cards just lie there. Nobody without four of a kind may lay down first.
    From then on everybody else must lay their cards down too, whatever they hold; a second four of a kind gives no advantage. There are no more exchanges, and one that has begun is void. When all but one have laid down, that one is the sleepyhead.
    .title = Laying down
SLP-4 = A match has five rounds, unless the table sets another number. Whoever was the sleepyhead least often wins.
    A lap is an exchange for every player. After 60 laps by default everyone says whether they hold four of a kind: who does lays it down as ever, and if nobody does, the round ends without a sleepyhead.
    .title = Match

sleepyhead-option-rounds = How many rounds make a match
    .clause = SLP-4
sleepyhead-option-max-laps = After how many laps without four of a kind a round ends
    .clause = SLP-4
