### Słowa gry: kolory, kafle, bogowie, co się stało i dlaczego czegoś nie wolno.

-cp = PK

## Colors and worshipers

color-R = Czerwony
color-B = Niebieski
color-Y = Żółty
color-G = Zielony
color-W = Biały
color-any = Dowolny kolor
worshipers = { $count ->
    [one] { $count } wyznawca
    [few] { $count } wyznawców
    [many] { $count } wyznawców
   *[other] { $count } wyznawcy
}
worshipers-R = { $count ->
    [one] { $count } czerwony wyznawca
    [few] { $count } czerwonych wyznawców
    [many] { $count } czerwonych wyznawców
   *[other] { $count } czerwonego wyznawcy
}
worshipers-B = { $count ->
    [one] { $count } niebieski wyznawca
    [few] { $count } niebieskich wyznawców
    [many] { $count } niebieskich wyznawców
   *[other] { $count } niebieskiego wyznawcy
}
worshipers-Y = { $count ->
    [one] { $count } żółty wyznawca
    [few] { $count } żółtych wyznawców
    [many] { $count } żółtych wyznawców
   *[other] { $count } żółtego wyznawcy
}
worshipers-G = { $count ->
    [one] { $count } zielony wyznawca
    [few] { $count } zielonych wyznawców
    [many] { $count } zielonych wyznawców
   *[other] { $count } zielonego wyznawcy
}
worshipers-W = { $count ->
    [one] { $count } biały wyznawca
    [few] { $count } białych wyznawców
    [many] { $count } białych wyznawców
   *[other] { $count } białego wyznawcy
}
worshipers-any = { $count ->
    [one] { $count } wyznawca dowolnego koloru
    [few] { $count } wyznawców dowolnego koloru
    [many] { $count } wyznawców dowolnego koloru
   *[other] { $count } wyznawcy dowolnego koloru
}
worshiper-says = Wyznawcami opłacasz regiony, wioski i Boga Śmierci. Gdy bierzesz kafel regionu, zbierasz wyznawców, którzy na nim leżą. Na koniec swojej tury możesz zatrzymać 10.

## Lands, levels and points

land-R = Kraina wulkanów
land-B = Kraina wód
land-Y = Kraina pól
land-G = Kraina lasów
land-W = Sanktuarium
level = Poziom { $level }
cp = { $count } { -cp }
cp-long = { $count ->
    [one] { $count } punkt kreacji
    [few] { $count } punkty kreacji
    [many] { $count } punktów kreacji
   *[other] { $count } punktu kreacji
}
cp-says = Punkty kreacji ({ -cp }): kto ma ich najwięcej po 15 rundach, wygrywa.

## Effects of regions

