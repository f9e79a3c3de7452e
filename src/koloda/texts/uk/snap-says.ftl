## Чому не можна

snap-why-nothing-turned-up = Жодної карти ще не відкрито, гукати нема про що.
snap-why-called-in-vain = Про цю карту ви так уже гукали. Нова карта — новий привід.
snap-why-out-for-good = Ви лишилися без карт і помилилися. Ви вибули остаточно.

## Запис

snap-note-turns-over = { $seat } перевертає відкритий стос.
snap-note-tsap = Цап! { $seat } забирає однакові карти: { $number }.
snap-note-tsarap = Царап! { $seat } забирає карти із середини: { $number }.
snap-note-late = { $seat } гукає, але пізно. Нічого не змінюється.
snap-note-wrong =
    { $number ->
        [one] Помилка! { $seat } віддає насередину { $number } карту.
        [few] Помилка! { $seat } віддає насередину { $number } карти.
       *[other] Помилка! { $seat } віддає насередину { $number } карт.
    }
snap-note-wrong-for-nothing = Помилка, але відкритих карт немає: { $seat } нічого не платить.
snap-note-wrong-and-out = Помилка, а карт уже немає: { $seat } вибуває остаточно.
snap-note-tsap-tie = Цап! Гукнули одночасно: ніхто нічого не дістає.
snap-note-tsarap-tie = Царап! Гукнули одночасно: стос лишається посередині.
snap-note-quartet = { $seat } відкладає квартет: { $number }.
snap-note-laps-over =
    { $number ->
        [one] Зіграно { $number } коло, партію закінчено.
        [few] Зіграно { $number } кола, партію закінчено.
       *[other] Зіграно { $number } кіл, партію закінчено.
    }
