### Pełne zasady i strona ze wszystkimi kaflami.

## The page

rules-title = Zasady
rules-lead = Wyspy dryfują w eterze, a ty zbierasz je we własny wszechświat. W każdej rundzie bierzesz jeden kafel. Po 15 rundach wygrywa wszechświat z największą liczbą punktów kreacji ({ -cp }). Gra jest dla dwóch do czterech osób.
rules-unofficial = Orbis to gra Tima Armstronga. Ta strona jest nieoficjalna: teksty i obrazki są nasze.
rules-search = Szukaj w zasadach
rules-search-hint = na przykład: świątynia, 10, wymiana
rules-search-clear = Wyczyść wyszukiwanie
rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-contents = Spis treści
rules-link = Link do tej zasady: { $title }
rules-to-tiles = Wszystkie kafle
rules-to-workshop = Zrób własne kafle
rules-to-rules = Zasady
rules-players = { $count } graczy
rules-section-pieces = Elementy gry
rules-section-setup = Przygotowanie
rules-section-course = Przebieg gry
rules-section-turn = Wzięcie kafla regionu
rules-section-universe = Twój wszechświat
rules-section-wilderness = Pustkowie i wymiana
rules-section-effects = Efekty regionów
rules-section-gods = Bogowie
rules-section-end = Koniec gry
rules-section-questions = Pytania i odpowiedzi
rules-about-turn = Wzięcie regionu ma siedem kroków, zawsze w tej kolejności. Większość z nich strona wykona za ciebie.
rules-about-effects = Kafel położony awersem do góry działa od razu. Niektóre efekty trzeba uaktywnić. Jeśli się nie uda, kafel jest nieaktywny: zostaje na miejscu i zachowuje kolor, ale jego { -cp } przepadają na dobre.
rules-about-gods = „Nikt nie ma więcej” oznacza, że remis wystarczy: kilka osób może zadowolić swoich bogów w ten sam sposób.
rules-about-questions = Tam, gdzie instrukcje milczą albo się różnią, gramy tak.

## Pictures

picture-tile-cost = koszt
picture-tile-effect = efekt
picture-tile-cp = punkty kreacji
picture-tile-level = poziom
picture-tile-star = gwiazdka
picture-tile-mystic = wartość mistyczna
picture-setup-level = regiony poziomu { $level }
picture-setup-gods = bogowie
picture-setup-tokens = żetony świątyń
picture-display-generate = Bierzesz niebieski kafel w ramce. Trzy sąsiednie kafle dostają po jednym niebieskim wyznawcy, a czerwony i żółty, którzy na nim leżeli, są twoi.
picture-cost-reduction = Z zielonym żetonem zniżki ten kafel kosztuje tylko czerwonego wyznawcę.
picture-pyramid = Miejsce w ramce ma sześciu sąsiadów: dwóch obok, dwóch pod spodem i dwóch powyżej.
picture-placement = Dla zielonego kafla: miejsca z ptaszkiem są dozwolone. Pod tymi z krzyżykiem nie ma zielonego kafla albo leży tylko jeden kafel.
picture-wilderness = Pustkowie jest naraz niebieskie i czerwone: niebieski kafel może na nim leżeć, a jego irygacja jest aktywna.
picture-village = Po lewej opłacona, po prawej nie: nieaktywny kafel nic nie daje.
picture-forest-neighbors = Ten las potrzebuje trzech sąsiadów, zielonych lub białych. Ma trzech, w tym jedno pustkowie.
picture-volcano = Ten wulkan potrzebuje trzech żółtych wyznawców. Zabiera się ich z centralnej puli, tutaj z dwóch kafli.
picture-irrigation = Bezpośrednio pod nią musi leżeć czerwony: po lewej jest więc aktywna, po prawej nie.
picture-temple-ranking = Ada ma najwięcej symboli świątyń. Bo i Cy mają ich tyle samo, ale Bo ma wyższą wartość mistyczną.
picture-name-a = Ada
picture-name-b = Bo
picture-name-c = Cy
picture-symbols = { $count ->
    [one] { $count } symbol świątyni
    [few] { $count } symbole świątyni
    [many] { $count } symboli świątyni
   *[other] { $count } symbolu świątyni
}
picture-mystic = wartość mistyczna { $value }

