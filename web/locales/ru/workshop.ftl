### Мастерская: свои тайлы, их баланс и игры с ними.

workshop-title = Мастерская
workshop-lead = Сделайте свои тайлы: меняйте что угодно, сразу смотрите, как они выглядят, и пусть боты проверят их баланс. А потом играйте ими здесь или онлайн.
workshop-from-standard = Начать со стандартных тайлов
workshop-from-blank = Начать с простых тайлов
workshop-from-file = Открыть файл
workshop-from-file-says = Файл JSON, сохранённый здесь или командой «orbis tiles --json». Его можно и перетащить на эту страницу.
workshop-drop = Отпустите файл, чтобы открыть тайлы
workshop-new-name = Мои тайлы
workshop-unnamed = Без названия
workshop-drafts = Ваши наборы тайлов
workshop-no-drafts = Наборы, над которыми вы работаете, хранятся в этом браузере и появляются здесь.
workshop-delete = Удалить навсегда
workshop-delete-one = Удалить: { $name }
workshop-file-toml = Это TOML. «orbis tiles --set ФАЙЛ --json» превратит его в JSON, который здесь подойдёт.
workshop-file-wrong = В этом файле нет набора тайлов.
workshop-file-large = Этот файл слишком велик для набора тайлов.
workshop-not-drawable = Эти тайлы нельзя открыть, потому что некоторые из них невозможно даже нарисовать:
workshop-full = Этот браузер не может сохранить ещё один набор. Их может быть { $most }; удалите ненужный.
workshop-no-room = Браузер не смог сохранить набор: возможно, его хранилище заполнено или отключено.
workshop-no-draft = Этого набора нет в этом браузере. Возможно, его удалили или сделали в другом браузере.
workshop-link-damaged = Эта ссылка повреждена или неполна, тайлов в ней нет. Попросите прислать её ещё раз.
workshop-link-wrong = Тайлы из этой ссылки не подходят:

## A set being edited

workshop-all = Все ваши наборы тайлов
workshop-undo = Отменить
workshop-redo = Повторить
workshop-views = Мастерская
workshop-tiles = Тайлы
workshop-tile = Правка
workshop-balance-tab = Баланс
workshop-unsaved = Браузер не смог сохранить набор: возможно, хранилище заполнено или отключено. Сохраните его в файл.
workshop-shared = С вами поделились этими тайлами.
workshop-keep = Сохранить копию
workshop-no-tile = Тайлов нет. Добавьте тайл кнопкой с плюсом.
workshop-level = Уровень { $level }
workshop-level-tiles = тайлов: { $count } из { $expected }
workshop-add = Добавить тайл: { $color }, уровень { $level }
workshop-tile-said = Берут в { $taken } игр; из них открыт в { $faceUp }.
workshop-tile-before = Предыдущий тайл
workshop-tile-after = Следующий тайл
workshop-number = Число
workshop-color = Цвет
workshop-colors = Цвета
workshop-less = { $label }: на один меньше
workshop-more = { $label }: на один больше
workshop-used-with = При скольких игроках он в игре
workshop-duplicate = Скопировать
workshop-remove = Убрать
workshop-move-before = Сдвинуть вперёд среди тайлов этого цвета и уровня
workshop-move-after = Сдвинуть назад среди тайлов этого цвета и уровня

## What is wrong

workshop-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблемы
   *[many] { $count } проблем
}
workshop-no-problems = Проблем нет
workshop-field-name = Название
workshop-field-regions = Тайлы
workshop-field-gods = Боги
workshop-field-temple-tokens = Жетоны храмов
workshop-field-id = Обозначение
workshop-field-color = Цвет
workshop-field-level = Уровень
workshop-field-cost = Стоимость
workshop-field-effect = Эффект
workshop-field-cp = Очки Созидания
workshop-field-star = Звезда
workshop-field-mystic = Мистическое число
workshop-field-content = Содержимое
workshop-count-tiles = Тайлы уровня { $level }
workshop-count-white = Тайлы уровня { $level } только для 4 игроков (белая звезда)
workshop-count-purple = Тайлы уровня { $level } для 3 и 4 игроков (сиреневая звезда)
workshop-wrong-number = { $effect }: число должно быть от { $least } до { $most }
workshop-wrong-colors = { $effect }: выберите цвета, от { $least } до { $most }

