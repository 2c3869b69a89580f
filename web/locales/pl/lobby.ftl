### Stół przed grą, czat oraz słowa o miejscach i botach, których używa kilka ekranów.

## Bots

level-beginner = Początkujący
level-novice = Uczeń
level-casual = Amator
level-skilled = Biegły
level-expert = Ekspert
level-master = Mistrz
level-grandmaster = Arcymistrz
level-immortal = Nieśmiertelny
level-deity = Bóstwo
level-beginner-says = Przysypia i gra to, co wydaje się wystarczająco dobre.
level-novice-says = Zna zasady, ale często zadowala się gorszym ruchem. Dobry wybór na pierwsze gry.
level-casual-says = Gra na wyczucie i często trochę się myli.
level-skilled-says = Ma bystre oko i rzadko przepuszcza okazję.
level-expert-says = Ocenia pozycję po każdym możliwym ruchu, ale dalej nie patrzy.
level-master-says = Sprawdza setki możliwych przebiegów gry.
level-grandmaster-says = Sprawdza tysiące możliwych przebiegów gry.
level-immortal-says = Nauczył się gry sam, w milionach partii, i wie, czemu warto się przyjrzeć.
level-deity-says = Myśli jak Nieśmiertelny, ale nad każdym ruchem znacznie dłużej.
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
lobby-free-seat = Wolne miejsce

## Links

link-copy = Kopiuj link
link-copied = Skopiowano
link-share = Udostępnij
link-field = Link

## The table before the game

lobby-title = Stół jest gotowy
lobby-closed = Ten stół jest zamknięty
lobby-closed-says = Wszyscy odeszli od stołu, zanim gra się zaczęła.
lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-you = ty
lobby-host = gospodarz
lobby-here = online
lobby-away = offline
lobby-name = Twoje imię
lobby-join = Usiądź
lobby-add-here = Dodaj osobę przy tym ekranie
lobby-add-name = Imię
lobby-add = Dodaj
lobby-cancel = Anuluj
lobby-clear = Zwolnij miejsce { $number }
lobby-set = Kto siedzi na miejscu { $number }
lobby-set-here = Ktoś przy tym ekranie…
lobby-set-bots = Boty
lobby-start = Zacznij grę
lobby-start-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Poczekaj na gracza albo dodaj bota.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj na graczy albo dodaj boty.
    [many] { $count } miejsc jest jeszcze wolnych. Poczekaj na graczy albo dodaj boty.
   *[other] { $count } miejsca jest jeszcze wolne. Poczekaj na graczy albo dodaj boty.
}
lobby-fill = { $count ->
    [one] Dodaj bota i zacznij
   *[other] Dodaj boty i zacznij
}
lobby-fill-level = Poziom botów
lobby-waiting = Gdy wszyscy będą na miejscu, grę zacznie { $name }.
lobby-waiting-host = Gdy wszyscy będą na miejscu, grę zacznie gospodarz stołu.
lobby-leave = Odejdź od stołu
lobby-leave-closes = Odejdź i zamknij stół
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
lobby-full-private = Wszystkie miejsca są zajęte, a tego stołu nie można oglądać.

## Invite

lobby-invite = Zaproszenie
lobby-invite-says = Kto ma ten link, może zająć wolne miejsce.
lobby-code = Kod
lobby-qr = Kod QR z linkiem do tego stołu
lobby-share-text = Zagraj ze mną w Orbis!

## How it is set up

lobby-options = Ustawienia stołu
lobby-first-random = O tym, kto zaczyna, decyduje los.
lobby-first = Zaczyna miejsce { $number }.
lobby-rated = Rankingowa: wynik zmienia rankingi graczy i nie ma podpowiedzi.
lobby-start-when-full = Zaczyna się sama, gdy zajęte zostanie ostatnie miejsce.
lobby-public = Stół widoczny dla wszystkich.
lobby-private = Stół znajdą tylko osoby z linkiem lub kodem.
lobby-watch = Inni mogą oglądać.
lobby-no-watch = Nikt inny nie może oglądać.
lobby-live = Na żywo, bez limitu czasu.
lobby-live-seconds = { $count ->
    [one] Na żywo, { $count } sekunda na turę.
    [few] Na żywo, { $count } sekundy na turę.
    [many] Na żywo, { $count } sekund na turę.
   *[other] Na żywo, { $count } sekundy na turę.
}
lobby-live-minutes = { $count ->
    [one] Na żywo, { $count } minuta na turę.
    [few] Na żywo, { $count } minuty na turę.
    [many] Na żywo, { $count } minut na turę.
   *[other] Na żywo, { $count } minuty na turę.
}
lobby-days = { $count ->
    [one] Powoli: { $count } dzień na turę.
    [few] Powoli: { $count } dni na turę.
    [many] Powoli: { $count } dni na turę.
   *[other] Powoli: { $count } dnia na turę.
}
lobby-absence-ask = Gdy ktoś przekroczy czas lub odejdzie, decydują inni.
lobby-absence-bot = Gdy ktoś przekroczy czas lub odejdzie, zastąpi go bot: { $level }.
lobby-absence-end = Gdy ktoś przekroczy czas lub odejdzie, gra się kończy.
lobby-analysis = Z podpowiedziami i analizami.
lobby-no-analysis = Bez podpowiedzi i analiz.
lobby-score = Punkty widać podczas gry.
lobby-no-score = Punkty widać dopiero na koniec.
lobby-tiles = Kafle: { $name }.

## Chat

lobby-chat = Czat
chat-none = Nie ma jeszcze wiadomości.
chat-deleted = Wiadomość usunięta
player-deleted = Usunięty gracz
chat-say = Napisz coś
chat-send = Wyślij
chat-seated-only = Pisać mogą tylko osoby przy tym stole.
