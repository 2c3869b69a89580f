### My games: the list of finished games, statistics, personal bests.

games-title = Meine Partien
games-lead = Alle Partien, die du beendet hast, in diesem Browser und online.
games-tab-list = Partien
games-tab-statistics = Statistik
games-tab-bests = Bestleistungen
games-loading = Deine Partien werden geladen …
games-none = Noch keine beendete Partie
games-none-says = Sobald du eine Partie beendet hast, findest du sie hier, mit Statistik und Bestleistungen.
games-none-go = Eine Partie spielen
games-none-fit = Dazu passt keine Partie.
games-reset = Filter zurücksetzen

## What is missing

games-offline = Der Server ist gerade nicht zu erreichen, daher fehlen deine Online-Partien.
games-no-storage = Dieser Browser gibt seinen Speicher nicht frei, daher fehlen die Partien, die du hier gespielt hast.
games-damaged = { $count ->
    [one] { $count } in diesem Browser gespeicherte Partie ist beschädigt und kann nicht gezeigt werden.
   *[other] { $count } in diesem Browser gespeicherte Partien sind beschädigt und können nicht gezeigt werden.
}

## Filters

games-search = Name, Stufe oder Datum suchen
games-filters = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
}
games-every = Alle
games-players = Spielerzahl
games-player-count = zu { $count ->
    [2] zweit
    [3] dritt
   *[4] viert
}
games-opponent = Gegner
games-people = Menschen
games-result = Ergebnis
games-result-won = Gewonnen
games-result-lost = Nicht gewonnen
games-result-early = Vorzeitig beendet
games-where = Gespielt
games-where-local = In diesem Browser
games-where-online = Online
games-period = Wann
games-period-week = Letzte 7 Tage
games-period-month = Letzte 30 Tage
games-period-year = Letzte 365 Tage
games-shown = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## A game in the list

games-more = Mehr zeigen (noch { $count })
games-place = Platz { $place } von { $players }
games-place-shared = Geteilter Platz { $place } von { $players }
games-won-by = Sieg: { $names }
games-ended-early = Vorzeitig beendet
games-points = { $points } { -cp }
games-spoken = { $name }: { $points }
games-stand-in = Ein Bot hat für dich zu Ende gespielt
games-custom = Eigene Plättchen
games-lost-per-turn = { $loss } { -cp } Verlust pro Zug
games-replay = Nachspielen
games-delete = Partie vom { $date } löschen
games-remove = Partie vom { $date } aus der Liste entfernen

## Exporting and deleting

games-export = Alle exportieren
games-export-partial = Der Server ist gerade nicht zu erreichen: Die Datei enthält nur die Partien aus diesem Browser.
games-delete-all = Alle löschen …
games-delete-all-title = Partien in diesem Browser löschen?
games-delete-all-says = { $count ->
    [one] { $count } beendete Partie wird endgültig gelöscht. Exportiere sie vorher, wenn du sie behalten willst. Online-Partien sind nicht betroffen.
   *[other] { $count } beendete Partien werden endgültig gelöscht. Exportiere sie vorher, wenn du sie behalten willst. Online-Partien sind nicht betroffen.
}
games-delete-unfinished = { $count ->
    [one] Auch { $count } unbeendete Partie löschen
   *[other] Auch { $count } unbeendete Partien löschen
}
games-delete-title = Diese Partie löschen?
games-delete-says = Sie ist nur in diesem Browser gespeichert und danach endgültig weg.
games-delete-go = Löschen
games-remove-title = Diese Partie aus deiner Liste entfernen?
games-remove-says = Sie zählt dann nicht mehr für deine Statistik. Den anderen bleibt sie erhalten, und ihr Link funktioniert weiterhin.
games-remove-go = Entfernen

## Statistics

games-not-counted = { $count ->
    [one] { $count } Partie zählt hier nicht: Mehrere saßen an diesem Bildschirm, es waren eigene Plättchen, ein Bot hat für dich zu Ende gespielt, oder sie endete vorzeitig.
   *[other] { $count } Partien zählen hier nicht: Mehrere saßen an diesem Bildschirm, es waren eigene Plättchen, ein Bot hat für dich zu Ende gespielt, oder sie endeten vorzeitig.
}
games-none-counted = Hier gibt es noch nichts zu zählen. Es zählen Partien, die du an einem einzelnen Platz mit den Standardplättchen zu Ende spielst.
games-stat-games = Partien
games-stat-won = Gewonnen
games-stat-average = Im Schnitt
games-stat-best = Höchstes Ergebnis
games-tally = { $won } von { $games } ({ $share })
games-by-players = Siege nach Spielerzahl
games-by-players-says = Die gestrichelte Linie zeigt, was du gegen gleich Starke gewinnen würdest.
games-by-opponent = Siege nach Gegner
games-by-opponent-says = Eine Partie gegen mehrere Stufen zählt bei jeder davon.
games-over-time = Woher deine Punkte kommen
games-over-time-says = Durchschnitte im Lauf der Zeit. Wildnisse kosten Punkte.
games-since = Ab
games-by-god = Götter
games-god-tally = { $games ->
    [one] { $games } Partie, { $won } gewonnen, { $points } { -cp }
   *[other] { $games } Partien, { $won } gewonnen, im Schnitt { $points } { -cp }
}
games-by-color = Offene Plättchen nach Farbe
games-color-mean = { $all } pro Partie, { $won } in gewonnenen
games-by-wildernesses = Wildnisse
games-wildernesses = { $count ->
    [0] Keine
   *[other] { $count }
}
games-wildernesses-many = { $count } oder mehr
games-count-won = { $games ->
    [one] { $games } Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
}
games-losses = Verlust pro Zug in { -cp }
games-losses-says = { $count ->
    [one] Aus { $count } analysierten Partie.
   *[other] Aus { $count } analysierten Partien.
}
games-losses-by-round = Verlust nach Runde in { -cp }
games-loss = Verlust in { -cp }
games-no-reviews = Lass eine Partie beim Nachspielen analysieren, um zu sehen, was dich deine Züge gekostet haben.
games-as-table = Als Tabelle

## Personal bests

games-best-score = Höchstes Ergebnis
games-best-lead = Klarster Sieg
games-best-regions = Meiste Punkte durch Landschaften
games-best-god = Meiste Punkte durch eine Gottheit
games-best-opponent = Stärkster besiegter Bot
games-best-accuracy = Genaueste Partie
games-lead-of = { $points } { -cp } Vorsprung
