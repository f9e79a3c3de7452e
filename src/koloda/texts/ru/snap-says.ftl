## Почему нельзя

snap-why-nothing-turned-up = Ни одна карта ещё не открыта, кричать не о чем.
snap-why-called-in-vain = Про эту карту вы так уже кричали. Новая карта — новый повод.
snap-why-out-for-good = Вы остались без карт и ошиблись. Вы выбыли окончательно.

## Запись

snap-note-turns-over = { $seat } переворачивает открытую стопку.
snap-note-tsap = Цап! { $seat } забирает одинаковые карты: { $number }.
snap-note-tsarap = Царап! { $seat } забирает карты из середины: { $number }.
snap-note-late = { $seat } кричит, но поздно. Ничего не меняется.
snap-note-wrong =
    { $number ->
        [one] Ошибка! { $seat } отдаёт в середину { $number } карту.
        [few] Ошибка! { $seat } отдаёт в середину { $number } карты.
       *[other] Ошибка! { $seat } отдаёт в середину { $number } карт.
    }
snap-note-wrong-for-nothing = Ошибка, но открытых карт нет: { $seat } ничего не платит.
snap-note-wrong-and-out = Ошибка, а карт уже нет: { $seat } выбывает окончательно.
snap-note-tsap-tie = Цап! Крикнули одновременно: никто ничего не получает.
snap-note-tsarap-tie = Царап! Крикнули одновременно: стопка остаётся в середине.
snap-note-quartet = { $seat } откладывает квартет: { $number }.
snap-note-laps-over =
    { $number ->
        [one] Сыгран { $number } круг, партия окончена.
        [few] Сыграно { $number } круга, партия окончена.
       *[other] Сыграно { $number } кругов, партия окончена.
    }
