### My games: the list of finished games, statistics, personal bests.

games-title = Moje gry
games-lead = Wszystkie ukończone gry: z tej przeglądarki i online.
games-tab-list = Gry
games-tab-statistics = Statystyki
games-tab-bests = Rekordy
games-loading = Wczytywanie twoich gier…
games-none = Nie masz jeszcze ukończonych gier
games-none-says = Gdy ukończysz grę, znajdziesz ją tutaj, razem ze statystykami i rekordami.
games-none-go = Zagraj
games-none-fit = Żadna gra nie pasuje.
games-reset = Wyczyść filtry

## What is missing

games-offline = Brak połączenia z serwerem, więc brakuje tu twoich gier online.
games-no-storage = Ta przeglądarka nie daje dostępu do swojej pamięci, więc brakuje tu gier, które w niej rozegrano.
games-damaged = { $count ->
    [one] { $count } gra zapisana w tej przeglądarce jest uszkodzona i nie da się jej pokazać.
    [few] { $count } gry zapisane w tej przeglądarce są uszkodzone i nie da się ich pokazać.
    [many] { $count } gier zapisanych w tej przeglądarce jest uszkodzonych i nie da się ich pokazać.
   *[other] { $count } gry zapisanej w tej przeglądarce nie da się pokazać, bo jest uszkodzona.
}

## Filters

games-search = Szukaj imienia, poziomu lub daty
games-filters = { $count ->
    [0] Filtry
   *[other] Filtry ({ $count })
}
games-every = Wszystkie
games-players = Gracze
games-player-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
games-opponent = Przeciwnicy
games-people = Ludzie
games-result = Wynik
games-result-won = Wygrane
games-result-lost = Niewygrane
games-result-early = Zakończone przed czasem
games-where = Gdzie
games-where-local = W tej przeglądarce
games-where-online = Online
games-period = Kiedy
games-period-week = Ostatnie 7 dni
games-period-month = Ostatnie 30 dni
games-period-year = Ostatnie 365 dni
games-shown = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}

## A game in the list

games-more = Pokaż więcej (pozostało { $count })
games-place = { $place }. miejsce na { $players }
games-place-shared = Wspólne { $place }. miejsce na { $players }
games-won-by = Zwycięstwo: { $names }
games-ended-early = Zakończona przed czasem
games-points = { $points } { -cp }
games-spoken = { $name }: { $points }
games-stand-in = Bot dokończył za ciebie
games-custom = Własne kafle
games-lost-per-turn = strata { $loss } { -cp } na turę
games-replay = Powtórka
games-delete = Usuń grę z dnia { $date }
games-remove = Usuń z listy grę z dnia { $date }

## Exporting and deleting

games-export = Eksportuj wszystkie
games-export-partial = Brak połączenia z serwerem: w pliku są tylko gry z tej przeglądarki.
games-delete-all = Usuń wszystkie…
games-delete-all-title = Usunąć gry z tej przeglądarki?
games-delete-all-says = { $count ->
    [one] { $count } ukończona gra zostanie usunięta na zawsze. Jeśli chcesz ją zachować, najpierw ją wyeksportuj. Gry online pozostaną.
    [few] { $count } ukończone gry zostaną usunięte na zawsze. Jeśli chcesz je zachować, najpierw je wyeksportuj. Gry online pozostaną.
    [many] { $count } ukończonych gier zostanie usuniętych na zawsze. Jeśli chcesz je zachować, najpierw je wyeksportuj. Gry online pozostaną.
   *[other] { $count } ukończonej gry zostanie usunięte na zawsze. Jeśli chcesz je zachować, najpierw je wyeksportuj. Gry online pozostaną.
}
games-delete-unfinished = { $count ->
    [one] Usuń też { $count } nieukończoną grę
    [few] Usuń też { $count } nieukończone gry
    [many] Usuń też { $count } nieukończonych gier
   *[other] Usuń też { $count } nieukończonej gry
}
games-delete-title = Usunąć tę grę?
games-delete-says = Jest zapisana tylko w tej przeglądarce, więc zniknie na zawsze.
games-delete-go = Usuń
games-remove-title = Usunąć tę grę z twojej listy?
games-remove-says = Przestanie się liczyć w twoich statystykach. Pozostali gracze ją zachowają, a link do niej będzie nadal działać.
games-remove-go = Usuń z listy

## Statistics

games-not-counted = { $count ->
    [one] { $count } gra się tu nie liczy: kilka osób grało na tym ekranie, kafle były własne, bot dokończył za ciebie albo gra skończyła się przed czasem.
    [few] { $count } gry się tu nie liczą: kilka osób grało na tym ekranie, kafle były własne, bot dokończył za ciebie albo gra skończyła się przed czasem.
    [many] { $count } gier się tu nie liczy: kilka osób grało na tym ekranie, kafle były własne, bot dokończył za ciebie albo gra skończyła się przed czasem.
   *[other] { $count } gry się tu nie liczy: kilka osób grało na tym ekranie, kafle były własne, bot dokończył za ciebie albo gra skończyła się przed czasem.
}
games-none-counted = Nie ma tu jeszcze czego liczyć. Liczą się gry, które ukończysz na jednym miejscu, ze standardowymi kaflami.
games-stat-games = Gry
games-stat-won = Wygrane
games-stat-average = Średni wynik
games-stat-best = Najlepszy wynik
games-tally = { $won } z { $games } ({ $share })
games-by-players = Wygrane według liczby graczy
games-by-players-says = Linia przerywana pokazuje, ile wygrałoby się z równymi sobie.
games-by-opponent = Wygrane według przeciwnika
games-by-opponent-says = Gra z botami kilku poziomów liczy się przy każdym z nich.
games-over-time = Skąd biorą się twoje punkty
games-over-time-says = Średnie w kolejnych okresach. Pustkowia kosztują punkty.
games-since = Od
games-by-god = Bogowie
games-god-tally = { $games ->
    [one] { $games } gra, wygrane: { $won }, { $points } { -cp }
    [few] { $games } gry, wygrane: { $won }, średnio { $points } { -cp }
    [many] { $games } gier, wygrane: { $won }, średnio { $points } { -cp }
   *[other] { $games } gry, wygrane: { $won }, średnio { $points } { -cp }
}
games-by-color = Odkryte kafle według koloru
games-color-mean = { $all } na grę, { $won } w wygranych
games-by-wildernesses = Pustkowia
games-wildernesses = { $count ->
    [0] Żadnego
   *[other] { $count }
}
games-wildernesses-many = { $count } lub więcej
games-count-won = { $games ->
    [one] { $games } gra, wygrane: { $won }
    [few] { $games } gry, wygrane: { $won }
    [many] { $games } gier, wygrane: { $won }
   *[other] { $games } gry, wygrane: { $won }
}
games-losses = Strata { -cp } na turę
games-losses-says = { $count ->
    [one] Z { $count } przeanalizowanej gry.
   *[other] Z { $count } przeanalizowanych gier.
}
games-losses-by-round = Strata { -cp } według rundy
games-loss = Strata { -cp }
games-no-reviews = Przeanalizuj grę w powtórce, aby zobaczyć, ile kosztowały cię twoje tury.
games-as-table = Jako tabela

## Personal bests

games-best-score = Najwyższy wynik
games-best-lead = Najwyższa wygrana
games-best-regions = Najwięcej punktów z regionów
games-best-god = Najwięcej punktów od boga
games-best-opponent = Najsilniejszy pokonany bot
games-best-accuracy = Najdokładniejsza gra
games-lead-of = Przewaga { $points } { -cp }
