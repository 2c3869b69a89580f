### Puzzles: find the best turn. `-cp` is in game.ftl.

puzzles-title = Zadania
puzzles-lead = Pozycje z partii silnych botów. W każdej jedna tura jest wyraźnie najlepsza: czy ją znajdziesz?
puzzles-how = Każde rozwiązanie potwierdziło kilka długich przeszukiwań, opartych tylko na tym, co wiedzieli gracze; wszystkie były zgodne. W ostatniej rundzie jest ono dokładne. Twoje postępy zostają w tej przeglądarce.
puzzles-loading = Otwieranie zadania…
puzzles-first = Zaczynamy
puzzles-next = Następne zadanie
puzzles-another = Inne zadanie
puzzles-all = Wszystkie zadania
puzzles-about = O tym zadaniu
puzzles-find = Znajdź najlepszą turę
puzzles-you = Ty
puzzles-player = Gracz { $number }

## Progress

puzzles-solved-of = Rozwiązane: { $solved } z { $all }
puzzles-streak = Seria: { $streak }
puzzles-best = Najlepsza seria: { $best }
puzzles-outcome-solved = To zadanie udało ci się rozwiązać za pierwszym razem.
puzzles-outcome-later = To zadanie udało ci się rozwiązać, ale nie za pierwszym razem.
puzzles-outcome-missed = To zadanie czeka jeszcze na rozwiązanie.

## Difficulty

puzzles-difficulty = Trudność
puzzles-fitting = W sam raz dla mnie
puzzles-difficulty-1 = Bardzo łatwe
puzzles-difficulty-2 = Łatwe
puzzles-difficulty-3 = Średnie
puzzles-difficulty-4 = Trudne
puzzles-difficulty-5 = Bardzo trudne
puzzles-missed-by = Boty na poziomie „{ $level }” zwykle tego nie widzą.

## Themes

puzzles-themes = Tematy
puzzles-theme-temple = Wyścig świątyń
puzzles-theme-temple-says = Kto skończy z największą liczbą symboli świątyń?
puzzles-theme-volcano = Wulkany
puzzles-theme-volcano-says = Buduj, póki jest co spalić.
puzzles-theme-forest = Lasy
puzzles-theme-forest-says = Właściwi sąsiedzi na właściwych polach.
puzzles-theme-irrigation = Irygacja
puzzles-theme-irrigation-says = Pod spodem musi być właściwy kolor.
puzzles-theme-village = Wioski
puzzles-theme-village-says = Czy są warte swojej ceny?
puzzles-theme-god = Które bóstwo?
puzzles-theme-god-says = Właściwe bóstwo we właściwej chwili.
puzzles-theme-wilderness = Pustkowia
puzzles-theme-wilderness-says = Kiedy najlepszy jest odwrócony kafel.
puzzles-theme-blocking = Blokowanie
puzzles-theme-blocking-says = Co zrobiliby z tym inni?
puzzles-theme-worshipers = Wyznawcy
puzzles-theme-worshipers-says = Królestwo na kolejne tury.
puzzles-theme-universe = Miejsce do budowy
puzzles-theme-universe-says = Nie zamykaj swojego wszechświata.
puzzles-theme-last-round = Ostatnia runda
puzzles-theme-last-round-says = Liczy się każdy punkt: wygraj albo przegraj mniej.

## The verdict

puzzles-verdict = Ile warta jest ta tura
puzzles-solved = Rozwiązane!
puzzles-good = Dobra, ale nie najlepsza
puzzles-not-best = To nie jest najlepsza tura
puzzles-the-solution = Najlepsza tura
puzzles-loses = Traci { $points } { -cp } i { $chance } szans na wygraną.
puzzles-loses-points = Traci { $points } { -cp }.
puzzles-rival = Druga najlepsza tura traci { $points } { -cp } i { $chance } szans na wygraną.
puzzles-rival-points = Druga najlepsza tura traci { $points } { -cp }.
puzzles-played-by = { $bot } też tak gra.
puzzles-again = Jeszcze raz
puzzles-solution = Pokaż najlepszą turę

## What can go wrong

puzzles-unknown = Nie ma takiego zadania.
puzzles-failed = Nie można otworzyć zadań.
puzzles-failed-missing = Brakuje pliku. Sprawdź połączenie i spróbuj ponownie; twoje postępy są bezpieczne.
puzzles-failed-damaged = Plik jest uszkodzony. Odśwież stronę; twoje postępy są bezpieczne.
