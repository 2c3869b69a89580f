### Nauka gry: przygotowana gra przeciw Mirze, opowiada Początkująca Bogini.

learn-title = Nauka gry
learn-tutor = Twoja przewodniczka
learn-you = Ty
learn-mira = Mira
learn-progress = Krok { $step } z { $steps }
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń rozdział
learn-chapters = Rozdziały
learn-show-me = Pokaż mi
learn-play = Zagraj pierwszą grę
learn-other = Dobry pomysł, i zasady na to pozwalają. W tej lekcji wybierz jednak to, co zaznaczone.

learn-chapter-welcome = Witaj
learn-chapter-first = Twoja pierwsza tura
learn-chapter-farm = Zbieranie i płacenie
learn-chapter-volcano = Wulkan
learn-chapter-higher = Coraz wyżej
learn-chapter-wilderness = Pustkowie
learn-chapter-exchange = Wymiana i irygacja
learn-chapter-temple = Świątynie
learn-chapter-god = Bogowie i pełne królestwo
learn-chapter-village = Wioska
learn-chapter-end = Koniec gry

## Welcome

learn-say-welcome = Witaj! Jestem Początkująca Bogini. Wśród bogów jest wolne miejsce i może być twoje: stwórz więc wszechświat wspanialszy niż wszystkie inne. W kilka minut pokażę ci, jak to zrobić.
learn-say-goal = Tutaj wyrośnie twój wszechświat: piramida z 14 regionów. Regiony dają punkty kreacji ({ -cp }). Kto po 15 rundach ma najwięcej { -cp }, wygrywa. Dziś twoją rywalką jest Mira.
learn-say-display = Te dziewięć regionów to centralna pula. W każdej turze bierzesz dokładnie jeden kafel: jeden z tych regionów albo boga.
learn-say-tile = Region pokazuje u góry koszt, po prawej { -cp }, a na dole efekt. Ten nic nie kosztuje i jest wart 1 { -cp }. Wskaż dowolny kafel albo przytrzymaj go palcem, aby zobaczyć, co robi.

## Your first turn

learn-say-take-first = Twoja pierwsza tura! Weź zielony region w środku.
learn-say-generate = Widzisz małe zielone figurki? Gdy bierzesz region, każdy sąsiad dostaje jednego wyznawcę w jego kolorze: powyżej, poniżej, z lewej i z prawej. Czekają tam na tego, kto weźmie te regiony.
learn-say-place-first = Teraz twój region potrzebuje miejsca. Wybierz jasne pole, aby zacząć swój wszechświat.
learn-say-realm = Efekt tego regionu to nawrócenie: do twojego królestwa trafia dwóch zielonych wyznawców [[w:GG]]. Wyznawcami płacisz za regiony.
learn-say-confirm = To była cała tura. Przy prawdziwym stole każdy krok możesz cofnąć, dopóki jej nie zatwierdzisz. Zatwierdź ją teraz.

## Collect and pay

learn-say-collect = Mira wzięła czerwony region w rogu, a nowe kafle wypełniają luki. Spójrz teraz na tę farmę: leżą na niej zielony i czerwony wyznawca. Weź ją, a będą twoi!
learn-say-ends = Teraz ją połóż. Dolny rząd przyjmuje każdy kolor i rośnie z obu końców, aż do pięciu kafli. Wybierz prawy koniec.
learn-say-pay-any = Symbol wielokolorowy [[*]] w koszcie oznacza jednego wyznawcę dowolnego koloru. Zapłać czerwonym ze swojego królestwa. Zaraz zobaczysz dlaczego.
learn-say-farm = Farma daje ci żeton zniżki, tutaj czerwony: od teraz nie płacisz za czerwone symbole kosztu [[R]]. Od tej chwili zatwierdzam tury za ciebie.

## A volcano

learn-say-take-volcano = Pojawił się wulkan wart 2 { -cp }. Kosztuje [[RG]], ale za czerwony nie płacisz, więc wystarczy jeden zielony. Weź go!
learn-say-place-volcano = Połóż go na prawym końcu dolnego rzędu. Nie ma tu wyboru, więc koszt opłaci się automatycznie.
learn-say-volcano = Wulkan żąda ofiary z centralnej puli, a nie z twojego królestwa. Usuń trzech zaznaczonych żółtych wyznawców.
learn-say-validated = Teraz wulkan jest aktywny: 2 { -cp } są twoje. Gdyby żółtych wyznawców było za mało, byłby nieaktywny: zostałby na miejscu, ale nic by nie dał.

## Going up

learn-say-take-forest = Pora piąć się w górę! Weź ten zielony las. Kosztuje jednego żółtego [[Y]], a ty go masz.
learn-say-place-forest = W wyższym rzędzie kafel leży na dwóch kaflach, a jeden z nich musi mieć jego kolor. Zielony pasuje więc nad zielonym i żółtym. Jeśli chcesz, wybierz miejsce obok i sprawdź, dlaczego tam nie można.
learn-say-forest = Lasy sprawdza się na koniec gry. Ten potrzebuje dwóch sąsiadów, niebieskich lub zielonych, a ma jednego: zielony kafel poniżej. Pamiętaj o nim!

## Wilderness