## What there is

rule-C1-title = Kafle regionów
rule-C1 = Jest 65 regionów, wysp na sześciokątach: 20 poziomu 1, 20 poziomu 2 i 25 poziomu 3. Każdy ma jeden z pięciu kolorów: [[RBYGW]]
rule-C2-title = Co pokazuje region
rule-C2 = U góry koszt: żadnego symbolu albo po jednym za każdego wyznawcę, którego trzeba oddać; [[*]] oznacza dowolny kolor. Dalej punkty kreacji, efekt i poziom. Gwiazdka jest ważna tylko podczas przygotowania. Białe kafle mogą mieć też wartość mistyczną, która rozstrzyga remisy między świątyniami.
rule-C3-title = Kafle bogów
rule-C3 = Dziesięcioro bogów, każdy z innym darem. W każdej grze bierze udział kilkoro z nich, a jeden bóg będzie twój. ((G2))
rule-C4-title = Wyznawcy
rule-C4 = Małe figurki w pięciu kolorach: [[w:RBYGW]] Przychodzą z eteru, który nigdy się nie wyczerpuje. Ci, którzy należą do ciebie, tworzą twoje królestwo.
rule-C5-title = Żetony dezaktywacji
rule-C5 = Trafiają na kafle, które nie spełniły swojego warunku. Nieaktywny kafel nic nie daje.
rule-C6-title = Żetony zniżek
rule-C6 = Po jednym w każdym kolorze. Dają je farmy, a dzięki nim kafle kosztują mniej. ((E1))
rule-C7-title = Żetony świątyń
rule-C7 = Są warte 2, 4, 7, 9 i 11 { -cp } i trafiają do tych, którzy zbudowali świątynie. W każdej grze jest ich tyle, ilu graczy. ((F1))

## Setting up

rule-S1-title = Regiony w grze
rule-S1 = W czwórkę gra się wszystkimi 65 regionami. W trójkę 14 regionów z białą gwiazdką zostaje w pudełku, a we dwójkę także 14 z fioletową.
rule-S2-title = Bogowie w grze
rule-S2 = Bogów losuje się i wykłada odkrytych: zawsze o jednego więcej, niż jest graczy.
rule-S3-title = Żetony świątyń w grze
rule-S3 = 7 i 2 dla dwóch graczy, 9, 4 i 2 dla trzech, 11, 7, 4 i 2 dla czterech.
rule-S4-title = Stosy i centralna pula
rule-S4 = Każdy poziom tasuje się osobno i układa w zakryty stos. Dziewięć regionów poziomu 1 wykłada się trzy na trzy: to jest centralna pula.
rule-S5-title = Kto zaczyna
rule-S5 = Na początku królestwa i wszechświaty są puste. W pudełkowej wersji zaczyna najmłodsza osoba, tutaj decyduje stół. Potem gra toczy się zgodnie z ruchem wskazówek zegara. ((R18))
rule-S6-title = Wszystko się zgadza
rule-S6 = Na każdego gracza przypada 14 regionów i jest jeszcze dziewięć. Ostatnie uzupełnienie zabiera więc ostatni kafel, a na koniec zostaje dziewięć regionów.

## How a game goes

rule-G1-title = Jeden kafel na turę
rule-G1 = Gra ma 15 rund, a w każdej rundzie każdy ma jedną turę. W swojej turze bierzesz dokładnie jeden kafel: jeden z dziewięciu regionów centralnej puli albo jednego z pozostałych bogów.
rule-G2-title = Jeden bóg, 14 regionów
rule-G2 = Na koniec każdy ma jednego boga i 14 regionów. Ty decydujesz, kiedy wziąć swojego boga, ale robisz to tylko raz. Gdy masz 14 regionów i wciąż nie masz boga, możesz wziąć już tylko boga. Kafel boga leży obok wszechświata i działa od razu, jeśli tak mówi. Centralna pula się nie zmienia. ((R10))

## Taking a region

