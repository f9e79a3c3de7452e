## Why not. What is not here is said as in Eleven.

variable-start-why-row-not-started = { $card } has no row yet. One of these starts it: { $next }.
