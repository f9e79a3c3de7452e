## Слова

memory-move-turn = карта { $number }
memory-place-grid = на столе
memory-place-won = пары

## Почему нельзя

memory-why-no-card-there = На месте { $n } карты уже нет.
memory-why-another-card = Карта { $n } уже открыта. Вторая должна быть другой.
