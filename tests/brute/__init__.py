"""The games once more, simple-minded: plain lists, no engine, no speed. Only tests compare the two.

Each module has `start(text, players, options)`, which reads a freshly dealt position, `moves(table)`: pairs
of seat and text, `play(table, seat, text)`: the table after it, and `scores(table)`: None while the round
goes on.
"""
