### Die Analyse einer Partie: Bewertungen, und warum ein anderer Zug besser war.

## Marks

mark-inaccuracy = Ungenau
mark-mistake = Fehler
mark-blunder = Grober Fehler
mark-inaccuracy-says = Verliert gegenüber dem besten gefundenen Zug etwa 1 { -cp } oder ein Zehntel der Gewinnchance.
mark-mistake-says = Verliert gegenüber dem besten gefundenen Zug etwa 2 { -cp } oder ein Fünftel der Gewinnchance.
mark-blunder-says = Verliert gegenüber dem besten gefundenen Zug 4 { -cp } oder mehr oder zwei Fünftel der Gewinnchance.

## Reasons

reason-turned-over = Dreht „{ $tile }“ um, obwohl das Plättchen offen liegen könnte.
reason-only-wilderness = Nimmt „{ $tile }“, obwohl daraus nur eine Wildnis werden kann.
reason-cancelled = „{ $tile }“ ist von Anfang an nicht erfüllt: { $points } { -cp } verloren.
reason-declined = Lässt „{ $tile }“ unerfüllt, obwohl das nicht sein müsste: { $points } { -cp } verloren.
reason-fewer-points = Holt { $points } { -cp } mit „{ $tile }“, wo „{ $best }“ { $best_points } brächte.
reason-forest-missed = { $missing ->
    [0] Verzichtet auf „{ $tile }“, einen Wald für { $points } { -cp }.
    [one] Verzichtet auf „{ $tile }“, einen Wald für { $points } { -cp }, dem noch { $missing } Nachbar fehlen würde.
   *[other] Verzichtet auf „{ $tile }“, einen Wald für { $points } { -cp }, dem noch { $missing } Nachbarn fehlen würden.
}
reason-forest-open = { $missing ->
    [one] „{ $tile }“ in Ebene { $row }, Spalte { $column } fehlt immer noch { $missing } Nachbar zu { $points } { -cp }.
   *[other] „{ $tile }“ in Ebene { $row }, Spalte { $column } fehlen immer noch { $missing } Nachbarn zu { $points } { -cp }.
}
reason-forest-blocked = „{ $tile }“ in Ebene { $row }, Spalte { $column } kann seine Nachbarn nicht mehr bekommen: { $points } { -cp } verloren.
reason-fits-fewer-colors = { $colors ->
    [0] Über der untersten Ebene passt keine Farbe mehr, statt { $best_colors }.
    [one] Über der untersten Ebene passt nur { $colors } Farbe statt { $best_colors }.
   *[other] Über der untersten Ebene passen nur { $colors } Farben statt { $best_colors }.
}
reason-bottom-row = { $free ->
    [0] Lässt keinen Platz in der untersten Ebene frei, wo jede Farbe passt, statt { $best_free }.
    [one] Lässt nur { $free } Platz in der untersten Ebene frei, wo jede Farbe passt, statt { $best_free }.
   *[other] Lässt nur { $free } Plätze in der untersten Ebene frei, wo jede Farbe passt, statt { $best_free }.
}
reason-fewer-worshipers = Behält { $count } Anhänger weniger: { $held } statt { $best_held }.
reason-fewer-colors = { $colors ->
    [one] Behält Anhänger in nur { $colors } Farbe statt in { $best_colors }.
   *[other] Behält Anhänger in nur { $colors } Farben statt in { $best_colors }.
}
reason-reduction-missed = Verzichtet auf das Vergünstigungsplättchen { $color }.
reason-temple-lead = { $symbols ->
    [one] Überlässt { $player } die Führung bei den Kultstätten: { $symbols } Symbol statt { $best_symbols }.
   *[other] Überlässt { $player } die Führung bei den Kultstätten: { $symbols } Symbole statt { $best_symbols }.
}
reason-temple-symbols = { $symbols ->
    [one] Hat danach { $symbols } Kultstättensymbol statt { $best_symbols }.
   *[other] Hat danach { $symbols } Kultstättensymbole statt { $best_symbols }.
}
reason-mystic = Hat bei Gleichstand einen Mystikwert von { $mystic } statt { $best_mystic }.
reason-weaker-god = Nimmt „{ $god }“ mit Aussicht auf { $points } { -cp }, wo „{ $best }“ { $best_points } verspricht.
reason-god-too-early = Nimmt schon „{ $god }“, wo eine Landschaft mehr wert ist.
reason-god-put-off = Schiebt „{ $god }“ auf, obwohl es jetzt Zeit dafür wäre.
reason-god-less-sure = Tut weniger für „{ $god }“.
reason-god-uncontested = Tut nichts gegen „{ $god }“ bei { $player }.
reason-death-unpaid = Lässt den Gott des Todes unerfüllt, obwohl die Anhänger da sind.
reason-leaves-tile = Überlässt { $player } „{ $tile }“ ({ $place }){ $count ->
    [0] {""}
   *[other] {""} mit { $worshipers } darauf
}{ $points ->
    [0] {""}
   *[other] {""}, für { $points } { -cp }
}{ $temple_lead ->
    [true] {""}, und damit die Führung bei den Kultstätten
   *[false] {""}
}.
reason-leaves-worshipers = Lässt { $colors } mehr auf „{ $tile }“ ({ $place }), wonach { $player } greifen wird.
reason-leaves-in-reach = Lässt „{ $tile }“ ({ $place }, { $points } { -cp }) in Reichweite von { $player }.
reason-leaves-god = Überlässt { $player } „{ $god }“.
reason-next-take = Verdirbt den nächsten Zug: Nach dem besten könnte „{ $tile }“ ({ $place }) folgen.
reason-unexplained = Ein anderer Zug erweist sich als besser, aber kein einzelner Grund sticht heraus.

