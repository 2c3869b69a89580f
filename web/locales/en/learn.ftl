### The tutorial: a prepared game against Mira, told by the Apprentice Goddess. Keep each text to 1–3 short sentences.
### [[G]] is drawn as the symbol of a color (R red, B blue, Y yellow, G green, W white, * any), [[w:GG]] as worshipers.
### No line may begin with [[.

learn-title = Learn to play
learn-tutor = Your guide
learn-you = You
learn-mira = Mira
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-skip = Skip chapter
learn-chapters = Chapters
learn-show-me = Show me
learn-play = Play your first game
learn-other = A good thought, and the rules allow it. For this lesson, try what is marked.

learn-chapter-welcome = Welcome
learn-chapter-first = Your first turn
learn-chapter-farm = Collect and pay
learn-chapter-volcano = A volcano
learn-chapter-higher = Going up
learn-chapter-wilderness = Wilderness
learn-chapter-exchange = Exchange and irrigation
learn-chapter-temple = Temples
learn-chapter-god = Gods, and a full realm
learn-chapter-village = A village
learn-chapter-end = The end of the game

## Welcome

learn-say-welcome = Welcome! I am the Apprentice Goddess. A seat among the gods is free, and you want it: so make a universe that is finer than anyone else's. I will show you how, in a few minutes.
learn-say-goal = Here your universe will grow: a pyramid of 14 regions. Regions bring creation points (CP). After 15 rounds, whoever has the most CP wins. Today your rival is Mira.
learn-say-display = These nine regions are the display. In each turn you take exactly one tile: one of these regions, or a god.
learn-say-tile = A region shows its cost on top, its CP on the right and its effect below. This one is free and worth 1 CP. Point at any tile, or hold your finger on it, and it explains itself.

## Your first turn

learn-say-take-first = Your first turn! Take the green region in the middle.
learn-say-generate = See the little green figures? Taking a region puts one worshiper of its color on each neighbor: above, below, left and right. They wait there for whoever takes those regions.
learn-say-place-first = Now your region needs a place. Choose the bright cell, and your universe begins.
learn-say-realm = This region's effect is proselytism: two green worshipers [[w:GG]] joined your realm. With worshipers you pay for regions.
learn-say-confirm = That was a whole turn. At a real table you can undo every step until you confirm. Confirm it now.

## Collect and pay

learn-say-collect = Mira took the red region in the corner, and new tiles fill the gaps. Now look at this farm: a green and a red worshiper lie on it. Take it, and they are yours!
learn-say-ends = Now place it. The bottom row takes any color and grows at both ends, up to five tiles. Choose the right end.
learn-say-pay-any = The mixed symbol [[*]] in its cost means: one worshiper of any color. Pay with your red one, in your realm. You will see why.
learn-say-farm = A farm gives you a reduction token, here for red: from now on, red symbols in costs [[R]] are free for you. From here on I confirm your turns for you.

## A volcano

learn-say-take-volcano = A volcano has come up, worth 2 CP. It costs [[RG]], but red is free for you, so you pay just one green. Take it!
learn-say-place-volcano = Put it at the right end of the bottom row. Its cost is paid by itself, as there is nothing to choose.
learn-say-volcano = A volcano wants an offering from the display, not from your realm. Remove the three marked yellow worshipers.
learn-say-validated = Now the volcano is validated: its 2 CP are yours. With too few yellow worshipers around it would be cancelled: it would stay, but score nothing.

## Going up

learn-say-take-forest = Time to go up! Take this green forest. It costs one yellow [[Y]], and you have one.
learn-say-place-forest = A tile of a higher row stands on two tiles, and one of them must have its color. So green goes on green and yellow. Choose the cell beside it, if you like, to hear why not.
learn-say-forest = Forests are checked at the end of the game. This one needs two neighbors that are blue or green, and has one: the green tile below. Remember it!

## Wilderness

learn-say-take-wilderness = Four worshipers lie on the region in the middle! It costs [[RYY]], and you have no yellow. Take it all the same.
learn-say-place-wilderness = You cannot pay, so the tile is turned over: a wilderness. That costs nothing. Put it at the right end of the bottom row.
learn-say-wilderness = A wilderness does nothing and counts −1 CP. But it has every color at once, and that will help you soon. You may always choose it, also when you could pay.

## Exchange and irrigation

learn-say-take-irrigation = This irrigation costs one white [[W]]. You have none, but take it: there is a way.
learn-say-exchange = At any time in your turn you may exchange three worshipers of one color for one of another. Press “Exchange 3 for 1”, give three green [[w:GGG]] and take one white [[w:W]].
learn-say-place-irrigation = An irrigation must lie on a certain color, here on red [[R]]. Put it on your volcano, which is red, and on the wilderness, which counts as blue.
learn-say-irrigation = Validated, 1 CP more! An irrigation is checked only once, when you place it. On other colors it would have been cancelled.

## Temples

learn-say-take-temple = You know how it goes by now. Take the white temple with its two blue worshipers.
learn-say-place-temple = It completes your bottom row: put it at the right end.
learn-say-pay-temple = Pay its [[*]] with a blue worshiper. You have plenty.
learn-say-temple = At the end, the temple tokens are handed out: who has the most temple symbols takes 7 CP, the next takes 2. Without a temple you get none. So far the 7 would be yours.

## Gods, and a full realm

learn-say-god = Each player takes one god in the game, in any turn, instead of a region. Each god helps in another way. Take the Goddess of Love!
learn-say-gain = She gives you five worshipers of your choice at once. Choose two white, two yellow and one green in your realm.
learn-say-discard = Now you have 11 worshipers, and at the end of your turn you may keep 10. Discard a red one: red is free for you anyway.

## A village

learn-say-take-village = One effect is left: the village. Take it. Four worshipers lie on it, so your realm fills up again.
learn-say-place-village = It is yellow. Between your farm and your volcano it stands on yellow.
learn-say-village = Its cost is paid. To validate it, a village wants some worshipers more, of any colors. Give two red and one blue.
learn-say-cancelled = Done, 2 CP! Villages, volcanoes and irrigations must be fulfilled when you place them. Otherwise they are cancelled: their color stays, their CP are lost.

## The end of the game

learn-say-later = Some rounds later: this is your last turn. You have 18 CP, and so does Mira. Make it count!
learn-say-take-last = Take this green forest, worth 4 CP. With the blue worshiper that lies on it you can pay all of its cost [[BYYW]].
learn-say-place-last = One cell is left, right on top. The wilderness below counts as green, so the forest may stand there.
learn-say-over = Mira had no god yet, so she had to take one now. All 15 rounds are played: let us count!
learn-say-score-forests = First the forests. The one on top needs two neighbors that are yellow or white, and has three. The low one needed one more: the wilderness beside it, which has every color, will do.
learn-say-score-cancelled = Your two wildernesses cost you 1 CP each. Mira has two of them as well, and a cancelled volcano: its 5 CP are lost.
learn-say-score-temples = Temples: Mira has four symbols and takes the 7. You have one and take the 2.
learn-say-score-gods = Gods: Love is worth 1 CP. Mira's God of Harvests asks for the most validated villages. You have two, she has none, so he brings her nothing.
learn-say-score-total = 22 to 18: the seat among the gods is yours! If you were tied, the one with more worshipers left would win.
learn-say-finish = You know everything you need. The game always shows what you may do, and tells you why not. Have fun making universes!
