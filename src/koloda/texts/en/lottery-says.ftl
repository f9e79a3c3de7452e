## Why not. What is not here is said as in Eleven.

lottery-why-any-card = You begin the round. Lay a card first, any you like.

## The log

lottery-note-rows-start = Rows start with { $number } in this round.
