### Puzzles: find the best turn. `-cp` is in game.ftl.

puzzles-title = Rätsel
puzzles-lead = Stellungen aus Partien starker Bots. In jeder ist ein Zug eindeutig der beste: Findest du ihn?
puzzles-how = Für jede Lösung wurde mehrmals lange gesucht, nur mit dem, was auch die Spieler wussten, und jede Suche fand dieselbe. In der letzten Runde ist sie exakt. Dein Fortschritt bleibt in diesem Browser.
puzzles-loading = Das Rätsel wird geöffnet …
puzzles-first = Loslegen
puzzles-next = Nächstes Rätsel
puzzles-another = Anderes Rätsel
puzzles-all = Alle Rätsel
puzzles-about = Über dieses Rätsel
puzzles-find = Finde den besten Zug
puzzles-you = Du
puzzles-player = Spieler { $number }

## Progress

puzzles-solved-of = { $solved } von { $all } gelöst
puzzles-streak = Serie: { $streak }
puzzles-best = Beste Serie: { $best }
puzzles-outcome-solved = Du hast es im ersten Versuch gelöst.
puzzles-outcome-later = Du hast es gelöst, aber nicht im ersten Versuch.
puzzles-outcome-missed = Du hast es noch nicht gelöst.

## Difficulty

puzzles-difficulty = Schwierigkeit
puzzles-fitting = Passend für mich
puzzles-difficulty-1 = Sehr leicht
puzzles-difficulty-2 = Leicht
puzzles-difficulty-3 = Mittel
puzzles-difficulty-4 = Schwer
puzzles-difficulty-5 = Sehr schwer
puzzles-missed-by = Bots der Stufe „{ $level }“ übersehen den besten Zug meistens.

## Themes

puzzles-themes = Themen
puzzles-theme-temple = Wettlauf der Kultstätten
puzzles-theme-temple-says = Wer hat am Ende die meisten Kultstätten-Symbole?
puzzles-theme-volcano = Vulkane
puzzles-theme-volcano-says = Bau sie, solange es etwas zu verbrennen gibt.
puzzles-theme-forest = Wälder
puzzles-theme-forest-says = Die richtigen Nachbarn an den richtigen Stellen.
puzzles-theme-irrigation = Bewässerung
puzzles-theme-irrigation-says = Darunter muss die richtige Farbe liegen.
puzzles-theme-village = Dörfer
puzzles-theme-village-says = Sind sie ihren Preis wert?
puzzles-theme-god = Welche Gottheit?
puzzles-theme-god-says = Die richtige Gottheit zur richtigen Zeit.
puzzles-theme-wilderness = Wildnis
puzzles-theme-wilderness-says = Wenn ein umgedrehtes Plättchen am besten ist.
puzzles-theme-blocking = Wegschnappen
puzzles-theme-blocking-says = Was würden die anderen damit anfangen?
puzzles-theme-worshipers = Anhänger
puzzles-theme-worshipers-says = Ein Vorrat für die nächsten Züge.
puzzles-theme-universe = Platz zum Bauen
puzzles-theme-universe-says = Halte deine Welt offen.
puzzles-theme-last-round = Letzte Runde
puzzles-theme-last-round-says = Jeder Punkt zählt: gewinne, oder verliere knapper.

## The verdict

puzzles-verdict = Was der Zug wert ist
puzzles-solved = Gelöst!
puzzles-good = Gut, aber nicht der beste
puzzles-not-best = Nicht der beste Zug
puzzles-the-solution = Der beste Zug
puzzles-loses = Verliert { $points } { -cp } und { $chance } Gewinnchance.
puzzles-loses-points = Verliert { $points } { -cp }.
puzzles-rival = Der nächstbeste Zug verliert { $points } { -cp } und { $chance } Gewinnchance.
puzzles-rival-points = Der nächstbeste Zug verliert { $points } { -cp }.
puzzles-played-by = { $bot } spielt ihn auch.
puzzles-again = Noch einmal
puzzles-solution = Besten Zug zeigen

## What can go wrong

puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-failed = Die Rätsel lassen sich nicht öffnen.
puzzles-failed-missing = Eine Datei fehlt. Prüfe deine Verbindung und versuche es noch einmal; dein Fortschritt ist sicher.
puzzles-failed-damaged = Eine Datei ist beschädigt. Lade die Seite neu; dein Fortschritt ist sicher.
