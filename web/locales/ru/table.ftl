### Стол во время игры.

table-loading = Открываем стол…
table-not-open = Не удалось открыть этот стол.
table-heading = Орбис, раунд { $round } из 15
table-title-turn = ● Ваш ход — Орбис
table-round-short = Раунд { $round }/15
table-your-turn = Ваш ход.
table-prompt = Что делать сейчас
table-for = { $name }: { $text }
table-wait = Минутку…
table-face = Какой стороной вверх
table-face-up = Лицом вверх
table-face-wilderness = Как пустошь
table-nowhere = никуда не подходит
table-suggest-pay = Заплатить { $what }
table-suggest-village = Отдать { $what } за деревню
table-suggest-death = Отдать { $what } Богу Смерти
table-suggest-discard = Сбросить { $what }
table-suggest-volcano = Убрать { $what }
table-suggest-gain = Получить { $what }
table-or-choose-realm = Или выберите других в своём Круге.
table-choose-realm = Выберите в своём Круге.
table-or-choose-display = Или выберите других в центре стола.
table-decline-village = Не платить: деревня будет отменена
table-decline-volcano = Никого не убирать: вулкан будет отменён
table-decline-death = Не платить: бог будет отменён
table-remove-none = Не убирать
table-do-not-pay = Не платить
table-instead-wilderness = Положить сюда как пустошь
table-instead-up = Положить сюда лицом вверх
table-watching = Вы смотрите эту игру.
table-first-tip = Впервые здесь? Наведите курсор на любой тайл, бога или символ, и станет ясно, что он делает; на сенсорном экране задержите на нём палец. Или научитесь играть за десять минут:
table-steps = Шаги вашего хода
table-undo = Отменить шаг
table-undo-step = Отменить шаг: { $text }
table-start-over = Заново
table-confirm = Подтвердить ход
table-exchange = Обмен 3 на 1
table-exchange-says = Отдайте трёх последователей одного цвета и возьмите одного другого цвета — сколько угодно раз.
table-exchange-give = Вы отдаёте
table-exchange-get = Вы берёте
table-log = Журнал игры
table-log-look = Показать стол после этого хода
table-since = После вашего прошлого хода
table-so-far = С начала игры
table-again = Показать ещё раз
table-skip = Пропустить

board-display = Центр стола
board-gods = Боги
board-no-gods = Все боги разобраны.
board-piles = Стопки
board-temple-tokens = Жетоны храмов
board-supply = Боги, жетоны храмов и стопки
board-players = Игроки
board-universe = Вселенная: { $name }
board-realm = { $count ->
    [one] Круг, { $name }: { $count } последователь
    [few] Круг, { $name }: { $count } последователя
    [many] Круг, { $name }: { $count } последователей
   *[other] Круг, { $name }: { $count } последователя
}
board-holdings = Что есть у игрока { $name }
board-look = Посмотреть: { $name }
board-front = Главный вид
board-front-follow = Кто сейчас ходит
board-turn = ходит
board-no-tiles = Тайлов пока нет
board-empty-place = пусто
board-lying = На нём: { $what }.
board-remove = Убрать: { $what } ({ $place })
board-give = Отдать: { $color } (у вас { $count })
board-gain = Получить: { $color } (у вас { $count })
board-lay-up = Положить лицом вверх: { $where }.
board-lay-wilderness = Положить как пустошь: { $where }.
board-left-end = левый край
board-right-end = правый край
outlook-ready = Этот тайл можно выложить лицом вверх.
outlook-exchange = Поможет обмен.
board-points = Верные { -cp }: { $secured }, спорные: { $contested }, ещё возможно: { $possible }

status-thinking = думает…
status-stand-in = играет бот
status-away = не на связи

notice-lost = Связь потеряна. Переподключаемся… Ничего не пропало.
notice-past = Вы смотрите на стол после хода { $turn }.
notice-back = Назад к игре
notice-late = { $name }: время вышло.
notice-gone = { $name }: нет на связи.
notice-choice-wait = Подождать
notice-choice-bot = Пусть доиграет бот
notice-choice-end = Закончить игру
notice-stand-in = За вас играет бот.
notice-return = Вернуться в игру

tools = Инструменты
tools-hint = Подсказка
tools-points = Очки
tools-rules = Правила
tools-words = Описание стола
tools-chat = Чат
tools-keys = Клавиатура
tools-leave = Покинуть стол

points-secured = Верные
points-contested = Спорные
points-possible = Возможные
points-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
points-note = Верные очки никто не отнимет. Спорные — это жетоны храмов и боги, которые ещё могут принести очки другим. Возможные — это очки за леса, которым пока не хватает соседей.

