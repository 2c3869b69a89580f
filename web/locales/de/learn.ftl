### Der Lehrgang: eine vorbereitete Partie gegen Mira, erzählt von der Göttin in Ausbildung.

learn-title = Spielen lernen
learn-tutor = Deine Begleiterin
learn-you = Du
learn-mira = Mira
learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-skip = Kapitel überspringen
learn-chapters = Kapitel
learn-show-me = Zeig es mir
learn-play = Deine erste Partie spielen
learn-other = Gute Idee, und die Regeln erlauben es. Probier in dieser Lektion aber, was markiert ist.

learn-chapter-welcome = Willkommen
learn-chapter-first = Dein erster Zug
learn-chapter-farm = Einsammeln und bezahlen
learn-chapter-volcano = Ein Vulkan
learn-chapter-higher = Hoch hinaus
learn-chapter-wilderness = Wildnis
learn-chapter-exchange = Tausch und Bewässerung
learn-chapter-temple = Kultstätten
learn-chapter-god = Gottheiten und ein voller Vorrat
learn-chapter-village = Ein Dorf
learn-chapter-end = Das Ende der Partie

## Welcome

learn-say-welcome = Willkommen! Ich bin die Göttin in Ausbildung. Unter den Gottheiten ist ein Platz frei, und du willst ihn: Erschaff also eine Welt, die schöner ist als alle anderen. Ich zeige dir in ein paar Minuten, wie das geht.
learn-say-goal = Hier wird deine Welt wachsen: eine Pyramide aus 14 Landschaften. Landschaften bringen Schaffenspunkte ({ -cp }). Wer nach 15 Runden die meisten hat, gewinnt. Heute spielst du gegen Mira.
learn-say-display = Diese neun Landschaften sind die Auslage. In jedem Zug nimmst du genau ein Plättchen: eine dieser Landschaften oder eine Gottheit.
learn-say-tile = Eine Landschaft zeigt oben ihre Kosten, rechts ihre { -cp } und unten ihren Effekt. Diese hier kostet nichts und ist 1 { -cp } wert. Zeig auf ein Plättchen oder halt den Finger darauf, um zu sehen, was es bewirkt.

## Your first turn

learn-say-take-first = Dein erster Zug! Nimm die grüne Landschaft in der Mitte.
learn-say-generate = Siehst du die kleinen grünen Figuren? Wer eine Landschaft nimmt, erschafft auf jedem Nachbarn einen Anhänger ihrer Farbe: darüber, darunter, links und rechts. Dort warten sie auf alle, die diese Landschaften nehmen.
learn-say-place-first = Jetzt braucht deine Landschaft einen Platz. Wähle den hellen, und deine Welt beginnt.
learn-say-realm = Der Effekt dieser Landschaft ist die Bekehrung: Zwei grüne Anhänger [[w:GG]] kamen in deinen Vorrat. Mit Anhängern bezahlst du Landschaften.
learn-say-confirm = Das war ein ganzer Zug. An einem echten Tisch kannst du jeden Schritt zurücknehmen, bis du bestätigst. Bestätige jetzt.

## Collect and pay

learn-say-collect = Mira hat die rote Landschaft in der Ecke genommen, und neue Plättchen füllen die Lücken. Sieh dir diesen Bauernhof an: Ein grüner und ein roter Anhänger liegen darauf. Nimm ihn, und sie gehören dir!
learn-say-ends = Jetzt leg ihn hin. In der untersten Ebene passt jede Farbe; sie wächst an beiden Enden, bis fünf Plättchen da sind. Wähle das rechte Ende.
learn-say-pay-any = Das bunte Symbol [[*]] in seinen Kosten heißt: ein Anhänger beliebiger Farbe. Bezahl mit dem roten in deinem Vorrat. Du wirst sehen, warum.
learn-say-farm = Ein Bauernhof gibt dir ein Vergünstigungsplättchen, hier für Rot: Ab jetzt sind rote Kostensymbole [[R]] für dich umsonst. Von nun an bestätige ich deine Züge für dich.

## A volcano

learn-say-take-volcano = Ein Vulkan ist aufgetaucht, 2 { -cp } wert. Er kostet [[RG]], aber Rot ist für dich umsonst: Du bezahlst nur einen grünen Anhänger. Nimm ihn!
learn-say-place-volcano = Leg ihn an das rechte Ende der untersten Ebene. Es gibt nichts zu wählen, also werden seine Kosten automatisch bezahlt.
learn-say-volcano = Ein Vulkan will ein Opfer aus der Auslage, nicht aus deinem Vorrat. Entferne die drei markierten gelben Anhänger.
learn-say-validated = Jetzt ist der Vulkan erfüllt: Seine 2 { -cp } gehören dir. Mit zu wenigen gelben Anhängern ringsum wäre er nicht erfüllt: Er bliebe liegen, brächte aber nichts.

## Going up

learn-say-take-forest = Zeit, hoch hinaus zu gehen! Nimm diesen grünen Wald. Er kostet einen gelben Anhänger [[Y]], und einen hast du.
learn-say-place-forest = Ein Plättchen einer höheren Ebene liegt auf zweien, und eines davon muss seine Farbe haben. Grün kommt also auf Grün und Gelb. Wähle ruhig den Platz daneben, wenn du hören willst, warum er nicht geht.
learn-say-forest = Wälder werden am Ende der Partie geprüft. Dieser braucht zwei Nachbarn, die blau oder grün sind, und hat einen: das grüne Plättchen darunter. Merk ihn dir!

