## Почему нельзя

sleepyhead-why-no-four-of-a-kind = Четырёх одинаковых у вас нет, и карты ещё никто не положил.
sleepyhead-why-must-lay-down = У вас четыре одинаковые. Положите их, прежде чем меняться дальше.
sleepyhead-why-all-lay-down = Карты уже на столе. Скорее кладите свои.
sleepyhead-why-down-already = Вы свои карты уже положили.
sleepyhead-why-not-your-exchange = Сейчас меняются двое других.
sleepyhead-why-already-chosen = Вы уже выбрали. Подождите остальных.
sleepyhead-why-not-in-hand = { $card } не у вас на руках.
sleepyhead-why-laps-go-on = Обмены ещё идут. Говорить пока нечего.
sleepyhead-why-laps-over = Обмены закончены. Скажите, что четырёх одинаковых у вас нет.

## Ходы словами

sleepyhead-move-down = положить карты
sleepyhead-move-nothing = четырёх одинаковых нет

## Запись

sleepyhead-note-sleepyhead = Соня — { $seat }.
sleepyhead-note-nobody = Четырёх одинаковых нет ни у кого, сони в этот раз нет.
