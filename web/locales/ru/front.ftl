### Главная страница: быстрая игра, игра с другими, начатые игры, имя и устройства.

front-eyebrow = «Орбис», настольная игра Тима Армстронга
front-title = Создайте Вселенную за пятнадцать ходов
front-lead = Берите земли, собирайте последователей и стройте пирамиду, которая превзойдёт Вселенные других богов.
front-picture = Вселенная: пирамида из четырнадцати парящих земель и бог на вершине
front-play = Играть
front-playing = Готовим стол…
front-learn = Научиться за десять минут
front-opponents = Соперники
front-strength = Сила
front-opponents-said = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
front-default-name = Игрок
front-you = Вы играете под именем { $name }.
front-rename = Сменить имя
front-devices = Играть на другом устройстве
front-account = Аккаунт
front-name = Ваше имя
front-save = Сохранить
front-cancel = Отмена

## Reasons to come back

front-discover = Что ещё здесь есть
front-daily = Расклад дня
front-daily-says = Один расклад для всех, каждый день новый.
front-puzzles = Задачи
front-puzzles-says = Найдите лучший ход.
front-players = Игроки
front-players-says = Соперники, рейтинги и таблица лидеров.
front-games = Мои игры
front-games-says = История, статистика и рекорды.
front-workshop = Мастерская
front-workshop-says = Создайте свои тайлы.

## With others

front-together = Играть вместе
front-create = Создать стол
front-create-says = Пригласите друзей по ссылке, коду или QR-коду.
front-new = Новая партия
front-new-says = Выберите игроков, ботов и тайлы.
front-pass = За одним экраном
front-pass-says = Вдвоём, втроём или вчетвером, по очереди.
front-join = Войти по коду или ссылке
front-join-go = Войти
front-join-example = K7MQ 2XWD
front-join-wrong = Это не код и не ссылка на стол. В коде восемь букв и цифр.
front-replay = Повтор из файла
front-replay-says = Выберите запись партии или перетащите её на эту страницу.
front-drop = Отпустите, чтобы посмотреть эту партию
front-file-unreadable = Не удалось прочитать этот файл.

## Lists of tables

front-tables = Столы
front-tab-mine = Мои игры
front-tab-open = Открытые
front-tab-playing = Смотреть
front-waiting = { $count ->
    [one] { $count } игра ждёт вас
    [few] { $count } игры ждут вас
    [many] { $count } игр ждут вас
   *[other] { $count } игры ждут вас
}
front-none-mine = Здесь будут ваши игры: их можно продолжить в любой момент.
front-none-open = Сейчас в общем списке нет столов со свободными местами. Создайте свой!
front-none-playing = Сейчас за столами из общего списка никто не играет.
front-unreachable = Сервер сейчас недоступен. Ваши партии и открытые столы появятся снова, когда восстановится связь. Обучение и правила доступны и без интернета.
front-no-server = Работает в браузере
front-no-server-says = У этой копии Orbis нет сервера: она ничего никуда не отправляет, а после первого визита открывается и без интернета. Чтобы сыграть с людьми на других устройствах, откройте страницу сервера Orbis.
front-show-finished = Показать законченные игры
front-all-games = Все партии и статистика
front-your-turn = Ваш ход
front-turn-of = Ходит { $name }
front-round = Раунд { $round } из 15
front-free-seats = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
front-not-started = Игра ещё не началась
front-finished = Игра окончена
front-pace-days = Дни на ход
front-rated = На рейтинг
front-go-on = Продолжить
front-sit-down = Сесть
front-watch = Смотреть
front-see-replay = Повтор

## Pass and play

front-people = Сколько людей
front-person = Имя игрока { $number }
front-person-default = Игрок { $number }
front-bots = Сколько ботов
front-pass-hint = Чей сейчас ход, видно на экране. В этой игре нет ничего тайного, так что смотреть могут все.
front-start = Начать игру

## Create a table

front-seats = Места
front-seat = Место { $number }
front-seat-me = Я
front-seat-here = Кто-то за этим экраном
front-seat-open = Свободно: по ссылке или коду
front-seat-bots = Боты
front-seat-name = Имя на месте { $number }
front-seat-add = Добавить место
front-seat-remove = Убрать место { $number }
front-public = Показать в общем списке
front-public-says = Иначе стол можно найти только по ссылке или коду.
front-pace = Темп
front-pace-live = Живая игра: все играют сейчас
front-pace-slow = Не спеша: дни на ход
front-turn-seconds = Время на ход
front-no-limit = Без ограничения
front-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
front-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
front-turn-days = Дней на ход
front-plays-here = Все играют за этим экраном, поэтому партия идёт прямо в браузере.
front-only-here = Без связи с сервером все играют за этим экраном.
front-more = Ещё настройки
front-first = Кто начинает
front-first-random = По жребию
front-watchers = Другие могут смотреть
front-analysis = Подсказки и разборы
front-live-score = Очки во время игры
front-absence = Если время вышло или игрок ушёл
front-absence-ask = Решат остальные
front-absence-bot = Его заменит бот
front-absence-end = Игра закончится
front-stand-in = Сила бота на замену
front-bot-pause = Пауза перед ходом бота
front-bot-pause-none = Нет
front-tiles = Свои тайлы
front-tiles-says = Файл, созданный командой «orbis tiles --json». Без него играют стандартными тайлами.
front-tiles-choose = Выбрать файл
front-tiles-standard = Вернуть стандартные тайлы
front-tiles-toml = Это TOML. «orbis tiles --set ФАЙЛ --json» превратит его в JSON, который здесь подойдёт.
front-tiles-invalid = Эти тайлы не подходят:
front-tiles-wrong = В этом файле нет набора тайлов.

## Another device

front-device-says = Откройте эту ссылку на другом устройстве. Ваше имя, места и игры будут и там, а здесь всё останется как есть.
front-device-once = Ссылка сработает один раз, до { $time }. Никому её не давайте: кто её откроет, будет играть от вашего имени.
front-device-qr = QR-код со ссылкой для другого устройства
front-device-making = Создаём ссылку…
front-device-out = Выйти на всех других устройствах
front-device-out-done = { $count ->
    [0] Других устройств не было.
    [one] Отключено { $count } устройство.
    [few] Отключено { $count } устройства.
    [many] Отключено { $count } устройств.
   *[other] Отключено { $count } устройства.
}

## Coming from another device

move-title = Продолжить здесь
move-says = Ваше имя, места и игры появятся и на этом устройстве. На другом всё останется как есть.
move-leave = Продолжить как { $name }
move-go = Продолжить на этом устройстве
move-going = Минутку…
move-empty = Ссылка неполная. Откройте главную страницу на другом устройстве и выберите «Играть на другом устройстве».
move-done = Добро пожаловать, { $name }!
