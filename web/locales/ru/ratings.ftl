### Рейтинги: таблица, профили, рейтинговые партии и поиск соперников.

rating-title = Игроки
rating-lead = Найдите, с кем сыграть, и сравните себя с другими.
rating-your-profile = Ваш профиль
rating-said = Рейтинг { $rating }, плюс-минус { $uncertainty }

## Таблица

rating-leaderboard = Таблица лидеров
rating-size = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
rating-nobody = Ещё никто не сыграл { $games } таких рейтинговых партий. Боты показывают, где было бы ваше место.
rating-rank = Место
rating-player = Игрок
rating-rating = Рейтинг
rating-games = Партии
rating-wins = Победы
rating-bot = бот
rating-show-more = Показать ещё
rating-few = { $needed ->
    [one] Ещё { $needed } такая рейтинговая партия — и вы в таблице.
    [few] Ещё { $needed } такие рейтинговые партии — и вы в таблице.
    [many] Ещё { $needed } таких рейтинговых партий — и вы в таблице.
   *[other] Ещё { $needed } такой рейтинговой партии — и вы в таблице.
}
rating-explained = Все начинают с 1500. Тот, у кого на 400 очков больше, выигрывает около десяти партий на каждую проигранную. Число после ± показывает, насколько рейтинг ещё может быть неточен; место в таблице определяет нижняя граница. Рейтинг ботов не меняется. В таблицу попадают после { $games } рейтинговых партий.

## Профили

rating-since = Аккаунт создан { $date }
rating-to-leaderboard = К таблице лидеров
rating-range = Скорее всего, между { $low } и { $high }.
rating-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
rating-wins-count = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
rating-rank-at = Место: { $rank }
rating-not-listed = Пока не в таблице
rating-chart = { $count ->
    [one] Рейтинг за { $count } партию: с { $first } до { $last }
    [few] Рейтинг за { $count } партии: с { $first } до { $last }
    [many] Рейтинг за { $count } партий: с { $first } до { $last }
   *[other] Рейтинг за { $count } партии: с { $first } до { $last }
}
rating-latest-games = Последние рейтинговые партии
rating-none-yet = Рейтинговых партий пока нет.
rating-place = { $place }-е место из { $players }
rating-deleted-player = Удалённый игрок

## Рейтинговые партии

rating-rated = На рейтинг
rating-rated-says = Партия изменит ваш рейтинг. Подсказок нет, а кто уйдёт, займёт последнее место.
rating-account-only = Рейтинговые партии — для тех, у кого есть аккаунт.
rating-account-make = Создать аккаунт
rating-changes = Рейтинги
rating-fixed = неизменен
rating-before = раньше: { $rating }
rating-not-rated = Эта партия не учитывается в рейтинге.

## Поиск соперников

match-title = Найти соперников
match-says = Партия начнётся сама, как только наберётся достаточно желающих.
match-players = Игроки
match-live = Живая игра
match-live-says = Две минуты на ход
match-days = Не спеша
match-days-says = Три дня на ход
match-find = Найти соперников
match-waiting = Ищем соперников…
match-seats = За столом игроков: { $taken } из { $size }.
match-stay-live = Не закрывайте эту страницу. Стол откроется, как только все соберутся.
match-stay-days = Эту страницу можно закрыть. Когда партия начнётся, она появится среди ваших игр.
match-slow = Пока никто не пришёл. Можно ждать дальше или сыграть сейчас с ботами.
match-bots = Сыграть сейчас с ботами
match-cancel = Прекратить поиск
match-was-closed = Поиск прекратился, пока эта страница не была открыта.

## Ошибки

error-rated-no-account = Рейтинговые партии — для тех, у кого есть аккаунт.
error-rated-no-hints = В рейтинговых партиях нет подсказок.
error-rated-nobody = В рейтинговой партии должен играть хотя бы один человек.
error-rated-one-seat = В рейтинговой партии у каждого ровно одно место.
error-rated-tiles = В рейтинговые партии играют стандартными тайлами.
error-player-unknown = Такого игрока нет, или его аккаунт удалён.