effect-proselytism = Nawrócenie
effect-farm = Farma
effect-village = Wioska
effect-forest = Las
effect-volcano = Wulkan
effect-irrigation = Irygacja
effect-temple = Świątynia
effect-sacred-stone = Święty Kamień
effect-proselytism-says = { $number ->
    [one] Nawrócenie: otrzymujesz { $number } wyznawcę w kolorze: { $colors }.
   *[other] Nawrócenie: otrzymujesz { $number } wyznawców w kolorze: { $colors }.
}
effect-proselytism-any-says = { $number ->
    [one] Nawrócenie: otrzymujesz { $number } wyznawcę w kolorze do wyboru.
   *[other] Nawrócenie: otrzymujesz { $number } wyznawców w kolorach do wyboru.
}
effect-farm-says = Farma: weź żeton zniżki { $colors }. Od następnego kafla nie płacisz za symbole kosztu w tym kolorze.
effect-village-says = { $number ->
    [one] Wioska: dokładając ją, oddaj { $number } wyznawcę dowolnego koloru. Inaczej będzie nieaktywna i nic nie da.
   *[other] Wioska: dokładając ją, oddaj { $number } wyznawców dowolnych kolorów. Inaczej będzie nieaktywna i nic nie da.
}
effect-forest-says = { $number ->
    [one] Las: na koniec gry punktuje, jeśli co najmniej { $number } sąsiedni kafel ma jeden z tych kolorów: { $colors }.
    [few] Las: na koniec gry punktuje, jeśli co najmniej { $number } sąsiednie kafle mają jeden z tych kolorów: { $colors }.
    [many] Las: na koniec gry punktuje, jeśli co najmniej { $number } sąsiednich kafli ma jeden z tych kolorów: { $colors }.
   *[other] Las: na koniec gry punktuje, jeśli co najmniej { $number } sąsiedniego kafla ma jeden z tych kolorów: { $colors }.
}
effect-volcano-says = { $number ->
    [one] Wulkan: dokładając go, usuń z centralnej puli { $number } wyznawcę w jednym z tych kolorów: { $colors }. Inaczej będzie nieaktywny i nic nie da.
   *[other] Wulkan: dokładając go, usuń z centralnej puli { $number } wyznawców w tych kolorach: { $colors }. Inaczej będzie nieaktywny i nic nie da.
}
effect-irrigation-says = Irygacja: gdy ją dokładasz, jeden z dwóch kafli bezpośrednio pod nią musi mieć kolor: { $colors }. Inaczej będzie nieaktywna i nic nie da.
effect-temple-says = { $number ->
    [one] Świątynia: { $number } symbol świątyni. Kto ma ich najwięcej na koniec, bierze najlepszy żeton świątyni.
    [few] Świątynia: { $number } symbole świątyni. Kto ma ich najwięcej na koniec, bierze najlepszy żeton świątyni.
    [many] Świątynia: { $number } symboli świątyni. Kto ma ich najwięcej na koniec, bierze najlepszy żeton świątyni.
   *[other] Świątynia: { $number } symbolu świątyni. Kto ma ich najwięcej na koniec, bierze najlepszy żeton świątyni.
}
effect-sacred-stone-says = Święty Kamień: po prostu punktuje, bez warunków.

## Gods

god-love = Bogini Miłości
god-apprentice = Początkująca Bogini
god-oceans = Bóg Oceanów
god-fire = Bogini Ognia
god-nature = Bogini Natury
god-harvests = Bóg Żniw
god-technology = Bóg Technologii
god-idleness = Bogini Próżniactwa
god-equilibrium = Bóg Równowagi
god-death = Bóg Śmierci
god-love-says = Od razu otrzymujesz 5 wyznawców do wyboru. Kafel jest wart 1 { -cp }.
god-apprentice-says = Kafel jest wart 2 { -cp }, cokolwiek się stanie.
god-oceans-says = Kafel jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych irygacji niż ty.
god-fire-says = Kafel jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych wulkanów niż ty.
god-nature-says = Kafel jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych lasów niż ty.
god-harvests-says = Kafel jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych wiosek niż ty.
god-technology-says = Kafel jest wart 3 { -cp }, jeśli nikt nie ma mniej pustkowi niż ty.
god-idleness-says = Nie tracisz { -cp } za pustkowia. Kafel jest wart 1 { -cp }.
god-equilibrium-says = Kafel jest wart 3 { -cp }, jeśli masz aktywną wioskę, świątynię i aktywny wulkan.
god-death-says = Oddaj od razu 6 wyznawców, a kafel będzie wart 3 { -cp }. Inaczej będzie nieaktywny.

## Tiles and tokens

tile-name = { $effect ->
    [farm] { tile-name.feminine } farma
    [village] { tile-name.feminine } wioska
    [forest] { tile-name.masculine } las
    [volcano] { tile-name.masculine } wulkan
    [irrigation] { tile-name.feminine } irygacja
    [temple] { tile-name.feminine } świątynia
    [sacred-stone] { tile-name.masculine } święty kamień
   *[proselytism] { tile-name.neuter } nawrócenie
}{ "\u00A0" }{ tile-name.level }
    .masculine = { $color ->
        [R] Czerwony
        [B] Niebieski
        [Y] Żółty
        [G] Zielony
       *[W] Biały
    }
    .feminine = { $color ->
        [R] Czerwona
        [B] Niebieska
        [Y] Żółta
        [G] Zielona
       *[W] Biała
    }
    .neuter = { $color ->
        [R] Czerwone
        [B] Niebieskie
        [Y] Żółte
        [G] Zielone
       *[W] Białe
    }
    .level = { $level ->
        [1] I
        [2] II
       *[3] III
    }