rule-T1-title = 1. Dołożenie wyznawców
rule-T1 = Każdy kafel obok wybranego, czyli powyżej, poniżej, z lewej i z prawej, dostaje jednego nowego wyznawcę w kolorze wybranego kafla. Na ukos nie dzieje się nic, na samym wybranym kaflu też nie. Tak jest za każdym razem, nawet jeśli potem odwrócisz kafel.
rule-T2-title = 2. Zebranie wyznawców
rule-T2 = Wszyscy wyznawcy z wybranego kafla trafiają do twojego królestwa.
rule-T3-title = 3. Opłacenie kosztu
rule-T3 = Za każdy symbol kosztu oddaj jednego wyznawcę: w jego kolorze, a za [[*]] dowolnego. Możesz wydać także tych, których właśnie udało się zebrać. Żeton zniżki zwalnia ze wszystkich symboli swojego koloru, ale nigdy z [[*]].

    Jeśli nie możesz lub nie chcesz zapłacić, kafel staje się pustkowiem i nic nie kosztuje. ((W1))
rule-T4-title = 4. Dołożenie kafla
rule-T4 = Kafel trafia do twojego wszechświata zgodnie z zasadami piramidy. Jeśli nigdzie nie pasuje albo nie chcesz go położyć awersem do góry, staje się pustkowiem. ((U2)) ((U3)) ((U4))
rule-T5-title = 5. Efekt
rule-T5 = Teraz kafel leżący awersem do góry robi to, co pokazuje. Pustkowie nie robi nic.
rule-T6-title = 6. Najwyżej dziesięciu wyznawców
rule-T6 = Jeśli w twoim królestwie jest teraz więcej niż 10 wyznawców, odrzuć nadmiar. Wybierasz, których.
rule-T7-title = 7. Uzupełnienie
rule-T7 = Nowy kafel wypełnia lukę w centralnej puli. Pochodzi ze stosu poziomu 1, gdy ten się skończy, z poziomu 2, a na końcu z poziomu 3.

## Your universe

rule-U1-title = Piramida
rule-U1 = Twój wszechświat to piramida z 14 regionów: pięć w dolnym rzędzie, potem cztery, trzy i dwa. Powyżej dolnego rzędu każdy kafel opiera się na dwóch. Kafel w samym środku ma sześciu sąsiadów.
rule-U2-title = Dolny rząd
rule-U2 = Tu może leżeć każdy kolor. Pierwszy kafel zaczyna rząd, a każdy następny dołącza do jego lewego lub prawego końca, więc nigdy nie ma luk. Pięć kafli go zapełnia.
rule-U3-title = Na dwóch kaflach
rule-U3 = Od drugiego rzędu kafel potrzebuje obu kafli pod sobą.
rule-U4-title = Ten sam kolor pod spodem
rule-U4 = Od drugiego rzędu przynajmniej jeden z tych dwóch kafli musi mieć kolor nowego kafla. Pustkowie pod spodem liczy się jako każdy kolor, a pustkowie, które dokładasz, nie musi pasować.
rule-U5-title = W dowolnej kolejności
rule-U5 = Wyższy rząd możesz zacząć, zanim niższy będzie pełny.

## Wilderness and exchange

rule-W1-title = Pustkowie
rule-W1 = Kafel leżący rewersem do góry to pustkowie. Możesz odwrócić każdy wzięty region: bo musisz albo bo chcesz. Nic nie kosztuje, nie ma efektu i na koniec daje −1 { -cp }.

    Pustkowie może leżeć na dowolnych dwóch kaflach albo na końcu dolnego rzędu. Jest też dżokerem: liczy się jako wszystkie pięć kolorów, dla kafli na nim, dla irygacji nad nim i dla lasów obok niego, także dla kilku naraz.
rule-X1-title = Wymiana
rule-X1 = W każdej chwili swojej tury możesz oddać trzech wyznawców jednego koloru i wziąć jednego w innym kolorze, tyle razy, ile zdołasz.

## What regions do

