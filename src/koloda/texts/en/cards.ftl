### Cards, the places where they lie, and the public numbers beside them.

colour-letter-red = R
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-blue = B
colour-letter-violet = V

face-J = joker
face-D = donkey

place-hand = hand
place-stock = stock
place-pile = pile
place-discard = discard pile
place-discards = discarded
place-gone = out of the round
place-trick = trick
place-market = market
place-front = on the table
place-row = row
place-drawn = just drawn
place-box = out of the game
