## Why not

sleepyhead-why-no-four-of-a-kind = You do not hold four of a kind, and nobody has laid down yet.
sleepyhead-why-must-lay-down = You hold four of a kind. Lay it down before you exchange again.
sleepyhead-why-all-lay-down = Cards lie on the table. Lay yours down, quickly.
sleepyhead-why-down-already = You have laid your cards down already.
sleepyhead-why-not-your-exchange = This exchange is between two others.
sleepyhead-why-already-chosen = Your choice is made. Wait for the others.
sleepyhead-why-not-in-hand = { $card } is not in your hand.
sleepyhead-why-laps-go-on = The exchanges go on. There is nothing to say yet.
sleepyhead-why-laps-over = The exchanges are over. Say that you hold no four of a kind.

## Moves in words

sleepyhead-move-down = lay the cards down
sleepyhead-move-nothing = no four of a kind

## The log

sleepyhead-note-sleepyhead = { $seat } is the sleepyhead.
sleepyhead-note-nobody = Nobody has four of a kind, and nobody is the sleepyhead.
