### Die Wörter des Spiels: Farben, Plättchen, Gottheiten, was geschah, und warum etwas nicht geht.

-cp = SP

## Colors and worshipers

color-R = Rot
color-B = Blau
color-Y = Gelb
color-G = Grün
color-W = Weiß
color-any = Beliebige Farbe
worshipers = { $count } Anhänger
worshipers-R = { $count ->
    [one] { $count } roter Anhänger
   *[other] { $count } rote Anhänger
}
worshipers-B = { $count ->
    [one] { $count } blauer Anhänger
   *[other] { $count } blaue Anhänger
}
worshipers-Y = { $count ->
    [one] { $count } gelber Anhänger
   *[other] { $count } gelbe Anhänger
}
worshipers-G = { $count ->
    [one] { $count } grüner Anhänger
   *[other] { $count } grüne Anhänger
}
worshipers-W = { $count ->
    [one] { $count } weißer Anhänger
   *[other] { $count } weiße Anhänger
}
worshipers-any = { $count ->
    [one] { $count } beliebiger Anhänger
   *[other] { $count } beliebige Anhänger
}
worshiper-says = Mit Anhängern bezahlst du Landschaften, Dörfer und den Gott des Todes. Wenn du eine Landschaft nimmst, sammelst du die Anhänger ein, die auf ihr liegen. Am Ende deines Zuges darfst du 10 behalten.

## Lands, levels and points

land-R = Vulkanland
land-B = Wasserland
land-Y = Ackerland
land-G = Waldland
land-W = Heiligtum
level = Stufe { $level }
cp = { $count } { -cp }
cp-long = { $count ->
    [one] { $count } Schaffenspunkt
   *[other] { $count } Schaffenspunkte
}
cp-says = Schaffenspunkte ({ -cp }): Wer nach 15 Runden die meisten hat, gewinnt.

## Effects of regions

effect-proselytism = Bekehrung
effect-farm = Bauernhof
effect-village = Dorf
effect-forest = Wald
effect-volcano = Vulkan
effect-irrigation = Bewässerungsanlage
effect-temple = Kultstätte
effect-sacred-stone = Heiliger Felsen
effect-proselytism-says = Bekehrung: Du erhältst { $number } Anhänger dieser Farbe: { $colors }.
effect-proselytism-any-says = { $number ->
    [one] Bekehrung: Du erhältst { $number } Anhänger einer Farbe deiner Wahl.
   *[other] Bekehrung: Du erhältst { $number } Anhänger in Farben deiner Wahl.
}
effect-farm-says = Bauernhof: Nimm das Vergünstigungsplättchen { $colors }. Ab deinem nächsten Plättchen bezahlst du für Kostensymbole dieser Farbe nichts mehr.
effect-village-says = { $number ->
    [one] Dorf: Gib beim Legen { $number } beliebigen Anhänger ab. Sonst gilt das Dorf als nicht erfüllt und bringt nichts.
   *[other] Dorf: Gib beim Legen { $number } beliebige Anhänger ab. Sonst gilt das Dorf als nicht erfüllt und bringt nichts.
}
effect-forest-says = { $number ->
    [one] Wald: Er zählt am Spielende, wenn mindestens { $number } Nachbar eine dieser Farben hat: { $colors }.
   *[other] Wald: Er zählt am Spielende, wenn mindestens { $number } seiner Nachbarn eine dieser Farben haben: { $colors }.
}
effect-volcano-says = Vulkan: Entferne beim Legen { $number } Anhänger dieser Farben aus der Auslage: { $colors }. Sonst gilt der Vulkan als nicht erfüllt und bringt nichts.
effect-irrigation-says = Bewässerungsanlage: Wenn du sie legst, muss eines der beiden Plättchen direkt darunter diese Farbe haben: { $colors }. Sonst gilt sie als nicht erfüllt und bringt nichts.
effect-temple-says = { $number ->
    [one] Kultstätte: { $number } Kultstättensymbol. Wer am Ende die meisten davon hat, nimmt den besten Tempel.
   *[other] Kultstätte: { $number } Kultstättensymbole. Wer am Ende die meisten davon hat, nimmt den besten Tempel.
}
effect-sacred-stone-says = Heiliger Felsen: keine Bedingung, er zählt immer.

## Gods

