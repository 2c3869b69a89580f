### Рамка всех экранов.

page-skip = Перейти к содержимому
page-home = На главную
page-navigation = Орбис
page-learn = Обучение
page-rules = Правила
page-tiles = Тайлы
page-language = Язык
page-settings = Настройки
page-close = Закрыть
page-missing = По этому адресу ничего нет.
page-not-loaded = Не удалось загрузить. Работает ли сервер?
page-reload = Ещё раз
page-rule = Правило { $rule }

settings-theme = Светлая или тёмная тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-motion = Анимация
settings-motion-system = Как на устройстве
settings-motion-full = Включена
settings-motion-none = Выключена
settings-confirm = Подтверждать каждый ход
settings-score = Показывать очки во время игры
settings-sound = Звук, когда мой ход
settings-shortcuts = Горячие клавиши из одной буквы
settings-notify = Уведомление, когда мой ход

pile-says = Когда в центре стола освобождается место, следующий тайл приходит отсюда: сначала уровня 1, затем 2, затем 3.
error-page-unreachable = Сервер недоступен. Проверьте соединение; ничего не потеряно.
error-page-failed = На этой странице что-то пошло не так. Загрузите её заново; ничего не потеряно.
