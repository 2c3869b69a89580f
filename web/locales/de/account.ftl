### The account: passkeys, recovery codes, devices, and its end.

account-title = Dein Konto
account-lead = Mit einem Konto spielst du auf jedem Gerät unter deinem Namen. Ohne Konto geht alles genauso, aber nur in diesem Browser.
account-no-server = Diese Kopie von Orbis hat keinen Server und daher keine Konten. Deine Partien bleiben in diesem Browser.
account-since = Konto seit { $date }
account-renamed = Gespeichert.
account-name-says = Diesen Namen sehen andere am Tisch. Plätze, die du schon hast, behalten ihren Namen.

## From guest to account

account-create-title = Konto anlegen
account-keep-title = { $name } auf Dauer behalten
account-point-anywhere = Melde dich auf jedem Gerät an und verliere nie deinen Namen, deine Plätze und Partien.
account-point-games = Alles, was du als Gast hast, bleibt dir.
account-point-private = Kein Passwort, keine E-Mail. Du kannst es jederzeit löschen.
account-passkey-is = Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf. Du bestätigst ihn so, wie du deinen Bildschirm entsperrst; Fingerabdruck und Gesicht verlassen nie dein Gerät.
account-create = Passkey erstellen

## Signing in

account-sign-in-title = Schon ein Konto?
account-sign-in-says = Dein Gerät zeigt die Passkeys, die es für diesen Server hat. Einen Namen musst du nicht eingeben.
account-sign-in = Mit Passkey anmelden
account-signed-in = Angemeldet. Willkommen zurück, { $name }!
account-recover-title = Stattdessen einen Notfallcode verwenden
account-recover-says = Jeder Code gilt einmal. Leerzeichen, Bindestriche und Großbuchstaben spielen keine Rolle.
account-recover = Anmelden
account-code = Notfallcode
account-other-guest = Auf diesem Gerät spielst du als { $name }. Wenn du weitermachst, spielst du hier als { $other }, und die Partien von { $name } sind von hier aus nicht mehr erreichbar, außer { $name } hat auch ein Konto.
account-stay = { $name } bleiben

## Passkeys

account-passkeys = Deine Passkeys
account-passkey = Passkey Nr. { $number }
account-passkey-made = Erstellt am { $date }.
account-passkey-used = Zuletzt verwendet am { $date }.
account-passkey-unused = Noch nie zum Anmelden verwendet.
account-passkey-add = Passkey hinzufügen
account-passkey-add-says = Am besten einer für jedes Gerät, wenn dein Passwortmanager sie nicht teilt. Auch andere Geräte kannst du mit deinem Handy anmelden.
account-passkey-remove = { $name } entfernen
account-passkeys-none = Du hast keinen Passkey. Anmelden kannst du dich nur mit Notfallcodes.
account-remove-title = { $name } entfernen?
account-remove-says = Danach kannst du dich damit hier nicht mehr anmelden. Angemeldete Geräte bleiben angemeldet.
account-remove-last = Das ist dein letzter Passkey. Danach kannst du dich nur noch { $count ->
    [one] mit deinem letzten Notfallcode anmelden.
   *[other] mit einem deiner { $count } Notfallcodes anmelden.
}
account-remove-device = Dein Gerät erfährt davon nichts: Lösche den Passkey auch in seinen Einstellungen.
account-remove-stays = Das ist dein letzter Passkey, und du hast keine Notfallcodes mehr: Ohne ihn könntest du dich nicht mehr anmelden. Erstelle erst neue Codes oder füge einen weiteren Passkey hinzu.
account-remove-go = Passkey entfernen

## Recovery codes