tile-said = { $name }. Koszt: { $cost }. { $effect } { $cp }
wilderness = Pustkowie
wilderness-says = Odwrócony kafel. Nic nie kosztuje, nic nie robi i daje −1 { -cp }. Może leżeć nad dowolnymi dwoma kaflami i liczy się jako każdy kolor.
cancelled = Nieaktywny
cancelled-says = Ten kafel nie daje { -cp }. Jego kolor nadal się liczy.
unfulfilled = Za mało sąsiadów
unfulfilled-says = Ten las ma za mało sąsiadów w swoich kolorach. Jeśli to się nie zmieni, na koniec gry nic nie da.
temple-token = Żeton świątyni: { $cp } { -cp }
temple-token-says = Żetony rozdaje się na koniec: kto ma najwięcej symboli świątyń, bierze najlepszy, potem wybierają następni. Bez świątyni nie ma żetonu.
reduction = Żeton zniżki: { $color }
reduction-says = Nie płacisz za symbole kosztu w tym kolorze. Za symbole wielokolorowe płacisz nadal.
mystic-value = Wartość mistyczna
mystic-value-says = Rozstrzyga remisy o żetony świątyń: pierwszy wybiera ten, kto ma najwyższą wartość mistyczną na jednym białym kaflu.
star-says = Gwiazdki są ważne tylko podczas przygotowania gry. Kafle z białą gwiazdką zostają w pudełku przy dwóch i trzech graczach, a z fioletową przy dwóch.
pile = { $count ->
    [one] Poziom { $level }: został { $count } kafel
    [few] Poziom { $level }: zostały { $count } kafle
    [many] Poziom { $level }: zostało { $count } kafli
   *[other] Poziom { $level }: zostało { $count } kafla
}
cost = Koszt
cost-free = brak
cost-says = Aby położyć ten kafel awersem do góry, oddaj po jednym wyznawcy za każdy symbol. Za symbol wielokolorowy wystarczy dowolny.

## Where something lies

place-said = { $place ->
    [a1] lewy górny róg
    [b1] środek górnego rzędu
    [c1] prawy górny róg
    [a2] środkowy rząd, po lewej
    [b2] sam środek
    [c2] środkowy rząd, po prawej
    [a3] lewy dolny róg
    [b3] środek dolnego rzędu
   *[c3] prawy dolny róg
}
cell-said = rząd { $row }, kolumna { $column }

## What an action did, after the player's name

did-take = bierze „{ $tile }”
did-generate = { $count ->
    [one] dokłada na { $count } sąsiednim kaflu: { $color }
   *[other] dokłada na { $count } sąsiednich kaflach: { $color }
}
did-collect = zbiera: { $what }
did-god = bierze „{ $god }”
did-place = kładzie awersem do góry: rząd { $row }, kolumna { $column }
did-wilderness = odwraca: pustkowie, rząd { $row }, kolumna { $column }
did-pay = płaci: { $what }
did-give = oddaje: { $what }
did-give-pay = płaci za symbole wielokolorowe: { $what }
did-give-village = oddaje za wioskę: { $what }
did-give-death = oddaje Bogu Śmierci: { $what }
did-give-discard = odrzuca: { $what }
did-exchange = wymienia: { $give } na { $get }
did-gain = otrzymuje: { $what }
did-remove = usuwa z centralnej puli: { $what }
did-reduction = otrzymuje żeton zniżki: { $color }
did-cancelled = kafel jest nieaktywny
did-god-cancelled = kafel boga jest nieaktywny
did-refill = nowy kafel w puli: „{ $tile }”

## What to do now

