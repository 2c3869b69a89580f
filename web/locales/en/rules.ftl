### The complete rules, and the page with all tiles. Icons are written [[R]] and [[w:R]], links to other rules ((T3)).

## The page

rules-title = The rules
rules-lead = Islands drift through the aether, and you gather them into a universe of your own. You take one tile in each round. After 15 rounds the universe with the most creation points ({ -cp }) wins. Two to four can play.
rules-unofficial = Orbis is a game by Tim Armstrong. This page is unofficial: its words and pictures are our own.
rules-search = Search the rules
rules-search-hint = for example: temple, 10, exchange
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] No rule has all these words.
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-link = Link to this rule: { $title }
rules-to-tiles = All tiles
rules-to-rules = The rules
rules-players = { $count } players
rules-section-pieces = What there is
rules-section-setup = Setting up
rules-section-course = How a game goes
rules-section-turn = Taking a region
rules-section-universe = Your universe
rules-section-wilderness = Wilderness and exchange
rules-section-effects = What regions do
rules-section-gods = The gods
rules-section-end = The end
rules-section-questions = Questions and answers
rules-about-turn = A region takes you through seven phases, always in this order. The page does most of them for you.
rules-about-effects = A tile that is placed face up acts at once. Some effects must be validated. If that fails, the tile is cancelled: it stays where it is and keeps its color, but its { -cp } are gone for good.
rules-about-gods = “Nobody has more” means that ties are fine: several players can satisfy their gods in the same way.
rules-about-questions = Where rulebooks are silent or differ, we play like this.

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
picture-display-generate = You take the framed blue tile. Its three neighbors get a blue worshiper each, and the red and the yellow one that lay on it are yours.
picture-cost-reduction = With the green reduction token this tile costs only a red worshiper.
picture-pyramid = The framed cell has six neighbors: two beside it, two below and two above.
picture-placement = For a green tile: the cells marked with a check are open. Those with a cross have no green tile below, or only one tile.
picture-wilderness = The wilderness is blue and red at once: the blue tile may lie on it, and its irrigation is validated.
picture-village = Paid on the left, unpaid on the right: a cancelled tile scores nothing.
picture-forest-neighbors = This forest wants three neighbors that are green or white. It has three, one of them a wilderness.
picture-volcano = This volcano wants three yellow worshipers. They are taken from the display, here from two tiles.
picture-irrigation = Red must lie right below: so on the left it is validated, on the right it is cancelled.
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
rule-C1 = There are 65 regions, islands on hexagons: 20 of level 1, 20 of level 2 and 25 of level 3. Each belongs to one of five colors: [[RBYGW]]
rule-C2-title = What a region shows
rule-C2 = On top its cost: no symbol at all, or one for each worshiper that it wants, where [[*]] stands for any color. Then its creation points, its effect and its level. A star matters for the setup only. White tiles may also have a mystic value, which decides ties between temples.
rule-C3-title = God tiles
rule-C3 = Ten gods, each with another gift. A few of them join every game, and one will be yours. ((G2))
rule-C4-title = Worshipers
rule-C4 = Small figures in the five colors: [[w:RBYGW]] They come from the aether, which never runs dry. The ones that you own make up your realm.
rule-C5-title = Cancelled marks
rule-C5 = A mark on a tile that has missed its condition. A cancelled tile scores nothing.
rule-C6-title = Reduction tokens
rule-C6 = One for each color. Farms hand them out, and they make your tiles cheaper. ((E1))
rule-C7-title = Temple tokens
rule-C7 = They are worth 2, 4, 7, 9 and 11 { -cp } and go to those who have built temples. Each game uses as many as there are players. ((F1))

## Setting up

rule-S1-title = Which regions take part
rule-S1 = Four players use all 65 regions. With three, the 14 regions with a white star stay in the box. With two, the 14 with a purple star stay there too.
rule-S2-title = Which gods take part
rule-S2 = Gods are drawn at random and laid out for all to see: one more than there are players.
rule-S3-title = Which temple tokens take part
rule-S3 = 7 and 2 with two players, 9, 4 and 2 with three, 11, 7, 4 and 2 with four.
rule-S4-title = Piles and display
rule-S4 = Each level is shuffled on its own and makes a face-down pile. Nine regions of level 1 are laid out three by three: this is the display.
rule-S5-title = Who begins
rule-S5 = Nobody has anything yet: realms and universes are empty. In the box the youngest begins; here the table decides. Then turns go clockwise. ((R18))
rule-S6-title = It comes out even
rule-S6 = There are 14 regions for each player and nine more. So the last refill takes the last tile, and nine regions remain when the game is over.

