### Der Rahmen aller Seiten.

page-skip = Zum Inhalt springen
page-home = Zur Startseite
page-navigation = Orbis
page-learn = Lernen
page-rules = Regeln
page-tiles = Plättchen
page-language = Sprache
page-settings = Einstellungen
page-close = Schließen
page-menu = Menü
page-missing = Unter dieser Adresse gibt es nichts.
page-not-loaded = Das ließ sich nicht laden. Läuft der Server?
page-reload = Noch einmal versuchen
page-rule = Regel { $rule }

settings-theme = Darstellung
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-system = Wie das Gerät
settings-motion-full = An
settings-motion-none = Aus
settings-confirm = Jeden Zug bestätigen
settings-score = Punkte während der Partie zeigen
settings-speed = Tempo fremder Züge
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-volume = Lautstärke
settings-muted = Ton aus
settings-haptics = Vibration
settings-shortcuts = Tastenkürzel (einzelne Buchstaben)
settings-notify = Benachrichtigung, wenn ich am Zug bin

pile-says = Von hier wird die Auslage aufgefüllt: erst mit Stufe 1, dann 2, dann 3.
error-page-unreachable = Der Server ist nicht zu erreichen. Prüf deine Verbindung; nichts ist verloren.
error-local-missing = Dieses Spiel ist nicht in diesem Browser. Vielleicht wurde es in einem anderen gespielt, oder die Daten des Browsers wurden gelöscht.
error-local-damaged = Dieses Spiel ist in diesem Browser gespeichert, lässt sich aber nicht lesen. Es wurde nicht verändert.
error-local-no-engine = Spiele ohne Server brauchen WebAssembly, und das bietet dieser Browser nicht.
error-local-storage = Der Browser konnte das Spiel nicht speichern; vielleicht ist sein Speicher voll oder abgeschaltet. Dein letzter Zug wurde nicht gespielt.
error-local-bot = Der Bot konnte nicht spielen. Das Spiel ist gespeichert: Lade die Seite neu, dann geht es weiter.
error-local-analysis = Die Analyse ist fehlgeschlagen. Bitte versuche es noch einmal.
error-page-no-server = Dieses Orbis läuft ohne Server. Online-Tische findest du auf der Seite ihres Servers.
error-page-failed = Auf dieser Seite ging etwas schief. Lade sie neu; nichts ist verloren.
