### The tutorial: a prepared game against Mira, guided by the Apprentice Goddess. Keep each text to 1–3 short sentences.
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
learn-other = Good idea, and the rules allow it. For this lesson, though, try what’s marked.

learn-chapter-welcome = Welcome
learn-chapter-first = Your first turn
learn-chapter-farm = Collect and pay
learn-chapter-volcano = A volcano
learn-chapter-higher = Building up
learn-chapter-wilderness = Wilderness
learn-chapter-exchange = Exchange and irrigation
learn-chapter-temple = Temples
learn-chapter-god = Gods and a full realm
learn-chapter-village = A village
learn-chapter-end = The end of the game

## Welcome

learn-say-welcome = Welcome! I’m the Apprentice Goddess. A seat among the gods is free, and you want it. So create a universe finer than anyone else’s! I’ll show you how in a few minutes.
learn-say-goal = This is where your universe will grow: a pyramid of 14 regions. Regions earn creation points (CP). Whoever has the most CP after 15 rounds wins. Today your rival is Mira.
learn-say-display = These nine regions are the display. Each turn, you take exactly one tile: one of these regions, or a god.
learn-say-tile = A region shows its cost at the top, its CP on the right, and its effect below. This one is free and worth 1 CP. Point at any tile, or press and hold it, to see what it does.

## Your first turn

learn-say-take-first = Your first turn! Take the green region in the middle.
learn-say-generate = See the little green figures? When you take a region, you put one worshiper of its color on each neighbor: above, below, left, and right. They wait there for whoever takes those regions.
learn-say-place-first = Now your region needs a place. Choose the bright cell to start your universe.
learn-say-realm = This region’s effect is proselytism: two green worshipers [[w:GG]] have joined your realm. You pay for regions with worshipers.
learn-say-confirm = That was a whole turn. In a real game, you can undo every step until you confirm. Confirm it now.

## Collect and pay

learn-say-collect = Mira took the red region in the corner, and new tiles filled the gaps. Now look at this farm: it has a green and a red worshiper on it. Take it, and they’re yours!
learn-say-ends = Now place it. The bottom row takes any color and grows at both ends, up to five tiles. Choose the right end.
learn-say-pay-any = The multicolor symbol [[*]] in its cost means one worshiper of any color. Pay with the red one in your realm. You’ll soon see why.
learn-say-farm = A farm gives you a reduction token, here for red: from now on, red cost symbols [[R]] are free for you. From here on, I’ll confirm your turns for you.

## A volcano

learn-say-take-volcano = A volcano has come up, worth 2 CP. It costs [[RG]], but red is free for you, so you pay just one green. Take it!
learn-say-place-volcano = Put it at the right end of the bottom row. There’s nothing to choose, so its cost is paid automatically.
learn-say-volcano = A volcano demands worshipers from the display, not from your realm. Remove the three marked yellow ones.
learn-say-validated = Now the volcano is validated, and its 2 CP are yours. With too few yellow worshipers in the display, it would have been cancelled: still in place, but worth nothing.

## Going up

learn-say-take-forest = Time to build up! Take this green forest. It costs one yellow [[Y]], and you have one.
learn-say-place-forest = Above the bottom row, a tile rests on two others, and at least one of them must match its color. So this one goes on green and yellow. Curious why not next to it? Try that cell.
learn-say-forest = Forests are checked at the end of the game. This one needs two blue or green neighbors and has one: the green tile below. Keep it in mind!

## Wilderness

learn-say-take-wilderness = There are four worshipers on the region in the middle! It costs [[RYY]], and you have no yellow. Take it anyway.
learn-say-place-wilderness = You can’t pay, so you flip the tile: it becomes a wilderness, which is free. Put it at the right end of the bottom row.
learn-say-wilderness = A wilderness has no effect and counts −1 CP. But it is every color at once, which will help you soon. You can always flip a tile, even when you could pay.

## Exchange and irrigation

learn-say-take-irrigation = This irrigation costs one white [[W]]. You have none, but take it anyway: there’s a way.
learn-say-exchange = At any time during your turn, you can exchange three worshipers of one color for one of another. Press “Exchange 3 for 1,” give three green [[w:GGG]], and take one white [[w:W]].
learn-say-place-irrigation = An irrigation must sit on a certain color, here red [[R]]. Put it on your volcano, which is red, and on the wilderness, which counts as blue.
learn-say-irrigation = Validated: 1 more CP! An irrigation is checked only once, when you place it. On other colors, it would have been cancelled.

## Temples

learn-say-take-temple = You know the drill by now. Take the white temple with its two blue worshipers.
learn-say-place-temple = It completes your bottom row: put it at the right end.
learn-say-pay-temple = Pay its [[*]] with a blue worshiper. You have plenty.
learn-say-temple = At the end, temple tokens are awarded: the player with the most temple symbols takes 7 CP, the next takes 2. Without a temple, you get none. Right now, the 7 would be yours.

## Gods, and a full realm

learn-say-god = Once per game, each player takes a god instead of a region, on any turn. Each god helps in a different way. Take the Goddess of Love!
learn-say-gain = She gives you five worshipers of your choice right away. Choose two white, two yellow, and one green in your realm.
learn-say-discard = Now you have 11 worshipers, but you can only keep 10 at the end of your turn. Discard a red one: red is free for you anyway.

## A village

learn-say-take-village = One effect is left: the village. Take it. There are four worshipers on it, so your realm fills up again.
learn-say-place-village = It’s yellow. Between your farm and your volcano, it sits on yellow.
learn-say-village = Its cost is paid. To validate a village, you pay a few more worshipers of any color. Pay two red and one blue.
learn-say-cancelled = Done: 2 CP! Villages, volcanoes, and irrigations must be validated when you place them. Otherwise they are cancelled: they keep their color but lose their CP.

## The end of the game

learn-say-later = A few rounds later, it’s your last turn. You have 19 CP, and Mira has 18. Make it count!
learn-say-take-last = Take this green forest, worth 4 CP. The blue worshiper on it gives you everything you need to pay its cost [[BYYW]].
learn-say-place-last = One cell is left, at the very top. The wilderness below counts as green, so the forest can go there.
learn-say-over = Mira had no god yet, so she had to take one now. All 15 rounds are over: let’s count!
learn-say-score-forests = Forests first. The one at the top needs two yellow or white neighbors and has three. The lower one needed one more: the wilderness next to it, which is every color, does the job.
learn-say-score-cancelled = Your two wildernesses cost you 1 CP each. Mira also has two, plus a cancelled volcano: its 5 CP are lost.
learn-say-score-temples = Temples: Mira has four symbols and takes the 7. You have one and take the 2.
learn-say-score-gods = Gods: Love is worth 1 CP. Mira’s God of Harvests wants the most validated villages. You have two and she has none, so he earns her nothing.
learn-say-score-total = 23 to 18: the seat among the gods is yours! If you had tied, whoever had more worshipers left would have won.
learn-say-finish = You know everything you need. The game always shows what you can do and explains what you can’t. Have fun creating universes!
