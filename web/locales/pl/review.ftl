### Analiza gry: oceny i dlaczego inna tura była lepsza.

## Marks

mark-inaccuracy = Niedokładność
mark-mistake = Błąd
mark-blunder = Gruby błąd
mark-inaccuracy-says = W porównaniu z najlepszą znalezioną turą traci około 1 { -cp } lub jedną dziesiątą szansy na wygraną.
mark-mistake-says = W porównaniu z najlepszą znalezioną turą traci około 2 { -cp } lub jedną piątą szansy na wygraną.
mark-blunder-says = W porównaniu z najlepszą znalezioną turą traci 4 { -cp } lub więcej albo dwie piąte szansy na wygraną.

## Reasons

reason-turned-over = Odwraca kafel „{ $tile }”, choć mógł leżeć awersem do góry.
reason-only-wilderness = Bierze kafel „{ $tile }”, z którego może być tylko pustkowie.
reason-cancelled = Kafel „{ $tile }” od razu jest nieaktywny: strata { $points } { -cp }.
reason-declined = Zostawia nieaktywny kafel „{ $tile }”, choć można go było uaktywnić: strata { $points } { -cp }.
reason-fewer-points = Kafel „{ $tile }” daje { $points } { -cp }, a „{ $best }” dałby { $best_points }.
reason-forest-missed = { $missing ->
    [0] Rezygnuje z kafla „{ $tile }”, lasu wartego { $points } { -cp }.
    [one] Rezygnuje z kafla „{ $tile }”, lasu wartego { $points } { -cp }, któremu brakowałoby jeszcze { $missing } sąsiada.
   *[other] Rezygnuje z kafla „{ $tile }”, lasu wartego { $points } { -cp }, któremu brakowałoby jeszcze { $missing } sąsiadów.
}
reason-forest-open = { $missing ->
    [one] Kaflowi „{ $tile }” (rząd { $row }, kolumna { $column }) wciąż brakuje { $missing } sąsiada do { $points } { -cp }.
   *[other] Kaflowi „{ $tile }” (rząd { $row }, kolumna { $column }) wciąż brakuje { $missing } sąsiadów do { $points } { -cp }.
}
reason-forest-blocked = Kafel „{ $tile }” (rząd { $row }, kolumna { $column }) nie zdobędzie już potrzebnych sąsiadów: strata { $points } { -cp }.
reason-fits-fewer-colors = Liczba kolorów, które pasują powyżej dolnego rzędu: tylko { $colors } zamiast { $best_colors }.
reason-bottom-row = Liczba wolnych miejsc w dolnym rzędzie, gdzie pasuje każdy kolor: { $free } zamiast { $best_free }.
reason-fewer-worshipers = { $count ->
    [one] Zatrzymuje o { $count } wyznawcę mniej: { $held } zamiast { $best_held }.
   *[other] Zatrzymuje o { $count } wyznawców mniej: { $held } zamiast { $best_held }.
}
reason-fewer-colors = { $colors ->
    [one] Zatrzymuje wyznawców tylko w { $colors } kolorze zamiast w { $best_colors }.
   *[other] Zatrzymuje wyznawców tylko w { $colors } kolorach zamiast w { $best_colors }.
}
reason-reduction-missed = Rezygnuje z żetonu zniżki { $color }.
reason-temple-lead = { $symbols ->
    [one] Ma { $symbols } symbol świątyni zamiast { $best_symbols }, więc prowadzi { $player }.
    [few] Ma { $symbols } symbole świątyni zamiast { $best_symbols }, więc prowadzi { $player }.
    [many] Ma { $symbols } symboli świątyni zamiast { $best_symbols }, więc prowadzi { $player }.
   *[other] Ma { $symbols } symbolu świątyni zamiast { $best_symbols }, więc prowadzi { $player }.
}
reason-temple-symbols = { $symbols ->
    [one] Kończy z { $symbols } symbolem świątyni zamiast { $best_symbols }.
   *[other] Kończy z { $symbols } symbolami świątyń zamiast { $best_symbols }.
}
reason-mystic = W razie remisu ma wartość mistyczną { $mystic } zamiast { $best_mystic }.
reason-weaker-god = Bierze kafel „{ $god }” (prawdopodobnie { $points } { -cp }), a „{ $best }” dałby { $best_points }.
reason-god-too-early = Już teraz bierze kafel „{ $god }”, choć region jest wart więcej.
reason-god-put-off = Odkłada kafel „{ $god }” na później, choć to właściwa chwila.
reason-god-less-sure = Robi mniej dla kafla „{ $god }”.
reason-god-uncontested = Nie robi nic przeciw kaflowi „{ $god }”, który ma { $player }.
reason-death-unpaid = Nie opłaca Boga Śmierci, choć wyznawców wystarcza.
reason-leaves-tile = Zostawia kafel „{ $tile }” ({ $place }){ $count ->
    [0] {""}
   *[other] {""}, z wyznawcami ({ $worshipers })
}{ $points ->
    [0] {""}
   *[other] {""}, wart { $points } { -cp }
}{ $temple_lead ->
    [true] {""}, a z nim prowadzenie w świątyniach
   *[false] {""}
}. Skorzysta { $player }.
reason-leaves-worshipers = Zostawia więcej wyznawców ({ $colors }) na kaflu „{ $tile }” ({ $place }), po który sięgnie { $player }.
reason-leaves-in-reach = Zostawia kafel „{ $tile }” ({ $place }, { $points } { -cp }), którego może użyć { $player }.
reason-leaves-god = Zostawia kafel „{ $god }”. Skorzysta { $player }.
reason-next-take = Psuje następną turę: po najlepszej można by wziąć kafel „{ $tile }” ({ $place }).
reason-unexplained = Inna tura okazuje się lepsza, ale żaden pojedynczy powód się nie wyróżnia.