hint-thinking = Бот думает…
hint-rank = { $rank ->
    [1] Лучший
   *[other] { $rank }-й
}
hint-better-points = На { $points } { -cp } лучше следующего по силе хода
hint-better-chance = Шанс на победу на { $chance } выше, чем у следующего по силе хода
hint-better-hardly = Примерно так же хорош, как следующий по силе ход
hint-behind-points = На { $points } { -cp } хуже лучшего хода
hint-behind-chance = Шанс на победу на { $chance } ниже, чем у лучшего хода
hint-behind-hardly = Примерно так же хорош, как лучший ход
hint-alone = Достойной замены нет
hint-why = Следующий по силе ход: { $reason }
hint-unexplained = Одной главной причины нет.
hint-next-step = Далее: { $step }
hint-previous = Предыдущий вариант
hint-next = Следующий вариант
hint-step = Шаг за шагом
hint-all = Сделать всё
hint-close = Закрыть подсказку

leave-says = Игра вас подождёт: вы найдёте её на главной странице. Или пусть за вас играет бот; вернуться можно в любой момент.
leave-later = Продолжить позже
leave-bot = Пусть играет бот

keys-tab = Tab
keys-tab-says = перейти к следующей части стола
keys-arrows = Стрелки
keys-arrows-says = переходить между тайлами, богами и местами
keys-enter = Enter
keys-enter-says = выбрать то, что в фокусе
keys-escape = Esc
keys-escape-says = закрыть окно или пропустить анимацию
keys-display-says = перейти к центру стола
keys-gods-says = перейти к богам
keys-universe-says = перейти к своей Вселенной
keys-realm-says = перейти к своему Кругу
keys-prompt-says = перейти к текущему шагу
keys-log-says = перейти к журналу игры
keys-confirm-says = подтвердить ход
keys-undo-says = отменить шаг
keys-restart-says = начать ход заново
keys-flip-says = перевернуть тайл
keys-hint-says = получить подсказку
keys-points-says = показать очки
keys-words-says = показать описание стола
keys-keys-says = показать этот список
keys-note = Буквенные клавиши можно отключить в настройках.

seat-open = Свободное место

event-joined = { $name } садится за стол.
event-left = { $name } уходит из-за стола.
event-host = Хозяин стола теперь { $name }.
event-started = Игра начинается. Первый ход: { $name }.
event-clock = { $name } получает больше времени.
event-absent-late = { $name }: время вышло.
event-absent-gone = { $name }: нет на связи.
event-choice-wait = { $name } хочет подождать игрока { $about }.
event-choice-bot = { $name } хочет, чтобы за игрока { $about } играл бот.
event-choice-end = { $name } хочет закончить игру.
event-substituted = Теперь за игрока { $name } играет бот.
event-returned = { $name } снова в игре.
event-chat = { $name }: { $text }
event-ended-finished = Игра окончена.
event-ended-agreed = Игроки закончили игру досрочно.
event-ended-resigned = Игра окончена: играть больше не с кем.
event-ended-absence = Игра прекращена: один из игроков ушёл.
event-rematch = Открыт стол для реванша.

## The proof of the shuffle

proof-sealed = Перемешивание: секрет сервера запечатан, код { $code }…
proof-fixed = Перемешивание: определено до первого хода, код { $code }…
proof-checking = Проверяем перемешивание…
proof-fair = Порядок был определён до начала игры, и никто не мог его выбрать: проверено.
proof-right = Порядок был определён до первого хода и не менялся: проверено.
proof-unknown = Этот браузер не может проверить перемешивание, но это можно сделать командами из раздела «Подробности».
proof-wrong-code = С перемешиванием что-то не так: до игры был показан другой код.
proof-wrong-secret = С перемешиванием что-то не так: секрет не соответствует коду, показанному до игры.
proof-wrong-seed = С перемешиванием что-то не так: зерно не получается из секрета и чисел игроков.
proof-wrong-own = С перемешиванием что-то не так: число вашего браузера не учтено.
proof-wrong-deal = С перемешиванием что-то не так: тайлы разданы не по этому зерну.
proof-details = Подробности
proof-says-server = Когда стол был создан, сервер запечатал в этом коде свой секрет. После этого браузеры игроков добавляют случайные числа. Секрет и эти числа вместе задают порядок всех тайлов и богов, поэтому выбрать его не может ни сервер, ни игрок. В конце секрет откроется.
proof-says-alone = Когда стол был создан, сервер запечатал в этом коде свой секрет. Он задаёт порядок всех тайлов и богов и откроется в конце. Ни один браузер не добавил числа, поэтому код не показывает, как сервер выбрал секрет.
proof-says-local = Эту игру раздаёт ваш браузер. Он выбрал случайный секрет — зерно, которое задаёт порядок всех тайлов и богов, — и до первого хода запечатал его в этом коде. В конце зерно откроется.
proof-code = Полный код
proof-numbers = Числа из браузеров игроков
proof-secret = Секрет
proof-seed = Зерно
proof-own = Число вашего браузера учтено.
proof-own-none = Ваш браузер не добавил числа в это перемешивание.
proof-command-code = Как вычислить код по секрету:
proof-command-seed = Как вычислить зерно по секрету и числам:
proof-command-record = Чтобы проверить всё, включая каждый ход, скачайте запись и выполните:
proof-not = Одного это не показывает: смотрел ли на тайлы тот, кто управляет сервером, и не играл ли он сам.
