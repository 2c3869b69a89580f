### Конец игры: подсчёт шаг за шагом, результат, «поделиться», проверка.

end-heading = Конец игры
end-agreed = Игроки закончили эту игру досрочно. Результата нет.
end-resigned = Эта игра окончена: остальные сдались.
end-absence = Эта игра прекращена: один из игроков ушёл. Результата нет.

## The scoring, step by step. Each sentence stands after a player's name.

end-counting = Подсчёт очков
end-next = Дальше
end-pause = Пауза
end-play = Продолжить
end-skip = Сразу к результату
end-to-result = К результату
end-show-scoring = Показать подсчёт
end-phase-temples = Жетоны храмов
end-phase-regions = Земли
end-phase-forests = Леса
end-phase-wildernesses = Пустоши
end-phase-gods = Боги
end-temple = { $symbols ->
    [one] { $symbols } символ храма, берёт жетон на { $points } { -cp }.
    [few] { $symbols } символа храма, берёт жетон на { $points } { -cp }.
    [many] { $symbols } символов храма, берёт жетон на { $points } { -cp }.
   *[other] { $symbols } символа храма, берёт жетон на { $points } { -cp }.
}
end-tie-mystic = Столько же: { $names }. Решает большее мистическое число ({ $mystic } против { $others }).
end-tie-order = Столько же: { $names }, и мистическое число то же. Первым идёт тот, кто позже в порядке хода.
end-no-temple = Нет символов храма, нет и жетона.
end-regions = { $count ->
    [0] Ни одна земля, кроме лесов, не приносит очков.
    [one] { $count } земля приносит { $points } { -cp }.
    [few] { $count } земли приносят { $points } { -cp }.
    [many] { $count } земель приносят { $points } { -cp }.
   *[other] { $count } земли приносят { $points } { -cp }.
}
end-regions-cancelled = { $count ->
    [one] Отменена { $count }.
    [few] Отменены { $count }.
    [many] Отменено { $count }.
   *[other] Отменено { $count }.
}
end-forest = { $needed ->
    [one] Тайлу «{ $tile }» нужен { $needed } сосед подходящего цвета, есть { $neighbors }: { $points } { -cp }.
    [few] Тайлу «{ $tile }» нужны { $needed } соседа подходящих цветов, есть { $neighbors }: { $points } { -cp }.
    [many] Тайлу «{ $tile }» нужно { $needed } соседей подходящих цветов, есть { $neighbors }: { $points } { -cp }.
   *[other] Тайлу «{ $tile }» нужно { $needed } соседа подходящих цветов, есть { $neighbors }: { $points } { -cp }.
}
end-forest-unfulfilled = { $needed ->
    [one] Тайлу «{ $tile }» нужен { $needed } сосед подходящего цвета, а есть { $neighbors }: потеряно { $points } { -cp }.
    [few] Тайлу «{ $tile }» нужны { $needed } соседа подходящих цветов, а есть { $neighbors }: потеряно { $points } { -cp }.
    [many] Тайлу «{ $tile }» нужно { $needed } соседей подходящих цветов, а есть { $neighbors }: потеряно { $points } { -cp }.
   *[other] Тайлу «{ $tile }» нужно { $needed } соседа подходящих цветов, а есть { $neighbors }: потеряно { $points } { -cp }.
}
end-wilderness = { $count ->
    [one] { $count } пустошь, минус { $points } { -cp }.
    [few] { $count } пустоши, минус { $points } { -cp }.
    [many] { $count } пустошей, минус { $points } { -cp }.
   *[other] { $count } пустоши, минус { $points } { -cp }.
}
end-wilderness-idle = { $count ->
    [one] { $count } пустошь ничего не отнимает благодаря Богине Праздности.
    [few] { $count } пустоши ничего не отнимают благодаря Богине Праздности.
    [many] { $count } пустошей ничего не отнимают благодаря Богине Праздности.
   *[other] { $count } пустоши ничего не отнимают благодаря Богине Праздности.
}
end-god = { $god }, { $points } { -cp }: { $why }.