## The letters of the marks, each a single one

mark-inaccuracy-letter = N
mark-mistake-letter = B
mark-blunder-letter = G

## The replay

replay-title = Powtórka
replay-loading = Otwieramy grę…
replay-failed = Tej gry nie można odtworzyć.
replay-open = Otwórz zapis
replay-open-says = Wybierz zapis gry, czyli plik z końcówką .orbis.json, albo upuść go tutaj.
replay-drop = Upuść zapis tutaj
replay-game = Gra
replay-controls = Sterowanie powtórką
replay-first = Przejdź na początek
replay-previous-turn = Poprzednia tura
replay-previous-action = Poprzednia akcja
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next-action = Następna akcja
replay-next-turn = Następna tura
replay-last = Przejdź na koniec
replay-slider = Tura
replay-speed = Szybkość
replay-at = { $turn ->
    [0] Początek gry
   *[other] Tura { $turn } z { $turns }
}
replay-start = Przed pierwszą turą
replay-turn = Tura { $turn }, runda { $round }: { $name }
replay-turn-short = Tura { $turn }/{ $turns }
replay-pages = Widoki
replay-page-graph = Wykres
replay-page-turn = Tura
replay-page-board = Stół
replay-link = Link do tej tury
replay-table = Stół i wynik
replay-key-previous-action = ←
replay-key-next-action = →
replay-key-previous-turn = Shift + ←
replay-key-next-turn = Shift + →
replay-key-first = Home
replay-key-last = End
replay-key-play = Spacja

## The review

review-start = Analizuj tę grę
review-running = { $done ->
    [0] Ekspert przygląda się grze…
   *[other] Ekspert przygląda się grze: tura { $done } z { $total }…
}
review-progress = Postęp analizy
review-graph = Punkty stracone w każdej turze
review-summary = Gra w liczbach
review-mean = Strata { -cp } na turę
review-of-turn = Analiza tury { $turn }
review-best = Najlepsza znaleziona tura.
review-lost = strata { $points } { -cp } i { $chance } szansy na wygraną
review-played = Zagrano
review-better = Lepiej
review-chance = szansa na wygraną { $chance }
review-draw = Pokaż lepszą turę na stole
review-choose = Wybierz słupek, aby zobaczyć, co byłoby lepsze.
review-drawn = Widzisz stół przed tą turą. Lepsza tura jest zaznaczona.