god-love = Göttin der Liebe
god-apprentice = Göttin in Ausbildung
god-oceans = Gott der Meere
god-fire = Göttin des Feuers
god-nature = Göttin der Natur
god-harvests = Gott der Ernte
god-technology = Gott der Technologie
god-idleness = Göttin des Müßiggangs
god-equilibrium = Gott des Gleichgewichts
god-death = Gott des Todes
god-love-says = Du erhältst sofort 5 Anhänger deiner Wahl. 1 { -cp } wert.
god-apprentice-says = 2 { -cp } wert, was auch geschieht.
god-oceans-says = 3 { -cp } wert, wenn niemand mehr erfüllte Bewässerungsanlagen hat als du.
god-fire-says = 3 { -cp } wert, wenn niemand mehr erfüllte Vulkane hat als du.
god-nature-says = 3 { -cp } wert, wenn niemand mehr erfüllte Wälder hat als du.
god-harvests-says = 3 { -cp } wert, wenn niemand mehr erfüllte Dörfer hat als du.
god-technology-says = 3 { -cp } wert, wenn niemand weniger Wildnisse hat als du.
god-idleness-says = Deine Wildnisse kosten dich keine { -cp }. 1 { -cp } wert.
god-equilibrium-says = 3 { -cp } wert, wenn du ein erfülltes Dorf, eine Kultstätte und einen erfüllten Vulkan hast.
god-death-says = Gib sofort 6 Anhänger ab, dann ist er 3 { -cp } wert. Sonst gilt er als nicht erfüllt.

## Tiles and tokens

tile-name = { $effect ->
    [farm] { tile-name.masculine } Bauernhof
    [village] { tile-name.neuter } Dorf
    [forest] { tile-name.masculine } Wald
    [volcano] { tile-name.masculine } Vulkan
    [irrigation] { tile-name.feminine } Bewässerungsanlage
    [temple] { tile-name.feminine } Kultstätte
    [sacred-stone] { tile-name.masculine } Heiliger Felsen
   *[proselytism] { tile-name.feminine } Bekehrung
} { tile-name.level }
    .masculine = { $color ->
        [R] Roter
        [B] Blauer
        [Y] Gelber
        [G] Grüner
       *[W] Weißer
    }
    .feminine = { $color ->
        [R] Rote
        [B] Blaue
        [Y] Gelbe
        [G] Grüne
       *[W] Weiße
    }
    .neuter = { $color ->
        [R] Rotes
        [B] Blaues
        [Y] Gelbes
        [G] Grünes
       *[W] Weißes
    }
    .level = { $level ->
        [1] I
        [2] II
       *[3] III
    }
tile-said = { $name }. Kosten: { $cost }. { $effect } { $cp }
wilderness = Wildnis
wilderness-says = Ein umgedrehtes Plättchen. Es kostet nichts, bewirkt nichts und zählt −1 { -cp }. Es darf über zwei beliebigen Plättchen liegen und gilt als jede Farbe.
cancelled = Nicht erfüllt
cancelled-says = Dieses Plättchen bringt keine { -cp }. Seine Farbe gilt weiterhin.
unfulfilled = Zu wenige Nachbarn
unfulfilled-says = Dieser Wald hat zu wenige Nachbarn in seinen Farben. Bleibt es dabei, bringt er am Spielende nichts.
temple-token = Tempel: { $cp } { -cp }
temple-token-says = Wird am Ende vergeben: Wer die meisten Kultstättensymbole hat, nimmt den besten Tempel, dann geht es der Reihe nach weiter. Ohne Kultstätte gibt es keinen.
reduction = Vergünstigungsplättchen: { $color }
reduction-says = Kostensymbole dieser Farbe sind für dich umsonst. Bunte Symbole musst du weiterhin bezahlen.
mystic-value = Mystikwert
mystic-value-says = Entscheidet bei Gleichstand um die Tempel: Zuerst wählt, wer den höchsten Mystikwert auf einer weißen Landschaft hat.
star-says = Sterne sind nur für den Aufbau wichtig. Mit weißem Stern bleiben Landschaften zu zweit und zu dritt in der Schachtel, mit lila Stern zu zweit.
pile = Stufe { $level }: noch { $count } Plättchen
cost = Kosten
cost-free = nichts
cost-says = Um dieses Plättchen offen zu legen, gib für jedes Symbol einen Anhänger ab. Für das bunte Symbol geht jede Farbe.

## Where something lies

place-said = { $place ->
    [a1] oben links
    [b1] oben Mitte
    [c1] oben rechts
    [a2] Mitte links
    [b2] ganz in der Mitte
    [c2] Mitte rechts
    [a3] unten links
    [b3] unten Mitte
   *[c3] unten rechts
}
cell-said = Ebene { $row }, Spalte { $column }

