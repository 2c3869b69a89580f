### Расклад дня: одна игра для всех.

daily-title = Расклад дня
daily-says = Все играют один и тот же расклад, с одного и того же места и против одних и тех же ботов.
daily-loading = Расклад загружается…
daily-not-here = Расклад не загружается
daily-unreachable = Сегодняшний расклад приходит с сервера, а он сейчас недоступен. Когда расклад загрузится, его можно будет сыграть и без интернета.
daily-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
daily-order = Игроки в порядке ходов
daily-you-start = Вы ходите первым.
daily-starts = Первый ход: { $name }.
daily-once = Засчитывается первая партия. Потом можно тренироваться сколько угодно.
daily-play = Играть
daily-continue = Продолжить
daily-practice = Тренироваться
daily-next = Следующий расклад появится в полночь по UTC.
daily-over = Этот день прошёл, его расклад — для тренировки.
daily-elsewhere = Вы начали этот расклад на другом устройстве: закончите его там. Здесь можно тренироваться.
daily-discarded = Вы бросили эту игру, поэтому за этот день результата нет. Тренироваться всё равно можно.
daily-to-today = Сегодняшний расклад

## Your result

daily-result = Ваш результат
daily-place = { $place ->
    [1] 1-е место из { $players }
    [2] 2-е место из { $players }
    [3] 3-е место из { $players }
   *[other] { $place }-е место из { $players }
}
daily-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
daily-ahead = { $count ->
    [one] отрыв { $count } очко
    [few] отрыв { $count } очка
    [many] отрыв { $count } очков
   *[other] отрыв { $count } очка
}
daily-even = наравне с первым местом
daily-even-won = поровну, победа по последователям
daily-behind = { $count ->
    [one] отставание { $count } очко
    [few] отставание { $count } очка
    [many] отставание { $count } очков
   *[other] отставание { $count } очка
}
daily-waiting = Результат будет отправлен, как только сервер станет доступен. Он засчитается, если это случится в тот же день.
daily-refused = Этот результат не засчитан: он пришёл слишком поздно, или вы сыграли расклад на другом устройстве.
daily-review = Разбор партии
daily-picture = Ваша Вселенная: { $rows }
daily-shape-counts = { $count ->
    [one] { $count } земля засчитана
    [few] { $count } земли засчитаны
    [many] { $count } земель засчитано
   *[other] { $count } земли засчитано
}
daily-shape-not = не засчитано: { $count }
daily-shape-wilderness = пустошей: { $count }
daily-copy = Скопировать текст
daily-copied = Скопировано
daily-save = Сохранить картинку
daily-save-failed = Браузер не смог нарисовать картинку.
daily-copy-failed = Браузер не смог скопировать текст.

## Everyone

daily-everyone = Результаты всех
daily-percentile = { $percent ->
    [0] На этот раз остальные сыграли лучше.
   *[other] Ваш результат не хуже, чем у { $share } остальных.
}
daily-alone = Ваш результат — первый за этот день.
daily-leads = На сколько очков впереди лучшего соперника или позади него
daily-bin-says = { $range }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
daily-you = Вы
daily-best = Лучшая партия: { $points }, { $lead }.
daily-best-replay = Посмотреть лучшую партию
daily-best-player = Лучший игрок
daily-no-results = Этот расклад никто не доиграл.

## Streaks and earlier days

daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-streak-best = Самая длинная серия: { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
daily-week = Последние семь дней
daily-day-played = { $date }: сыграно
daily-day-not = { $date }: не сыграно
daily-earlier = Прошлые расклады
daily-earlier-all = Показать все
daily-earlier-none = Здесь появятся ваши результаты.

## Proof

daily-proof-noted = Расклад тот, что был обещан: он подходит к коду { $code }, который этот браузер видел накануне.
daily-proof-fixed = Расклад соответствует коду { $code }, который был опубликован накануне.
daily-proof-wrong = Внимание: расклад не подходит к коду { $code }, который этот браузер видел накануне.
daily-proof-static = Без сервера расклад зависит только от даты, поэтому он у всех одинаковый.
daily-proof-details = Проверить самому
daily-proof-says = Код — это SHA-256 строки «orbis seed commitment» и зерна на следующей строке. Он опубликован на день раньше зерна, поэтому изменить расклад потом было нельзя.
daily-proof-seed = Зерно
daily-proof-code = Полный код
daily-proof-next = Код завтрашнего расклада

## Errors

error-deal-unknown = На этот день расклада нет.
error-deal-closed = Этот день прошёл: его расклад — для тренировки.
error-deal-played = Вы уже сыграли этот расклад: другие партии — тренировка.
error-deal-not-played = Сначала сыграйте этот расклад или дождитесь конца дня.
error-deal-turn = Ход { $turn } этой партии в этом раскладе невозможен.
error-deal-length = Эта партия не закончена: в ней { $turns } ходов из { $needed }.
