### Die vollständigen Regeln und die Seite mit allen Plättchen.

## The page

rules-title = Regeln
rules-lead = Inseln treiben durch die Leere, und du fügst sie zu deiner eigenen Welt zusammen. In jeder Runde nimmst du ein Plättchen. Nach 15 Runden gewinnt die Welt mit den meisten Schaffenspunkten ({ -cp }). Orbis ist für zwei bis vier Leute.
rules-unofficial = Orbis ist ein Spiel von Tim Armstrong. Diese Seite ist inoffiziell: Texte und Bilder sind unsere eigenen.
rules-search = In den Regeln suchen
rules-search-hint = zum Beispiel: Tempel, 10, tauschen
rules-search-clear = Suche leeren
rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
rules-link = Link zu dieser Regel: { $title }
rules-to-tiles = Alle Plättchen
rules-to-workshop = Eigene Plättchen machen
rules-to-rules = Regeln
rules-players = zu { $count ->
    [2] zweit
    [3] dritt
   *[4] viert
}
rules-section-pieces = Spielmaterial
rules-section-setup = Aufbau
rules-section-course = Spielablauf
rules-section-turn = Eine Landschaft nehmen
rules-section-universe = Deine Welt
rules-section-wilderness = Wildnis und Tausch
rules-section-effects = Effekte der Landschaften
rules-section-gods = Gottheiten
rules-section-end = Spielende
rules-section-questions = Fragen und Antworten
rules-about-turn = Eine Landschaft zu nehmen hat sieben Phasen, immer in dieser Reihenfolge. Das meiste davon erledigt die Seite für dich.
rules-about-effects = Ein offen gelegtes Plättchen wirkt sofort. Manche Effekte musst du erfüllen. Gelingt das nicht, gilt das Plättchen als nicht erfüllt: Es bleibt liegen und behält seine Farbe, aber seine { -cp } sind endgültig verloren.
rules-about-gods = „Niemand hat mehr“ heißt: Gleichstand genügt. Auch mehrere können ihre Gottheiten auf dieselbe Weise zufriedenstellen.
rules-about-questions = Wo die Regelhefte schweigen oder sich unterscheiden, spielen wir so.

## Pictures

picture-tile-cost = Kosten
picture-tile-effect = Effekt
picture-tile-cp = Schaffenspunkte
picture-tile-level = Stufe
picture-tile-star = Stern
picture-tile-mystic = Mystikwert
picture-setup-level = Landschaften der Stufe { $level }
picture-setup-gods = Gottheiten
picture-setup-tokens = Tempel
picture-display-generate = Du nimmst das umrahmte blaue Plättchen. Seine drei Nachbarn bekommen je einen blauen Anhänger, und der rote und der gelbe, die darauf lagen, gehören dir.
picture-cost-reduction = Mit dem grünen Vergünstigungsplättchen kostet diese Landschaft nur einen roten Anhänger.
picture-pyramid = Der umrahmte Platz hat sechs Nachbarn: zwei daneben, zwei darunter und zwei darüber.
picture-placement = Für eine grüne Landschaft: Die Plätze mit Haken sind möglich. Unter denen mit Kreuz liegt nichts Grünes oder erst ein einziges Plättchen.
picture-wilderness = Die Wildnis ist zugleich blau und rot: Das blaue Plättchen darf darauf liegen, und seine Bewässerungsanlage ist erfüllt.
picture-village = Links bezahlt, rechts nicht: Ein nicht erfülltes Plättchen bringt nichts.
picture-forest-neighbors = Dieser Wald braucht drei grüne oder weiße Nachbarn. Er hat drei, einer davon ist eine Wildnis.
picture-volcano = Dieser Vulkan braucht drei gelbe Anhänger. Sie kommen aus der Auslage, hier von zwei Plättchen.
picture-irrigation = Direkt darunter muss Rot liegen: Links ist die Anlage also erfüllt, rechts nicht.
picture-temple-ranking = Ada hat die meisten Kultstättensymbole. Bo und Cy haben gleich viele, aber Bo den höheren Mystikwert.
picture-name-a = Ada
picture-name-b = Bo
picture-name-c = Cy
picture-symbols = { $count ->
    [one] { $count } Kultstättensymbol
   *[other] { $count } Kultstättensymbole
}
picture-mystic = Mystikwert { $value }

## What there is