## Wilderness

learn-say-take-wilderness = Auf der Landschaft in der Mitte liegen vier Anhänger! Sie kostet [[RYY]], und du hast nichts Gelbes. Nimm sie trotzdem.
learn-say-place-wilderness = Du kannst nicht bezahlen, also wird das Plättchen umgedreht: eine Wildnis. Die kostet nichts. Leg sie an das rechte Ende der untersten Ebene.
learn-say-wilderness = Eine Wildnis bewirkt nichts und zählt −1 { -cp }. Aber sie hat alle Farben zugleich, und das hilft dir bald. Du darfst sie immer wählen, auch wenn du bezahlen könntest.

## Exchange and irrigation

learn-say-take-irrigation = Diese Bewässerungsanlage kostet einen weißen Anhänger [[W]]. Du hast keinen, aber nimm sie: Es gibt einen Weg.
learn-say-exchange = In deinem Zug darfst du jederzeit drei Anhänger einer Farbe gegen einen einer anderen tauschen. Drück auf „{ table-exchange }“, gib drei grüne [[w:GGG]] und nimm einen weißen [[w:W]].
learn-say-place-irrigation = Eine Bewässerungsanlage muss über einer bestimmten Farbe liegen, hier über Rot [[R]]. Leg sie auf deinen Vulkan, der rot ist, und auf die Wildnis, die als Blau gilt.
learn-say-irrigation = Erfüllt, noch 1 { -cp }! Eine Bewässerungsanlage wird nur ein einziges Mal geprüft: wenn du sie legst. Über anderen Farben wäre sie nicht erfüllt.

## Temples

learn-say-take-temple = Inzwischen weißt du, wie es geht. Nimm die weiße Kultstätte mit ihren zwei blauen Anhängern.
learn-say-place-temple = Sie macht deine unterste Ebene voll: Leg sie an das rechte Ende.
learn-say-pay-temple = Bezahl ihr [[*]] mit einem blauen Anhänger. Davon hast du genug.
learn-say-temple = Am Ende werden die Tempel vergeben: Wer die meisten Kultstättensymbole hat, nimmt den für 7 { -cp }, danach geht der für 2 weg. Ohne Kultstätte bekommst du keinen. Bisher wäre die 7 deine.

## Gods, and a full realm

learn-say-god = Alle nehmen in der Partie eine Gottheit, in einem beliebigen Zug, anstelle einer Landschaft. Jede hilft auf andere Weise. Nimm die Göttin der Liebe!
learn-say-gain = Sie gibt dir sofort fünf Anhänger deiner Wahl. Wähle in deinem Vorrat zwei weiße, zwei gelbe und einen grünen.
learn-say-discard = Jetzt hast du 11 Anhänger, und am Ende deines Zuges darfst du 10 behalten. Leg einen roten zurück: Rot ist für dich ohnehin umsonst.

## A village

learn-say-take-village = Ein Effekt fehlt noch: das Dorf. Nimm es. Vier Anhänger liegen darauf, und dein Vorrat füllt sich wieder.
learn-say-place-village = Es ist gelb. Zwischen deinem Bauernhof und deinem Vulkan liegt es auf Gelb.
learn-say-village = Seine Kosten sind bezahlt. Um erfüllt zu sein, will ein Dorf noch ein paar Anhänger, in beliebigen Farben. Gib zwei rote und einen blauen ab.
learn-say-cancelled = Geschafft, 2 { -cp }! Dörfer, Vulkane und Bewässerungsanlagen musst du beim Legen erfüllen. Sonst bleibt nur ihre Farbe, und ihre { -cp } sind verloren.

## The end of the game

learn-say-later = Einige Runden später: Das ist dein letzter Zug. Du hast 19 { -cp }, Mira hat 18. Mach etwas daraus!
learn-say-take-last = Nimm diesen grünen Wald, 4 { -cp } wert. Mit dem blauen Anhänger darauf kannst du seine ganzen Kosten [[BYYW]] bezahlen.
learn-say-place-last = Ein Platz ist noch frei, ganz oben. Die Wildnis darunter gilt als Grün, also darf der Wald dort liegen.
learn-say-over = Mira hatte noch keine Gottheit, also musste sie jetzt eine nehmen. Alle 15 Runden sind gespielt: Zählen wir!
learn-say-score-forests = Zuerst die Wälder. Der oberste braucht zwei Nachbarn, die gelb oder weiß sind, und hat drei. Dem unteren fehlte noch einer: Die Wildnis neben ihm, die alle Farben hat, genügt.
learn-say-score-cancelled = Deine zwei Wildnisse kosten dich je 1 { -cp }. Mira hat auch zwei, dazu einen nicht erfüllten Vulkan: Seine 5 { -cp } sind verloren.
learn-say-score-temples = Kultstätten: Mira hat vier Symbole und nimmt den Tempel für 7. Du hast eines und nimmst den für 2.
learn-say-score-gods = Gottheiten: Die Göttin der Liebe ist 1 { -cp } wert. Miras Gott der Ernte verlangt die meisten erfüllten Dörfer. Du hast zwei, sie keines, also bringt er ihr nichts.
learn-say-score-total = 23 zu 18: Der Platz unter den Gottheiten gehört dir! Bei Gleichstand hätte gewonnen, wer mehr Anhänger übrig hat.
learn-say-finish = Du weißt alles, was du brauchst. Das Spiel zeigt dir immer, was du darfst, und sagt dir, warum etwas nicht geht. Viel Freude beim Erschaffen von Welten!