## The result

end-wins = { $points ->
    [one] Побеждает { $name }: { $points } Очко Созидания!
    [few] Побеждает { $name }: { $points } Очка Созидания!
    [many] Побеждает { $name }: { $points } Очков Созидания!
   *[other] Побеждает { $name }: { $points } Очка Созидания!
}
end-you-win = { $points ->
    [one] Вы побеждаете: { $points } Очко Созидания!
    [few] Вы побеждаете: { $points } Очка Созидания!
    [many] Вы побеждаете: { $points } Очков Созидания!
   *[other] Вы побеждаете: { $points } Очка Созидания!
}
end-shared = { $points ->
    [one] Победа общая: { $names }! У каждого { $points } Очко Созидания.
    [few] Победа общая: { $names }! У каждого { $points } Очка Созидания.
    [many] Победа общая: { $names }! У каждого { $points } Очков Созидания.
   *[other] Победа общая: { $names }! У каждого { $points } Очка Созидания.
}
end-winner = Победа
end-place = Вы заняли { $place }-е место из { $players }.
end-place-tied = Вы делите { $place }-е место.
end-won-by = { $points ->
    [one] Отрыв — { $points } очко.
    [few] Отрыв — { $points } очка.
    [many] Отрыв — { $points } очков.
   *[other] Отрыв — { $points } очка.
}
end-won-even = Очков поровну, но последователей осталось больше.
end-short = { $points ->
    [one] До { $place }-го места не хватило { $points } очка.
   *[other] До { $place }-го места не хватило { $points } очков.
}
end-short-even = Очков столько же, сколько у { $place }-го места, но последователей осталось меньше.
end-standings = Итоговые места
end-best-tile = Лучший тайл: { $name }
end-best-tile-yours = Ваш лучший тайл
end-decided = Решающий ход
end-decided-turn = Раунд { $round }, { $name }
end-decided-chance = Шанс на победу ({ $name }) вырос с { $before } до { $after }.
end-decided-chance-yours = Ваш шанс на победу вырос с { $before } до { $after }.
end-decided-none = Ни один ход в отдельности не решил эту игру.
end-decided-running = Ищем решающий ход…
end-decided-find = Найти решающий ход
end-decided-show = Разобрать этот ход
end-table = Очки по источникам
end-by-tile = Тайл за тайлом
end-symbols = { $count ->
    [one] { $count } символ
    [few] { $count } символа
    [many] { $count } символов
   *[other] { $count } символа
}
end-chart = Очки по раундам
end-chart-table = Очки после каждого раунда в таблице
end-chart-others = Другие игроки
end-round = Раунд
end-afterwards = После игры
end-rematch = Сыграть ещё раз
end-join-rematch = Сыграть реванш
end-watch-rematch = Смотреть реванш
end-rematch-there = Открыт стол для реванша.
end-review = Разбор
end-replay = Повтор
end-share = Поделиться
end-deal = Расклад дня
end-record = Скачать запись
end-verify = Проверить перемешивание
end-board = Назад к столу

## Sharing

share-link = Ссылка на ход
share-which-turn = Какой ход
share-turn = { $turn ->
    [0] Начало игры
   *[other] После хода { $turn }
}
share-end = Конец игры
share-text = Посмотрите эту партию в «Орбис»!
share-whole-game = Вся партия — в самой ссылке: она работает на любом устройстве, и ничего никуда не отправляется.
share-no-link = Этот браузер не может поместить партию в ссылку. Скачайте вместо этого запись.
share-picture = Картинка Вселенной
share-whose = Чья Вселенная
share-caption = { $name } · { $points } { -cp }
share-save = Сохранить картинку
share-failed = Этому браузеру не удалось нарисовать картинку.