## The letters of the marks, each a single one

mark-inaccuracy-letter = U
mark-mistake-letter = F
mark-blunder-letter = G

## The replay

replay-title = Partie nachspielen
replay-loading = Die Partie wird geöffnet …
replay-failed = Diese Partie lässt sich nicht nachspielen.
replay-open = Aufzeichnung öffnen
replay-open-says = Wähle die Aufzeichnung einer Partie, eine Datei mit der Endung .orbis.json, oder zieh sie hierher.
replay-drop = Aufzeichnung hier loslassen
replay-game = Partie
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-previous-turn = Voriger Zug
replay-previous-action = Vorige Aktion
replay-play = Abspielen
replay-pause = Anhalten
replay-next-action = Nächste Aktion
replay-next-turn = Nächster Zug
replay-last = Zum Ende
replay-slider = Zug
replay-speed = Tempo
replay-at = { $turn ->
    [0] Beginn der Partie
   *[other] Zug { $turn } von { $turns }
}
replay-start = Vor dem ersten Zug
replay-turn = Zug { $turn }, Runde { $round }: { $name }
replay-turn-short = Zug { $turn }/{ $turns }
replay-pages = Ansichten
replay-page-graph = Verlauf
replay-page-turn = Zug
replay-page-board = Tisch
replay-link = Link zu diesem Zug
replay-table = Tisch und Ergebnis
replay-key-previous-action = ←
replay-key-next-action = →
replay-key-previous-turn = Umschalt + ←
replay-key-next-turn = Umschalt + →
replay-key-first = Pos1
replay-key-last = Ende
replay-key-play = Leertaste

## The review

review-start = Partie analysieren
review-running = { $done ->
    [0] Der Experte sieht sich die Partie an …
   *[other] Der Experte sieht sich die Partie an: Zug { $done } von { $total } …
}
review-progress = Fortschritt der Analyse
review-graph = Punktverlust in jedem Zug
review-summary = Die Partie in Zahlen
review-mean = Verlorene { -cp } pro Zug
review-of-turn = Analyse von Zug { $turn }
review-best = Der beste gefundene Zug.
review-lost = { $points } { -cp } und { $chance } Gewinnchance verloren
review-played = Gespielt
review-better = Besser
review-chance = Gewinnchance { $chance }
review-draw = Besseren Zug auf dem Tisch zeigen
review-choose = Wähle einen Balken, um zu sehen, was besser gewesen wäre.
review-drawn = Du siehst den Tisch vor diesem Zug. Der bessere ist markiert.
