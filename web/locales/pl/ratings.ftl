### Rankingi: tabela, profile, partie rankingowe i szukanie przeciwników.

rating-title = Gracze
rating-lead = Znajdź kogoś do gry i sprawdź, jak wypadasz na tle innych.
rating-your-profile = Twój profil
rating-said = Ranking { $rating }, plus minus { $uncertainty }

## Tabela

rating-leaderboard = Tabela rankingowa
rating-size = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
rating-nobody = Nikt jeszcze nie rozegrał { $games } takich partii rankingowych. Boty pokazują, gdzie byłoby twoje miejsce.
rating-rank = Miejsce
rating-player = Gracz
rating-rating = Ranking
rating-games = Partie
rating-wins = Wygrane
rating-bot = bot
rating-show-more = Pokaż więcej
rating-few = { $needed ->
    [one] Jeszcze jedna taka partia rankingowa i trafisz do tabeli.
    [few] Jeszcze { $needed } takie partie rankingowe i trafisz do tabeli.
    [many] Jeszcze { $needed } takich partii rankingowych i trafisz do tabeli.
   *[other] Jeszcze { $needed } takiej partii rankingowej i trafisz do tabeli.
}
rating-explained = Wszyscy zaczynają od 1500. Kto ma 400 punktów więcej, wygrywa około dziesięciu partii na każdą przegraną. Liczba po ± mówi, o ile ranking może być jeszcze niedokładny; o miejscu w tabeli decyduje dolna granica tego przedziału. Rankingi botów się nie zmieniają. Do tabeli trafiasz po { $games } partiach rankingowych.

## Profile

rating-since = Konto od: { $date }
rating-to-leaderboard = Do tabeli
rating-range = Najpewniej między { $low } a { $high }.
rating-games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
rating-wins-count = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
rating-rank-at = Miejsce { $rank }
rating-not-listed = Jeszcze poza tabelą
rating-chart = { $count ->
    [one] Ranking po { $count } partii: od { $first } do { $last }
    [few] Ranking w { $count } partiach: od { $first } do { $last }
    [many] Ranking w { $count } partiach: od { $first } do { $last }
   *[other] Ranking w { $count } partii: od { $first } do { $last }
}
rating-latest-games = Ostatnie partie rankingowe
rating-none-yet = Nie ma jeszcze partii rankingowych.
rating-place = { $place }. miejsce na { $players }
rating-deleted-player = Usunięty gracz

## Partie rankingowe

rating-rated = Rankingowa
rating-rated-says = Partia zmienia twój ranking. Nie ma podpowiedzi, a kto odejdzie, zajmuje ostatnie miejsce.
rating-account-only = Partie rankingowe są dla osób z kontem.
rating-account-make = Załóż konto
rating-changes = Rankingi
rating-fixed = stały
rating-before = przedtem: { $rating }
rating-not-rated = Ta partia nie liczy się do rankingu.

## Szukanie przeciwników

match-title = Znajdź przeciwników
match-says = Partia zacznie się sama, gdy tylko zbierze się dość chętnych.
match-players = Gracze
match-live = Na żywo
match-live-says = Dwie minuty na turę
match-days = Przez kilka dni
match-days-says = Trzy dni na turę
match-find = Szukaj przeciwników
match-waiting = Szukam przeciwników…
match-seats = Gracze przy stole: { $taken } z { $size }.
match-stay-live = Nie zamykaj tej strony. Stół otworzy się, gdy wszyscy będą na miejscu.
match-stay-days = Możesz opuścić tę stronę. Gdy partia się zacznie, znajdziesz ją wśród swoich gier.
match-slow = Na razie nikt nie przyszedł. Czekaj dalej albo zagraj teraz z botami.
match-bots = Zagraj teraz z botami
match-cancel = Przestań szukać
match-was-closed = Szukanie skończyło się, gdy ta strona była zamknięta.

## Błędy

error-rated-no-account = Partie rankingowe są dla osób z kontem.
error-rated-no-hints = W partiach rankingowych nie ma podpowiedzi.
error-rated-nobody = W partii rankingowej musi grać przynajmniej jedna osoba.
error-rated-one-seat = W partii rankingowej każdy ma dokładnie jedno miejsce.
error-rated-tiles = W partiach rankingowych gra się standardowymi kaflami.
error-player-unknown = Nie ma takiego gracza albo jego konto zostało usunięte.
