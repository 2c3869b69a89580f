### Warsztat: własne kafle, ich balans i gra nimi.

workshop-title = Warsztat
workshop-lead = Zrób własne kafle: zmieniaj, co chcesz, od razu patrz, jak wyglądają, i pozwól botom sprawdzić, jak są zrównoważone. Potem zagraj nimi tutaj lub online.
workshop-from-standard = Zacznij od standardowych kafli
workshop-from-blank = Zacznij od prostych kafli
workshop-from-file = Otwórz plik
workshop-from-file-says = Plik JSON stąd albo z „orbis tiles --json”. Możesz go też upuścić na tę stronę.
workshop-drop = Upuść plik, aby otworzyć kafle
workshop-new-name = Moje kafle
workshop-unnamed = Bez nazwy
workshop-drafts = Twoje zestawy kafli
workshop-no-drafts = Zestawy, nad którymi pracujesz, zostają w tej przeglądarce i pojawiają się tutaj.
workshop-delete = Usuń na zawsze
workshop-delete-one = Usuń: { $name }
workshop-file-toml = To jest TOML. „orbis tiles --set PLIK --json” zamieni go na JSON, który tu zadziała.
workshop-file-wrong = Ten plik nie zawiera zestawu kafli.
workshop-file-large = Ten plik jest o wiele za duży jak na zestaw kafli.
workshop-not-drawable = Tych kafli nie da się otworzyć, bo niektórych nie można nawet narysować:
workshop-full = Ta przeglądarka nie zmieści kolejnego zestawu. Może ich być { $most }; usuń taki, którego już nie potrzebujesz.
workshop-no-room = Przeglądarka nie mogła zapisać zestawu; jej pamięć może być pełna lub wyłączona.
workshop-no-draft = Tego zestawu nie ma w tej przeglądarce. Mógł zostać usunięty albo powstał w innej.
workshop-link-damaged = Ten link jest uszkodzony lub niepełny i nie ma w nim kafli. Poproś o niego jeszcze raz.
workshop-link-wrong = Kafli z tego linku nie można użyć:

## A set being edited

workshop-all = Wszystkie twoje zestawy kafli
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-views = Warsztat
workshop-tiles = Kafle
workshop-tile = Edycja
workshop-balance-tab = Balans
workshop-unsaved = Przeglądarka nie mogła zapisać zestawu; jej pamięć może być pełna lub wyłączona. Zapisz go jako plik.
workshop-shared = Ktoś udostępnił ci te kafle.
workshop-keep = Zachowaj kopię
workshop-no-tile = Nie ma kafli. Dodaj jeden przyciskiem z plusem.
workshop-level = Poziom { $level }
workshop-level-tiles = kafle: { $count } z { $expected }
workshop-add = Dodaj kafel: { $color }, poziom { $level }
workshop-tile-said = Brany w { $taken } gier; z tego odkryty w { $faceUp }.
workshop-tile-before = Poprzedni kafel
workshop-tile-after = Następny kafel
workshop-number = Liczba
workshop-color = Kolor
workshop-colors = Kolory
workshop-less = { $label }: o jeden mniej
workshop-more = { $label }: o jeden więcej
workshop-used-with = Przy ilu graczach jest w grze
workshop-duplicate = Powiel
workshop-remove = Usuń
workshop-move-before = Przesuń do przodu wśród kafli tego koloru i poziomu
workshop-move-after = Przesuń do tyłu wśród kafli tego koloru i poziomu

## What is wrong

workshop-problems = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
   *[many] { $count } problemów
}
workshop-no-problems = Brak problemów
workshop-field-name = Nazwa
workshop-field-regions = Kafle
workshop-field-gods = Bogowie
workshop-field-temple-tokens = Żetony świątyń
workshop-field-id = Oznaczenie
workshop-field-color = Kolor
workshop-field-level = Poziom
workshop-field-cost = Koszt
workshop-field-effect = Efekt
workshop-field-cp = Punkty kreacji
workshop-field-star = Gwiazdka
workshop-field-mystic = Wartość mistyczna
workshop-field-content = Zawartość
workshop-count-tiles = Kafle poziomu { $level }
workshop-count-white = Kafle poziomu { $level } tylko dla 4 graczy (biała gwiazdka)
workshop-count-purple = Kafle poziomu { $level } dla 3 i 4 graczy (fioletowa gwiazdka)
workshop-wrong-number = { $effect }: liczba musi wynosić od { $least } do { $most }
workshop-wrong-colors = { $effect }: wybierz kolory, od { $least } do { $most }