## What an action did, after the player's name

did-take = nimmt „{ $tile }“
did-generate = erschafft auf { $count } Nachbarn: { $color }
did-collect = sammelt { $what } ein
did-god = nimmt „{ $god }“
did-place = legt es offen in Ebene { $row }, Spalte { $column }
did-wilderness = dreht es um: Wildnis in Ebene { $row }, Spalte { $column }
did-pay = bezahlt { $what }
did-give = gibt { $what } ab
did-give-pay = bezahlt { $what } für bunte Symbole
did-give-village = gibt { $what } für das Dorf ab
did-give-death = gibt { $what } dem Gott des Todes
did-give-discard = legt { $what } zurück
did-exchange = tauscht { $give } gegen { $get }
did-gain = erhält { $what }
did-remove = entfernt { $what } aus der Auslage
did-reduction = erhält das Vergünstigungsplättchen { $color }
did-cancelled = das Plättchen ist nicht erfüllt
did-god-cancelled = die Gottheit ist nicht erfüllt
did-refill = neu in der Auslage: „{ $tile }“

## What to do now

prompt-take = Du bist am Zug! Nimm eine Landschaft aus der Auslage oder eine Gottheit.
prompt-take-region-only = Du bist am Zug! Nimm eine Landschaft aus der Auslage.
prompt-take-god-only = Deine Welt ist fertig. Nimm deine Gottheit!
prompt-place = Wohin damit? Leg sie offen hin oder dreh sie zur Wildnis um.
prompt-pay = { $count ->
    [one] Wähle { $count } Anhänger, mit dem du das bunte Symbol bezahlst.
   *[other] Wähle { $count } Anhänger, mit denen du die bunten Symbole bezahlst.
}
prompt-village = Gib { $count } Anhänger ab, um das Dorf zu erfüllen, oder lass es unerfüllt.
prompt-volcano = Entferne { $count } Anhänger dieser Farben aus der Auslage: { $colors }. Oder lass den Vulkan unerfüllt.
prompt-gain = { $count ->
    [one] Wähle { $count } Anhänger, den du erhältst.
   *[other] Wähle { $count } Anhänger, die du erhältst.
}
prompt-death = Gib dem Gott des Todes { $count } Anhänger oder lass ihn unerfüllt.
prompt-discard = Du darfst 10 Anhänger behalten. Leg { $count } zurück.
prompt-complete = Dein Zug ist vollständig. Bestätige ihn oder nimm den letzten Schritt zurück.
prompt-waiting = { $name } ist am Zug.
prompt-thinking = { $name } denkt nach …
prompt-plays = { $name } spielt …
prompt-over = Die Partie ist zu Ende.

## Where points come from

source-regions = Landschaften
source-wilderness = Wildnisse
source-god = Gottheit
source-temple-token = Tempel
source-total = Summe
source-worshipers = Übrige Anhänger
counts-scored = zählt
counts-cancelled = nicht erfüllt
counts-unfulfilled = zu wenige Nachbarn: { $neighbors } von { $needed }
counts-wilderness = Wildnis
why-always = ohne Bedingung
why-most = niemand hat mehr
why-not-most = jemand hat mehr
why-fewest = niemand hat weniger
why-not-fewest = jemand hat weniger
why-balanced = Dorf, Kultstätte und Vulkan sind da
why-unbalanced = Dorf, Kultstätte oder Vulkan fehlt
why-paid = die 6 Anhänger wurden abgegeben
why-cancelled = die 6 Anhänger wurden nicht abgegeben
tie-worshipers = Gleich viele Punkte: Es entscheiden die übrigen Anhänger im Vorrat.
tie-shared = Gleich viele Punkte und Anhänger: Der Sieg wird geteilt.

## Why not? The rules

