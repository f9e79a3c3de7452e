### Карти, місця, де вони лежать, і відкриті числа поруч із ними.

colour-letter-red = Ч
colour-letter-yellow = Ж
colour-letter-green = З
colour-letter-blue = С
colour-letter-violet = Ф

face-J = джокер
face-D = осел

place-hand = рука
place-stock = колода
place-pile = стос
place-discard = скидка
place-discards = скинуто
place-gone = вийшло з партії
place-trick = коло
place-market = ринок
place-front = на столі
place-row = ряд
place-drawn = щойно взято
place-box = поза грою
