## Почему нельзя

cheat-why-not-in-hand = { $card } не у вас на руках.
cheat-why-already-picked = { $card } уже выбрана.
cheat-why-three-at-most = Выбраны три карты. Больше за одну не выдать.
cheat-why-one-card = Одна карта выбрана, а больше одной класть нельзя.
cheat-why-pick-first = Сначала выберите карту, которую хотите положить.
cheat-why-another-number = Сейчас называют число { $n }.
cheat-why-name-a-colour = Кто говорит «один», называет и цвет новой стопки. Назовите его.
cheat-why-somebody-must-lay = Все остальные только что спасовали. Карту кладёте вы.
cheat-why-nothing-to-call = Сейчас нет карты, в которой вы могли бы усомниться.
cheat-why-not-on-yourself = Последняя карта ваша. Сомневаться в ней могут другие.
cheat-why-you-are-out = Вы уже вышли из игры и больше не сомневаетесь.
cheat-why-laps-over = Круги сыграны, карт больше не кладут. В последней карте ещё можно усомниться, пока ход не вернулся к тому, кто её положил.

## Ходы словами

cheat-move-lay-1 = «один»
cheat-move-lay-2 = «два»
cheat-move-lay-3 = «три»
cheat-move-lay-4 = «четыре»
cheat-move-lay-5 = «пять»
cheat-move-lay-6 = «шесть»
cheat-move-lay-7 = «семь»
cheat-move-lay-8 = «восемь»
cheat-move-lay-9 = «девять»
cheat-move-lay-10 = «десять»
cheat-move-lay-11 = «одиннадцать»
cheat-move-lay-12 = «двенадцать»
cheat-move-lay-13 = «тринадцать»
cheat-move-lay-14 = «четырнадцать»
cheat-move-lay-15 = «пятнадцать»
cheat-move-lay-16 = «шестнадцать»
cheat-move-lay-17 = «семнадцать»
cheat-move-lay-18 = «восемнадцать»
cheat-move-lay-19 = «девятнадцать»
cheat-move-lay-20 = «двадцать»
cheat-move-lay-1-R = «один», красные
cheat-move-lay-1-Y = «один», жёлтые
cheat-move-lay-1-G = «один», зелёные
cheat-move-lay-1-B = «один», синие
cheat-move-cheat = Мухлёж!
cheat-move-too-many = Слишком много!

## Запись

cheat-note-lie = Это не { $number }. Стопку забирает { $seat }.
cheat-note-lie-in-colour =
    { $key ->
        [red] Это не красная { $number }. Стопку забирает { $seat }.
        [yellow] Это не жёлтая { $number }. Стопку забирает { $seat }.
        [green] Это не зелёная { $number }. Стопку забирает { $seat }.
       *[blue] Это не синяя { $number }. Стопку забирает { $seat }.
    }
cheat-note-truth = { $seat } не мухлюет. Стопку забирает { $other }.
cheat-note-several = Карт было больше одной. Стопку забирает { $seat }.
cheat-note-single = Карта была одна. Стопку забирает { $other }.
cheat-note-set-aside = Стопка собрана и выходит из игры.
cheat-note-out = { $seat } без карт и выходит из игры.
cheat-note-wins = Побеждает { $seat }.
cheat-note-laps-over =
    { $number ->
        [one] Сыгран { $number } круг, партия окончена.
        [few] Сыграно { $number } круга, партия окончена.
       *[other] Сыграно { $number } кругов, партия окончена.
    }