rule-E1-title = { effect-farm }
rule-E1 = Weź żeton zniżki w pokazanym kolorze. Od następnego kafla nie płacisz za symbole kosztu w tym kolorze. Za symbole wielokolorowe [[*]] płacisz nadal, podobnie za wioski i Boga Śmierci.
rule-E2-title = { effect-village }
rule-E2 = Oddaj tylu wyznawców, ilu pokazuje, w dowolnych kolorach, a będzie aktywna. Jeśli nie możesz lub nie chcesz, będzie nieaktywna.
rule-E3-title = { effect-forest }
rule-E3 = Rozstrzyga się na koniec gry: las punktuje, jeśli co najmniej tylu sąsiadów, ilu pokazuje, ma jeden z jego kolorów. Do tego czasu sąsiedzi mogą jeszcze przybyć i nic nie jest stracone.
rule-E4-title = { effect-volcano }
rule-E4 = Usuń tylu wyznawców, ilu pokazuje, każdego w jednym z jego kolorów, z ośmiu pozostałych kafli centralnej puli, a będzie aktywny. Wracają do eteru. Możesz ich zabrać z kilku kafli, także tych, którzy pojawili się dopiero w tej turze.

    Wszystko albo nic: jeśli nie możesz lub nie chcesz usunąć wszystkich, nie usuwasz nikogo, a wulkan jest nieaktywny.
rule-E5-title = { effect-irrigation }
rule-E5 = Gdy ją dokładasz, jeden z dwóch kafli bezpośrednio pod nią musi mieć pokazany kolor. Wtedy jest aktywna, inaczej nieaktywna.
rule-E6-title = { effect-temple }
rule-E6 = Pokazuje jeden lub więcej symboli świątyni. Na koniec najlepsze żetony świątyń trafiają do tych, którzy mają najwięcej symboli. ((F1))
rule-E7-title = { effect-proselytism }
rule-E7 = Otrzymujesz wyznawców z eteru: jednego lub dwóch w pokazanym kolorze albo jednego w kolorze do wyboru.
rule-E8-title = { effect-sacred-stone }
rule-E8 = Żadnego efektu, żadnego warunku: jest wart 1 { -cp }.

## The gods

rule-D1-title = { god-love }
rule-D1 = Od razu otrzymujesz pięciu wyznawców w kolorach do wyboru. Bogini jest warta 1 { -cp }.
rule-D2-title = { god-apprentice }
rule-D2 = Jest warta 2 { -cp } i niczego nie żąda.
rule-D3-title = { god-oceans }
rule-D3 = Jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych irygacji niż ty.
rule-D4-title = { god-fire }
rule-D4 = Jest warta 3 { -cp }, jeśli nikt nie ma więcej aktywnych wulkanów niż ty.
rule-D5-title = { god-nature }
rule-D5 = Jest warta 3 { -cp }, jeśli nikt nie ma więcej punktujących lasów niż ty.
rule-D6-title = { god-harvests }
rule-D6 = Jest wart 3 { -cp }, jeśli nikt nie ma więcej aktywnych wiosek niż ty.
rule-D7-title = { god-technology }
rule-D7 = Jest wart 3 { -cp }, jeśli nikt nie ma mniej pustkowi niż ty.
rule-D8-title = { god-idleness }
rule-D8 = Twoje pustkowia dają 0 zamiast −1 { -cp }, a sama bogini jest warta 1 { -cp }.
rule-D9-title = { god-equilibrium }
rule-D9 = Jest wart 3 { -cp }, jeśli w twoim wszechświecie jest aktywna wioska, świątynia i aktywny wulkan.
rule-D10-title = { god-death }
rule-D10 = Gdy go bierzesz, oddaj sześciu wyznawców w dowolnych kolorach, a będzie wart 3 { -cp }. Jeśli nie możesz lub nie chcesz, jest nieaktywny i nic nie wart.

## The end

rule-F1-title = Żetony świątyń
rule-F1 = Po ostatniej rundzie każdy, kto ma symbole świątyń, bierze jeden żeton: najpierw osoba z największą liczbą symboli bierze najlepszy, potem następna najlepszy z pozostałych. W razie remisu pierwszeństwo ma najwyższa wartość mistyczna na jednym białym kaflu. Bez symbolu świątyni nie ma żetonu.
rule-F2-title = Wynik
rule-F2 = Zsumuj { -cp } swoich regionów, boga i żetonu świątyni i odejmij 1 za każde pustkowie. Nieaktywne kafle i lasy ze zbyt małą liczbą sąsiadów liczą się jako 0.
rule-F3-title = Zwycięstwo
rule-F3 = Wygrywa największa liczba { -cp }. Przy remisie decyduje, komu zostało więcej wyznawców w królestwie; jeśli i tu jest remis, zwycięstwo jest wspólne.