## How a game goes

rule-G1-title = One tile a turn
rule-G1 = A game has 15 rounds, and in every round each player has a turn. In your turn you take exactly one tile: one of the nine regions of the display, or one of the gods that are left.
rule-G2-title = One god, 14 regions
rule-G2 = Everybody ends up with one god and 14 regions. When you take your god is up to you, but you do it once and never again. With 14 regions and no god, only a god is left for you. A god goes beside your universe and acts at once if it says so. The display stays as it is. ((R10))

## Taking a region

rule-T1-title = 1. Generate
rule-T1 = Every tile next to the chosen one, above, below, left and right, gets one new worshiper in the color of the chosen tile. Diagonals get none, and neither does the chosen tile. This happens every time, even if you turn the tile over afterwards.
rule-T2-title = 2. Collect
rule-T2 = All worshipers on the chosen tile come to your realm.
rule-T3-title = 3. Pay
rule-T3 = Give back one worshiper for each symbol of the cost: of its color, or whichever you like for [[*]]. You may spend the ones that you have just collected. A reduction token makes all symbols of its color free, but never [[*]].

    If you cannot pay, or do not want to, the tile becomes a wilderness and costs nothing. ((W1))
rule-T4-title = 4. Place
rule-T4 = The tile goes into your universe, where it follows the rules of the pyramid. If it fits nowhere, or you would rather not have it face up, it becomes a wilderness. ((U2)) ((U3)) ((U4))
rule-T5-title = 5. Effect
rule-T5 = Now a tile that lies face up does what it shows. A wilderness does nothing.
rule-T6-title = 6. Ten worshipers at most
rule-T6 = If your realm now holds more than 10 worshipers, give back as many as are too many. You choose which.
rule-T7-title = 7. Refill
rule-T7 = A new tile fills the gap in the display. It comes from the pile of level 1, when that is empty from level 2, and at last from level 3.

## Your universe

rule-U1-title = The pyramid
rule-U1 = Your universe is a pyramid of 14 regions: five in the bottom row, then four, three and two. Above the bottom row every tile stands on two tiles. A tile in the midst of it has six neighbors.
rule-U2-title = The bottom row
rule-U2 = Every color may lie here. The first tile begins the row, and each further one joins its left or its right end, so there are never gaps. Five tiles make it full.
rule-U3-title = On two tiles
rule-U3 = From the second row on, a tile needs both tiles below it.
rule-U4-title = The same color below
rule-U4 = From the second row on, one of these two tiles, or both, must have the color of the new tile. A wilderness below counts as every color, and a wilderness that you place need not match.
rule-U5-title = In any order
rule-U5 = You may start a higher row before the one below is full.

## Wilderness and exchange

rule-W1-title = Wilderness
rule-W1 = A tile that lies face down is a wilderness. You may turn over any region that you take: because you must, or because you want to. It costs nothing, has no effect, and counts −1 { -cp } at the end.

    A wilderness may lie on any two tiles, or at an end of the bottom row. And it is a joker: it counts as all five colors, for tiles on it, irrigations above it and forests beside it, and for several of them at once.
rule-X1-title = Exchange
rule-X1 = At any moment of your turn you may give back three worshipers of one color and gain one of another color, as often as you can.

## What regions do

rule-E1-title = { effect-farm }
rule-E1 = Take the reduction token of the color shown. From your next tile on, cost symbols of this color are free for you. Symbols of any color [[*]] must still be paid, and so must villages and the God of Death.
rule-E2-title = { effect-village }
rule-E2 = Give back as many worshipers as it shows, of any colors, and it is validated. If you cannot or do not want to, it is cancelled.
rule-E3-title = { effect-forest }
rule-E3 = It is judged when the game is over: it scores if at least as many of its neighbors as it shows have one of its colors. Up to then neighbors may still arrive, and nothing is lost.
rule-E4-title = { effect-volcano }
rule-E4 = Remove as many worshipers as it shows, each of one of its colors, from the eight tiles left in the display, and it is validated. They return to the aether. They may come from several tiles, and those that you have just generated are fair game.

    It is all or nothing. If you cannot or do not want to remove all of them, you remove none, and the volcano is cancelled.
rule-E5-title = { effect-irrigation }
rule-E5 = When you place it, one of the two tiles right below must have the color that it shows. Then it is validated, otherwise cancelled.
rule-E6-title = { effect-temple }
rule-E6 = It shows one or more temple symbols. At the end, those with the most symbols get the best temple tokens. ((F1))
rule-E7-title = { effect-proselytism }
rule-E7 = Gain worshipers from the aether: one or two of the color shown, or one of any color you like.
rule-E8-title = { effect-sacred-stone }
rule-E8 = No effect, no condition: it is worth 1 { -cp }.

