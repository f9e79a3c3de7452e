## Чому не можна

sleepyhead-why-no-four-of-a-kind = Чотирьох однакових у вас немає, і карт іще ніхто не поклав.
sleepyhead-why-must-lay-down = У вас чотири однакові. Покладіть їх, перш ніж мінятися далі.
sleepyhead-why-all-lay-down = Карти вже на столі. Мерщій кладіть свої.
sleepyhead-why-down-already = Ви свої карти вже поклали.
sleepyhead-why-not-your-exchange = Зараз міняються двоє інших.
sleepyhead-why-already-chosen = Ви вже вибрали. Зачекайте на інших.
sleepyhead-why-not-in-hand = { $card } немає у вашій руці.
sleepyhead-why-laps-go-on = Обміни ще тривають. Казати поки нічого.
sleepyhead-why-laps-over = Обміни закінчено. Скажіть, що чотирьох однакових у вас немає.

## Ходи словами

sleepyhead-move-down = покласти карти
sleepyhead-move-nothing = чотирьох однакових немає

## Запис

sleepyhead-note-sleepyhead = Соня — { $seat }.
sleepyhead-note-nobody = Чотирьох однакових немає ні в кого, соні цього разу немає.
