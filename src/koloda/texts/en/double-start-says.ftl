## Why not. What is not here is said as in Eleven.

double-start-why-row-not-started = { $card } has no row yet. A row starts at its ends: { $next }.