prompt-take = Twoja tura! Weź kafel regionu z centralnej puli albo kafel boga.
prompt-take-region-only = Twoja tura! Weź kafel regionu z centralnej puli.
prompt-take-god-only = Twój wszechświat jest gotowy. Weź kafel boga!
prompt-place = Gdzie go położyć? Awersem do góry albo odwrócony, jako pustkowie.
prompt-pay = { $count ->
    [one] Wybierz { $count } wyznawcę, aby opłacić symbol wielokolorowy.
   *[other] Wybierz { $count } wyznawców, aby opłacić symbole wielokolorowe.
}
prompt-village = { $count ->
    [one] Oddaj { $count } wyznawcę, aby uaktywnić wioskę, albo zostaw ją nieaktywną.
   *[other] Oddaj { $count } wyznawców, aby uaktywnić wioskę, albo zostaw ją nieaktywną.
}
prompt-volcano = { $count ->
    [one] Usuń z centralnej puli { $count } wyznawcę w jednym z tych kolorów: { $colors }. Albo zostaw wulkan nieaktywny.
   *[other] Usuń z centralnej puli { $count } wyznawców w tych kolorach: { $colors }. Albo zostaw wulkan nieaktywny.
}
prompt-gain = { $count ->
    [one] Wybierz { $count } wyznawcę, którego otrzymasz.
   *[other] Wybierz { $count } wyznawców, których otrzymasz.
}
prompt-death = { $count ->
    [one] Oddaj Bogu Śmierci { $count } wyznawcę albo zostaw go nieaktywnym.
   *[other] Oddaj Bogu Śmierci { $count } wyznawców albo zostaw go nieaktywnym.
}
prompt-discard = Możesz zatrzymać 10 wyznawców. Odrzuć { $count }.
prompt-complete = Twoja tura jest gotowa. Zatwierdź ją albo cofnij krok.
prompt-waiting = Tura gracza: { $name }.
prompt-thinking = { $name } myśli…
prompt-plays = { $name } wykonuje ruch…
prompt-over = Koniec gry.

## Where points come from

source-regions = Regiony
source-wilderness = Pustkowia
source-god = Bóg
source-temple-token = Żeton świątyni
source-total = Razem
source-worshipers = Pozostali wyznawcy
counts-scored = punktuje
counts-cancelled = nieaktywny
counts-unfulfilled = za mało sąsiadów: { $neighbors } z { $needed }
counts-wilderness = pustkowie
why-always = bez warunków
why-most = nikt nie ma więcej
why-not-most = ktoś ma więcej
why-fewest = nikt nie ma mniej
why-not-fewest = ktoś ma mniej
why-balanced = jest wioska, świątynia i wulkan
why-unbalanced = brakuje wioski, świątyni lub wulkanu
why-paid = oddano 6 wyznawców
why-cancelled = nie oddano 6 wyznawców
tie-worshipers = Remis w punktach: rozstrzyga liczba wyznawców, którzy zostali w królestwie.
tie-shared = Remis w punktach i wyznawcach: zwycięstwo jest wspólne.

## Why not? The rules

