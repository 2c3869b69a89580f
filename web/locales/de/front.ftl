### Die Startseite: sofort spielen, mit anderen spielen, Partien fortsetzen, der eigene Name und andere Geräte.

front-eyebrow = Orbis, das Brettspiel von Tim Armstrong
front-title = Erschaffe eine Welt in fünfzehn Zügen
front-lead = Nimm Landschaften, sammle Anhänger und bau eine Pyramide, die mehr wert ist als die Welten der anderen Gottheiten.
front-picture = Eine Welt: vierzehn schwebende Landschaften in einer Pyramide und eine Gottheit obenauf
front-play = Jetzt spielen
front-playing = Der Tisch wird aufgebaut …
front-learn = In zehn Minuten lernen
front-opponents = Gegner
front-strength = Stärke
front-opponents-said = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
front-default-name = Gast
front-you = Du spielst als { $name }.
front-rename = Namen ändern
front-devices = Auf anderem Gerät nutzen
front-account = Konto
front-name = Dein Name
front-save = Speichern
front-cancel = Abbrechen

## Reasons to come back

front-discover = Mehr entdecken
front-daily = Spiel des Tages
front-daily-says = Dasselbe Spiel für alle, jeden Tag neu.
front-puzzles = Rätsel
front-puzzles-says = Finde den besten Zug.
front-players = Spieler
front-players-says = Mitspieler, Wertungen und Rangliste.
front-games = Meine Partien
front-games-says = Verlauf, Statistik und Bestleistungen.
front-workshop = Werkstatt
front-workshop-says = Entwirf eigene Plättchen.

## With others

front-together = Mit anderen spielen
front-create = Tisch eröffnen
front-create-says = Lade andere per Link, Code oder QR-Code ein.
front-new = Neue Partie
front-new-says = Wähle Spieler, Bots und Plättchen.
front-pass = An einem Gerät
front-pass-says = Zwei bis vier Leute an diesem Bildschirm.
front-join = Mit Code oder Link dazukommen
front-join-go = Los
front-join-example = K7MQ 2XWD
front-join-wrong = Das ist kein Code oder Link eines Tisches. Ein Code hat acht Buchstaben und Ziffern.
front-replay = Datei nachspielen
front-replay-says = Wähle die Aufzeichnung einer Partie oder zieh sie irgendwo auf diese Seite.
front-drop = Loslassen, um diese Partie nachzuspielen
front-file-unreadable = Diese Datei ließ sich nicht lesen.

## Lists of tables

front-tables = Tische
front-tab-mine = Meine
front-tab-open = Freie Tische
front-tab-playing = Zuschauen
front-waiting = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
front-none-mine = Hier findest du deine Partien und kannst sie jederzeit fortsetzen.
front-none-open = Gerade hat kein öffentlicher Tisch einen freien Platz. Eröffne einen!
front-none-playing = Gerade spielt niemand an einem öffentlichen Tisch.
front-unreachable = Der Server ist gerade nicht zu erreichen. Deine Partien und die offenen Tische sind wieder da, sobald du online bist. Einführung und Regeln gehen auch offline.
front-no-server = Läuft in deinem Browser
front-no-server-says = Dieses Orbis hat keinen Server: Nichts wird verschickt, und nach dem ersten Besuch geht es auch offline. Um mit anderen an ihren eigenen Geräten zu spielen, öffne die Seite eines Orbis-Servers.
front-show-finished = Beendete Partien zeigen
front-all-games = Alle Partien und Statistik
front-your-turn = Du bist am Zug
front-turn-of = { $name } ist am Zug
front-round = Runde { $round } von 15
front-free-seats = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
front-not-started = Noch nicht begonnen
front-finished = Beendet
front-pace-days = Tage pro Zug
front-rated = Gewertet
front-go-on = Weiter
front-sit-down = Mitspielen
front-watch = Zuschauen
front-see-replay = Nachspielen

## Pass and play

front-people = Leute an diesem Bildschirm
front-person = Name von Person { $number }
front-person-default = Person { $number }
front-bots = Bots
front-pass-hint = Der Bildschirm zeigt, wer am Zug ist. In Orbis ist nichts geheim, also dürfen alle zusehen.
front-start = Partie starten

## Create a table

front-seats = Plätze
front-seat = Platz { $number }
front-seat-me = Ich
front-seat-here = Jemand an diesem Bildschirm
front-seat-open = Frei (Link oder Code)
front-seat-bots = Bots
front-seat-name = Name auf Platz { $number }
front-seat-add = Platz hinzufügen
front-seat-remove = Platz { $number } entfernen
front-public = Für alle auflisten
front-public-says = Sonst findet man ihn nur über Link oder Code.
front-pace = Tempo
front-pace-live = Live: Alle spielen jetzt
front-pace-slow = Langsam: Tage pro Zug
front-turn-seconds = Zeit pro Zug
front-no-limit = Unbegrenzt
front-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
front-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
front-turn-days = Tage pro Zug
front-plays-here = Alle spielen an diesem Bildschirm, also läuft die Partie in diesem Browser.
front-only-here = Ohne Verbindung zu einem Server spielen alle an diesem Bildschirm.
front-more = Mehr Optionen
front-first = Wer beginnt
front-first-random = Der Zufall entscheidet
front-watchers = Andere dürfen zuschauen
front-analysis = Tipps und Analysen
front-live-score = Punkte während der Partie
front-absence = Wenn jemand die Zeit überschreitet oder geht
front-absence-ask = Die anderen entscheiden
front-absence-bot = Ein Bot übernimmt
front-absence-end = Die Partie endet
front-stand-in = Stärke dieses Bots
front-bot-pause = Pause, bevor ein Bot spielt
front-bot-pause-none = Keine
front-tiles = Eigene Plättchen
front-tiles-says = Eine Datei, die „orbis tiles --json“ geschrieben hat. Ohne sie spielt ihr mit den Standardplättchen.
front-tiles-choose = Datei wählen
front-tiles-standard = Zurück zu den Standardplättchen
front-tiles-toml = Das ist TOML. „orbis tiles --set DATEI --json“ macht daraus JSON, das hier geht.
front-tiles-invalid = Diese Plättchen gehen nicht:
front-tiles-wrong = Diese Datei enthält keine Plättchen.

## Another device

front-device-says = Öffne diesen Link auf dem anderen Gerät. Dann sind dein Name, deine Plätze und deine Partien auch dort; dieses Gerät bleibt angemeldet.
front-device-once = Er gilt einmal, bis { $time }. Gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen.
front-device-qr = QR-Code des Links für das andere Gerät
front-device-making = Link wird erstellt …
front-device-out = Alle anderen Geräte abmelden
front-device-out-done = { $count ->
    [0] Es war kein anderes Gerät angemeldet.
    [one] { $count } anderes Gerät wurde abgemeldet.
   *[other] { $count } andere Geräte wurden abgemeldet.
}

## Coming from another device

move-title = Hier weiterspielen
move-says = Dein Name, deine Plätze und deine Partien kommen vom anderen Gerät auf dieses. Das andere bleibt angemeldet.
move-leave = Als { $name } weiterspielen
move-go = Auf diesem Gerät weiterspielen
move-going = Einen Moment …
move-empty = Dieser Link ist unvollständig. Öffne auf deinem anderen Gerät die Startseite und wähle „Auf anderem Gerät nutzen“.
move-done = Willkommen, { $name }!
