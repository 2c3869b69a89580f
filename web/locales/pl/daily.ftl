### Rozdanie dnia: jedna gra dla wszystkich.

daily-title = Rozdanie dnia
daily-says = Wszyscy grają to samo rozdanie, z tego samego miejsca i przeciw tym samym botom.
daily-loading = Wczytywanie rozdania…
daily-not-here = Nie można wczytać rozdania
daily-unreachable = Dzisiejsze rozdanie pochodzi z serwera, z którym nie ma teraz połączenia. Gdy już tu będzie, zagrasz je także offline.
daily-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
daily-order = Gracze w kolejności tur
daily-you-start = Zaczynasz.
daily-starts = Zaczyna { $name }.
daily-once = Liczy się pierwsza gra. Potem możesz ćwiczyć, ile chcesz.
daily-play = Graj
daily-continue = Graj dalej
daily-practice = Ćwicz
daily-next = Następne rozdanie pojawi się o północy UTC.
daily-over = Ten dzień już minął, więc jego rozdanie służy do ćwiczeń.
daily-elsewhere = Gra w to rozdanie trwa na innym urządzeniu: dokończ ją tam. Tutaj możesz ćwiczyć.
daily-discarded = Ta gra została porzucona, więc ten dzień nie ma wyniku. Nadal możesz ćwiczyć.
daily-to-today = Dzisiejsze rozdanie

## Your result

daily-result = Twój wynik
daily-place = { $place ->
    [1] 1. miejsce na { $players }
    [2] 2. miejsce na { $players }
    [3] 3. miejsce na { $players }
   *[other] { $place }. miejsce na { $players }
}
daily-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
daily-ahead = { $count ->
    [one] { $count } punkt przewagi
    [few] { $count } punkty przewagi
    [many] { $count } punktów przewagi
   *[other] { $count } punktu przewagi
}
daily-even = tyle samo co pierwsze miejsce
daily-even-won = remis, wygrana dzięki wyznawcom
daily-behind = { $count ->
    [one] { $count } punkt straty
    [few] { $count } punkty straty
    [many] { $count } punktów straty
   *[other] { $count } punktu straty
}
daily-waiting = Wynik zostanie wysłany, gdy wróci połączenie z serwerem. Będzie się liczył, jeśli stanie się to jeszcze tego samego dnia.
daily-refused = Ten wynik się nie liczy: przyszedł za późno albo to rozdanie zostało zagrane na innym urządzeniu.
daily-review = Analiza gry
daily-picture = Twój wszechświat: { $rows }
daily-shape-counts = { $count ->
    [one] { $count } region się liczy
    [few] { $count } regiony się liczą
    [many] { $count } regionów się liczy
   *[other] { $count } regionu się liczy
}
daily-shape-not = nie liczy się: { $count }
daily-shape-wilderness = pustkowia: { $count }
daily-copy = Kopiuj jako tekst
daily-copied = Skopiowano
daily-save = Zapisz jako obraz
daily-save-failed = Ta przeglądarka nie mogła narysować obrazu.
daily-copy-failed = Ta przeglądarka nie mogła skopiować tekstu.

## Everyone

daily-everyone = Jak poszło wszystkim
daily-percentile = { $percent ->
    [0] Tym razem pozostałym poszło lepiej.
   *[other] Twój wynik jest co najmniej tak dobry jak { $share } pozostałych.
}
daily-alone = Twój wynik jest pierwszy tego dnia.
daily-leads = Punkty przed najlepszym przeciwnikiem lub za nim
daily-bin-says = { $range }: { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}
daily-you = Ty
daily-best = Najlepsza gra: { $points }, { $lead }.
daily-best-replay = Obejrzyj najlepszą grę
daily-best-player = Najlepszy gracz
daily-no-results = Nikt nie ukończył tego rozdania.

## Streaks and earlier days

daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
daily-streak-best = Najdłuższa seria: { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
daily-week = Ostatnie siedem dni
daily-day-played = { $date }: rozegrane
daily-day-not = { $date }: nierozegrane
daily-earlier = Wcześniejsze rozdania
daily-earlier-all = Pokaż wszystkie
daily-earlier-none = Tu pojawią się twoje wyniki.

## Proof

daily-proof-noted = To obiecane tasowanie: zgadza się z kodem { $code }, który ta przeglądarka widziała dzień wcześniej.
daily-proof-fixed = Tasowanie należy do kodu { $code }, który był jawny dzień wcześniej.
daily-proof-wrong = Uwaga: tasowanie nie zgadza się z kodem { $code }, który ta przeglądarka widziała dzień wcześniej.
daily-proof-static = Bez serwera tasowanie wynika z samej daty, więc wszyscy mają takie samo.
daily-proof-details = Sprawdź samodzielnie
daily-proof-says = Kod to SHA-256 wiersza „orbis seed commitment” i następującego po nim ziarna. Opublikowano go dzień przed ziarnem, więc tasowania nie można było potem zmienić.
daily-proof-seed = Ziarno losowe
daily-proof-code = Cały kod
daily-proof-next = Kod jutrzejszego tasowania

## Errors

error-deal-unknown = Na ten dzień nie ma rozdania.
error-deal-closed = Ten dzień już minął: jego rozdanie służy do ćwiczeń.
error-deal-played = To rozdanie jest już rozegrane: kolejne gry to ćwiczenia.
error-deal-not-played = Najpierw zagraj to rozdanie albo poczekaj, aż dzień się skończy.
error-deal-turn = Tura { $turn } tej gry nie jest możliwa w tym rozdaniu.
error-deal-length = Ta gra nie jest skończona: ma { $turns } z { $needed } tur.
