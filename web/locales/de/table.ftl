### Der Tisch während der Partie.

table-loading = Der Tisch wird geöffnet …
table-not-open = Dieser Tisch lässt sich nicht öffnen.
table-heading = Orbis, Runde { $round } von 15
table-title-turn = ● Du bist am Zug – Orbis
table-round = Runde { $round } von 15
table-your-turn = Du bist am Zug.
table-prompt = Was jetzt zu tun ist
table-for = { $name }: { $text }
table-wait = Einen Moment …
table-face = Welche Seite oben liegt
table-face-up = Offen
table-face-wilderness = Als Wildnis
table-nowhere = passt nirgends
table-suggest-pay = { $what } bezahlen
table-suggest-village = { $what } für das Dorf abgeben
table-suggest-death = { $what } dem Gott des Todes geben
table-suggest-discard = { $what } zurücklegen
table-suggest-volcano = { $what } entfernen
table-or-choose-realm = Oder wähle andere Anhänger in deinem Vorrat.
table-choose-realm = Wähle in deinem Vorrat.
table-or-choose-display = Oder wähle andere in der Auslage.
table-decline-village = Nicht bezahlen: Das Dorf bleibt unerfüllt
table-decline-volcano = Keine entfernen: Der Vulkan bleibt unerfüllt
table-decline-death = Nicht bezahlen: Die Gottheit bleibt unerfüllt
table-instead-wilderness = Hier als Wildnis legen
table-instead-up = Hier offen legen
table-watching = Du schaust bei dieser Partie zu.
table-first-tip = Neu hier? Zeig auf ein Plättchen, eine Gottheit oder ein Symbol, dann erklärt es sich; auf dem Touchscreen halt den Finger darauf. Oder lern das Spiel in zehn Minuten:
table-steps = Dein Zug bisher
table-undo = Zurücknehmen
table-undo-step = Zurücknehmen: { $text }
table-start-over = Von vorn
table-confirm = Zug bestätigen
table-exchange = 3 gegen 1 tauschen
table-exchange-says = Gib drei Anhänger einer Farbe ab und nimm einen einer anderen, so oft du magst.
table-exchange-give = Du gibst
table-exchange-get = Du nimmst
table-log = Verlauf
table-log-look = Den Tisch nach diesem Zug ansehen
table-since = Seit deinem letzten Zug
table-so-far = Was bisher geschah
table-again = Noch einmal zeigen

board-display = Auslage
board-gods = Gottheiten
board-no-gods = Alle Gottheiten sind vergeben.
board-piles = Stapel
board-temple-tokens = Tempel
board-supply = Gottheiten, Tempel und Stapel
board-players = Wer mitspielt
board-universe = Welt: { $name }
board-realm = Vorrat: { $name }, { $count } Anhänger
board-holdings = Vergünstigungen und Gott: { $name }
board-look = { $name } ansehen
board-front = Große Ansicht
board-front-follow = Wer am Zug ist
board-turn = am Zug
board-no-tiles = Noch keine Plättchen
board-empty-place = leer
board-lying = Darauf: { $what }.
board-remove = { $what } entfernen: { $place }
board-give = { $color } abgeben (du hast { $count })
board-gain = { $color } nehmen (du hast { $count })
board-lay-up = Offen legen: { $where }.
board-lay-wilderness = Als Wildnis legen: { $where }.
board-left-end = linkes Ende
board-right-end = rechtes Ende
board-points = { $possible ->
    [0] bisher { $count } { -cp }
   *[other] bisher { $count } { -cp }, noch { $possible } möglich
}

status-thinking = denkt nach …
status-stand-in = ein Bot spielt
status-away = nicht da

notice-lost = Verbindung verloren. Wird wiederhergestellt … Deine Partie ist sicher.
notice-past = Du siehst den Tisch nach Zug { $turn }.
notice-back = Zurück zur Partie
notice-late = Die Zeit von { $name } ist abgelaufen.
notice-gone = { $name } ist nicht mehr da.
notice-choice-wait = Warten
notice-choice-bot = Bot weiterspielen lassen
notice-choice-end = Partie beenden
notice-stand-in = Ein Bot spielt für dich.
notice-return = Wieder übernehmen

tools = Werkzeuge
tools-hint = Tipp
tools-points = Punkte
tools-words = Tisch als Text
tools-chat = Chat
tools-keys = Tastatur
tools-leave = Tisch verlassen

points-secured = Sicher
points-contested = Umkämpft
points-possible = Noch möglich
points-note = Sicher ist, was dir niemand mehr nehmen kann. Umkämpft sind Tempel und Gottheiten, die dir andere noch streitig machen können. Möglich ist, was deine noch nicht erfüllten Wälder bringen könnten.

hint-thinking = Der Bot denkt nach …
hint-says = Die besten Züge, meint der Experten-Bot. Wähle einen aus; ändern kannst du ihn danach immer noch.
hint-chance = Gewinnchance { $chance }, { $loss } { -cp } hinter dem besten Zug

leave-says = Deine Partie wartet auf dich: Du findest sie auf der Startseite. Oder lass einen Bot für dich weiterspielen; du kannst jederzeit wieder übernehmen.
leave-later = Später weiterspielen
leave-bot = Bot spielen lassen

keys-tab = Tab
keys-tab-says = zum nächsten Teil des Tisches
keys-arrows = Pfeile
keys-arrows-says = zwischen Plättchen, Gottheiten und Plätzen
keys-enter = Eingabe
keys-enter-says = Markiertes wählen
keys-escape = Esc
keys-escape-says = Fenster schließen oder Animation überspringen
keys-display-says = zur Auslage
keys-gods-says = zu den Gottheiten
keys-universe-says = zu deiner Welt
keys-realm-says = zu deinem Vorrat
keys-prompt-says = zum aktuellen Schritt
keys-log-says = zum Verlauf
keys-confirm-says = Zug bestätigen
keys-undo-says = einen Schritt zurücknehmen
keys-restart-says = Zug von vorn beginnen
keys-flip-says = Plättchen umdrehen
keys-hint-says = Tipp zeigen
keys-points-says = Punkte zeigen
keys-words-says = Tisch als Text zeigen
keys-keys-says = diese Liste zeigen
keys-note = Die Buchstaben kannst du in den Einstellungen abschalten.

seat-bot = Bot { $number } ({ $level })
seat-open = Freier Platz

event-joined = { $name } ist dazugekommen.
event-left = { $name } ist gegangen.
event-host = { $name } leitet jetzt den Tisch.
event-started = Die Partie beginnt. { $name } fängt an.
event-clock = { $name } bekommt mehr Zeit.
event-absent-late = Die Zeit von { $name } ist abgelaufen.
event-absent-gone = { $name } ist nicht mehr da.
event-choice-wait = { $name } möchte auf { $about } warten.
event-choice-bot = { $name } möchte einen Bot für { $about } spielen lassen.
event-choice-end = { $name } möchte die Partie beenden.
event-substituted = Ein Bot spielt jetzt für { $name }.
event-returned = { $name } ist wieder da.
event-chat = { $name }: { $text }
event-ended-finished = Die Partie ist zu Ende.
event-ended-agreed = Die Partie wurde vorzeitig beendet.
event-ended-absence = Die Partie wurde beendet, weil jemand nicht mehr da war.
event-rematch = Eine Revanche ist bereit.