error-action-unknown = Nie ma takiej akcji: { $action }
error-action-game-over = Gra się skończyła. Niczego już nie można wziąć.
error-action-other-step = { $step ->
    [take] Jeszcze nie: najpierw weź kafel regionu albo boga.
    [place] Jeszcze nie: najpierw połóż wzięty kafel, awersem do góry albo jako pustkowie.
    [pay] Jeszcze nie: najpierw wybierz wyznawców za symbole wielokolorowe.
    [village] Jeszcze nie: najpierw opłać wioskę albo zostaw ją nieaktywną.
    [volcano] Jeszcze nie: najpierw usuń wyznawców dla wulkanu albo zostaw go nieaktywnym.
    [gain] Jeszcze nie: najpierw wybierz wyznawców, których otrzymasz.
    [death] Jeszcze nie: najpierw opłać Boga Śmierci albo zostaw go nieaktywnym.
    [discard] Jeszcze nie: najpierw odrzuć wyznawców, aby zostało 10.
   *[over] Gra się skończyła.
}
error-action-universe-complete = Twój wszechświat ma już wszystkie 14 regionów. Zostało tylko wziąć kafel boga.
error-action-god-taken-already = Każdy bierze dokładnie jeden kafel boga, a ty masz już swój: { $god }.
error-action-god-not-there = Tego kafla boga nie ma na stole ({ $god }). Do wzięcia: { $left }.
error-action-no-left-end = Dolny rząd jest jeszcze pusty: pierwszy kafel ma w nim tylko jedno miejsce.
error-action-row-full = Dolny rząd jest pełny, ma pięć kafli. Buduj wyżej!
error-action-cell-occupied = Tu już leży kafel. Wybierz wolne miejsce.
error-action-not-supported = Kafel opiera się na dwóch kaflach niższego rzędu, a tu jeszcze brakuje przynajmniej jednego.
error-action-no-color-below = Kafel „{ $tile }” musi mieć pod sobą swój kolor: { $color }. Żaden z dwóch kafli poniżej go nie ma. Odwrócony, jako pustkowie, może tu leżeć.
error-action-cost-not-payable = Koszt kafla „{ $tile }”: { $cost }. W twoim królestwie brakuje: { $missing }. Wymień trzech wyznawców jednego koloru na jednego albo odwróć kafel.
error-action-no-such-worshiper = W twoim królestwie nie ma wyznawcy w kolorze: { $color }. Wybierz takiego, którego masz.
error-action-too-few-to-pay = { $needed ->
    [one] Potrzeba tu { $needed } wyznawcy, a w twoim królestwie jest { $held }. Możesz tylko zostawić kafel nieaktywny.
   *[other] Potrzeba tu { $needed } wyznawców, a w twoim królestwie jest { $held }. Możesz tylko zostawić kafel nieaktywny.
}
error-action-color-not-listed = Ten wulkan usuwa tylko { $colors }, a nie { $color }.
error-action-none-on-this-tile = Na tym kaflu nie ma wyznawcy w kolorze: { $color }. Wybierz kafel, na którym leży.
error-action-already-begun = Płatność już się zaczęła: wszystko albo nic. Jeśli nie chcesz płacić, cofnij te kroki.
error-action-fewer-than-three = Wymienia się trzech wyznawców jednego koloru. W kolorze { $color } masz { $held }.
error-action-payment-at-risk = Po tej wymianie zabrakłoby ci wyznawców na rozpoczętą płatność.
error-turn-incomplete = { $step ->
    [take] Tura nie jest jeszcze gotowa: weź kafel regionu albo boga.
    [place] Tura nie jest jeszcze gotowa: połóż kafel.
    [pay] Tura nie jest jeszcze gotowa: opłać koszt.
    [village] Tura nie jest jeszcze gotowa: zdecyduj o wiosce.
    [volcano] Tura nie jest jeszcze gotowa: zdecyduj o wulkanie.
    [gain] Tura nie jest jeszcze gotowa: wybierz wyznawców, których otrzymasz.
    [death] Tura nie jest jeszcze gotowa: zdecyduj o Bogu Śmierci.
   *[discard] Tura nie jest jeszcze gotowa: zatrzymaj najwyżej 10 wyznawców.
}
error-turn-too-long = Tura była gotowa już przed akcją { $number }.
error-turn-complete = Twoja tura jest gotowa: wystarczy ją zatwierdzić.
error-action-malformed = To nie jest prawidłowa akcja.
error-turn-malformed = To nie jest prawidłowa tura.

## Why not? The table and the server

