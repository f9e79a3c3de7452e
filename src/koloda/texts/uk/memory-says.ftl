## Слова

memory-move-turn = карта { $number }
memory-place-grid = на столі
memory-place-won = пари

## Чому не можна

memory-why-no-card-there = На місці { $n } карти вже немає.
memory-why-another-card = Карту { $n } вже відкрито. Друга має бути іншою.
