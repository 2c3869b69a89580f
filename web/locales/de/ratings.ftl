### Wertungen: Rangliste, Profile, gewertete Partien und die Suche nach Mitspielern.

rating-title = Spieler
rating-lead = Finde Mitspieler, und sieh, wie du im Vergleich dastehst.
rating-your-profile = Dein Profil
rating-said = Wertung { $rating }, plus/minus { $uncertainty }

## Die Rangliste

rating-leaderboard = Rangliste
rating-size = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
rating-nobody = Noch niemand hat { $games } gewertete Partien dieser Größe gespielt. Die Bots zeigen, wo du stehen würdest.
rating-rank = Rang
rating-player = Spieler
rating-rating = Wertung
rating-games = Partien
rating-wins = Siege
rating-bot = Bot
rating-show-more = Mehr anzeigen
rating-few = { $needed ->
    [one] Noch eine gewertete Partie dieser Größe, dann stehst du hier.
   *[other] Noch { $needed } gewertete Partien dieser Größe, dann stehst du hier.
}
rating-explained = Alle beginnen bei 1500. Wer 400 Punkte mehr hat, gewinnt etwa zehn Partien für jede, die er verliert. Die Zahl hinter ± sagt, wie weit die Wertung noch danebenliegen kann; für die Rangliste zählt das untere Ende dieses Bereichs. Die Wertungen der Bots ändern sich nie. Nach { $games } gewerteten Partien stehst du in der Liste.

## Profile

rating-since = Konto seit { $date }
rating-to-leaderboard = Zur Rangliste
rating-range = Wahrscheinlich zwischen { $low } und { $high }.
rating-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
rating-wins-count = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
rating-rank-at = Rang { $rank }
rating-not-listed = Noch nicht in der Rangliste
rating-chart = { $count ->
    [one] Die Wertung über { $count } Partie: von { $first } bis { $last }
   *[other] Die Wertung über { $count } Partien: von { $first } bis { $last }
}
rating-latest-games = Letzte gewertete Partien
rating-none-yet = Noch keine gewerteten Partien.
rating-place = Platz { $place } von { $players }
rating-deleted-player = Gelöschter Spieler

## Gewertete Partien

rating-rated = Gewertet
rating-rated-says = Die Partie ändert deine Wertung. Es gibt keine Tipps, und wer geht, wird Letzter.
rating-account-only = Gewertete Partien gibt es nur mit einem Konto.
rating-account-make = Konto anlegen
rating-changes = Wertungen
rating-fixed = fest
rating-before = vorher: { $rating }
rating-not-rated = Diese Partie zählt nicht für die Wertungen.

## Mitspieler finden

match-title = Mitspieler finden
match-says = Die Partie beginnt von selbst, sobald sich genug Mitspieler gefunden haben.
match-players = Spieler
match-live = Live
match-live-says = Zwei Minuten pro Zug
match-days = Über mehrere Tage
match-days-says = Drei Tage pro Zug
match-find = Mitspieler finden
match-waiting = Suche nach Mitspielern …
match-seats = { $taken ->
    [one] { $taken } von { $size } Spielern ist da.
   *[other] { $taken } von { $size } Spielern sind da.
}
match-stay-live = Lass diese Seite offen. Der Tisch öffnet sich, sobald alle da sind.
match-stay-days = Du kannst diese Seite verlassen. Sobald die Partie begonnen hat, steht sie bei deinen Partien.
match-slow = Bisher ist niemand gekommen. Warte weiter, oder spiel jetzt mit Bots.
match-bots = Jetzt mit Bots spielen
match-cancel = Suche beenden
match-was-closed = Deine Suche endete, während diese Seite nicht offen war.

## Fehler

error-rated-no-account = Gewertete Partien gibt es nur mit einem Konto.
error-rated-no-hints = In gewerteten Partien gibt es keine Tipps.
error-rated-nobody = Zu einer gewerteten Partie gehört mindestens ein Mensch.
error-rated-one-seat = In einer gewerteten Partie hat jeder genau einen Platz.
error-rated-tiles = Gewertete Partien werden mit den Standardplättchen gespielt.
error-player-unknown = Diesen Spieler gibt es nicht, oder sein Konto wurde gelöscht.
