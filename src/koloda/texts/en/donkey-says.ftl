## Why not

donkey-why-leader-may-not-pass = You lead this trick. Passing is for those who follow.
donkey-why-not-in-hand = Your hand does not hold { $cards }.
donkey-why-same-number =
    { $n ->
        [one] One card was led. Lay one, or pass.
       *[other] { $n } cards were led. Lay as many, or pass.
    }
donkey-why-must-be-higher =
    { $n ->
        [one] It takes one card above { $rank }, or a pass.
       *[other] It takes { $n } cards above { $rank }, or a pass.
    }
donkey-why-nothing-tops-jokers = Nothing goes above jokers. You can only pass.
donkey-why-no-pass-in-donkey-trick = In a donkey trick everybody lays a card. Nobody passes.
donkey-why-one-card-in-donkey-trick = In a donkey trick everybody lays exactly one card.
donkey-why-donkey-is-led-only = The donkey beats nothing. You can only lead it.
donkey-why-donkey-not-yet = The donkey has only just come to you. Win an ordinary trick first, then lead it.
