### Карты, места, где они лежат, и открытые числа рядом с ними.

colour-letter-red = К
colour-letter-yellow = Ж
colour-letter-green = З
colour-letter-blue = С
colour-letter-violet = Ф

face-J = джокер
face-D = осёл

place-hand = рука
place-stock = колода
place-pile = стопка
place-discard = сброс
place-discards = сброшено
place-gone = вышло из партии
place-trick = круг
place-market = рынок
place-front = на столе
place-row = ряд
place-drawn = только что взято
place-box = вне игры
