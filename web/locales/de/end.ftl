### Das Ende einer Partie: die Wertung Schritt für Schritt, das Ergebnis, Teilen, Nachprüfen.

end-heading = Ende der Partie
end-agreed = Diese Partie wurde gemeinsam vorzeitig beendet. Sie hat kein Ergebnis.
end-resigned = Diese Partie endete, weil die anderen aufgegeben haben.
end-absence = Diese Partie wurde beendet, weil jemand nicht mehr da war. Sie hat kein Ergebnis.

## The scoring, step by step. Each sentence stands after a player's name.

end-counting = Schlusswertung
end-next = Weiter
end-pause = Anhalten
end-play = Fortsetzen
end-skip = Gleich zum Ergebnis
end-to-result = Zum Ergebnis
end-show-scoring = Wertung zeigen
end-phase-temples = Tempel
end-phase-regions = Landschaften
end-phase-forests = Wälder
end-phase-wildernesses = Wildnisse
end-phase-gods = Gottheiten
end-temple = { $symbols ->
    [one] { $symbols } Kultstättensymbol: nimmt den Tempel für { $points } { -cp }.
   *[other] { $symbols } Kultstättensymbole: nimmt den Tempel für { $points } { -cp }.
}
end-tie-mystic = Gleich viele wie { $names }, aber der höhere Mystikwert geht vor ({ $mystic } gegen { $others }).
end-tie-order = Gleich viele wie { $names }, auch der Mystikwert ist gleich: Wer später an der Reihe ist, geht vor.
end-no-temple = Kein Kultstättensymbol, also kein Tempel.
end-regions = { $count ->
    [0] Keine Landschaft außer Wäldern bringt etwas.
    [one] { $count } Landschaft bringt { $points } { -cp }.
   *[other] { $count } Landschaften bringen { $points } { -cp }.
}
end-regions-cancelled = { $count ->
    [one] { $count } ist nicht erfüllt.
   *[other] { $count } sind nicht erfüllt.
}
end-forest = „{ $tile }“ braucht { $needed } Nachbarn in seinen Farben und hat { $neighbors }: { $points } { -cp }.
end-forest-unfulfilled = „{ $tile }“ braucht { $needed } Nachbarn in seinen Farben und hat nur { $neighbors }: { $points } { -cp } verloren.
end-wilderness = { $count ->
    [one] { $count } Wildnis: { $points } { -cp } weniger.
   *[other] { $count } Wildnisse: { $points } { -cp } weniger.
}
end-wilderness-idle = { $count ->
    [one] { $count } Wildnis kostet nichts, dank der Göttin des Müßiggangs.
   *[other] { $count } Wildnisse kosten nichts, dank der Göttin des Müßiggangs.
}
end-god = { $god }: { $points } { -cp } ({ $why }).

## The result

end-wins = { $points ->
    [one] { $name } gewinnt mit { $points } Schaffenspunkt!
   *[other] { $name } gewinnt mit { $points } Schaffenspunkten!
}
end-you-win = { $points ->
    [one] Du gewinnst mit { $points } Schaffenspunkt!
   *[other] Du gewinnst mit { $points } Schaffenspunkten!
}
end-shared = { $points ->
    [one] Geteilter Sieg mit je { $points } Schaffenspunkt: { $names }!
   *[other] Geteilter Sieg mit je { $points } Schaffenspunkten: { $names }!
}
end-winner = Gewonnen
end-place = Du bist auf Platz { $place } von { $players }.
end-place-tied = Du teilst dir Platz { $place }.
end-won-by = { $points ->
    [one] { $points } Punkt Vorsprung.
   *[other] { $points } Punkte Vorsprung.
}
end-won-even = Punktgleich, aber mit mehr übrigen Anhängern.
end-short = { $points ->
    [one] Auf Platz { $place } fehlt { $points } Punkt.
   *[other] Auf Platz { $place } fehlen { $points } Punkte.
}
end-short-even = Punktgleich mit Platz { $place }, aber mit weniger übrigen Anhängern.
end-standings = Endstand
end-best-tile = Bestes Plättchen von { $name }
end-best-tile-yours = Dein bestes Plättchen
end-decided = Der entscheidende Zug
end-decided-turn = Runde { $round }, { $name }
end-decided-chance = Die Gewinnchance ({ $name }) stieg von { $before } auf { $after }.
end-decided-chance-yours = Deine Gewinnchance stieg von { $before } auf { $after }.
end-decided-none = Kein einzelner Zug hat diese Partie entschieden.
end-decided-running = Der entscheidende Zug wird gesucht …
end-decided-find = Entscheidenden Zug suchen
end-decided-show = Zug analysieren
end-table = Punkte nach Herkunft
end-by-tile = Plättchen für Plättchen
end-symbols = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
end-chart = Punkte nach Runden
end-chart-table = Punkte nach jeder Runde, als Tabelle
end-chart-others = Die anderen
end-round = Runde
end-afterwards = Nach der Partie
end-rematch = Noch eine Partie
end-join-rematch = Zur Revanche
end-watch-rematch = Revanche ansehen
end-rematch-there = Eine Revanche ist bereit.
end-review = Analyse
end-replay = Nachspielen
end-share = Teilen
end-deal = Spiel des Tages
end-record = Aufzeichnung laden
end-verify = Mischen nachprüfen
end-board = Zurück zum Tisch

## Sharing

share-link = Link zu einem Zug
share-which-turn = Welcher Zug
share-turn = { $turn ->
    [0] Beginn der Partie
   *[other] Nach Zug { $turn }
}
share-end = Ende der Partie
share-text = Sieh dir diese Partie Orbis an!
share-whole-game = Der Link enthält die ganze Partie: Er geht auf jedem Gerät, und nichts wird hochgeladen.
share-no-link = Dieser Browser kann die Partie nicht in einen Link packen. Lade stattdessen die Aufzeichnung herunter.
share-picture = Bild einer Welt
share-whose = Wessen Welt
share-caption = { $name } · { $points } { -cp }
share-save = Bild speichern
share-failed = Dieser Browser konnte das Bild nicht zeichnen.