account-codes = Notfallcodes
account-codes-says = Damit meldest du dich an, wenn du deine Passkeys verlierst. Bewahre sie sicher auf.
account-codes-left = { $count ->
    [0] Du hast keine Codes mehr.
    [one] { $count } Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
account-codes-new = Neue Codes erstellen
account-codes-replace = { $count ->
    [one] Dein bisheriger Code gilt dann nicht mehr.
   *[other] Deine bisherigen { $count } Codes gelten dann nicht mehr.
}
account-codes-title = Bewahre deine Notfallcodes auf
account-codes-keep = Wenn du deine Passkeys verlierst, meldet dich jeder dieser Codes einmal an. Du siehst sie nur jetzt: Speichere oder drucke sie, bevor du weitermachst.
account-codes-file = Notfallcodes für Orbis auf { $address }. Jeder gilt einmal.
account-codes-copy = Kopieren
account-codes-copied = Kopiert
account-codes-save = Als Datei speichern
account-codes-done = Ich habe sie gespeichert

## Devices

account-devices = Geräte
account-devices-count = { $count ->
    [one] Nur dieses Gerät ist angemeldet.
   *[other] { $count } Geräte sind angemeldet, dieses eingeschlossen.
}
account-programs-count = { $count ->
    [one] { $count } Programm kann mit einem Token für dich spielen.
   *[other] { $count } Programme können mit Tokens für dich spielen.
}
account-devices-more = Gerät hinzufügen oder andere abmelden
account-sign-out = Hier abmelden
account-signed-out = Abgemeldet.
account-no-return = Du hast weder einen Passkey noch einen Notfallcode und könntest dich nicht wieder anmelden.

## The end

account-delete-title = Konto löschen
account-delete-says = Dein Name verschwindet; deine Partien bleiben denen erhalten, mit denen du gespielt hast.
account-delete = Konto löschen
account-delete-question = Konto wirklich löschen?
account-delete-goes = Dein Name, deine Passkeys, Notfallcodes und Chatnachrichten werden gelöscht, und alle deine Geräte und Programme werden abgemeldet.
account-delete-games = Deine Partien mit anderen können weiter angesehen werden. Statt deines Namens steht dort „Gelöschter Spieler“.
account-delete-running = Laufende Partien mit anderen gibst du auf, und ein Bot spielt für dich weiter. Alle übrigen werden verworfen.
account-delete-local = Partien, die du in diesem Browser ohne den Server gespielt hast, bleiben hier.
account-delete-sure = Ich weiß, dass das nicht rückgängig gemacht werden kann.
account-delete-go = Endgültig löschen
account-deleted = Dein Konto ist gelöscht.

## Where there are no passkeys

account-no-passkeys-address = Passkeys brauchen eine andere Adresse
account-no-passkeys-insecure = Passkeys brauchen eine sichere Verbindung
account-no-passkeys-unsupported = Dieser Browser hat keine Passkeys
account-obstacle-address = Unter { $here } lassen Browser keine Passkeys zu. Unter { $there }, demselben Server, gehen sie.
account-obstacle-number = Unter einer Adresse aus Zahlen wie { $here } lassen Browser keine Passkeys zu. Frag die Betreiber des Servers nach einer Adresse mit Namen. Bis dahin kannst du als Gast spielen und für andere Geräte einen Link verwenden.
account-obstacle-insecure = Diese Seite wurde über eine unverschlüsselte Verbindung geladen. Öffne sie mit https:// oder frag die Betreiber des Servers. Bis dahin kannst du als Gast spielen und für andere Geräte einen Link verwenden.
account-obstacle-unsupported = Aktualisiere ihn oder nimm einen anderen. Bis dahin kannst du als Gast spielen und für andere Geräte einen Link oder einen Notfallcode verwenden.
account-go-there = Unter { $there } weitermachen
account-go-there-says = { $name } kommt mit, samt allen Plätzen und Online-Partien. Partien, die in diesem Browser gespeichert sind, bleiben unter { $here }.

## What went wrong

error-account-none = Du hast noch kein Konto.
error-passkey-address = Unter dieser Adresse gehen keine Passkeys.
error-passkey-cancelled = Abgebrochen, oder es hat zu lange gedauert. Nichts hat sich geändert.
error-passkey-copied = Dieser Passkey wurde anscheinend kopiert und deshalb abgelehnt. Nimm einen anderen oder einen Notfallcode, und entferne dann diesen.
error-passkey-expired = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-passkey-failed = Der Passkey hat nicht funktioniert. Versuch es noch einmal oder nimm einen anderen.
error-passkey-here = Dieses Gerät hat schon einen Passkey für dein Konto.
error-passkey-known = Dieser Passkey gehört schon zu einem Konto.
error-passkey-last = Dann könntest du dich nicht mehr anmelden. Erstelle erst Notfallcodes oder füge einen weiteren Passkey hinzu.
error-passkey-refused = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt, oder sein Konto wurde gelöscht.
error-passkey-too-many = Ein Konto kann höchstens { $most } Passkeys haben. Entferne einen, den du nicht mehr brauchst.
error-passkey-unknown = Dieser Passkey wurde schon entfernt.
error-passkey-unsupported = Dieses Gerät kann keinen Passkey aufbewahren, der dich allein anmeldet. Nimm ein anderes Gerät oder einen Passwortmanager.
error-recovery-unknown = Dieser Code ist falsch oder wurde schon verwendet. Prüfe ihn oder nimm einen anderen.
