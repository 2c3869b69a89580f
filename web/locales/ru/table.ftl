### Стол во время игры.

table-loading = Стол открывается…
table-not-open = Этот стол не открывается.
table-heading = Орбис, раунд { $round } из 15
table-title-turn = ● Ваш ход — Орбис
table-round = Раунд { $round } из 15
table-your-turn = Ваш ход.
table-prompt = Что делать сейчас
table-for = { $name }: { $text }
table-wait = Минутку…
table-face = Какой стороной вверх
table-face-up = Лицом вверх
table-face-wilderness = Пустошью
table-nowhere = нигде нельзя
table-suggest-pay = Заплатить { $what }
table-suggest-village = Отдать { $what } за деревню
table-suggest-death = Отдать { $what } Богу Смерти
table-suggest-discard = Сбросить { $what }
table-suggest-volcano = Убрать { $what }
table-or-choose-realm = Или выберите других в своём Круге.
table-choose-realm = Выберите в своём Круге.
table-or-choose-display = Или выберите других в центре стола.
table-decline-village = Не платить: деревня отменится
table-decline-volcano = Никого не убирать: вулкан отменится
table-decline-death = Не платить: тайл бога отменится
table-instead-wilderness = Положить сюда пустошью
table-instead-up = Положить сюда лицом вверх
table-watching = Вы смотрите эту игру.
table-first-tip = Впервые здесь? Наведите курсор на любой тайл, бога или символ, и станет ясно, что он делает; на сенсорном экране задержите на нём палец. Или научитесь играть за десять минут:
table-steps = Ваш ход до сих пор
table-undo = Отменить шаг
table-undo-step = Отменить шаг: { $text }
table-start-over = Заново
table-confirm = Подтвердить ход
table-exchange = Обмен 3 на 1
table-exchange-says = Отдайте трёх последователей одного цвета и возьмите одного другого, сколько угодно раз.
table-exchange-give = Вы отдаёте
table-exchange-get = Вы берёте
table-log = Что произошло
table-log-look = Показать стол после этого хода
table-since = С вашего прошлого хода
table-so-far = Что уже произошло
table-again = Ещё раз

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
board-front = На переднем плане
board-front-follow = Тот, кто ходит
board-turn = сейчас ход
board-no-tiles = Тайлов пока нет
board-empty-place = пусто
board-lying = На нём: { $what }.
board-remove = Убрать: { $what } ({ $place })
board-give = Отдать: { $color } (у вас { $count })
board-gain = Получить: { $color } (у вас { $count })
board-lay-up = Положить лицом вверх: { $where }.
board-lay-wilderness = Положить пустошью: { $where }.
board-left-end = левый край
board-right-end = правый край
board-points = { $possible ->
    [0] Пока { $count } { -cp }
   *[other] Пока { $count } { -cp }, возможно ещё { $possible }
}

status-thinking = думает…
status-stand-in = играет бот
status-away = не на связи

notice-lost = Связь потеряна. Пробуем снова… Ничего не пропало.
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
tools-words = Стол словами
tools-chat = Чат
tools-keys = Клавиатура
tools-leave = Покинуть стол

points-secured = Верные
points-contested = Спорные
points-possible = Возможные
points-note = Верные очки никто не отнимет. Спорные дают жетоны храмов и боги: они ещё могут достаться другим. Возможные принесут ваши леса, если дождутся соседей.

hint-thinking = Думаем…
hint-says = Лучшие продолжения по мнению бота-эксперта. Выберите одно и посмотрите: его ещё можно изменить.
hint-chance = Шанс на победу { $chance }, отставание от лучшего { $loss } { -cp }

leave-says = Игра вас подождёт: вы найдёте её на главной странице. Или пусть за вас играет бот; вернуться можно в любой момент.
leave-later = Продолжить позже
leave-bot = Пусть играет бот

keys-tab = Tab
keys-tab-says = к следующей части стола
keys-arrows = Стрелки
keys-arrows-says = между тайлами, богами и местами одной части
keys-enter = Enter
keys-enter-says = выбрать то, что в фокусе
keys-escape = Esc
keys-escape-says = закрыть окно или пропустить анимацию
keys-display-says = к центру стола
keys-gods-says = к богам
keys-universe-says = к вашей Вселенной
keys-realm-says = к вашему Кругу
keys-prompt-says = к тому, что делать сейчас
keys-log-says = к тому, что произошло
keys-confirm-says = подтвердить ход
keys-undo-says = отменить шаг
keys-restart-says = начать ход заново
keys-flip-says = перевернуть тайл
keys-hint-says = подсказка
keys-points-says = очки
keys-words-says = стол словами
keys-keys-says = этот список
keys-note = Буквы можно отключить в настройках.

seat-bot = Бот { $number } ({ $level })
seat-open = Свободное место

event-joined = { $name } садится за стол.
event-left = { $name } уходит из-за стола.
event-host = Хозяин стола теперь { $name }.
event-started = Игра начинается. Первый ход: { $name }.
event-clock = { $name } получает больше времени.
event-absent-late = { $name }: время вышло.
event-absent-gone = { $name }: нет на связи.
event-choice-wait = { $name }: подождём игрока { $about }.
event-choice-bot = { $name }: пусть за игрока { $about } доиграет бот.
event-choice-end = { $name } хочет закончить игру.
event-substituted = За игрока { $name } играет бот.
event-returned = { $name } снова в игре.
event-chat = { $name }: { $text }
event-ended-finished = Игра окончена.
event-ended-agreed = Игра прекращена.
event-ended-absence = Игра прекращена: один из игроков пропал.
event-rematch = Открыт стол для реванша.