error-action-unknown = Diese Aktion gibt es nicht: { $action }
error-action-game-over = Die Partie ist zu Ende. Es kann nichts mehr genommen werden.
error-action-other-step = { $step ->
    [take] Noch nicht: Nimm zuerst eine Landschaft oder eine Gottheit.
    [place] Noch nicht: Leg zuerst das genommene Plättchen in deine Welt, offen oder als Wildnis.
    [pay] Noch nicht: Wähle zuerst die Anhänger für die bunten Symbole.
    [village] Noch nicht: Bezahle zuerst das Dorf oder lass es unerfüllt.
    [volcano] Noch nicht: Entferne zuerst Anhänger für den Vulkan oder lass ihn unerfüllt.
    [gain] Noch nicht: Wähle zuerst die Anhänger, die du erhältst.
    [death] Noch nicht: Bezahle zuerst den Gott des Todes oder lass ihn unerfüllt.
    [discard] Noch nicht: Leg zuerst Anhänger zurück, bis du 10 hast.
   *[over] Die Partie ist zu Ende.
}
error-action-universe-complete = Deine Welt hat alle ihre 14 Landschaften. Jetzt fehlt nur noch eine Gottheit.
error-action-god-taken-already = Alle nehmen genau eine Gottheit, und du hast deine schon: „{ $god }“.
error-action-god-not-there = „{ $god }“ liegt nicht auf dem Tisch. Noch zu haben: { $left }.
error-action-no-left-end = Die unterste Ebene ist noch leer: Für ihr erstes Plättchen gibt es nur einen Platz.
error-action-row-full = Die unterste Ebene ist mit fünf Plättchen voll. Geh höher hinaus!
error-action-cell-occupied = Hier liegt schon ein Plättchen. Such dir einen freien Platz aus.
error-action-not-supported = Ein Plättchen liegt über zwei Plättchen der Ebene darunter, und hier sind noch nicht beide da.
error-action-no-color-below = Keines der beiden Plättchen darunter hat die Farbe { $color } von „{ $tile }“. Umgedreht, als Wildnis, darf es hier liegen.
error-action-cost-not-payable = Kosten von „{ $tile }“: { $cost }. In deinem Vorrat fehlt: { $missing }. Tausche drei von einer Farbe gegen einen, oder dreh das Plättchen um.
error-action-no-such-worshiper = In deinem Vorrat ist kein Anhänger der Farbe { $color }. Wähle einen, den du hast.
error-action-too-few-to-pay = Dafür brauchst du { $needed } Anhänger, und in deinem Vorrat sind { $held }. Du kannst es nur unerfüllt lassen.
error-action-color-not-listed = Dieser Vulkan entfernt nur { $colors }, nicht { $color }.
error-action-none-on-this-tile = Auf diesem Plättchen liegt kein Anhänger der Farbe { $color }. Wähle eines, auf dem einer liegt.
error-action-already-begun = Du hast schon angefangen zu bezahlen: ganz oder gar nicht. Nimm die Zahlung zurück, wenn du sie nicht willst.
error-action-fewer-than-three = Für einen Tausch brauchst du drei Anhänger einer Farbe. Von der Farbe { $color } hast du { $held }.
error-action-payment-at-risk = Nach diesem Tausch hättest du zu wenige Anhänger für die Zahlung, die du begonnen hast.
error-turn-incomplete = { $step ->
    [take] Dein Zug ist noch nicht vollständig: Nimm eine Landschaft oder eine Gottheit.
    [place] Dein Zug ist noch nicht vollständig: Das Plättchen muss noch in deine Welt.
    [pay] Dein Zug ist noch nicht vollständig: Die Kosten müssen noch bezahlt werden.
    [village] Dein Zug ist noch nicht vollständig: Entscheide über das Dorf.
    [volcano] Dein Zug ist noch nicht vollständig: Entscheide über den Vulkan.
    [gain] Dein Zug ist noch nicht vollständig: Du erhältst noch Anhänger.
    [death] Dein Zug ist noch nicht vollständig: Entscheide über den Gott des Todes.
   *[discard] Dein Zug ist noch nicht vollständig: Behalte höchstens 10 Anhänger.
}
error-turn-too-long = Der Zug war schon vor seiner Aktion { $number } vollständig.
error-turn-complete = Dein Zug ist vollständig: Du musst ihn nur noch bestätigen.
error-action-malformed = Das ist keine gültige Aktion.
error-turn-malformed = Das ist kein gültiger Zug.

## Why not? The table and the server

