### Puzzles: find the best turn. `-cp` is in game.ftl.

puzzles-title = Задачи
puzzles-lead = Позиции из партий сильных ботов. В каждой один ход явно лучший: найдёте его?
puzzles-how = Каждое решение подтвердили несколько долгих переборов, которые знают только то, что знали игроки, и все сошлись на нём. В последнем раунде оно точное. Ваши успехи хранятся в этом браузере.
puzzles-loading = Задача открывается…
puzzles-first = Начать
puzzles-next = Следующая задача
puzzles-another = Другая задача
puzzles-all = Все задачи
puzzles-about = Об этой задаче
puzzles-find = Найдите лучший ход
puzzles-you = Вы
puzzles-player = Игрок { $number }

## Progress

puzzles-solved-of = Решено: { $solved } из { $all }
puzzles-streak = Серия: { $streak }
puzzles-best = Лучшая серия: { $best }
puzzles-outcome-solved = Вы решили эту задачу с первой попытки.
puzzles-outcome-later = Вы решили эту задачу, но не с первой попытки.
puzzles-outcome-missed = Эту задачу вы ещё не решили.

## Difficulty

puzzles-difficulty = Сложность
puzzles-fitting = Под мой уровень
puzzles-difficulty-1 = Очень легко
puzzles-difficulty-2 = Легко
puzzles-difficulty-3 = Средне
puzzles-difficulty-4 = Трудно
puzzles-difficulty-5 = Очень трудно
puzzles-missed-by = Боты уровня «{ $level }» обычно не находят этот ход.

## Themes

puzzles-themes = Темы
puzzles-theme-temple = Борьба за храмы
puzzles-theme-temple-says = У кого в итоге больше всего символов храма?
puzzles-theme-volcano = Вулканы
puzzles-theme-volcano-says = Стройте, пока есть что сжечь.
puzzles-theme-forest = Леса
puzzles-theme-forest-says = Нужные соседи на нужных местах.
puzzles-theme-irrigation = Орошение
puzzles-theme-irrigation-says = Внизу должен быть подходящий цвет.
puzzles-theme-village = Деревни
puzzles-theme-village-says = Стоят ли они своей цены?
puzzles-theme-god = Какой бог?
puzzles-theme-god-says = Нужный бог в нужное время.
puzzles-theme-wilderness = Пустоши
puzzles-theme-wilderness-says = Когда лучше всего перевернуть тайл.
puzzles-theme-blocking = Помешать другим
puzzles-theme-blocking-says = Что бы с этим сделали соперники?
puzzles-theme-worshipers = Последователи
puzzles-theme-worshipers-says = Запас на следующие ходы.
puzzles-theme-universe = Место для стройки
puzzles-theme-universe-says = Не закрывайте свою Вселенную.
puzzles-theme-last-round = Последний раунд
puzzles-theme-last-round-says = Важно каждое очко: победите или проиграйте с меньшей разницей.

## The verdict

puzzles-verdict = Чего стоит ход
puzzles-solved = Решено!
puzzles-good = Хороший ход, но не лучший
puzzles-not-best = Не лучший ход
puzzles-the-solution = Лучший ход
puzzles-loses = Теряет { $points } { -cp } и { $chance } шансов на победу.
puzzles-loses-points = Теряет { $points } { -cp }.
puzzles-rival = Следующий по силе ход теряет { $points } { -cp } и { $chance } шансов на победу.
puzzles-rival-points = Следующий по силе ход теряет { $points } { -cp }.
puzzles-played-by = { $bot } сыграет так же.
puzzles-again = Ещё раз
puzzles-solution = Показать лучший ход

## What can go wrong

puzzles-unknown = Такой задачи нет.
puzzles-failed = Не удаётся открыть задачи.
puzzles-failed-missing = Не хватает файла. Проверьте соединение и попробуйте ещё раз; ваши успехи сохранены.
puzzles-failed-damaged = Файл повреждён. Обновите страницу; ваши успехи сохранены.