## The balance estimate

workshop-balance = Szacowany balans
workshop-balance-says = Te gry rozgrywają w twojej przeglądarce szybkie boty. Oceniają turę po tym, jak dobra jest sytuacja po niej, więc liczby to tylko pierwsze wrażenie. Zakresy to 95-procentowe przedziały ufności. „Standardowe” oznacza to samo ze standardowymi kaflami i tymi samymi botami.
workshop-players = Gracze
workshop-with-players = przy { $players } graczach
workshop-pause = Wstrzymaj szacowanie
workshop-go-on = Wznów szacowanie
workshop-progress = Rozegrane gry
workshop-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
workshop-status-waiting = czeka na rozwiązanie problemów
workshop-status-playing = boty grają
workshop-status-paused = wstrzymane
workshop-status-done = gotowe
workshop-status-failed = boty nie mogły tu zagrać: potrzebny jest WebAssembly
workshop-mean-score = Średni wynik: { $score }
workshop-old = To liczby sprzed ostatniej zmiany.
workshop-verdict = Cel
workshop-verdict-ok = osiągnięty
workshop-verdict-undecided = niepewny
workshop-verdict-missed = chybiony
workshop-verdict-none = bez celu
workshop-found = Wynik
workshop-standard = Standardowe
workshop-standard-is = Standardowe kafle: { $value }.
workshop-at-least = Cel: co najmniej { $low }.
workshop-at-most = Cel: najwyżej { $high }.
workshop-from-to = Cel: od { $low } do { $high }.
workshop-seat = Miejsce { $seat }
workshop-target-winning-score = Wynik zwycięzcy
workshop-target-winning-score-says = Mediana wyników zwycięzców.
workshop-target-wildernesses = Pustkowia na gracza
workshop-target-wildernesses-says = Ile kafli odwraca gracz.
workshop-target-seats = Wygrane według miejsca
workshop-target-seats-says = W kolejności tur, w porównaniu ze sprawiedliwym udziałem: 1 to sprawiedliwie.
workshop-target-gods = Wygrane według boga
workshop-target-gods-says = Wygrane graczy z danym bogiem w porównaniu ze sprawiedliwym udziałem: 1 to sprawiedliwie.
workshop-target-colors = Kolory zwycięzców
workshop-target-colors-says = Udział koloru w odkrytych kaflach zwycięzców w porównaniu z kaflami wszystkich: 1 to po równo.
workshop-target-face-up = Kafle położone odkryte
workshop-target-face-up-says = Jak często wzięty kafel leży odkryty. To kafel najbliższy chybienia celu.
workshop-target-top-token = Wygrane z najlepszym żetonem świątyni
workshop-target-top-token-says = Jak często wygrywa gracz z najcenniejszym żetonem świątyni.
workshop-tile-figures = Jak boty używają tego kafla, według liczby graczy
workshop-taken = Brany
workshop-face-up = Odkryty

## Sharing and playing

workshop-share = Udostępnij
workshop-link-says = Ten link zawiera wszystkie kafle. Kto go otworzy, może je obejrzeć, zagrać nimi i zmieniać kopię.
workshop-link-text = Kafle do Orbis: { $name }
workshop-share-wrong = Link może zawierać tylko zestaw bez problemów. Jako plik możesz go zapisać zawsze.
workshop-file-says = Jako plik zestaw można otworzyć tutaj, wybrać do nowej gry i używać z poleceniem orbis.
workshop-download = Zapisz jako plik
workshop-play = Zagraj
workshop-play-wrong = { $count ->
    [one] Te kafle mają { $count } problem. Rozwiąż go, a da się nimi zagrać.
    [few] Te kafle mają { $count } problemy. Rozwiąż je, a da się nimi zagrać.
   *[many] Te kafle mają { $count } problemów. Rozwiąż je, a da się nimi zagrać.
}
workshop-play-online = Inni gracze, online i więcej
