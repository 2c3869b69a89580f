### Die Werkstatt: eigene Plättchen, wie ausgewogen sie sind, und Partien damit.

workshop-title = Werkstatt
workshop-lead = Mach deine eigenen Plättchen: Ändere, was du willst, sieh es sofort gezeichnet und lass Bots testen, wie ausgewogen es ist. Dann spiel damit, hier oder online.
workshop-from-standard = Mit den Standardplättchen beginnen
workshop-from-blank = Mit schlichten Plättchen beginnen
workshop-from-file = Datei öffnen
workshop-from-file-says = Eine JSON-Datei von hier oder von „orbis tiles --json“. Du kannst sie auch auf diese Seite ziehen.
workshop-drop = Lass die Datei los, um ihre Plättchen zu öffnen
workshop-new-name = Meine Plättchen
workshop-unnamed = Ohne Namen
workshop-drafts = Deine Plättchensätze
workshop-no-drafts = Sätze, an denen du arbeitest, bleiben in diesem Browser und erscheinen hier.
workshop-delete = Endgültig löschen
workshop-delete-one = { $name } löschen
workshop-file-toml = Das ist TOML. „orbis tiles --set DATEI --json“ macht daraus JSON, das hier funktioniert.
workshop-file-wrong = Diese Datei ist kein Plättchensatz.
workshop-file-large = Diese Datei ist viel zu groß für einen Plättchensatz.
workshop-not-drawable = Diese Plättchen lassen sich nicht öffnen, weil sich manche nicht einmal zeichnen lassen:
workshop-full = Dieser Browser kann keinen weiteren Satz aufbewahren. Höchstens { $most } sind möglich; lösche einen, den du nicht mehr brauchst.
workshop-no-room = Dieser Browser konnte den Satz nicht speichern; vielleicht ist sein Speicher voll oder abgeschaltet.
workshop-no-draft = Dieser Satz ist nicht in diesem Browser. Vielleicht wurde er gelöscht oder in einem anderen Browser gemacht.
workshop-link-damaged = Dieser Link ist beschädigt oder unvollständig und enthält keine Plättchen. Lass ihn dir noch einmal schicken.
workshop-link-wrong = Die Plättchen in diesem Link lassen sich nicht verwenden:

## A set being edited

workshop-all = Alle deine Plättchensätze
workshop-undo = Rückgängig
workshop-redo = Wiederherstellen
workshop-views = Werkstatt
workshop-tiles = Plättchen
workshop-tile = Ändern
workshop-balance-tab = Balance
workshop-unsaved = Dieser Browser konnte den Satz nicht speichern; vielleicht ist sein Speicher voll oder abgeschaltet. Speichere ihn als Datei.
workshop-shared = Jemand hat diese Plättchen mit dir geteilt.
workshop-keep = Kopie behalten
workshop-no-tile = Es gibt keine Plättchen. Füge mit einem Plus eins hinzu.
workshop-level = Stufe { $level }
workshop-level-tiles = { $count } von { $expected } Plättchen
workshop-add = Plättchen hinzufügen: { $color }, Stufe { $level }
workshop-tile-said = In { $taken } der Partien genommen; davon in { $faceUp } offen.
workshop-tile-before = Voriges Plättchen
workshop-tile-after = Nächstes Plättchen
workshop-number = Zahl
workshop-color = Farbe
workshop-colors = Farben
workshop-less = { $label }: eins weniger
workshop-more = { $label }: eins mehr
workshop-used-with = Zahl der Spieler, bei der es dabei ist
workshop-duplicate = Verdoppeln
workshop-remove = Entfernen
workshop-move-before = Unter den Plättchen dieser Farbe und Stufe nach vorn
workshop-move-after = Unter den Plättchen dieser Farbe und Stufe nach hinten

## What is wrong

workshop-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}
workshop-no-problems = Keine Probleme
workshop-field-name = Name des Satzes
workshop-field-regions = Plättchen
workshop-field-gods = Götter
workshop-field-temple-tokens = Tempel
workshop-field-id = Kennung
workshop-field-color = Farbe
workshop-field-level = Stufe
workshop-field-cost = Kosten
workshop-field-effect = Effekt
workshop-field-cp = Schaffenspunkte
workshop-field-star = Stern
workshop-field-mystic = Mystikwert
workshop-field-content = Inhalt
workshop-count-tiles = Plättchen der Stufe { $level }
workshop-count-white = Plättchen der Stufe { $level } nur für 4 Spieler (weißer Stern)
workshop-count-purple = Plättchen der Stufe { $level } für 3 und 4 Spieler (lila Stern)
workshop-wrong-number = { $effect }: Die Zahl muss von { $least } bis { $most } sein
workshop-wrong-colors = { $effect }: Wähle { $least } bis { $most } Farben

