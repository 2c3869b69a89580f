### Der Tisch vor der Partie, der Chat und Wörter über Plätze und Bots, die mehrere Seiten benutzen.

## Bots

level-beginner = Neuling
level-novice = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
level-grandmaster = Großmeister
level-immortal = Unsterblicher
level-deity = Gottheit
level-beginner-says = Döst vor sich hin und spielt, was gut genug scheint.
level-novice-says = Kennt die Regeln, gibt sich aber oft mit weniger zufrieden. Gut für deine ersten Partien.
level-casual-says = Spielt nach Gefühl und liegt oft ein wenig daneben.
level-skilled-says = Hat ein scharfes Auge und lässt selten eine Chance aus.
level-expert-says = Wägt die Stellung nach jedem möglichen Zug ab, denkt aber nie weiter.
level-master-says = Probiert Hunderte Fortsetzungen der Partie durch.
level-grandmaster-says = Probiert Tausende Fortsetzungen der Partie durch.
level-immortal-says = Hat sich das Spiel in Millionen Partien selbst beigebracht.
level-deity-says = Denkt wie der Unsterbliche, aber viel länger über jeden Zug nach.
bot-beginner = Dremo
bot-novice = Alvi
bot-casual = Rumbo
bot-skilled = Tilva
bot-expert = Kalkor
bot-master = Mareon
bot-grandmaster = Vesara
bot-immortal = Ignaro
bot-deity = Thanora
bot-twin = { $name } { $number }
lobby-bot = { $name } ({ $level })
lobby-free-seat = Freier Platz

## Links

link-copy = Link kopieren
link-copied = Kopiert
link-share = Teilen
link-field = Link

## The table before the game

lobby-title = Der Tisch ist bereit
lobby-closed = Dieser Tisch ist geschlossen
lobby-closed-says = Alle sind gegangen, bevor die Partie begann.
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-you = du
lobby-host = leitet den Tisch
lobby-here = ist da
lobby-away = ist nicht da
lobby-name = Dein Name
lobby-join = Hinsetzen
lobby-add-here = Jemanden an diesem Bildschirm hinzufügen
lobby-add-name = Name
lobby-add = Hinzufügen
lobby-cancel = Abbrechen
lobby-clear = Platz { $number } frei machen
lobby-set = Wer auf Platz { $number } sitzt
lobby-set-here = Jemand an diesem Bildschirm …
lobby-set-bots = Bots
lobby-start = Partie starten
lobby-start-waits = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder lass einen Bot spielen.
   *[other] { $count } Plätze sind noch frei. Warte auf andere oder lass Bots spielen.
}
lobby-fill = { $count ->
    [one] Mit einem Bot starten
   *[other] Mit Bots starten
}
lobby-fill-level = Stärke der Bots
lobby-waiting = { $name } startet die Partie, sobald alle da sind.
lobby-waiting-host = Wer den Tisch leitet, startet die Partie, sobald alle da sind.
lobby-leave = Tisch verlassen
lobby-leave-closes = Verlassen und Tisch schließen
lobby-full = Alle Plätze sind besetzt. Sobald die Partie begonnen hat, kannst du zuschauen.
lobby-full-private = Alle Plätze sind besetzt, und zuschauen kann an diesem Tisch niemand.

## Invite

lobby-invite = Einladen
lobby-invite-says = Wer diesen Link hat, kann sich auf einen freien Platz setzen.
lobby-code = Code
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-share-text = Spiel mit mir eine Partie Orbis!

## How it is set up

lobby-options = Einstellungen
lobby-first-random = Der Zufall entscheidet, wer beginnt.
lobby-first = Platz { $number } beginnt.
lobby-rated = Gewertet: Das Ergebnis ändert die Wertungen der Spieler, und es gibt keine Tipps.
lobby-start-when-full = Beginnt von selbst, wenn der letzte Platz besetzt ist.
lobby-public = Für alle aufgelistet.
lobby-private = Nur mit Link oder Code zu finden.
lobby-watch = Andere dürfen zuschauen.
lobby-no-watch = Niemand sonst kann zuschauen.
lobby-live = Live, ohne Zeitlimit.
lobby-live-seconds = { $count ->
    [one] Live, { $count } Sekunde pro Zug.
   *[other] Live, { $count } Sekunden pro Zug.
}
lobby-live-minutes = { $count ->
    [one] Live, { $count } Minute pro Zug.
   *[other] Live, { $count } Minuten pro Zug.
}
lobby-days = { $count ->
    [one] Langsam: { $count } Tag pro Zug.
   *[other] Langsam: { $count } Tage pro Zug.
}
lobby-absence-ask = Überschreitet jemand die Zeit oder geht, entscheiden die anderen.
lobby-absence-bot = Überschreitet jemand die Zeit oder geht, übernimmt ein Bot: { $level }.
lobby-absence-end = Überschreitet jemand die Zeit oder geht, endet die Partie.
lobby-analysis = Es gibt Tipps und Analysen.
lobby-no-analysis = Ohne Tipps und Analysen.
lobby-score = Die Punkte sind während der Partie zu sehen.
lobby-no-score = Die Punkte sind erst am Ende zu sehen.
lobby-tiles = Plättchen: { $name }.

## Chat

lobby-chat = Chat
chat-none = Noch keine Nachrichten.
chat-deleted = Nachricht gelöscht
player-deleted = Gelöschter Spieler
chat-say = Schreib etwas
chat-send = Senden
chat-seated-only = Nur wer am Tisch sitzt, kann hier schreiben.
