### Das Spiel des Tages: eine Partie für alle.

daily-title = Spiel des Tages
daily-says = Alle spielen dieselbe Mischung, vom selben Platz aus und gegen dieselben Bots.
daily-loading = Das Spiel wird geladen …
daily-not-here = Das Spiel kann nicht geladen werden
daily-unreachable = Das heutige Spiel kommt vom Server, der gerade nicht erreichbar ist. Sobald es hier ist, kannst du es auch offline spielen.
daily-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
daily-order = Die Spieler in der Reihenfolge ihrer Züge
daily-you-start = Du beginnst.
daily-starts = { $name } beginnt.
daily-once = Deine erste Partie zählt. Danach kannst du üben, so oft du magst.
daily-play = Spielen
daily-continue = Weiterspielen
daily-practice = Üben
daily-next = Das nächste Spiel gibt es um Mitternacht (UTC).
daily-over = Dieser Tag ist vorbei; sein Spiel ist nur noch zum Üben da.
daily-elsewhere = Du hast dieses Spiel auf einem anderen Gerät begonnen: Beende es dort. Hier kannst du üben.
daily-discarded = Du hast deine Partie verworfen, deshalb gibt es für diesen Tag kein Ergebnis. Üben kannst du trotzdem.
daily-to-today = Zum heutigen Spiel

## Dein Ergebnis

daily-result = Dein Ergebnis
daily-place = { $place ->
    [1] 1. von { $players }
    [2] 2. von { $players }
    [3] 3. von { $players }
   *[other] { $place }. von { $players }
}
daily-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
daily-ahead = { $count ->
    [one] { $count } Punkt Vorsprung
   *[other] { $count } Punkte Vorsprung
}
daily-even = gleichauf mit dem ersten Platz
daily-even-won = gleichauf, gewonnen durch übrige Anhänger
daily-behind = { $count ->
    [one] { $count } Punkt Rückstand
   *[other] { $count } Punkte Rückstand
}
daily-waiting = Dieses Ergebnis wird gesendet, sobald der Server wieder erreichbar ist. Es zählt, wenn das noch am selben Tag geschieht.
daily-refused = Dieses Ergebnis zählt nicht: Es kam zu spät, oder du hast dieses Spiel auf einem anderen Gerät gespielt.
daily-review = Partie analysieren
daily-picture = Dein Universum: { $rows }
daily-shape-counts = { $count ->
    [one] { $count } Landschaft zählt
   *[other] { $count } Landschaften zählen
}
daily-shape-not = { $count } ohne Wertung
daily-shape-wilderness = Wildnisse: { $count }
daily-copy = Als Text kopieren
daily-copied = Kopiert
daily-save = Als Bild speichern
daily-save-failed = Dieser Browser konnte das Bild nicht zeichnen.
daily-copy-failed = Dieser Browser konnte den Text nicht kopieren.

## Alle

daily-everyone = So ging es allen
daily-percentile = { $percent ->
    [0] Diesmal waren die anderen besser.
   *[other] Dein Ergebnis ist mindestens so gut wie { $share } der anderen.
}
daily-alone = Deins ist das erste Ergebnis des Tages.
daily-leads = Punkte vor dem besten Gegner oder hinter ihm
daily-bin-says = { $range }: { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
daily-you = Du
daily-best = Die beste Partie: { $points }, { $lead }.
daily-best-replay = Beste Partie ansehen
daily-best-player = Bester Spieler
daily-no-results = Niemand hat dieses Spiel beendet.

## Serien und frühere Tage

daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-streak-best = Längste Serie: { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
daily-week = Die letzten sieben Tage
daily-day-played = { $date }: gespielt
daily-day-not = { $date }: nicht gespielt
daily-earlier = Frühere Spiele
daily-earlier-all = Alle anzeigen
daily-earlier-none = Hier stehen später deine Ergebnisse.

## Beweis

daily-proof-noted = Die Mischung ist die versprochene: Sie passt zum Code { $code }, den dieser Browser am Tag davor gesehen hat.
daily-proof-fixed = Die Mischung gehört zum Code { $code }, der am Tag davor öffentlich war.
daily-proof-wrong = Achtung: Die Mischung passt nicht zum Code { $code }, den dieser Browser am Tag davor gesehen hat.
daily-proof-static = Ohne Server ergibt sich die Mischung allein aus dem Datum; so bekommen alle dieselbe.
daily-proof-details = Selbst nachprüfen
daily-proof-says = Der Code ist der SHA-256 einer Zeile „orbis seed commitment“ und des Startwerts danach. Er wurde einen Tag vor dem Startwert veröffentlicht, also konnte die Mischung danach nicht mehr geändert werden.
daily-proof-seed = Startwert
daily-proof-code = Ganzer Code
daily-proof-next = Code der morgigen Mischung

## Fehler

error-deal-unknown = Für diesen Tag gibt es kein Spiel.
error-deal-closed = Dieser Tag ist vorbei: Partien dieses Spiels sind Übung.
error-deal-played = Du hast dieses Spiel schon gespielt: Weitere Partien sind Übung.
error-deal-not-played = Spiel zuerst selbst oder warte, bis der Tag vorbei ist.
error-deal-turn = Zug { $turn } dieser Partie ist in diesem Spiel nicht möglich.
error-deal-length = Diese Partie ist nicht zu Ende: Sie hat { $turns } von { $needed } Zügen.