rule-C1-title = Landschaften
rule-C1 = Es gibt 65 Landschaften, Inseln auf Sechsecken: 20 der Stufe 1, 20 der Stufe 2 und 25 der Stufe 3. Jede gehört zu einer von fünf Farben: [[RBYGW]]
rule-C2-title = Was eine Landschaft zeigt
rule-C2 = Oben ihre Kosten: gar kein Symbol oder eines für jeden Anhänger, den sie verlangt, wobei [[*]] für eine beliebige Farbe steht. Dazu ihre Schaffenspunkte, ihren Effekt und ihre Stufe. Ein Stern ist nur beim Aufbau wichtig. Weiße Landschaften können außerdem einen Mystikwert haben, der bei Gleichstand zwischen Kultstätten entscheidet.
rule-C3-title = Gottheiten
rule-C3 = Zehn Gottheiten, jede mit einer anderen Gabe. Einige davon sind in jeder Partie dabei, und eine wird dir gehören. ((G2))
rule-C4-title = Anhänger
rule-C4 = Kleine Figuren in den fünf Farben: [[w:RBYGW]] Sie kommen aus dem allgemeinen Vorrat, der nie versiegt. Die, die dir gehören, bilden deinen persönlichen Vorrat.
rule-C5-title = „Nicht erfüllt“-Plättchen
rule-C5 = Sie markieren Plättchen, die ihre Bedingung verfehlt haben. Ein nicht erfülltes Plättchen bringt nichts.
rule-C6-title = Vergünstigungsplättchen
rule-C6 = Eines in jeder Farbe. Du bekommst sie von Bauernhöfen, und sie machen deine Landschaften billiger. ((E1))
rule-C7-title = Tempel
rule-C7 = Sie sind 2, 4, 7, 9 und 11 { -cp } wert und gehen an alle, die Kultstätten gebaut haben. In jeder Partie sind so viele dabei, wie Leute mitspielen. ((F1))

## Setting up

rule-S1-title = Landschaften im Spiel
rule-S1 = Zu viert spielt ihr mit allen 65 Landschaften. Zu dritt bleiben die 14 mit weißem Stern in der Schachtel, zu zweit auch die 14 mit lila Stern.
rule-S2-title = Gottheiten im Spiel
rule-S2 = Gottheiten werden zufällig gezogen und für alle sichtbar ausgelegt: immer eine mehr, als Leute mitspielen.
rule-S3-title = Tempel im Spiel
rule-S3 = Zu zweit 7 und 2, zu dritt 9, 4 und 2, zu viert 11, 7, 4 und 2.
rule-S4-title = Stapel und Auslage
rule-S4 = Jede Stufe wird für sich gemischt und bildet einen verdeckten Stapel. Neun Landschaften der Stufe 1 werden drei mal drei ausgelegt: Das ist die Auslage.
rule-S5-title = Wer beginnt
rule-S5 = Am Anfang sind Vorräte und Welten leer. Am echten Tisch beginnt, wer am jüngsten ist; hier legt ihr es fest. Dann geht es im Uhrzeigersinn. ((R18))
rule-S6-title = Es geht genau auf
rule-S6 = Für alle gibt es je 14 Landschaften und neun dazu. Das letzte Auffüllen nimmt also das letzte Plättchen, und neun Landschaften bleiben am Ende übrig.

## How a game goes

rule-G1-title = Ein Plättchen pro Zug
rule-G1 = Eine Partie hat 15 Runden, und in jeder Runde kommen alle einmal an die Reihe. In deinem Zug nimmst du genau ein Plättchen: eine der neun Landschaften aus der Auslage oder eine der übrigen Gottheiten.
rule-G2-title = Eine Gottheit, 14 Landschaften
rule-G2 = Am Ende haben alle eine Gottheit und 14 Landschaften. Wann du deine Gottheit nimmst, entscheidest du, aber du tust es nur ein einziges Mal. Hast du 14 Landschaften und noch keine Gottheit, bleibt dir nur eine Gottheit. Sie kommt neben deine Welt und wirkt sofort, wenn sie das sagt. Die Auslage bleibt, wie sie ist. ((R10))

## Taking a region

