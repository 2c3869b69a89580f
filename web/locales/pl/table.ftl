### Stół podczas gry.

table-loading = Otwieramy stół…
table-not-open = Tego stołu nie można otworzyć.
table-heading = Orbis, runda { $round } z 15
table-title-turn = ● Twoja tura – Orbis
table-round-short = Runda { $round }/15
table-your-turn = Teraz twoja tura.
table-prompt = Co teraz zrobić
table-for = { $name }: { $text }
table-wait = Chwileczkę…
table-face = Którą stroną do góry
table-face-up = Awersem do góry
table-face-wilderness = Jako pustkowie
table-nowhere = nigdzie nie pasuje
table-suggest-pay = Zapłać: { $what }
table-suggest-village = Oddaj za wioskę: { $what }
table-suggest-death = Oddaj Bogu Śmierci: { $what }
table-suggest-discard = Odrzuć: { $what }
table-suggest-volcano = Usuń: { $what }
table-suggest-gain = Zyskaj: { $what }
table-or-choose-realm = Albo wybierz innych wyznawców w swoim królestwie.
table-choose-realm = Wybierz w swoim królestwie.
table-or-choose-display = Albo wybierz innych w centralnej puli.
table-decline-village = Nie płać: wioska będzie nieaktywna
table-decline-volcano = Nie usuwaj: wulkan będzie nieaktywny
table-decline-death = Nie płać: bóg będzie nieaktywny
table-remove-none = Nie usuwaj
table-do-not-pay = Nie płać
table-instead-wilderness = Połóż tu jako pustkowie
table-instead-up = Połóż tu awersem do góry
table-watching = Oglądasz tę grę.
table-first-tip = Pierwszy raz? Wskaż dowolny kafel, boga lub symbol, a zobaczysz, co robi; na ekranie dotykowym przytrzymaj go palcem. Albo poznaj grę w dziesięć minut:
table-steps = Twoja tura do tej pory
table-undo = Cofnij
table-undo-step = Cofnij: { $text }
table-start-over = Od nowa
table-confirm = Zatwierdź turę
table-exchange = Wymień 3 na 1
table-exchange-says = Oddaj trzech wyznawców jednego koloru i weź jednego w innym, tyle razy, ile zechcesz.
table-exchange-give = Oddajesz
table-exchange-get = Bierzesz
table-log = Przebieg gry
table-log-look = Pokaż stół po tej turze
table-since = Od twojej ostatniej tury
table-so-far = Dotychczasowy przebieg gry
table-again = Pokaż ponownie
table-skip = Pomiń

board-display = Centralna pula
board-gods = Bogowie
board-no-gods = Nie ma już bogów do wzięcia.
board-piles = Stosy
board-temple-tokens = Żetony świątyń
board-supply = Bogowie, żetony świątyń i stosy
board-players = Gracze
board-universe = Wszechświat: { $name }
board-realm = { $count ->
    [one] Królestwo: { $name }, { $count } wyznawca
    [few] Królestwo: { $name }, { $count } wyznawców
    [many] Królestwo: { $name }, { $count } wyznawców
   *[other] Królestwo: { $name }, { $count } wyznawcy
}
board-holdings = Co ma { $name }
board-look = Pokaż: { $name }
board-front = Widok główny
board-front-follow = Kto ma turę
board-turn = teraz gra
board-no-tiles = Nie ma jeszcze kafli
board-empty-place = puste
board-lying = Na nim: { $what }.
board-remove = Usuń: { $what } ({ $place })
board-give = Oddaj: { $color } (masz { $count })
board-gain = Weź: { $color } (masz { $count })
board-lay-up = Połóż awersem do góry: { $where }.
board-lay-wilderness = Połóż jako pustkowie: { $where }.
board-left-end = lewy koniec
board-right-end = prawy koniec
outlook-ready = Możesz położyć ten kafelek awersem do góry.
outlook-exchange = Pomogłaby wymiana.
board-points = Pewne { -cp }: { $secured }, sporne: { $contested }, jeszcze możliwe: { $possible }

status-thinking = myśli…
status-stand-in = gra bot
status-away = offline

notice-lost = Brak połączenia. Próbujemy ponownie… Nic nie przepadło.
notice-past = Oglądasz stół po turze { $turn }.
notice-back = Wróć do gry
notice-late = { $name }: czas minął.
notice-gone = { $name }: brak połączenia.
notice-choice-wait = Czekamy
notice-choice-bot = Niech gra bot
notice-choice-end = Zakończ grę
notice-stand-in = Za ciebie gra bot.
notice-return = Wróć do gry

tools = Narzędzia
tools-hint = Podpowiedź
tools-points = Punkty
tools-rules = Zasady
tools-words = Opis stołu
tools-chat = Czat
tools-keys = Klawiatura
tools-leave = Odejdź od stołu

points-secured = Pewne
points-contested = Sporne
points-possible = Możliwe
points-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafla
}
points-note = Pewnych punktów nikt ci nie odbierze. Sporne to żetony świątyń i bogowie, którzy mogą jeszcze dać punkty innym. Możliwe to punkty za lasy, którym brakuje jeszcze sąsiadów.

hint-thinking = Bot się zastanawia…
hint-rank = { $rank ->
    [1] Najlepsza
   *[other] { $rank }.
}
hint-better-points = O { $points } { -cp } lepsza niż następna w kolejności
hint-better-chance = Szansa na wygraną większa o { $chance } niż przy następnej w kolejności
hint-better-hardly = Mniej więcej tak dobra jak następna w kolejności
hint-behind-points = O { $points } { -cp } gorsza od najlepszej
hint-behind-chance = Szansa na wygraną mniejsza o { $chance } niż przy najlepszej
hint-behind-hardly = Mniej więcej tak dobra jak najlepsza
hint-alone = Brak sensownej alternatywy
hint-why = Następna w kolejności: { $reason }
hint-unexplained = Żaden pojedynczy powód się nie wyróżnia.
hint-next-step = Teraz: { $step }
hint-previous = Poprzednia propozycja
hint-next = Następna propozycja
hint-step = Krok po kroku
hint-all = Wykonaj całość
hint-close = Zamknij podpowiedź