## The balance estimate

workshop-balance = Оценка баланса
workshop-balance-says = Эти игры играют в вашем браузере быстрые боты. Они судят о ходе по тому, насколько хороша позиция после него, так что эти числа — лишь первое впечатление. Диапазоны — 95-процентные доверительные интервалы. «Стандарт» — то же со стандартными тайлами и теми же ботами.
workshop-players = Игроки
workshop-with-players = игроков: { $players }
workshop-pause = Приостановить оценку
workshop-go-on = Продолжить оценку
workshop-progress = Сыграно игр
workshop-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
workshop-status-waiting = ждёт, пока решатся проблемы
workshop-status-playing = боты играют
workshop-status-paused = приостановлено
workshop-status-done = готово
workshop-status-failed = боты не смогли сыграть: для этого нужен WebAssembly
workshop-mean-score = Средний счёт: { $score }
workshop-old = Это числа до последнего изменения.
workshop-verdict = Цель
workshop-verdict-ok = достигнута
workshop-verdict-undecided = неясно
workshop-verdict-missed = нарушена
workshop-verdict-none = без цели
workshop-found = Найдено
workshop-standard = Стандарт
workshop-standard-is = Стандартные тайлы: { $value }.
workshop-at-least = Цель: не меньше { $low }.
workshop-at-most = Цель: не больше { $high }.
workshop-from-to = Цель: от { $low } до { $high }.
workshop-seat = Место { $seat }
workshop-target-winning-score = Счёт победителя
workshop-target-winning-score-says = Медиана счёта победителей.
workshop-target-wildernesses = Пустошей на игрока
workshop-target-wildernesses-says = Сколько тайлов переворачивает игрок.
workshop-target-seats = Победы по местам
workshop-target-seats-says = В порядке хода, по сравнению со справедливой долей: 1 — справедливо.
workshop-target-gods = Победы по богам
workshop-target-gods-says = Победы владельцев бога по сравнению со справедливой долей: 1 — справедливо.
workshop-target-colors = Цвета победителей
workshop-target-colors-says = Доля цвета среди открытых тайлов победителей по сравнению с тайлами всех: 1 — поровну.
workshop-target-face-up = Тайлы лицом вверх
workshop-target-face-up-says = Как часто взятый тайл лежит лицом вверх. Это тайл, который ближе всех к нарушению цели.
workshop-target-top-token = Победы с лучшим жетоном храма
workshop-target-top-token-says = Как часто побеждает владелец самого ценного жетона храма.
workshop-tile-figures = Как боты используют этот тайл, по числу игроков
workshop-taken = Берут
workshop-face-up = Открыт

## Sharing and playing

workshop-share = Поделиться
workshop-link-says = В этой ссылке все тайлы. Кто её откроет, сможет рассмотреть их, играть ими и менять копию.
workshop-link-text = Тайлы для Orbis: { $name }
workshop-share-wrong = В ссылку можно поместить только набор без проблем. В файл его можно сохранить всегда.
workshop-file-says = Набор из файла можно открыть здесь, выбрать для новой игры и использовать с командой orbis.
workshop-download = Сохранить в файл
workshop-play = Играть
workshop-play-wrong = { $count ->
    [one] В этих тайлах { $count } проблема. Решите её, и ими можно будет играть.
    [few] В этих тайлах { $count } проблемы. Решите их, и ими можно будет играть.
   *[many] В этих тайлах { $count } проблем. Решите их, и ими можно будет играть.
}
workshop-play-online = Другие игроки, онлайн и прочее
