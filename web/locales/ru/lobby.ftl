### Стол до игры, чат и слова о местах и ботах, нужные нескольким экранам.

## Bots

level-beginner = Новичок
level-novice = Ученик
level-casual = Любитель
level-skilled = Знаток
level-expert = Эксперт
level-master = Мастер
level-grandmaster = Гроссмейстер
level-immortal = Бессмертный
level-deity = Божество
level-beginner-says = Клюёт носом и делает любой ход, который кажется сносным.
level-novice-says = Знает правила, но часто довольствуется малым. Хороший выбор для первых игр.
level-casual-says = Полагается на чутьё и часто немного ошибается.
level-skilled-says = Смотрит зорко и редко упускает возможности.
level-expert-says = Оценивает позицию после каждого возможного хода, но дальше не смотрит.
level-master-says = Перебирает сотни вариантов продолжения игры.
level-grandmaster-says = Перебирает тысячи вариантов продолжения игры.
level-immortal-says = Научился играть сам, в миллионах партий, и знает, что стоит просчитать.
level-deity-says = Думает как Бессмертный, но над каждым ходом гораздо дольше.
bot-beginner = Дремо
bot-novice = Альви
bot-casual = Румбо
bot-skilled = Тильва
bot-expert = Калькор
bot-master = Мареон
bot-grandmaster = Весара
bot-immortal = Игнаро
bot-deity = Танора
bot-twin = { $name } { $number }
lobby-bot = { $name } ({ $level })
lobby-free-seat = Свободное место

## Links

link-copy = Копировать ссылку
link-copied = Скопировано
link-share = Поделиться
link-field = Ссылка

## The table before the game

lobby-title = Стол готов
lobby-closed = Этот стол закрыт
lobby-closed-says = Все ушли до начала игры.
lobby-seats = Места
lobby-seat = Место { $number }
lobby-you = вы
lobby-host = хозяин
lobby-here = на связи
lobby-away = не на связи
lobby-name = Ваше имя
lobby-join = Сесть
lobby-add-here = Добавить кого-то за этим экраном
lobby-add-name = Имя
lobby-add = Добавить
lobby-cancel = Отмена
lobby-clear = Освободить место { $number }
lobby-set = Кто сидит на месте { $number }
lobby-set-here = Кто-то за этим экраном…
lobby-set-bots = Боты
lobby-start = Начать игру
lobby-start-waits = { $count ->
    [one] Одно место ещё свободно. Дождитесь игрока или посадите туда бота.
    [few] Ещё свободно { $count } места. Дождитесь игроков или посадите туда ботов.
    [many] Ещё свободно { $count } мест. Дождитесь игроков или посадите туда ботов.
   *[other] Ещё свободно { $count } места. Дождитесь игроков или посадите туда ботов.
}
lobby-fill = { $count ->
    [one] Посадить бота и начать
   *[other] Посадить ботов и начать
}
lobby-fill-level = Сила ботов
lobby-waiting = Когда все соберутся, игру начнёт { $name }.
lobby-waiting-host = Когда все соберутся, хозяин стола начнёт игру.
lobby-leave = Покинуть стол
lobby-leave-closes = Покинуть и закрыть стол
lobby-full = Все места заняты. Когда игра начнётся, её можно будет смотреть.
lobby-full-private = Все места заняты, и смотреть за этим столом нельзя.

## Invite

lobby-invite = Пригласить
lobby-invite-says = По этой ссылке любой может сесть на свободное место.
lobby-code = Код
lobby-qr = QR-код со ссылкой на этот стол
lobby-share-text = Сыграйте со мной в «Орбис»!

## How it is set up

lobby-options = Настройки стола
lobby-first-random = Кто начинает, решит жребий.
lobby-first = Начинает место { $number }.
lobby-rated = На рейтинг: результат меняет рейтинги игроков, подсказок нет.
lobby-start-when-full = Начнётся сама, когда займут последнее место.
lobby-public = Стол виден в общем списке.
lobby-private = Стол можно найти только по ссылке или коду.
lobby-watch = Другие могут смотреть.
lobby-no-watch = Смотреть нельзя.
lobby-live = Живая игра без ограничения времени.
lobby-live-seconds = { $count ->
    [one] Живая игра, { $count } секунда на ход.
    [few] Живая игра, { $count } секунды на ход.
    [many] Живая игра, { $count } секунд на ход.
   *[other] Живая игра, { $count } секунды на ход.
}
lobby-live-minutes = { $count ->
    [one] Живая игра, { $count } минута на ход.
    [few] Живая игра, { $count } минуты на ход.
    [many] Живая игра, { $count } минут на ход.
   *[other] Живая игра, { $count } минуты на ход.
}
lobby-days = { $count ->
    [one] Не спеша: { $count } день на ход.
    [few] Не спеша: { $count } дня на ход.
    [many] Не спеша: { $count } дней на ход.
   *[other] Не спеша: { $count } дня на ход.
}
lobby-absence-ask = Если время вышло или игрок ушёл, решают остальные.
lobby-absence-bot = Если время вышло или игрок ушёл, его заменит бот: { $level }.
lobby-absence-end = Если время вышло или игрок ушёл, игра заканчивается.
lobby-analysis = Есть подсказки и разборы.
lobby-no-analysis = Без подсказок и разборов.
lobby-score = Очки видны во время игры.
lobby-no-score = Очки видны только в конце.
lobby-tiles = Тайлы: { $name }.

## Chat

lobby-chat = Чат
chat-none = Сообщений пока нет.
chat-deleted = Сообщение удалено
player-deleted = Удалённый игрок
chat-say = Написать что-нибудь
chat-send = Отправить
chat-seated-only = Писать могут только игроки за этим столом.
