### Strona główna: zagraj od razu, zagraj z innymi, wróć do swoich gier, twoje imię i urządzenia.

front-eyebrow = Orbis, gra planszowa Tima Armstronga
front-title = Stwórz wszechświat w piętnaście tur
front-lead = Bierz regiony, gromadź wyznawców i zbuduj piramidę wartą więcej niż wszechświaty innych bogów.
front-picture = Wszechświat: czternaście unoszących się regionów w piramidzie i bóg na szczycie
front-play = Zagraj teraz
front-playing = Szykujemy stół…
front-learn = Naucz się w 10 minut
front-opponents = Przeciwnicy
front-strength = Poziom
front-opponents-said = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
front-default-name = Gracz
front-you = Grasz jako { $name }.
front-rename = Zmień imię
front-devices = Użyj na innym urządzeniu
front-account = Konto
front-name = Twoje imię
front-save = Zapisz
front-cancel = Anuluj

## Reasons to come back

front-discover = Więcej możliwości
front-daily = Rozdanie dnia
front-daily-says = Ta sama gra dla wszystkich, codziennie nowa.
front-puzzles = Zadania
front-puzzles-says = Znajdź najlepszy ruch.
front-players = Gracze
front-players-says = Przeciwnicy, oceny i ranking.
front-games = Moje gry
front-games-says = Historia, statystyki i rekordy.
front-workshop = Warsztat
front-workshop-says = Zaprojektuj własne kafle.

## With others

front-together = Zagraj z innymi
front-create = Otwórz stół
front-create-says = Zaproś znajomych linkiem, kodem lub kodem QR.
front-new = Nowa gra
front-new-says = Wybierz graczy, boty i kafle.
front-pass = Gra przy jednym ekranie
front-pass-says = Od dwóch do czterech osób przy tym ekranie.
front-join = Dołącz kodem lub linkiem
front-join-go = Dołącz
front-join-example = K7MQ 2XWD
front-join-wrong = To nie jest kod ani link do stołu. Kod ma osiem liter i cyfr.
front-replay = Odtwórz grę z pliku
front-replay-says = Wybierz zapis gry albo upuść go gdziekolwiek na tej stronie.
front-drop = Upuść, aby odtworzyć tę grę
front-file-unreadable = Nie udało się odczytać tego pliku.

## Lists of tables

front-tables = Stoły
front-tab-mine = Moje gry
front-tab-open = Wolne stoły
front-tab-playing = Oglądaj
front-waiting = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
    [many] { $count } gier czeka na ciebie
   *[other] { $count } gry czeka na ciebie
}
front-none-mine = Tu pojawią się twoje gry. Możesz do nich wrócić w każdej chwili.
front-none-open = Przy żadnym publicznym stole nie ma teraz wolnego miejsca. Otwórz własny!
front-none-playing = Przy publicznych stołach nikt teraz nie gra.
front-unreachable = Brak połączenia z serwerem. Twoje gry i otwarte stoły wrócą, gdy znów będziesz online. Nauka gry i zasady działają też offline.
front-no-server = Działa w twojej przeglądarce
front-no-server-says = Ten egzemplarz Orbis nie ma serwera: niczego nigdzie nie wysyła, a po pierwszej wizycie działa też offline. Aby zagrać z osobami na innych urządzeniach, otwórz stronę serwera Orbis.
front-show-finished = Pokaż zakończone gry
front-all-games = Wszystkie gry i statystyki
front-your-turn = Twoja tura
front-turn-of = Tura gracza: { $name }
front-round = Runda { $round } z 15
front-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
front-not-started = Jeszcze nie rozpoczęta
front-finished = Zakończona
front-pace-days = Dni na turę
front-rated = Rankingowa
front-go-on = Graj dalej
front-sit-down = Dołącz
front-watch = Oglądaj
front-see-replay = Powtórka

## Pass and play

front-people = Osoby przy tym ekranie
front-person = Imię gracza { $number }
front-person-default = Gracz { $number }
front-bots = Boty
front-pass-hint = Ekran pokazuje, czyja jest tura. W Orbisie nic nie jest ukryte, więc patrzeć mogą wszyscy.
front-start = Zacznij grę

## Create a table

front-seats = Miejsca
front-seat = Miejsce { $number }
front-seat-me = Ja
front-seat-here = Ktoś przy tym ekranie
front-seat-open = Wolne (link lub kod)
front-seat-bots = Boty
front-seat-name = Imię na miejscu { $number }
front-seat-add = Dodaj miejsce
front-seat-remove = Usuń miejsce { $number }
front-public = Widoczny dla wszystkich
front-public-says = W przeciwnym razie stół znajdą tylko osoby z linkiem lub kodem.
front-pace = Tempo
front-pace-live = Na żywo: wszyscy grają teraz
front-pace-slow = Powoli: dni na turę
front-turn-seconds = Czas na turę
front-no-limit = Bez limitu
front-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
front-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
front-turn-days = Dni na turę
front-plays-here = Wszyscy grają przy tym ekranie, więc gra działa w tej przeglądarce.
front-only-here = Bez połączenia z serwerem wszyscy grają przy tym ekranie.
front-more = Więcej opcji
front-first = Kto zaczyna
front-first-random = Decyduje los
front-watchers = Inni mogą oglądać
front-analysis = Podpowiedzi i analizy
front-live-score = Punkty podczas gry
front-absence = Gdy ktoś przekroczy czas lub odejdzie
front-absence-ask = Zdecydują inni
front-absence-bot = Zastąpi go bot
front-absence-end = Gra się skończy
front-stand-in = Poziom tego bota
front-bot-pause = Przerwa przed ruchem bota
front-bot-pause-none = Bez przerwy
front-tiles = Własne kafle
front-tiles-says = Plik zapisany przez „orbis tiles --json”. Bez niego gracie standardowymi kaflami.
front-tiles-choose = Wybierz plik
front-tiles-standard = Wróć do standardowych kafli
front-tiles-toml = To jest TOML. „orbis tiles --set PLIK --json” zamieni go na JSON, który tu działa.
front-tiles-invalid = Tych kafli nie można użyć:
front-tiles-wrong = Ten plik nie zawiera zestawu kafli.

## Another device

front-device-says = Otwórz ten link na drugim urządzeniu. Twoje imię, miejsca i gry będą także tam, a tutaj nic się nie zmieni.
front-device-once = Działa jeden raz, do { $time }. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
front-device-qr = Kod QR z linkiem na drugie urządzenie
front-device-making = Tworzymy link…
front-device-out = Wyloguj wszystkie inne urządzenia
front-device-out-done = { $count ->
    [0] Nie było innych zalogowanych urządzeń.
    [one] Wylogowano { $count } inne urządzenie.
    [few] Wylogowano { $count } inne urządzenia.
    [many] Wylogowano { $count } innych urządzeń.
   *[other] Wylogowano { $count } innego urządzenia.
}

## Coming from another device

move-title = Graj dalej tutaj
move-says = Twoje imię, miejsca i gry z drugiego urządzenia pojawią się także na tym. Tam nic się nie zmieni.
move-leave = Graj dalej jako { $name }
move-go = Graj dalej na tym urządzeniu
move-going = Chwileczkę…
move-empty = Ten link jest niepełny. Na drugim urządzeniu otwórz stronę główną i wybierz „Użyj na innym urządzeniu”.
move-done = Witaj, { $name }!