## The gods

rule-D1-title = { god-love }
rule-D1 = Gain five worshipers at once, in any colors you like. She is worth 1 { -cp }.
rule-D2-title = { god-apprentice }
rule-D2 = She is worth 2 { -cp } and asks for nothing.
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
rule-D8 = Your wildernesses count 0 instead of −1 { -cp }, and she herself is worth 1 { -cp }.
rule-D9-title = { god-equilibrium }
rule-D9 = He is worth 3 { -cp } if your universe has a validated village, a temple and a validated volcano.
rule-D10-title = { god-death }
rule-D10 = Give back six worshipers of any colors when you take him, and he is worth 3 { -cp }. If you cannot or do not want to, he is cancelled and worth nothing.

## The end

rule-F1-title = Temple tokens
rule-F1 = After the last round the players with temple symbols take one token each: whoever has the most symbols takes the best token, then the next takes the best one left. In a tie, the highest mystic value on one white tile goes first. Without a temple symbol you get no token.
rule-F2-title = The score
rule-F2 = Add up the { -cp } of your regions, of your god and of your temple token, and take off 1 for each wilderness. Cancelled tiles and forests with too few neighbors count 0.
rule-F3-title = The winner
rule-F3 = The most { -cp } win. In a tie, more worshipers left in the realm decide; if they are equal too, the victory is shared.

## Questions and answers

rule-R2-title = May an exchange give back the same color?
rule-R2 = No, always another one. You would only lose two worshipers. ((X1))
rule-R3-title = Does the god belong to the pyramid?
rule-R3 = It may look down from the top, but it is no neighbor and carries nothing. A universe is made of 14 regions. ((U1))
rule-R5-title = Do temples count by tiles or by symbols?
rule-R5 = By symbols: a tile with two symbols counts twice. ((F1))
rule-R6-title = May an irrigation lie in the bottom row?
rule-R6 = Yes, but nothing lies below it there, so it is cancelled. ((E5))
rule-R7-title = Which tile below an irrigation counts?
rule-R7 = Either of the two. ((E5))
rule-R8-title = When is an irrigation checked?
rule-R8 = Once, as you place it. ((E5))
rule-R9-title = Do ten worshipers hold after taking a god, too?
rule-R9 = Yes. It is a limit for the end of every turn, even with the Goddess of Love. ((T6))
rule-R10-title = What happens in the display when a god is taken?
rule-R10 = Nothing. Nobody generates, collects or refills then.
rule-R11-title = Does a farm make itself cheaper?
rule-R11 = No. You pay first, and its token comes afterwards. ((E1))
rule-R12-title = “The most” when nobody has any?
rule-R12 = Then all are tied with zero, and the god is satisfied.
rule-R13-title = What if mystic values are tied as well?
rule-R13 = Then, of those tied, the player later in turn order takes a token first. With the standard tiles it cannot happen: all their mystic values differ. ((F1))
rule-R14-title = May I pay for a tile and then turn it over?
rule-R14 = There is no need to. Turn it over and keep your worshipers. ((W1))
rule-R15-title = A forest shows several colors: how many of each?
rule-R15 = They count together. Each neighbor in one of the colors helps. ((E3))
rule-R16-title = May a volcano remove worshipers generated in the same turn?
rule-R16 = Yes. They lie in the display before the volcano erupts. ((E4))
rule-R17-title = May I take a second farm of the same color?
rule-R17 = Yes, but it brings nothing new. In the standard tiles there is only one farm of each color. ((E1))
rule-R18-title = Who begins here?
rule-R18 = The table chooses a seat or leaves it to chance. Only you know who is the youngest. ((S5))
rule-R19-title = Does the mystic value under a wilderness count?
rule-R19 = No. A wilderness shows its back only. ((F1))

## All tiles

tiles-title = All tiles
tiles-lead = The 65 regions of the standard set and what each of them does. The true list has never been published, so this set is ours: it keeps to everything that is known.
tiles-color = Color
tiles-level = Level
tiles-effect = Effect
tiles-players = Players
tiles-every = all
tiles-shown = { $count ->
    [0] No tile is like this.
    [one] { $count } tile
   *[other] { $count } tiles
}
tiles-gods = The ten gods
tiles-star-white = White star: with four players only
tiles-star-purple = Purple star: with three or four players
tiles-mystic = Mystic value { $value }
