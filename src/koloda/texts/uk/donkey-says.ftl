## Чому не можна

donkey-why-leader-may-not-pass = Це коло починаєте ви. Пасують ті, хто відповідає.
donkey-why-not-in-hand = У вашій руці цього немає: { $cards }.
donkey-why-same-number =
    { $n ->
        [one] У цьому колі кладуть по одній карті — або пас.
        [few] У цьому колі кладуть по { $n } карти — або пас.
       *[other] У цьому колі кладуть по { $n } карт — або пас.
    }
donkey-why-must-be-higher =
    { $n ->
        [one] Потрібна одна карта, старша за { $rank }, — або пас.
        [few] Потрібні { $n } карти, старші за { $rank }, — або пас.
       *[other] Потрібно { $n } карт, старших за { $rank }, — або пас.
    }
donkey-why-nothing-tops-jokers = Старшого за джокерів немає нічого. Лишається пас.
donkey-why-no-pass-in-donkey-trick = У колі осла карту кладуть усі. Пасувати не можна.
donkey-why-one-card-in-donkey-trick = У колі осла кожен кладе рівно одну карту.
donkey-why-donkey-is-led-only = Осел не б’є. З нього можна лише зайти.
donkey-why-donkey-not-yet = Осел у вас щойно. Спершу виграйте звичайне коло, тоді зайдіть з осла.
