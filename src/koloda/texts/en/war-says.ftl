## Words

war-move-turn = turn up the next card
war-place-up = open

## The log

war-note-equal = Equal cards. One more from each.
war-note-no-cards = { $seat } has no card to turn up and loses. The round is over.
war-note-draw = Neither has a card left to turn up: a draw. The round is over.
