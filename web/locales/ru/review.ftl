### Разбор партии: оценки и почему другой ход был лучше.

## Marks

mark-inaccuracy = Неточность
mark-mistake = Ошибка
mark-blunder = Грубая ошибка
mark-inaccuracy-says = По сравнению с лучшим найденным ходом теряет около 1 { -cp } или десятую часть шансов на победу.
mark-mistake-says = По сравнению с лучшим найденным ходом теряет около 2 { -cp } или пятую часть шансов на победу.
mark-blunder-says = По сравнению с лучшим найденным ходом теряет 4 { -cp } и больше или две пятых шансов на победу.

## Reasons

reason-turned-over = Переворачивает тайл «{ $tile }», хотя он мог лежать лицом вверх.
reason-only-wilderness = Берёт тайл «{ $tile }», который может стать только пустошью.
reason-cancelled = Тайл «{ $tile }» сразу отменяется: потеряно { $points } { -cp }.
reason-declined = Отменяет тайл «{ $tile }», хотя его можно было активировать: потеряно { $points } { -cp }.
reason-fewer-points = Получает { $points } { -cp } за тайл «{ $tile }», а тайл «{ $best }» принёс бы { $best_points }.
reason-forest-missed = { $missing ->
    [0] Упускает тайл «{ $tile }» — лес на { $points } { -cp }.
    [one] Упускает тайл «{ $tile }» — лес на { $points } { -cp }, которому не хватало бы { $missing } соседа.
   *[other] Упускает тайл «{ $tile }» — лес на { $points } { -cp }, которому не хватало бы { $missing } соседей.
}
reason-forest-open = { $missing ->
    [one] Тайлу «{ $tile }» (ряд { $row }, столбец { $column }) всё ещё не хватает { $missing } соседа до { $points } { -cp }.
   *[other] Тайлу «{ $tile }» (ряд { $row }, столбец { $column }) всё ещё не хватает { $missing } соседей до { $points } { -cp }.
}
reason-forest-blocked = Тайл «{ $tile }» (ряд { $row }, столбец { $column }) уже не получит своих соседей: потеряно { $points } { -cp }.
reason-fits-fewer-colors = Число цветов, подходящих выше нижнего ряда: { $colors } вместо { $best_colors }.
reason-bottom-row = Свободных мест в нижнем ряду, где подходит любой цвет: { $free } вместо { $best_free }.
reason-fewer-worshipers = { $count ->
    [one] Сохраняет на { $count } последователя меньше: { $held } вместо { $best_held }.
   *[other] Сохраняет на { $count } последователей меньше: { $held } вместо { $best_held }.
}
reason-fewer-colors = { $colors ->
    [one] Сохраняет последователей только { $colors } цвета вместо { $best_colors }.
   *[other] Сохраняет последователей только { $colors } цветов вместо { $best_colors }.
}
reason-reduction-missed = Упускает жетон Бесконечной преданности { $color }.
reason-temple-lead = { $symbols ->
    [one] Уступает первенство по храмам, впереди { $player }: { $symbols } символ вместо { $best_symbols }.
    [few] Уступает первенство по храмам, впереди { $player }: { $symbols } символа вместо { $best_symbols }.
    [many] Уступает первенство по храмам, впереди { $player }: { $symbols } символов вместо { $best_symbols }.
   *[other] Уступает первенство по храмам, впереди { $player }: { $symbols } символа вместо { $best_symbols }.
}
reason-temple-symbols = { $symbols ->
    [0] Остаётся без символов храма, а могло быть { $best_symbols }.
    [one] Остаётся с { $symbols } символом храма вместо { $best_symbols }.
   *[other] Остаётся с { $symbols } символами храма вместо { $best_symbols }.
}
reason-mystic = При равенстве мистическое число будет { $mystic } вместо { $best_mystic }.
reason-weaker-god = Берёт тайл «{ $god }», который сулит { $points } { -cp }, а «{ $best }» сулит { $best_points }.
reason-god-too-early = Уже сейчас берёт тайл «{ $god }», хотя земля полезнее.
reason-god-put-off = Откладывает тайл «{ $god }», хотя его время пришло.
reason-god-less-sure = Делает меньше для тайла «{ $god }».
reason-god-uncontested = Ничего не делает против тайла «{ $god }» у игрока { $player }.
reason-death-unpaid = Не платит Богу Смерти, хотя последователей хватает.
reason-leaves-tile = Оставляет тайл «{ $tile }» ({ $place }){ $count ->
    [0] {""}
   *[other] {""} с последователями { $worshipers }
}{ $points ->
    [0] {""}
   *[other] {""}, на { $points } { -cp }
}{ $temple_lead ->
    [true] {""}, а с ним и первенство по храмам
   *[false] {""}
}. Этим воспользуется { $player }.
reason-leaves-worshipers = Оставляет больше последователей ({ $colors }) на тайле «{ $tile }» ({ $place }), который хочет взять { $player }.
reason-leaves-in-reach = Оставляет тайл «{ $tile }» ({ $place }, { $points } { -cp }), который пригодится игроку { $player }.
reason-leaves-god = Оставляет тайл «{ $god }». Этим воспользуется { $player }.
reason-next-take = Портит следующий ход: после лучшего можно было бы взять тайл «{ $tile }» ({ $place }).
reason-unexplained = Другой ход оказывается лучше, но одной главной причины нет.

## The letters of the marks, each a single one

mark-inaccuracy-letter = Н
mark-mistake-letter = О
mark-blunder-letter = Г

## The replay

replay-title = Повтор
replay-loading = Открываем партию…
replay-failed = Эту партию не удалось воспроизвести.
replay-open = Открыть запись
replay-open-says = Выберите запись партии (файл с расширением .orbis.json) или перетащите её сюда.
replay-drop = Отпустите запись здесь
replay-game = Партия
replay-controls = Управление повтором
replay-first = К началу
replay-previous-turn = Предыдущий ход
replay-previous-action = Предыдущее действие
replay-play = Смотреть
replay-pause = Пауза
replay-next-action = Следующее действие
replay-next-turn = Следующий ход
replay-last = К концу
replay-slider = Ход
replay-speed = Скорость
replay-at = { $turn ->
    [0] Начало игры
   *[other] Ход { $turn } из { $turns }
}
replay-start = До первого хода
replay-turn = Ход { $turn }, раунд { $round }: { $name }
replay-turn-short = Ход { $turn }/{ $turns }
replay-pages = Что показать
replay-page-graph = График
replay-page-turn = Ход
replay-page-board = Стол
replay-link = Ссылка на этот ход
replay-table = Стол и результат
replay-key-previous-action = ←
replay-key-next-action = →
replay-key-previous-turn = Shift + ←
replay-key-next-turn = Shift + →
replay-key-first = Home
replay-key-last = End
replay-key-play = Пробел

## The review

review-start = Разобрать партию
review-running = { $done ->
    [0] Эксперт смотрит партию…
   *[other] Эксперт смотрит партию: ход { $done } из { $total }…
}
review-progress = Ход разбора
review-graph = Потери очков по ходам
review-summary = Партия в числах
review-mean = Потеря { -cp } за ход
review-of-turn = Разбор хода { $turn }
review-best = Лучший из найденных ходов.
review-lost = потеряно { $points } { -cp } и { $chance } шансов на победу
review-played = Сыграно
review-better = Лучше
review-chance = шанс на победу { $chance }
review-draw = Показать лучший ход на столе
review-choose = Выберите столбик, чтобы увидеть, как было бы лучше.
review-drawn = Вы видите стол перед этим ходом. Лучший ход отмечен.
