### Ramy wszystkich ekranów.

page-skip = Przejdź do treści
page-home = Strona główna
page-navigation = Orbis
page-learn = Nauka gry
page-rules = Zasady
page-tiles = Kafle
page-language = Język
page-settings = Ustawienia
page-close = Zamknij
page-menu = Menu
page-missing = Pod tym adresem niczego nie ma.
page-not-loaded = Nie udało się tego wczytać. Czy serwer działa?
page-reload = Spróbuj ponownie
page-rule = Zasada { $rule }

settings-theme = Wygląd
settings-theme-system = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Animacje
settings-motion-system = Jak w urządzeniu
settings-motion-full = Włączone
settings-motion-none = Wyłączone
settings-confirm = Zatwierdzam każdą turę
settings-score = Punkty widoczne podczas gry
settings-speed = Tempo tur innych graczy
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-instant = Natychmiast
settings-volume = Głośność
settings-muted = Wycisz dźwięki
settings-haptics = Wibracje
settings-shortcuts = Skróty klawiszowe (pojedyncze litery)
settings-notify = Powiadomienie, gdy nadchodzi moja tura

pile-says = Stąd uzupełnia się puste miejsca w centralnej puli: najpierw z poziomu 1, potem 2, na końcu 3.
error-page-unreachable = Brak połączenia z serwerem. Sprawdź swoje łącze; nic nie przepadło.
error-local-missing = Tej gry nie ma w tej przeglądarce. Może toczyła się w innej albo dane przeglądarki zostały usunięte.
error-local-damaged = Ta gra jest zapisana w tej przeglądarce, ale nie da się jej odczytać. Nic w niej nie zmieniono.
error-local-no-engine = Gra bez serwera wymaga WebAssembly, a ta przeglądarka go nie obsługuje.
error-local-storage = Przeglądarka nie mogła zapisać gry; jej pamięć może być pełna albo wyłączona. Ostatnia tura nie została rozegrana.
error-local-bot = Bot nie mógł zagrać. Gra jest zapisana: odśwież stronę, aby grać dalej.
error-local-analysis = Analiza się nie powiodła. Spróbuj ponownie.
error-page-no-server = Ten egzemplarz Orbis działa bez serwera. Stoły online otworzysz na stronie ich serwera.
error-page-failed = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; nic nie przepadło.
