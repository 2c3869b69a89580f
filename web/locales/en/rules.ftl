### The complete rules, and the page with all tiles. Icons are written [[R]] and [[w:R]], links to other rules ((T3)).

## The page

rules-title = Rules
rules-lead = Islands drift through the aether, and you gather them into a universe of your own. You take one tile each round. After 15 rounds, the universe with the most creation points ({ -cp }) wins. For two to four players.
rules-unofficial = Orbis is a game by Tim Armstrong. This page is unofficial, with its own text and pictures.
rules-search = Search the rules
rules-search-hint = e.g. temple, 10, exchange
rules-search-clear = Clear search
rules-found = { $count ->
    [0] No rule contains all these words.
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-link = Link to this rule: { $title }
rules-to-tiles = All tiles
rules-to-workshop = Make your own tiles
rules-to-rules = Rules
rules-players = { $count } players
rules-section-pieces = Components
rules-section-setup = Setup
rules-section-course = Overview
rules-section-turn = Taking a region
rules-section-universe = Your universe
rules-section-wilderness = Wilderness and exchange
rules-section-effects = Region effects
rules-section-gods = Gods
rules-section-end = End of the game
rules-section-questions = Questions and answers
rules-about-turn = Taking a region has seven phases, always in this order. The page handles most of them for you.
rules-about-effects = A tile placed face up takes effect at once. Some effects must be validated. If that fails, the tile is cancelled: it stays in place and keeps its color, but its { -cp } are lost for good.
rules-about-gods = “Nobody has more” means that ties are fine: several players can satisfy their gods this way.
rules-about-questions = Where rulebooks are silent or disagree, this is how we play.

## Pictures

picture-tile-cost = cost
picture-tile-effect = effect
picture-tile-cp = creation points
picture-tile-level = level
picture-tile-star = star
picture-tile-mystic = mystic value
picture-setup-level = regions of level { $level }
picture-setup-gods = gods
picture-setup-tokens = temple tokens
picture-display-generate = You take the framed blue tile. Its three neighbors get one blue worshiper each, and the red and yellow worshipers on it are yours.
picture-cost-reduction = With the green reduction token, this tile costs only one red worshiper.
picture-pyramid = The framed cell has six neighbors: two beside it, two below, and two above.
picture-placement = Where a green tile can go: cells with a check mark are open. Cells with a cross have no green tile below, or only one tile.
picture-wilderness = The wilderness counts as blue and red at once: the blue tile can go on it, and its irrigation is validated.
picture-village = Paid on the left, unpaid on the right: a cancelled tile scores nothing.
picture-forest-neighbors = This forest needs three green or white neighbors. It has three, one of them a wilderness.
picture-volcano = This volcano needs three yellow worshipers. They are removed from the display, here from two tiles.
picture-irrigation = Red must be right below: validated on the left, cancelled on the right.
picture-temple-ranking = Ada has the most temple symbols. Bo and Cy are tied, and Bo has the higher mystic value.
picture-name-a = Ada
picture-name-b = Bo
picture-name-c = Cy
picture-symbols = { $count ->
    [one] { $count } temple symbol
   *[other] { $count } temple symbols
}
picture-mystic = mystic value { $value }

## What there is

rule-C1-title = Region tiles
rule-C1 = There are 65 regions, islands on hexagons: 20 of level 1, 20 of level 2, and 25 of level 3. Each has one of five colors: [[RBYGW]]
rule-C2-title = Anatomy of a region
rule-C2 = At the top is its cost: one symbol for each worshiper you pay, where [[*]] means any color. No symbols means it is free. Then come its creation points, effect, and level. A star only matters for setup. White tiles may also have a mystic value, which breaks ties between temples.
rule-C3-title = God tiles
rule-C3 = Ten gods, each with a different power. A few of them appear in each game, and one will be yours. ((G2))
rule-C4-title = Worshipers
rule-C4 = Small figures in the five colors: [[w:RBYGW]] They come from the aether, which never runs out. The ones you own make up your realm.
rule-C5-title = Cancellation tokens
rule-C5 = These mark tiles that failed their condition. A cancelled tile scores nothing.
rule-C6-title = Reduction tokens
rule-C6 = One for each color. You get them from farms, and they make your tiles cheaper. ((E1))
rule-C7-title = Temple tokens
rule-C7 = They are worth 2, 4, 7, 9, and 11 { -cp } and go to players with temples. Each game uses one per player. ((F1))

## Setting up

rule-S1-title = Regions in play
rule-S1 = With four players, use all 65 regions. With three, the 14 regions with a white star stay in the box. With two, so do the 14 with a purple star.
rule-S2-title = Gods in play
rule-S2 = Gods are drawn at random and placed face up: one more than there are players.
rule-S3-title = Temple tokens in play
rule-S3 = With two players: 7 and 2. With three: 9, 4, and 2. With four: 11, 7, 4, and 2.
rule-S4-title = Piles and display
rule-S4 = Each level is shuffled separately into a face-down pile. Nine level 1 regions are laid out in a three-by-three grid: this is the display.
rule-S5-title = First player
rule-S5 = Everyone starts with an empty realm and an empty universe. In the box version the youngest player goes first; here the table decides. Play then goes clockwise. ((R18))
rule-S6-title = The count works out
rule-S6 = There are 14 regions for each player plus nine more. So the last refill uses the last tile, and nine regions are left when the game ends.

## How a game goes

rule-G1-title = One tile per turn
rule-G1 = A game lasts 15 rounds, and each player takes one turn per round. On your turn, you take exactly one tile: one of the nine regions in the display, or one of the remaining gods.
rule-G2-title = One god, 14 regions
rule-G2 = Everyone ends up with one god and 14 regions. You choose when to take your god, but you do it exactly once. If you have 14 regions and no god, you must take a god. It goes next to your universe, and any immediate effect happens at once. The display stays as it is. ((R10))

## Taking a region

rule-T1-title = 1. Generate
rule-T1 = Each tile next to the one you chose (above, below, left, and right) gets one new worshiper of the chosen tile’s color. Diagonal tiles get none, and neither does the chosen tile. This happens every time, even if you flip the tile afterwards.
rule-T2-title = 2. Collect
rule-T2 = All worshipers on the chosen tile go to your realm.
rule-T3-title = 3. Pay
rule-T3 = Pay one worshiper for each symbol in the cost: one of that color, or one of any color for [[*]]. You can pay with worshipers you have just collected. A reduction token makes all symbols of its color free, but never [[*]].

    If you can’t or don’t want to pay, the tile becomes a wilderness and costs nothing. ((W1))
rule-T4-title = 4. Place
rule-T4 = Place the tile in your universe, following the rules of the pyramid. If it doesn’t fit anywhere, or you don’t want it face up, it becomes a wilderness. ((U2)) ((U3)) ((U4))
rule-T5-title = 5. Effect
rule-T5 = A tile placed face up now takes effect. A wilderness has no effect.
rule-T6-title = 6. Ten worshipers at most
rule-T6 = If your realm now holds more than 10 worshipers, discard down to 10. You choose which.
rule-T7-title = 7. Refill
rule-T7 = A new tile fills the gap in the display. It comes from the level 1 pile; when that is empty, from level 2, and finally from level 3.

## Your universe

rule-U1-title = The pyramid
rule-U1 = Your universe is a pyramid of 14 regions: five in the bottom row, then four, three, and two. Above the bottom row, every tile rests on two tiles. A tile in the middle has six neighbors.
rule-U2-title = The bottom row
rule-U2 = Any color can go here. The first tile starts the row, and each new one goes at its left or right end, so there are never any gaps. Five tiles complete the row.
rule-U3-title = On two tiles
rule-U3 = From the second row up, a tile needs both tiles below it.
rule-U4-title = A matching color below
rule-U4 = From the second row up, at least one of the two tiles below must match the color of the new tile. A wilderness below counts as every color, and a wilderness you place doesn’t need to match.
rule-U5-title = In any order
rule-U5 = You can start a higher row before the one below is complete.

## Wilderness and exchange

rule-W1-title = Wilderness
rule-W1 = A face-down tile is a wilderness. You can flip any region you take, whether you have to or just want to. It costs nothing, has no effect, and counts −1 { -cp } at the end.

    A wilderness can go on any two tiles, or at an end of the bottom row. It is also wild: it counts as all five colors at once, for tiles on it, irrigations above it, and forests next to it.
rule-X1-title = Exchange
rule-X1 = At any time during your turn, you can exchange three worshipers of one color for one of another color, as often as you like.

## What regions do

rule-E1-title = { effect-farm }
rule-E1 = Take the reduction token of the color shown. From your next tile on, cost symbols of this color are free for you. You still pay for multicolor symbols [[*]], villages, and the God of Death.
rule-E2-title = { effect-village }
rule-E2 = Pay the number of worshipers shown, in any colors, to validate it. If you can’t or don’t want to, it is cancelled.
rule-E3-title = { effect-forest }
rule-E3 = Checked at the end of the game: it scores if at least the number of neighbors shown have one of its colors. Until then, more neighbors can still join, and nothing is lost.
rule-E4-title = { effect-volcano }
rule-E4 = Remove the number of worshipers shown, each in one of its colors, from the eight tiles left in the display to validate it. They return to the aether. You can take them from several tiles, including worshipers you have just generated.

    It’s all or nothing. If you can’t or don’t want to remove all of them, you remove none, and the volcano is cancelled.
rule-E5-title = { effect-irrigation }
rule-E5 = When you place it, one of the two tiles right below must have the color shown. If so, it is validated; otherwise, it is cancelled.
rule-E6-title = { effect-temple }
rule-E6 = It shows one or more temple symbols. At the end, the players with the most symbols get the best temple tokens. ((F1))
rule-E7-title = { effect-proselytism }
rule-E7 = Gain worshipers from the aether: one or two of the color shown, or one of any color.
rule-E8-title = { effect-sacred-stone }
rule-E8 = No effect and no condition: it is worth 1 { -cp }.

## The gods

rule-D1-title = { god-love }
rule-D1 = Gain five worshipers of any colors right away. She is worth 1 { -cp }.
rule-D2-title = { god-apprentice }
rule-D2 = She is worth 2 { -cp }, with no conditions.
rule-D3-title = { god-oceans }
rule-D3 = He is worth 3 { -cp } if nobody has more validated irrigations than you.
rule-D4-title = { god-fire }
rule-D4 = She is worth 3 { -cp } if nobody has more validated volcanoes than you.
rule-D5-title = { god-nature }
rule-D5 = She is worth 3 { -cp } if nobody has more forests that score than you.
rule-D6-title = { god-harvests }
rule-D6 = He is worth 3 { -cp } if nobody has more validated villages than you.
rule-D7-title = { god-technology }
rule-D7 = He is worth 3 { -cp } if nobody has fewer wildernesses than you.
rule-D8-title = { god-idleness }
rule-D8 = Your wildernesses count 0 { -cp } instead of −1, and she is worth 1 { -cp }.
rule-D9-title = { god-equilibrium }
rule-D9 = He is worth 3 { -cp } if your universe has a validated village, a temple, and a validated volcano.
rule-D10-title = { god-death }
rule-D10 = Pay six worshipers of any colors when you take him, and he is worth 3 { -cp }. If you can’t or don’t want to, he is cancelled and worth nothing.

## The end

rule-F1-title = Temple tokens
rule-F1 = After the last round, each player with temple symbols takes one token: the player with the most symbols takes the best one, the next player the best one left, and so on. In a tie, the highest mystic value on a single white tile goes first. Without a temple symbol, you get no token.
rule-F2-title = The score
rule-F2 = Add up the { -cp } of your regions, god, and temple token, and subtract 1 for each wilderness. Cancelled tiles and forests with too few matching neighbors count 0.
rule-F3-title = The winner
rule-F3 = Whoever has the most { -cp } wins. In a tie, the player with more worshipers left in their realm wins; if that is tied too, the victory is shared.

## Questions and answers

rule-R2-title = Can I exchange for the same color?
rule-R2 = No, it must be a different one. You would only lose two worshipers. ((X1))
rule-R3-title = Is the god part of the pyramid?
rule-R3 = It may look down from the top, but it is not a neighbor and supports no tiles. A universe has 14 regions. ((U1))
rule-R5-title = Do temples count by tile or by symbol?
rule-R5 = By symbol: a tile with two symbols counts twice. ((F1))
rule-R6-title = Can an irrigation go in the bottom row?
rule-R6 = Yes, but there is nothing below it, so it is cancelled. ((E5))
rule-R7-title = Which tile below an irrigation counts?
rule-R7 = Either of the two. ((E5))
rule-R8-title = When is an irrigation checked?
rule-R8 = Only once, when you place it. ((E5))
rule-R9-title = Does the limit of ten apply after taking a god?
rule-R9 = Yes. It applies at the end of every turn, even with the Goddess of Love. ((T6))
rule-R10-title = What happens to the display when someone takes a god?
rule-R10 = Nothing. No worshipers are generated or collected, and there is no gap to refill.
rule-R11-title = Does a farm make itself cheaper?
rule-R11 = No. You pay first and get its token afterwards. ((E1))
rule-R12-title = Who has “the most” when nobody has any?
rule-R12 = Everyone is tied at zero, so the god is satisfied.
rule-R13-title = What if mystic values are tied too?
rule-R13 = Then, among those tied, the player later in turn order goes first. This can’t happen with the standard tiles, whose mystic values all differ. ((F1))
rule-R14-title = Can I pay for a tile and then flip it?
rule-R14 = There’s no reason to. Just flip it and keep your worshipers. ((W1))
rule-R15-title = If a forest shows several colors, how many of each does it need?
rule-R15 = They count together. Every neighbor in any of the colors helps. ((E3))
rule-R16-title = Can a volcano remove worshipers generated the same turn?
rule-R16 = Yes. They are in the display before the volcano takes effect. ((E4))
rule-R17-title = Can I take a second farm of the same color?
rule-R17 = Yes, but it gives you nothing new. The standard tiles have only one farm of each color. ((E1))
rule-R18-title = Who goes first here?
rule-R18 = The table picks a seat or leaves it to chance. Only you know who is the youngest. ((S5))
rule-R19-title = Does a flipped tile’s mystic value count?
rule-R19 = No. Only the back of a wilderness counts. ((F1))

## All tiles

tiles-title = All tiles
tiles-lead = The 65 regions of the standard set and what they do. The original list has never been published, so this set is our own. It matches everything that is known.
tiles-color = Color
tiles-level = Level
tiles-effect = Effect
tiles-players = Players
tiles-every = all
tiles-shown = { $count ->
    [0] No tiles match.
    [one] { $count } tile
   *[other] { $count } tiles
}
tiles-gods = The ten gods
tiles-star-white = White star: only with four players
tiles-star-purple = Purple star: with three or four players
tiles-mystic = Mystic value { $value }