rule-T1-title = 1. Anhänger erschaffen
rule-T1 = Jedes Plättchen neben dem gewählten, also darüber, darunter, links und rechts, bekommt einen neuen Anhänger in der Farbe des gewählten. Schräg geschieht nichts, auf dem gewählten selbst auch nicht. Das gilt jedes Mal, auch wenn du das Plättchen danach umdrehst.
rule-T2-title = 2. Einsammeln
rule-T2 = Alle Anhänger vom gewählten Plättchen kommen in deinen Vorrat.
rule-T3-title = 3. Bezahlen
rule-T3 = Gib für jedes Symbol der Kosten einen Anhänger ab: in seiner Farbe, für [[*]] einen beliebigen. Du darfst auch ausgeben, was du eben erst eingesammelt hast. Ein Vergünstigungsplättchen macht alle Symbole seiner Farbe umsonst, aber nie [[*]].

    Kannst oder willst du nicht bezahlen, wird das Plättchen zur Wildnis und kostet nichts. ((W1))
rule-T4-title = 4. Legen
rule-T4 = Das Plättchen kommt in deine Welt, nach den Regeln der Pyramide. Passt es nirgends, oder willst du es lieber nicht offen legen, wird es zur Wildnis. ((U2)) ((U3)) ((U4))
rule-T5-title = 5. Effekt
rule-T5 = Jetzt tut ein offen liegendes Plättchen, was es zeigt. Eine Wildnis tut nichts.
rule-T6-title = 6. Höchstens zehn Anhänger
rule-T6 = Hast du nun mehr als 10 Anhänger im Vorrat, leg die überzähligen zurück. Welche, entscheidest du.
rule-T7-title = 7. Auffüllen
rule-T7 = Ein neues Plättchen füllt die Lücke in der Auslage. Es kommt vom Stapel der Stufe 1; ist er leer, von Stufe 2, und zuletzt von Stufe 3.

## Your universe

rule-U1-title = Die Pyramide
rule-U1 = Deine Welt ist eine Pyramide aus 14 Landschaften: fünf in der untersten Ebene, dann vier, drei und zwei. Über der untersten Ebene liegt jedes Plättchen auf zweien. Ein Plättchen mittendrin hat sechs Nachbarn.
rule-U2-title = Die unterste Ebene
rule-U2 = Hier darf jede Farbe liegen. Das erste Plättchen beginnt die Reihe, jedes weitere kommt an ihr linkes oder rechtes Ende; Lücken gibt es also nie. Mit fünf Plättchen ist sie voll.
rule-U3-title = Auf zwei Plättchen
rule-U3 = Ab der zweiten Ebene braucht ein Plättchen beide Plättchen unter sich.
rule-U4-title = Dieselbe Farbe darunter
rule-U4 = Ab der zweiten Ebene muss mindestens eines dieser beiden Plättchen die Farbe des neuen haben. Eine Wildnis darunter gilt als jede Farbe, und eine Wildnis, die du legst, muss nicht passen.
rule-U5-title = In beliebiger Reihenfolge
rule-U5 = Du darfst eine höhere Ebene beginnen, bevor die darunter voll ist.

## Wilderness and exchange

rule-W1-title = Wildnis
rule-W1 = Ein Plättchen, das mit der Rückseite nach oben liegt, ist eine Wildnis. Du darfst jede Landschaft umdrehen, die du nimmst: weil du musst oder weil du willst. Sie kostet nichts, hat keinen Effekt und zählt am Ende −1 { -cp }.

    Eine Wildnis darf auf zwei beliebigen Plättchen liegen oder an einem Ende der untersten Ebene. Und sie ist ein Joker: Sie gilt als alle fünf Farben, für Plättchen auf ihr, für Bewässerungsanlagen über ihr und für Wälder neben ihr, auch für mehrere zugleich.
rule-X1-title = Tausch
rule-X1 = In deinem Zug darfst du jederzeit drei Anhänger einer Farbe abgeben und dafür einen einer anderen Farbe nehmen, so oft du kannst.

## What regions do

