## Почему нельзя

donkey-why-leader-may-not-pass = Этот круг начинаете вы. Пасуют те, кто отвечает.
donkey-why-not-in-hand = В вашей руке этого нет: { $cards }.
donkey-why-same-number =
    { $n ->
        [one] В этом круге кладут по одной карте — или пас.
        [few] В этом круге кладут по { $n } карты — или пас.
       *[other] В этом круге кладут по { $n } карт — или пас.
    }
donkey-why-must-be-higher =
    { $n ->
        [one] Нужна одна карта старше { $rank } — или пас.
        [few] Нужны { $n } карты старше { $rank } — или пас.
       *[other] Нужно { $n } карт старше { $rank } — или пас.
    }
donkey-why-nothing-tops-jokers = Старше джокеров ничего нет. Остаётся пас.
donkey-why-no-pass-in-donkey-trick = В круге осла карту кладут все. Пасовать нельзя.
donkey-why-one-card-in-donkey-trick = В круге осла каждый кладёт ровно одну карту.
donkey-why-donkey-is-led-only = Осёл не бьёт. С него можно только зайти.
donkey-why-donkey-not-yet = Осёл у вас только что. Сначала выиграйте обычный круг, потом зайдите с осла.
