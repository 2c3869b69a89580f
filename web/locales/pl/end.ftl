### Koniec gry: punktacja krok po kroku, wynik, udostępnianie, sprawdzanie.

end-heading = Koniec gry
end-agreed = Gracze zakończyli tę grę przed czasem. Nie ma wyniku.
end-resigned = Ta gra została zakończona, bo pozostali się poddali.
end-absence = Ta gra została zakończona, bo ktoś odszedł. Nie ma wyniku.

## The scoring, step by step. Each sentence stands after a player's name.

end-counting = Liczymy punkty
end-next = Dalej
end-pause = Wstrzymaj
end-play = Wznów
end-skip = Przejdź do wyniku
end-to-result = Zobacz wynik
end-show-scoring = Pokaż punktację
end-phase-temples = Żetony świątyń
end-phase-regions = Regiony
end-phase-forests = Lasy
end-phase-wildernesses = Pustkowia
end-phase-gods = Bogowie
end-temple = { $symbols ->
    [one] { $symbols } symbol świątyni: bierze żeton wart { $points } { -cp }.
    [few] { $symbols } symbole świątyni: bierze żeton wart { $points } { -cp }.
    [many] { $symbols } symboli świątyni: bierze żeton wart { $points } { -cp }.
   *[other] { $symbols } symbolu świątyni: bierze żeton wart { $points } { -cp }.
}
end-tie-mystic = Remis: { $names }. Pierwszeństwo daje wyższa wartość mistyczna ({ $mystic } kontra { $others }).
end-tie-order = Remis, także w wartości mistycznej: { $names }. Pierwszeństwo daje dalsze miejsce w kolejności tur.
end-no-temple = Bez symbolu świątyni nie ma żetonu świątyni.
end-regions = { $count ->
    [0] Poza lasami żaden region nie punktuje.
    [one] { $count } region daje { $points } { -cp }.
    [few] { $count } regiony dają { $points } { -cp }.
    [many] { $count } regionów daje { $points } { -cp }.
   *[other] { $count } regionu daje { $points } { -cp }.
}
end-regions-cancelled = { $count ->
    [one] { $count } jest nieaktywny.
    [few] { $count } są nieaktywne.
    [many] { $count } jest nieaktywnych.
   *[other] { $count } jest nieaktywne.
}
end-forest = { $needed ->
    [one] „{ $tile }” potrzebuje { $needed } sąsiada w swoich kolorach i ma { $neighbors }: { $points } { -cp }.
   *[other] „{ $tile }” potrzebuje { $needed } sąsiadów w swoich kolorach i ma { $neighbors }: { $points } { -cp }.
}
end-forest-unfulfilled = { $needed ->
    [one] „{ $tile }” potrzebuje { $needed } sąsiada w swoich kolorach, a ma { $neighbors }: strata { $points } { -cp }.
   *[other] „{ $tile }” potrzebuje { $needed } sąsiadów w swoich kolorach, a ma tylko { $neighbors }: strata { $points } { -cp }.
}
end-wilderness = { $count ->
    [one] { $count } pustkowie: −{ $points } { -cp }.
    [few] { $count } pustkowia: −{ $points } { -cp }.
    [many] { $count } pustkowi: −{ $points } { -cp }.
   *[other] { $count } pustkowia: −{ $points } { -cp }.
}
end-wilderness-idle = { $count ->
    [one] { $count } pustkowie: bez straty dzięki Bogini Próżniactwa.
    [few] { $count } pustkowia: bez straty dzięki Bogini Próżniactwa.
    [many] { $count } pustkowi: bez straty dzięki Bogini Próżniactwa.
   *[other] { $count } pustkowia: bez straty dzięki Bogini Próżniactwa.
}
end-god = { $god }: { $points } { -cp }, { $why }.

## The result