learn-say-take-wilderness = Na regionie w środku leży czterech wyznawców! Kosztuje [[RYY]], a żółtych nie masz. Mimo to go weź.
learn-say-place-wilderness = Nie możesz zapłacić, więc odwracasz kafel: powstaje pustkowie. Nic nie kosztuje. Połóż je na prawym końcu dolnego rzędu.
learn-say-wilderness = Pustkowie nic nie robi i daje −1 { -cp }. Ma jednak wszystkie kolory naraz, a to wkrótce ci pomoże. Możesz je wybrać zawsze, nawet gdy stać cię na koszt.

## Exchange and irrigation

learn-say-take-irrigation = Ta irygacja kosztuje jednego białego [[W]]. Nie masz go, ale i tak ją weź: jest na to sposób.
learn-say-exchange = W każdej chwili swojej tury możesz wymienić trzech wyznawców jednego koloru na jednego w innym. Naciśnij „Wymień 3 na 1”, oddaj trzech zielonych [[w:GGG]] i weź jednego białego [[w:W]].
learn-say-place-irrigation = Irygacja musi leżeć nad określonym kolorem, tutaj nad czerwonym [[R]]. Połóż ją nad wulkanem, bo jest czerwony, i nad pustkowiem, bo liczy się jako niebieskie.
learn-say-irrigation = Aktywna, 1 { -cp } więcej! Irygację sprawdza się tylko raz, gdy ją kładziesz. Nad innymi kolorami byłaby nieaktywna.

## Temples

learn-say-take-temple = Już wiesz, jak to działa. Weź białą świątynię z dwoma niebieskimi wyznawcami.
learn-say-place-temple = Dopełni twój dolny rząd: połóż ją na prawym końcu.
learn-say-pay-temple = Zapłać za [[*]] niebieskim wyznawcą. Masz ich pod dostatkiem.
learn-say-temple = Na koniec rozdaje się żetony świątyń: kto ma najwięcej symboli świątyń, bierze 7 { -cp }, a następny 2. Bez świątyni nie ma żetonu. Na razie siódemka byłaby twoja.

## Gods, and a full realm

learn-say-god = Każdy bierze w grze jednego boga, w dowolnej turze, zamiast regionu. Każdy bóg pomaga inaczej. Weź Boginię Miłości!
learn-say-gain = Bogini od razu daje ci pięciu wyznawców do wyboru. Wybierz w swoim królestwie dwóch białych, dwóch żółtych i jednego zielonego.
learn-say-discard = Masz teraz 11 wyznawców, a na koniec tury możesz zatrzymać 10. Odrzuć czerwonego: za czerwone i tak nie płacisz.

## A village

learn-say-take-village = Został jeszcze jeden efekt: wioska. Weź ją. Leży na niej czterech wyznawców, więc twoje królestwo znów się zapełni.
learn-say-place-village = Jest żółta. Nad farmą i wulkanem ma pod sobą żółty kafel.
learn-say-village = Koszt jest opłacony. Aby wioska była aktywna, trzeba oddać jeszcze kilku wyznawców, w dowolnych kolorach. Oddaj dwóch czerwonych i jednego niebieskiego.
learn-say-cancelled = Gotowe, 2 { -cp }! Wioski, wulkany i irygacje trzeba uaktywnić od razu, gdy się je kładzie. Inaczej są nieaktywne: kolor zostaje, { -cp } przepadają.

## The end of the game

learn-say-later = Kilka rund później: to twoja ostatnia tura. Masz 19 { -cp }, a Mira 18. Wykorzystaj ją dobrze!
learn-say-take-last = Weź ten zielony las wart 4 { -cp }. Z niebieskim wyznawcą, który na nim leży, opłacisz cały koszt [[BYYW]].
learn-say-place-last = Zostało jedno miejsce, na samej górze. Pustkowie poniżej liczy się jako zielone, więc las może tam leżeć.
learn-say-over = Mira nie miała jeszcze boga, więc musiała go wziąć teraz. Wszystkie 15 rund za nami: liczymy!
learn-say-score-forests = Najpierw lasy. Ten na górze potrzebuje dwóch sąsiadów, żółtych lub białych, i ma trzech. Niższemu brakowało jeszcze jednego: wystarczy pustkowie obok, które ma każdy kolor.
learn-say-score-cancelled = Twoje dwa pustkowia dają po −1 { -cp }. Mira też ma dwa, a do tego nieaktywny wulkan: jego 5 { -cp } przepadło.
learn-say-score-temples = Świątynie: Mira ma cztery symbole i bierze siódemkę. Ty masz jeden i bierzesz dwójkę.
learn-say-score-gods = Bogowie: Bogini Miłości jest warta 1 { -cp }. Bóg Żniw, którego ma Mira, chce najwięcej aktywnych wiosek. Ty masz dwie, ona żadnej, więc bóg jej nic nie daje.
learn-say-score-total = 23 do 18: miejsce wśród bogów jest twoje! Przy remisie wygrałaby osoba, której zostało więcej wyznawców.
learn-say-finish = Wiesz już wszystko, czego potrzeba. Gra zawsze pokazuje, co możesz zrobić, i mówi, dlaczego czegoś nie wolno. Miłego tworzenia wszechświatów!
