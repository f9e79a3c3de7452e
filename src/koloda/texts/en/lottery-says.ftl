## Why not. What is not here is said as in Eleven.

lottery-why-any-card = You begin the round. Lay a card first, any you like.