end-wins = { $points ->
    [one] { $name } wygrywa, zdobywając { $points } punkt kreacji!
    [few] { $name } wygrywa, zdobywając { $points } punkty kreacji!
    [many] { $name } wygrywa, zdobywając { $points } punktów kreacji!
   *[other] { $name } wygrywa, zdobywając { $points } punktu kreacji!
}
end-you-win = { $points ->
    [one] Wygrywasz, zdobywając { $points } punkt kreacji!
    [few] Wygrywasz, zdobywając { $points } punkty kreacji!
    [many] Wygrywasz, zdobywając { $points } punktów kreacji!
   *[other] Wygrywasz, zdobywając { $points } punktu kreacji!
}
end-shared = { $points ->
    [one] Wspólne zwycięstwo: { $names } mają po { $points } punkcie kreacji!
    [few] Wspólne zwycięstwo: { $names } mają po { $points } punkty kreacji!
    [many] Wspólne zwycięstwo: { $names } mają po { $points } punktów kreacji!
   *[other] Wspólne zwycięstwo: { $names } mają po { $points } punktu kreacji!
}
end-winner = Zwycięstwo
end-place = Zajmujesz { $place }. miejsce na { $players }.
end-place-tied = Dzielisz { $place }. miejsce.
end-won-by = { $points ->
    [one] Przewaga: { $points } punkt.
    [few] Przewaga: { $points } punkty.
    [many] Przewaga: { $points } punktów.
   *[other] Przewaga: { $points } punktu.
}
end-won-even = Remis w punktach, ale zostało więcej wyznawców.
end-short = { $points ->
    [one] Do { $place }. miejsca zabrakł { $points } punkt.
    [few] Do { $place }. miejsca zabrakły { $points } punkty.
    [many] Do { $place }. miejsca zabrakło { $points } punktów.
   *[other] Do { $place }. miejsca zabrakło { $points } punktu.
}
end-short-even = Tyle samo punktów co { $place }. miejsce, ale zostało mniej wyznawców.
end-standings = Klasyfikacja końcowa
end-best-tile = Najlepszy kafel: { $name }
end-best-tile-yours = Twój najlepszy kafel
end-decided = Decydująca tura
end-decided-turn = Runda { $round }, { $name }
end-decided-chance = Szansa na wygraną ({ $name }) wzrosła z { $before } do { $after }.
end-decided-chance-yours = Twoja szansa na wygraną wzrosła z { $before } do { $after }.
end-decided-none = Żadna pojedyncza tura nie rozstrzygnęła tej gry.
end-decided-running = Szukamy decydującej tury…
end-decided-find = Znajdź decydującą turę
end-decided-show = Analizuj tę turę
end-table = Źródła punktów
end-by-tile = Kafel po kaflu
end-symbols = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
    [many] { $count } symboli
   *[other] { $count } symbolu
}
end-chart = Punkty w kolejnych rundach
end-chart-table = Punkty po każdej rundzie w tabeli
end-chart-others = Inni gracze
end-round = Runda
end-afterwards = Po grze
end-rematch = Zagraj ponownie
end-join-rematch = Dołącz do rewanżu
end-watch-rematch = Oglądaj rewanż
end-rematch-there = Rewanż jest gotowy.
end-review = Analiza
end-replay = Powtórka
end-share = Udostępnij
end-deal = Rozdanie dnia
end-record = Pobierz zapis
end-verify = Sprawdź tasowanie
end-board = Wróć do stołu

## Sharing

share-link = Link do tury
share-which-turn = Która tura
share-turn = { $turn ->
    [0] Początek gry
   *[other] Po turze { $turn }
}
share-end = Koniec gry
share-text = Zobacz tę grę w Orbis!
share-whole-game = Link zawiera całą grę: działa na każdym urządzeniu, a niczego się nie wysyła.
share-no-link = Ta przeglądarka nie potrafi umieścić gry w linku. Pobierz zamiast tego zapis.
share-picture = Obrazek wszechświata
share-whose = Czyj wszechświat
share-caption = { $name } · { $points } { -cp }
share-save = Zapisz obrazek
share-failed = Ta przeglądarka nie potrafi narysować obrazka.