rule-E1-title = { effect-farm }
rule-E1 = Nimm das Vergünstigungsplättchen der gezeigten Farbe. Ab deinem nächsten Plättchen sind Kostensymbole dieser Farbe für dich umsonst. Bunte Symbole [[*]] bezahlst du weiterhin, ebenso Dörfer und den Gott des Todes.
rule-E2-title = { effect-village }
rule-E2 = Gib so viele Anhänger ab, wie es zeigt, in beliebigen Farben, und es ist erfüllt. Kannst oder willst du das nicht, ist es nicht erfüllt.
rule-E3-title = { effect-forest }
rule-E3 = Über ihn wird erst am Spielende entschieden: Er zählt, wenn mindestens so viele Nachbarn, wie er zeigt, eine seiner Farben haben. Bis dahin können noch Nachbarn kommen, und nichts ist verloren.
rule-E4-title = { effect-volcano }
rule-E4 = Entferne so viele Anhänger, wie er zeigt, jeden in einer seiner Farben, von den acht übrigen Plättchen der Auslage, und er ist erfüllt. Sie gehen in den allgemeinen Vorrat zurück. Du darfst sie von mehreren Plättchen nehmen, auch solche, die du eben erst erschaffen hast.

    Es heißt ganz oder gar nicht: Kannst oder willst du nicht alle entfernen, entfernst du keinen, und der Vulkan ist nicht erfüllt.
rule-E5-title = { effect-irrigation }
rule-E5 = Wenn du sie legst, muss eines der beiden Plättchen direkt darunter die gezeigte Farbe haben. Dann ist sie erfüllt, sonst nicht.
rule-E6-title = { effect-temple }
rule-E6 = Sie zeigt ein oder mehrere Kultstättensymbole. Wer am Ende die meisten hat, bekommt die besten Tempel. ((F1))
rule-E7-title = { effect-proselytism }
rule-E7 = Du erhältst Anhänger aus dem allgemeinen Vorrat: einen oder zwei in der gezeigten Farbe oder einen in einer Farbe deiner Wahl.
rule-E8-title = { effect-sacred-stone }
rule-E8 = Kein Effekt, keine Bedingung: Er ist 1 { -cp } wert.

## The gods

rule-D1-title = { god-love }
rule-D1 = Du erhältst sofort fünf Anhänger in Farben deiner Wahl. Sie ist 1 { -cp } wert.
rule-D2-title = { god-apprentice }
rule-D2 = Sie ist 2 { -cp } wert und verlangt nichts.
rule-D3-title = { god-oceans }
rule-D3 = Er ist 3 { -cp } wert, wenn niemand mehr erfüllte Bewässerungsanlagen hat als du.
rule-D4-title = { god-fire }
rule-D4 = Sie ist 3 { -cp } wert, wenn niemand mehr erfüllte Vulkane hat als du.
rule-D5-title = { god-nature }
rule-D5 = Sie ist 3 { -cp } wert, wenn niemand mehr Wälder hat, die zählen, als du.
rule-D6-title = { god-harvests }
rule-D6 = Er ist 3 { -cp } wert, wenn niemand mehr erfüllte Dörfer hat als du.
rule-D7-title = { god-technology }
rule-D7 = Er ist 3 { -cp } wert, wenn niemand weniger Wildnisse hat als du.
rule-D8-title = { god-idleness }
rule-D8 = Deine Wildnisse zählen 0 statt −1 { -cp }, und sie selbst ist 1 { -cp } wert.
rule-D9-title = { god-equilibrium }
rule-D9 = Er ist 3 { -cp } wert, wenn deine Welt ein erfülltes Dorf, eine Kultstätte und einen erfüllten Vulkan hat.
rule-D10-title = { god-death }
rule-D10 = Gib sechs beliebige Anhänger ab, wenn du ihn nimmst, dann ist er 3 { -cp } wert. Kannst oder willst du das nicht, ist er nicht erfüllt und nichts wert.

## The end

rule-F1-title = Die Tempel
rule-F1 = Nach der letzten Runde nehmen alle, die Kultstättensymbole haben, je einen Tempel: Wer die meisten Symbole hat, nimmt den besten, wer die zweitmeisten hat, den besten übrigen und so weiter. Bei Gleichstand geht der höchste Mystikwert auf einer weißen Landschaft vor. Ohne Kultstättensymbol gibt es keinen Tempel.
rule-F2-title = Die Wertung
rule-F2 = Zähle die { -cp } deiner Landschaften, deiner Gottheit und deines Tempels zusammen und zieh für jede Wildnis 1 ab. Nicht erfüllte Plättchen und Wälder mit zu wenigen Nachbarn zählen 0.
rule-F3-title = Der Sieg
rule-F3 = Wer die meisten { -cp } hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Anhänger im Vorrat übrig hat; sind auch die gleich, wird der Sieg geteilt.

