## Words

memory-move-turn = card { $number }
memory-place-grid = on the table
memory-place-won = pairs

## Why not

memory-why-no-card-there = No card lies at place { $n } any more.
memory-why-another-card = Card { $n } lies open already. The second card must be another one.