## Questions and answers

rule-R2-title = Czy wymiana może zwrócić ten sam kolor?
rule-R2 = Nie, zawsze inny. Ten sam kolor oznaczałby tylko stratę dwóch wyznawców. ((X1))
rule-R3-title = Czy bóg należy do piramidy?
rule-R3 = Może patrzeć z jej szczytu, ale nie jest sąsiadem i niczego nie podpiera. Wszechświat składa się z 14 regionów. ((U1))
rule-R5-title = Czy liczą się kafle świątyń, czy symbole?
rule-R5 = Symbole: kafel z dwoma symbolami liczy się podwójnie. ((F1))
rule-R6-title = Czy irygacja może leżeć w dolnym rzędzie?
rule-R6 = Tak, ale pod nią nic tam nie leży, więc jest nieaktywna. ((E5))
rule-R7-title = Który kafel pod irygacją się liczy?
rule-R7 = Dowolny z dwóch. ((E5))
rule-R8-title = Kiedy sprawdza się irygację?
rule-R8 = Jeden raz, gdy ją dokładasz. ((E5))
rule-R9-title = Czy limit dziesięciu wyznawców obowiązuje też po wzięciu boga?
rule-R9 = Tak. Obowiązuje na koniec każdej tury, nawet z Boginią Miłości. ((T6))
rule-R10-title = Co dzieje się w centralnej puli, gdy ktoś bierze boga?
rule-R10 = Nic. Wtedy nie dokłada się ani nie zbiera wyznawców i nie uzupełnia kafli.
rule-R11-title = Czy farma obniża własny koszt?
rule-R11 = Nie. Najpierw płacisz, a żeton przychodzi potem. ((E1))
rule-R12-title = Kto ma „najwięcej”, gdy nikt nie ma żadnego?
rule-R12 = Wtedy wszyscy remisują z zerem i bóg jest zadowolony.
rule-R13-title = A jeśli wartości mistyczne też są równe?
rule-R13 = Wtedy spośród remisujących pierwszy wybiera ten, kto jest dalej w kolejności tur. W standardowym zestawie to niemożliwe: wszystkie wartości mistyczne są różne. ((F1))
rule-R14-title = Czy mogę zapłacić za kafel, a potem go odwrócić?
rule-R14 = Nie ma po co. Odwróć go od razu i zatrzymaj wyznawców. ((W1))
rule-R15-title = Las pokazuje kilka kolorów: ilu sąsiadów każdego?
rule-R15 = Liczą się razem. Pomaga każdy sąsiad w jednym z tych kolorów. ((E3))
rule-R16-title = Czy wulkan może usunąć wyznawców dołożonych w tej samej turze?
rule-R16 = Tak. Leżą w centralnej puli, zanim wulkan wybuchnie. ((E4))
rule-R17-title = Czy mogę wziąć drugą farmę tego samego koloru?
rule-R17 = Tak, ale nie da nic nowego. W standardowym zestawie jest tylko jedna farma każdego koloru. ((E1))
rule-R18-title = Kto tutaj zaczyna?
rule-R18 = Stół wybiera miejsce albo zdaje się na los. Tylko wy wiecie, kto jest najmłodszy. ((S5))
rule-R19-title = Czy liczy się wartość mistyczna pod pustkowiem?
rule-R19 = Nie. Pustkowie pokazuje tylko rewers. ((F1))

## All tiles

tiles-title = Wszystkie kafle
tiles-lead = 65 regionów standardowego zestawu i to, co robi każdy z nich. Prawdziwej listy nigdy nie opublikowano, więc ten zestaw jest nasz: trzyma się wszystkiego, co wiadomo.
tiles-color = Kolor
tiles-level = Poziom
tiles-effect = Efekt
tiles-players = Gracze
tiles-every = wszystkie
tiles-shown = { $count ->
    [0] Brak pasujących kafli.
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafla
}
tiles-gods = Dziesięcioro bogów
tiles-star-white = Biała gwiazdka: tylko dla czterech graczy
tiles-star-purple = Fioletowa gwiazdka: dla trzech i czterech graczy
tiles-mystic = Wartość mistyczna { $value }