## Questions and answers

rule-R2-title = Kann ein Tausch dieselbe Farbe zurückbringen?
rule-R2 = Nein, immer eine andere. Du würdest nur zwei Anhänger verlieren. ((X1))
rule-R3-title = Gehört die Gottheit zur Pyramide?
rule-R3 = Sie darf von der Spitze herabschauen, aber sie ist kein Nachbar und trägt nichts. Eine Welt besteht aus 14 Landschaften. ((U1))
rule-R5-title = Zählen bei Kultstätten Plättchen oder Symbole?
rule-R5 = Symbole: Ein Plättchen mit zwei Symbolen zählt doppelt. ((F1))
rule-R6-title = Darf eine Bewässerungsanlage in der untersten Ebene liegen?
rule-R6 = Ja, aber dort liegt nichts unter ihr, also ist sie nicht erfüllt. ((E5))
rule-R7-title = Welches Plättchen unter einer Bewässerungsanlage zählt?
rule-R7 = Jedes der beiden. ((E5))
rule-R8-title = Wann wird eine Bewässerungsanlage geprüft?
rule-R8 = Ein einziges Mal, wenn du sie legst. ((E5))
rule-R9-title = Gilt die Grenze von zehn Anhängern auch, wenn ich eine Gottheit nehme?
rule-R9 = Ja. Die Grenze gilt am Ende jedes Zuges, auch bei der Göttin der Liebe. ((T6))
rule-R10-title = Was geschieht in der Auslage, wenn jemand eine Gottheit nimmt?
rule-R10 = Nichts. Dann wird weder erschaffen noch eingesammelt noch aufgefüllt.
rule-R11-title = Macht ein Bauernhof sich selbst billiger?
rule-R11 = Nein. Du bezahlst zuerst, sein Plättchen kommt danach. ((E1))
rule-R12-title = Wer hat „die meisten“, wenn niemand eines hat?
rule-R12 = Dann haben alle gleich viele, nämlich null, und die Gottheit ist zufrieden.
rule-R13-title = Und wenn auch die Mystikwerte gleich sind?
rule-R13 = Dann nimmt unter diesen zuerst, wer später an der Reihe ist. Mit den Standardplättchen kommt das nicht vor: Ihre Mystikwerte sind alle verschieden. ((F1))
rule-R14-title = Darf ich bezahlen und das Plättchen dann doch umdrehen?
rule-R14 = Das ist nie nötig. Dreh es gleich um und behalte deine Anhänger. ((W1))
rule-R15-title = Ein Wald zeigt mehrere Farben: wie viele von jeder?
rule-R15 = Sie zählen zusammen. Jeder Nachbar in einer der Farben hilft. ((E3))
rule-R16-title = Darf ein Vulkan Anhänger entfernen, die im selben Zug erschaffen wurden?
rule-R16 = Ja. Sie liegen schon in der Auslage, bevor der Vulkan ausbricht. ((E4))
rule-R17-title = Darf ich einen zweiten Bauernhof derselben Farbe nehmen?
rule-R17 = Ja, aber er bringt nichts Neues. Unter den Standardplättchen gibt es für jede Farbe nur einen. ((E1))
rule-R18-title = Wer beginnt hier?
rule-R18 = Der Tisch legt einen Platz fest oder überlässt es dem Zufall. Wer am jüngsten ist, wisst nur ihr. ((S5))
rule-R19-title = Zählt der Mystikwert unter einer Wildnis?
rule-R19 = Nein. Eine Wildnis zeigt nur ihre Rückseite. ((F1))

## All tiles

tiles-title = Alle Plättchen
tiles-lead = Die 65 Landschaften des Standardsatzes und was jede bewirkt. Die echte Liste wurde nie veröffentlicht, darum ist dieser Satz unser eigener: Er hält sich an alles, was bekannt ist.
tiles-color = Farbe
tiles-level = Stufe
tiles-effect = Effekt
tiles-players = Mitspielende
tiles-every = alle
tiles-shown = { $count ->
    [0] Keine passenden Plättchen.
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
tiles-gods = Die zehn Gottheiten
tiles-star-white = Weißer Stern: nur zu viert
tiles-star-purple = Lila Stern: zu dritt und zu viert
tiles-mystic = Mystikwert { $value }
