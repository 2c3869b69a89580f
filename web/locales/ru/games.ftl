### My games: the list of finished games, statistics, personal bests.

games-title = Мои игры
games-lead = Все ваши законченные партии — в этом браузере и на сервере.
games-tab-list = Партии
games-tab-statistics = Статистика
games-tab-bests = Рекорды
games-loading = Загружаем ваши партии…
games-none = Законченных партий пока нет
games-none-says = Когда вы закончите партию, она появится здесь, вместе со статистикой и личными рекордами.
games-none-go = Сыграть
games-none-fit = Подходящих партий нет.
games-reset = Сбросить фильтры

## What is missing

games-offline = Сервер сейчас недоступен, поэтому партий, сыгранных на нём, здесь нет.
games-no-storage = Браузер не даёт доступа к своему хранилищу, поэтому сыгранных в нём партий здесь нет.
games-damaged = { $count ->
    [one] { $count } партия, сохранённая в этом браузере, повреждена, и показать её нельзя.
    [few] { $count } партии, сохранённые в этом браузере, повреждены, и показать их нельзя.
    [many] { $count } партий, сохранённых в этом браузере, повреждены, и показать их нельзя.
   *[other] { $count } партии, сохранённой в этом браузере, показать нельзя: она повреждена.
}

## Filters

games-search = Поиск по имени, уровню или дате
games-filters = { $count ->
    [0] Фильтры
   *[other] Фильтры ({ $count })
}
games-every = Все
games-players = Игроков
games-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
games-opponent = Соперники
games-people = Люди
games-result = Результат
games-result-won = Победа
games-result-lost = Без победы
games-result-early = Прервана
games-where = Где
games-where-local = В этом браузере
games-where-online = На сервере
games-period = Когда
games-period-week = Последние 7 дней
games-period-month = Последние 30 дней
games-period-year = Последние 365 дней
games-shown = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}

## A game in the list

games-more = Показать ещё (осталось { $count })
games-place = { $place }-е место из { $players }
games-place-shared = Общее { $place }-е место из { $players }
games-won-by = Победа: { $names }
games-ended-early = Партия прервана
games-points = { $points } { -cp }
games-spoken = { $name }: { $points }
games-stand-in = За вас доиграл бот
games-custom = Свои тайлы
games-lost-per-turn = потеряно { $loss } { -cp } за ход
games-replay = Повтор
games-delete = Удалить партию от { $date }
games-remove = Убрать из списка партию от { $date }

## Exporting and deleting

games-export = Сохранить все в файл
games-export-partial = Сервер сейчас недоступен: в файле только партии из этого браузера.
games-delete-all = Удалить все…
games-delete-all-title = Удалить партии из этого браузера?
games-delete-all-says = { $count ->
    [one] Будет навсегда удалена { $count } законченная партия. Если она вам нужна, сначала сохраните её в файл. Партии на сервере останутся.
    [few] Будут навсегда удалены { $count } законченные партии. Если они вам нужны, сначала сохраните их в файл. Партии на сервере останутся.
    [many] Будет навсегда удалено { $count } законченных партий. Если они вам нужны, сначала сохраните их в файл. Партии на сервере останутся.
   *[other] Будет навсегда удалено { $count } законченной партии. Если они вам нужны, сначала сохраните их в файл. Партии на сервере останутся.
}
games-delete-unfinished = { $count ->
    [one] Удалить и { $count } незаконченную партию
    [few] Удалить и { $count } незаконченные партии
    [many] Удалить и { $count } незаконченных партий
   *[other] Удалить и { $count } незаконченной партии
}
games-delete-title = Удалить эту партию?
games-delete-says = Она хранится только в этом браузере и исчезнет навсегда.
games-delete-go = Удалить
games-remove-title = Убрать эту партию из списка?
games-remove-says = Она больше не будет учитываться в вашей статистике. У других игроков она останется, и ссылка на неё будет работать.
games-remove-go = Убрать

## Statistics

games-not-counted = { $count ->
    [one] { $count } партия не учтена: за этим экраном играло несколько человек, тайлы были свои, за вас доиграл бот или партию прервали.
    [few] { $count } партии не учтены: за этим экраном играло несколько человек, тайлы были свои, за вас доиграл бот или партию прервали.
    [many] { $count } партий не учтено: за этим экраном играло несколько человек, тайлы были свои, за вас доиграл бот или партию прервали.
   *[other] { $count } партии не учтено: за этим экраном играло несколько человек, тайлы были свои, за вас доиграл бот или партию прервали.
}
games-none-counted = Считать пока нечего. Учитываются партии, которые вы доиграли до конца на одном месте, со стандартными тайлами.
games-stat-games = Партии
games-stat-won = Победы
games-stat-average = В среднем
games-stat-best = Лучший счёт
games-tally = { $won } из { $games } ({ $share })
games-by-players = Победы по числу игроков
games-by-players-says = Пунктир — сколько побед было бы против равных соперников.
games-by-opponent = Победы по соперникам
games-by-opponent-says = Партия против ботов разных уровней учитывается для каждого.
games-over-time = Откуда берутся ваши очки
games-over-time-says = Средние значения по времени. Пустоши отнимают очки.
games-since = С даты
games-by-god = Боги
games-god-tally = { $games ->
    [one] { $games } партия, побед: { $won }, { $points } { -cp }
    [few] { $games } партии, побед: { $won }, в среднем { $points } { -cp }
    [many] { $games } партий, побед: { $won }, в среднем { $points } { -cp }
   *[other] { $games } партии, побед: { $won }, в среднем { $points } { -cp }
}
games-by-color = Открытые тайлы по цветам
games-color-mean = { $all } за партию, { $won } в победных
games-by-wildernesses = Пустоши
games-wildernesses = { $count ->
    [0] Ни одной
   *[other] { $count }
}
games-wildernesses-many = { $count } и больше
games-count-won = { $games ->
    [one] { $games } партия, побед: { $won }
    [few] { $games } партии, побед: { $won }
    [many] { $games } партий, побед: { $won }
   *[other] { $games } партии, побед: { $won }
}
games-losses = Потери { -cp } за ход
games-losses-says = { $count ->
    [one] По { $count } разобранной партии.
   *[other] По { $count } разобранным партиям.
}
games-losses-by-round = Потери { -cp } по раундам
games-loss = Потери { -cp }
games-no-reviews = Откройте разбор партии в её повторе, и вы увидите, чего вам стоили ходы.
games-as-table = В виде таблицы

## Personal bests

games-best-score = Самый высокий счёт
games-best-lead = Самая уверенная победа
games-best-regions = Больше всего очков за земли
games-best-god = Больше всего очков за бога
games-best-opponent = Самый сильный побеждённый бот
games-best-accuracy = Самая точная партия
games-lead-of = Отрыв { $points } { -cp }