## The balance estimate

workshop-balance = Geschätzte Balance
workshop-balance-says = Diese Partien spielen schnelle Bots in deinem Browser. Sie beurteilen einen Zug danach, wie gut die Lage danach aussieht; nimm die Zahlen also als ersten Eindruck. Bereiche sind 95-%-Konfidenzintervalle. „Standardsatz“ ist dasselbe mit den Standardplättchen und denselben Bots.
workshop-players = Spieler
workshop-with-players = bei { $players } Spielern
workshop-pause = Schätzung anhalten
workshop-go-on = Schätzung fortsetzen
workshop-progress = Gespielte Partien
workshop-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
workshop-status-waiting = wartet, bis die Probleme gelöst sind
workshop-status-playing = Bots spielen
workshop-status-paused = angehalten
workshop-status-done = fertig
workshop-status-failed = die Bots konnten hier nicht spielen: das braucht WebAssembly
workshop-mean-score = Durchschnittliche Punktzahl: { $score }
workshop-old = Das sind die Zahlen von vor der letzten Änderung.
workshop-verdict = Ziel
workshop-verdict-ok = erreicht
workshop-verdict-undecided = unklar
workshop-verdict-missed = verfehlt
workshop-verdict-none = kein Ziel
workshop-found = Gefunden
workshop-standard = Standardsatz
workshop-standard-is = Standardplättchen: { $value }.
workshop-at-least = Ziel: mindestens { $low }.
workshop-at-most = Ziel: höchstens { $high }.
workshop-from-to = Ziel: { $low } bis { $high }.
workshop-seat = Platz { $seat }
workshop-target-winning-score = Siegpunktzahl
workshop-target-winning-score-says = Der Median der Punktzahlen der Sieger.
workshop-target-wildernesses = Wildnisse pro Spieler
workshop-target-wildernesses-says = Wie viele Plättchen ein Spieler umdreht.
workshop-target-seats = Siege nach Platz
workshop-target-seats-says = In Zugreihenfolge, verglichen mit einem gerechten Anteil: 1 ist gerecht.
workshop-target-gods = Siege nach Gott
workshop-target-gods-says = Siege derer, die einen Gott haben, verglichen mit einem gerechten Anteil: 1 ist gerecht.
workshop-target-colors = Farben der Sieger
workshop-target-colors-says = Der Anteil einer Farbe an den offenen Plättchen der Sieger, verglichen mit dem bei allen: 1 ist ausgeglichen.
workshop-target-face-up = Offen gelegte Plättchen
workshop-target-face-up-says = Wie oft ein genommenes Plättchen offen liegt. Dies ist das Plättchen, das dem Ziel am knappsten genügt oder es am weitesten verfehlt.
workshop-target-top-token = Siege mit dem besten Tempel
workshop-target-top-token-says = Wie oft gewinnt, wer den wertvollsten Tempel hat.
workshop-tile-figures = Wie Bots dieses Plättchen nutzen, nach Zahl der Spieler
workshop-taken = Genommen
workshop-face-up = Offen

## Sharing and playing

workshop-share = Teilen
workshop-link-says = Dieser Link enthält alle Plättchen. Wer ihn öffnet, kann sie ansehen, damit spielen und eine Kopie ändern.
workshop-link-text = Orbis-Plättchen: { $name }
workshop-share-wrong = Ein Link kann nur einen Satz ohne Probleme enthalten. Als Datei speichern kannst du ihn jederzeit.
workshop-file-says = Als Datei lässt sich der Satz hier öffnen, für eine neue Partie wählen und mit dem Befehl orbis verwenden.
workshop-download = Als Datei speichern
workshop-play = Spielen
workshop-play-wrong = { $count ->
    [one] Diese Plättchen haben { $count } Problem. Löse es, dann kannst du damit spielen.
   *[other] Diese Plättchen haben { $count } Probleme. Löse sie, dann kannst du damit spielen.
}
workshop-play-online = Andere Spieler, online und mehr