error-absence-nobody = Es fehlt niemand mehr, und niemand hat die Zeit überschritten.
error-absence-not-asked = Darüber entscheiden die anderen.
error-analysis-off = An diesem Tisch gibt es keine Tipps und Analysen.
error-chat-full = Du hast { $most } Nachrichten geschrieben, mehr sind an diesem Tisch nicht möglich.
error-events-after = Die Seite hat den Stand der Partie verloren. Bitte lade sie neu.
error-guest-unknown = Der Server kennt dich noch nicht. Bitte wähle einen Namen.
error-move-other-guest = Auf diesem Gerät spielst du bereits als { $name }. Dieser Link gehört zu { $other }: Wenn du weitermachst, spielst du hier als { $other }, und die Partien von { $name } sind von hier aus nicht mehr erreichbar. Mach nur weiter, wenn du den Link selbst erstellt hast.
error-move-unknown = Dieser Link ist abgelaufen oder wurde schon benutzt. Erstelle auf deinem anderen Gerät einen neuen.
error-request-key-used = Die Seite hat zwei Anfragen verwechselt. Bitte lade sie neu.
error-request-malformed = Das hat der Server nicht verstanden ({ $where }: { $reason }).
error-request-method = Das erlaubt der Server hier nicht.
error-request-not-json = Das hat der Server nicht verstanden.
error-request-origin = Das kam von einer anderen Website, darum hat der Server es abgelehnt.
error-request-refused = Der Server hat das abgelehnt.
error-request-too-large = Das ist dem Server zu viel auf einmal.
error-request-too-many = Das war etwas schnell. Warte einen Moment und versuch es noch einmal.
error-request-unknown = Unter dieser Adresse gibt es nichts.
error-seat-no-stand-in = Für diesen Platz spielt kein Bot.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-stand-in = Für diesen Platz spielt gerade ein Bot. Übernimm zuerst wieder selbst.
error-seat-taken = Dieser Platz ist vergeben. Such dir einen anderen aus.
error-seat-unknown = Diesen Platz gibt es am Tisch nicht.
error-seat-which = Du hast mehrere Plätze: Wähle einen davon.
error-server-busy = Die Bots sind gerade ausgelastet. Versuch es gleich noch einmal.
error-server-failed = Auf dem Server ging etwas schief. Versuch es noch einmal.
error-server-full = Der Server ist gerade voll. Versuch es später noch einmal.
error-server-stopping = Der Server startet gleich neu und ist in einem Moment wieder da.
error-server-storage = Der Server erreicht seine Datenbank nicht. Nichts ist verloren; versuch es gleich noch einmal.
error-table-busy = An diesem Tisch ist gerade viel los. Versuch es noch einmal.
error-table-full = An diesem Tisch ist kein Platz frei.
error-table-log-full = An diesem Tisch ist schon zu viel passiert. Du kannst nur noch weiterspielen.
error-table-not-host = Das kann nur, wer den Tisch leitet.
error-table-not-seated = Das kann nur, wer am Tisch sitzt.
error-table-open-seats = Es sind noch Plätze frei: Warte auf andere oder füll sie mit Bots.
error-table-status = { $status ->
    [open] Die Partie hat noch nicht begonnen.
    [playing] Die Partie läuft gerade.
    [over] Die Partie ist zu Ende.
   *[closed] Dieser Tisch ist geschlossen.
}
error-table-too-many = { $most ->
    [one] Du hast { $most } Tisch mit einer offenen Partie. Spiel sie zuerst zu Ende oder verwirf sie.
   *[other] Du hast { $most } Tische mit offenen Partien. Spiel zuerst eine davon zu Ende oder verwirf sie.
}
error-table-unknown = Einen Tisch mit dem Code { $table } gibt es nicht, oder du darfst ihn nicht sehen.
error-turn-not-yours = Du bist nicht am Zug.
error-turn-stale = Inzwischen wurde ein anderer Zug gespielt. Sieh dir an, wie der Tisch jetzt steht.
error-turn-too-early = Für diesen Zug ist es noch zu früh.

## Why not? A record from a file

error-record-not-json = Diese Datei ist keine Aufzeichnung einer Partie: Sie ist kein JSON.
error-record-malformed = Diese Datei ist keine Aufzeichnung einer Partie Orbis.
error-record-tile-set = Die Plättchen dieser Aufzeichnung sind unbekannt oder nicht die, die sie nennt.
error-record-setup = Der Aufbau in dieser Aufzeichnung ist nicht möglich.
error-record-shuffle = Die Plättchen in dieser Aufzeichnung passen nicht zu ihrem Startwert.
error-record-seed-hash = Der Startwert in dieser Aufzeichnung passt nicht zu dem Hash, der vor der Partie gezeigt wurde.
error-record-contributions = Der Startwert in dieser Aufzeichnung ergibt sich nicht aus dem Geheimnis und den Zahlen der Spieler.
error-record-turn = Zug { $turn } in dieser Aufzeichnung verstößt gegen die Regeln.
error-record-result = Das Ergebnis in dieser Aufzeichnung passt nicht zu ihren Zügen.

## Whatever else

error-other = Das hat nicht geklappt ({ $code }).