leave-says = Gra na ciebie poczeka: znajdziesz ją na stronie głównej. Albo niech gra za ciebie bot; możesz wrócić w każdej chwili.
leave-later = Zagram później
leave-bot = Niech gra bot

keys-tab = Tab
keys-tab-says = przejdź do następnej części stołu
keys-arrows = Strzałki
keys-arrows-says = przechodź między kaflami, bogami i miejscami
keys-enter = Enter
keys-enter-says = wybierz zaznaczony element
keys-escape = Esc
keys-escape-says = zamknij okno lub pomiń animację
keys-display-says = przejdź do centralnej puli
keys-gods-says = przejdź do bogów
keys-universe-says = przejdź do swojego wszechświata
keys-realm-says = przejdź do swojego królestwa
keys-prompt-says = przejdź do bieżącego kroku
keys-log-says = przejdź do przebiegu gry
keys-confirm-says = zatwierdź turę
keys-undo-says = cofnij krok
keys-restart-says = zacznij turę od nowa
keys-flip-says = odwróć kafel
keys-hint-says = pokaż podpowiedź
keys-points-says = pokaż punkty
keys-words-says = pokaż opis stołu
keys-keys-says = pokaż tę listę
keys-note = Skróty literowe można wyłączyć w ustawieniach.

seat-open = Wolne miejsce

event-joined = { $name } siada do stołu.
event-left = { $name } odchodzi od stołu.
event-host = Nowy gospodarz stołu: { $name }.
event-started = Początek gry. Zaczyna { $name }.
event-clock = { $name } dostaje więcej czasu.
event-absent-late = { $name }: czas minął.
event-absent-gone = { $name }: brak połączenia.
event-choice-wait = { $name } chce poczekać ({ $about }).
event-choice-bot = { $name } chce, żeby grał bot ({ $about }).
event-choice-end = { $name } chce zakończyć grę.
event-substituted = { $name }: dalej gra bot.
event-returned = { $name } wraca do gry.
event-chat = { $name }: { $text }
event-ended-finished = Koniec gry.
event-ended-agreed = Gracze zakończyli grę przed czasem.
event-ended-resigned = Gra skończona: nie ma już z kim grać.
event-ended-absence = Gra została zakończona, bo ktoś odszedł.
event-rematch = Rewanż jest gotowy.

## The proof of the shuffle

proof-sealed = Tasowanie: sekret serwera jest zapieczętowany, kod { $code }…
proof-fixed = Tasowanie: ustalone przed pierwszą turą, kod { $code }…
proof-checking = Sprawdzanie tasowania…
proof-fair = Kolejność ustalono przed rozpoczęciem gry i nikt nie mógł jej wybrać: sprawdzone.
proof-right = Kolejność ustalono przed pierwszą turą i nigdy jej nie zmieniono: sprawdzone.
proof-unknown = Ta przeglądarka nie może sprawdzić tasowania, ale można użyć poleceń podanych w szczegółach.
proof-wrong-code = Z tasowaniem coś jest nie tak: przed grą pokazano inny kod.
proof-wrong-secret = Z tasowaniem coś jest nie tak: sekret nie pasuje do kodu pokazanego przed grą.
proof-wrong-seed = Z tasowaniem coś jest nie tak: ziarno nie wynika z sekretu i liczb graczy.
proof-wrong-own = Z tasowaniem coś jest nie tak: pominięto liczbę z twojej przeglądarki.
proof-wrong-deal = Z tasowaniem coś jest nie tak: kafli nie rozdano na podstawie tego ziarna.
proof-details = Szczegóły
proof-says-server = Gdy powstał stół, serwer zapieczętował w tym kodzie swój sekret. Potem przeglądarki graczy dodają liczby losowe. Sekret i te liczby razem wyznaczają kolejność wszystkich kafli i bogów, więc nie może jej wybrać ani serwer, ani żaden gracz. Sekret zostanie ujawniony na końcu.
proof-says-alone = Gdy powstał stół, serwer zapieczętował w tym kodzie swój sekret. Wyznacza on kolejność wszystkich kafli i bogów i zostanie ujawniony na końcu. Żadna przeglądarka nie dodała liczby, więc kod nie pokazuje, jak serwer wybrał sekret.
proof-says-local = Tę grę rozdaje twoja przeglądarka. Wylosowała sekret, czyli ziarno, które wyznacza kolejność wszystkich kafli i bogów, i przed pierwszą turą zapieczętowała je w tym kodzie. Ziarno zostanie ujawnione na końcu.
proof-code = Cały kod
proof-numbers = Liczby z przeglądarek graczy
proof-secret = Sekret
proof-seed = Ziarno losowe
proof-own = Liczba z twojej przeglądarki jest częścią tasowania.
proof-own-none = Twoja przeglądarka nie dodała liczby do tego tasowania.
proof-command-code = Tak obliczysz kod na podstawie sekretu:
proof-command-seed = Tak obliczysz ziarno na podstawie sekretu i liczb:
proof-command-record = Aby sprawdzić wszystko, także każdą turę, pobierz zapis gry i uruchom:
proof-not = Jednego to nie pokazuje: czy ktoś, kto prowadzi serwer, podejrzał kafle lub sam grał.