error-absence-nobody = Nikt się już nie spóźnia i nikogo nie brakuje.
error-absence-not-asked = O tym decydują inni gracze, nie ty.
error-analysis-off = Przy tym stole nie ma podpowiedzi ani analiz.
error-chat-full = Liczba twoich wiadomości przy tym stole osiągnęła limit: { $most }.
error-events-after = Strona straciła wątek gry. Wczytaj ją ponownie.
error-guest-unknown = Serwer jeszcze cię nie zna. Wybierz imię.
error-move-other-guest = Na tym urządzeniu grasz już jako { $name }. Ten link należy do gracza { $other }: jeśli przejdziesz dalej, będziesz tu grać jako { $other }, a do gier gracza { $name } nie będzie stąd dostępu. Przejdź dalej tylko wtedy, gdy to twój własny link.
error-move-unknown = Ten link wygasł albo został już użyty. Utwórz nowy na drugim urządzeniu.
error-request-key-used = Strona pomyliła dwa żądania. Załaduj ją ponownie.
error-request-malformed = Serwer tego nie zrozumiał ({ $where }: { $reason }).
error-request-method = Serwer na to tutaj nie pozwala.
error-request-not-json = Serwer tego nie zrozumiał.
error-request-origin = To żądanie przyszło z innej strony, więc serwer je odrzucił.
error-request-refused = Serwer odrzucił to żądanie.
error-request-too-large = To za dużo naraz dla serwera.
error-request-too-many = Trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
error-request-unknown = Pod tym adresem niczego nie ma.
error-seat-no-stand-in = Na tym miejscu nie gra bot.
error-seat-not-yours = To nie jest twoje miejsce.
error-seat-stand-in = Na tym miejscu gra teraz bot. Najpierw wróć do gry.
error-seat-taken = To miejsce jest już zajęte. Wybierz inne.
error-seat-unknown = Przy tym stole nie ma takiego miejsca.
error-seat-which = Masz kilka miejsc: wybierz jedno z nich.
error-server-busy = Boty są teraz zajęte. Spróbuj za chwilę.
error-server-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-server-full = Serwer jest teraz pełny. Spróbuj później.
error-server-stopping = Serwer zaraz uruchomi się ponownie. Za chwilę wróci.
error-server-storage = Serwer nie ma dostępu do bazy danych. Nic nie przepadło; spróbuj za chwilę.
error-table-busy = Przy tym stole dużo się teraz dzieje. Spróbuj ponownie.
error-table-full = Przy tym stole nie ma wolnych miejsc.
error-table-log-full = Przy tym stole wydarzyło się już zbyt wiele. Można tylko grać dalej.
error-table-not-host = Może to zrobić tylko gospodarz stołu.
error-table-not-seated = Mogą to zrobić tylko osoby przy tym stole.
error-table-open-seats = Są jeszcze wolne miejsca: poczekaj na graczy albo dodaj boty.
error-table-status = { $status ->
    [open] Gra jeszcze się nie zaczęła.
    [playing] Gra trwa.
    [over] Gra się skończyła.
   *[closed] Ten stół jest zamknięty.
}
error-table-too-many = { $most ->
    [one] Masz { $most } stół z niedokończoną grą. Najpierw ją dokończ lub porzuć.
    [few] Masz { $most } stoły z niedokończonymi grami. Najpierw dokończ lub porzuć którąś z nich.
    [many] Masz { $most } stołów z niedokończonymi grami. Najpierw dokończ lub porzuć którąś z nich.
   *[other] Masz { $most } stołu z niedokończonymi grami. Najpierw dokończ lub porzuć którąś z nich.
}
error-table-unknown = Nie ma stołu o kodzie { $table } albo nie możesz go zobaczyć.
error-turn-not-yours = To nie jest twoja tura.
error-turn-stale = W międzyczasie zagrano inną turę. Zobacz, jak teraz wygląda stół.
error-turn-too-early = Na tę turę jest jeszcze za wcześnie.

## Why not? A record from a file

error-record-not-json = Ten plik nie jest zapisem gry: to nie jest JSON.
error-record-malformed = Ten plik nie jest zapisem gry Orbis.
error-record-tile-set = Kafle w tym zapisie są nieznane albo inne niż podane.
error-record-setup = Przygotowanie gry w tym zapisie jest niemożliwe.
error-record-shuffle = Kafle w tym zapisie nie zgadzają się z jego ziarnem losowym.
error-record-seed-hash = Ziarno losowe w tym zapisie nie zgadza się ze skrótem pokazanym przed grą.
error-record-contributions = Ziarno losowe w tym zapisie nie wynika z sekretu i liczb graczy.
error-record-turn = Tura { $turn } w tym zapisie łamie zasady.
error-record-result = Wynik w tym zapisie nie zgadza się z turami.

## Whatever else

error-other = To się nie udało ({ $code }).
