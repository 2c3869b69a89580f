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
page-menu = Меню
page-missing = По этому адресу ничего нет.
page-not-loaded = Не удалось загрузить. Работает ли сервер?
page-reload = Повторить
page-rule = Правило { $rule }

settings-theme = Оформление
settings-theme-system = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-motion = Анимация
settings-motion-system = Как на устройстве
settings-motion-full = Включена
settings-motion-none = Выключена
settings-confirm = Подтверждать каждый ход
settings-score = Показывать очки во время игры
settings-speed = Скорость показа чужих ходов
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Мгновенно
settings-volume = Громкость
settings-muted = Без звука
settings-haptics = Вибрация
settings-shortcuts = Горячие клавиши (одна буква)
settings-notify = Уведомлять о моём ходе

pile-says = Отсюда пополняется центр стола: сначала тайлами уровня 1, затем 2, затем 3.
error-page-unreachable = Сервер недоступен. Проверьте соединение; ничего не потеряно.
error-local-missing = Этой партии нет в этом браузере. Возможно, её играли в другом или данные браузера были удалены.
error-local-damaged = Эта партия сохранена в браузере, но прочитать её не удаётся. Она осталась без изменений.
error-local-no-engine = Для игры без сервера нужен WebAssembly, а этот браузер его не поддерживает.
error-local-storage = Браузер не смог сохранить партию: возможно, хранилище заполнено или отключено. Ваш последний ход не сыгран.
error-local-bot = Бот не смог сделать ход. Партия сохранена: обновите страницу, чтобы продолжить.
error-local-analysis = Анализ не удался. Попробуйте ещё раз.
error-page-no-server = Эта копия Orbis работает без сервера. Столы онлайн открывайте на странице их сервера.
error-page-failed = На этой странице что-то пошло не так. Загрузите её заново; ничего не потеряно.
