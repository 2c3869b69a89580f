### The words of the game: colors, tiles, gods, what happened, and why something may not be done.
### Arguments named $color, $colors, $cost, $missing, $what, $give and $get arrive as icons, or as words for screen readers.

-cp = CP

## Colors and worshipers

color-R = Red
color-B = Blue
color-Y = Yellow
color-G = Green
color-W = White
color-any = Any color
worshipers = { $count ->
    [one] { $count } worshiper
   *[other] { $count } worshipers
}
worshipers-R = { $count ->
    [one] { $count } red worshiper
   *[other] { $count } red worshipers
}
worshipers-B = { $count ->
    [one] { $count } blue worshiper
   *[other] { $count } blue worshipers
}
worshipers-Y = { $count ->
    [one] { $count } yellow worshiper
   *[other] { $count } yellow worshipers
}
worshipers-G = { $count ->
    [one] { $count } green worshiper
   *[other] { $count } green worshipers
}
worshipers-W = { $count ->
    [one] { $count } white worshiper
   *[other] { $count } white worshipers
}
worshipers-any = { $count ->
    [one] { $count } worshiper of any color
   *[other] { $count } worshipers of any color
}
worshiper-says = Worshipers pay for regions, for villages and for the god of Death. You collect those that lie on a region when you take it. At the end of your turn you may keep 10.

## Lands, levels and points

land-R = Volcano land
land-B = Waters
land-Y = Fields
land-G = Woodland
land-W = Sanctuary
level = Level { $level }
cp = { $count } { -cp }
cp-long = { $count ->
    [one] { $count } creation point
   *[other] { $count } creation points
}
cp-says = Creation points ({ -cp }): whoever has the most of them after 15 rounds wins.

## Effects of regions

effect-proselytism = Proselytism
effect-farm = Farm
effect-village = Village
effect-forest = Forest
effect-volcano = Volcano
effect-irrigation = Irrigation
effect-temple = Temple
effect-sacred-stone = Sacred stone
effect-proselytism-says = { $number ->
    [one] Proselytism: gain { $number } worshiper of this color: { $colors }.
   *[other] Proselytism: gain { $number } worshipers of this color: { $colors }.
}
effect-proselytism-any-says = { $number ->
    [one] Proselytism: gain { $number } worshiper, of any color you like.
   *[other] Proselytism: gain { $number } worshipers, of any colors you like.
}
effect-farm-says = Farm: take the reduction token { $colors }. From your next tile on you pay nothing for cost symbols of this color.
effect-village-says = { $number ->
    [one] Village: give back { $number } worshiper of any color when you place it. Otherwise it is cancelled and scores nothing.
   *[other] Village: give back { $number } worshipers of any colors when you place it. Otherwise it is cancelled and scores nothing.
}
effect-forest-says = { $number ->
    [one] Forest: at the end of the game it scores if at least { $number } of its neighbors has one of these colors: { $colors }.
   *[other] Forest: at the end of the game it scores if at least { $number } of its neighbors have one of these colors: { $colors }.
}
effect-volcano-says = { $number ->
    [one] Volcano: remove { $number } worshiper from the display when you place it, of these colors: { $colors }. Otherwise it is cancelled and scores nothing.
   *[other] Volcano: remove { $number } worshipers from the display when you place it, of these colors: { $colors }. Otherwise it is cancelled and scores nothing.
}
effect-irrigation-says = Irrigation: when you place it, one of the two tiles right below must have this color: { $colors }. Otherwise it is cancelled and scores nothing.
effect-temple-says = { $number ->
    [one] Temple: { $number } temple symbol. Whoever has the most of them at the end takes the best temple token.
   *[other] Temple: { $number } temple symbols. Whoever has the most of them at the end takes the best temple token.
}
effect-sacred-stone-says = Sacred stone: no condition, it simply scores.

## Gods

god-love = Goddess of Love
god-apprentice = Apprentice Goddess
god-oceans = God of the Oceans
god-fire = Goddess of Fire
god-nature = Goddess of Nature
god-harvests = God of Harvests
god-technology = God of Technology
god-idleness = Goddess of Idleness
god-equilibrium = God of Equilibrium
god-death = God of Death
god-love-says = Gain 5 worshipers of your choice at once. Worth 1 { -cp }.
god-apprentice-says = Worth 2 { -cp }, whatever happens.
god-oceans-says = Worth 3 { -cp } if nobody has more validated irrigations than you.
god-fire-says = Worth 3 { -cp } if nobody has more validated volcanoes than you.
god-nature-says = Worth 3 { -cp } if nobody has more validated forests than you.
god-harvests-says = Worth 3 { -cp } if nobody has more validated villages than you.
god-technology-says = Worth 3 { -cp } if nobody has fewer wildernesses than you.
god-idleness-says = Your wildernesses lose you nothing. Worth 1 { -cp }.
god-equilibrium-says = Worth 3 { -cp } if you have a validated village, a temple and a validated volcano.
god-death-says = Give back 6 worshipers at once, and it is worth 3 { -cp }. Otherwise it is cancelled.

## Tiles and tokens
## $color is a letter, $effect a kind such as "volcano", $level 1 to 3.

tile-name = { tile-name.color } { $effect ->
    [farm] farm
    [village] village
    [forest] forest
    [volcano] volcano
    [irrigation] irrigation
    [temple] temple
    [sacred-stone] sacred stone
   *[proselytism] proselytism
} { tile-name.level }
    .color = { $color ->
        [R] Red
        [B] Blue
        [Y] Yellow
        [G] Green
       *[W] White
    }
    .level = { $level ->
        [1] I
        [2] II
       *[3] III
    }
tile-said = { $name }. Cost: { $cost }. { $effect } { $cp }
wilderness = Wilderness
wilderness-says = A tile turned over. It costs nothing, does nothing and counts −1 { -cp }. It may lie on any two tiles, and it counts as every color.
cancelled = Cancelled
cancelled-says = This tile scores nothing. Its color still counts.
unfulfilled = Unfulfilled
unfulfilled-says = This forest has too few neighbors of its colors. At the end of the game it scores nothing.
temple-token = Temple token: { $cp } { -cp }
temple-token-says = Handed out at the end: the player with the most temple symbols takes the best token, then the next. Without a temple you get none.
reduction = Reduction token: { $color }
reduction-says = Cost symbols of this color are free for you. Symbols of any color must still be paid.
mystic-value = Mystic value
mystic-value-says = Breaks ties for the temple tokens: the highest mystic value on one white tile goes first.
star-says = A star matters for the setup only. Tiles with a white star stay in the box with two or three players, those with a purple star with two.
pile = { $count ->
    [one] Level { $level }: { $count } tile left
   *[other] Level { $level }: { $count } tiles left
}
cost = Cost
cost-free = nothing
cost-says = To lay this tile face up, give back a worshiper for each symbol. The mixed symbol takes any color.

## Where something lies

place-said = { $place ->
    [a1] top left
    [b1] top center
    [c1] top right
    [a2] middle left
    [b2] middle center
    [c2] middle right
    [a3] bottom left
    [b3] bottom center
   *[c3] bottom right
}
cell-said = row { $row }, column { $column }

## What an action did, after the player's name: "Ada: takes Red volcano II"

did-take = takes { $tile }
did-generate = { $count ->
    [one] generates on { $count } neighbor: { $color }
   *[other] generates on { $count } neighbors: { $color }
}
did-collect = collects { $what }
did-god = takes { $god }
did-place = lays it face up in row { $row }, column { $column }
did-wilderness = turns it over: wilderness in row { $row }, column { $column }
did-pay = pays { $what }
did-give = gives back { $what }
did-give-pay = pays { $what } for symbols of any color
did-give-village = gives { $what } for the village
did-give-death = gives { $what } to the God of Death
did-give-discard = discards { $what }
did-exchange = exchanges { $give } for { $get }
did-gain = gains { $what }
did-remove = removes { $what } from the display
did-reduction = receives the reduction token { $color }
did-cancelled = the tile is cancelled
did-god-cancelled = the god is cancelled
did-refill = new in the display: { $tile }

## What to do now

prompt-take = Your turn! Take a region from the display, or a god.
prompt-take-region-only = Your turn! Take a region from the display.
prompt-take-god-only = Your universe is complete. Take your god!
prompt-place = Where does it go? Lay it face up, or turn it over as wilderness.
prompt-pay = { $count ->
    [one] Choose { $count } worshiper to pay for the symbol of any color.
   *[other] Choose { $count } worshipers to pay for the symbols of any color.
}
prompt-village = { $count ->
    [one] Give { $count } worshiper to validate the village, or let it be cancelled.
   *[other] Give { $count } worshipers to validate the village, or let it be cancelled.
}
prompt-volcano = { $count ->
    [one] Remove { $count } worshiper of these colors from the display: { $colors }. Or let the volcano be cancelled.
   *[other] Remove { $count } worshipers of these colors from the display: { $colors }. Or let the volcano be cancelled.
}
prompt-gain = { $count ->
    [one] Choose { $count } worshiper to gain.
   *[other] Choose { $count } worshipers to gain.
}
prompt-death = { $count ->
    [one] Give { $count } worshiper to the God of Death, or let him be cancelled.
   *[other] Give { $count } worshipers to the God of Death, or let him be cancelled.
}
prompt-discard = You may keep 10 worshipers. Discard { $count }.
prompt-complete = Your turn is complete. Confirm it, or undo a step.
prompt-waiting = It is the turn of { $name }.
prompt-thinking = { $name } is thinking …
prompt-over = The game is over.

## Where points come from

source-regions = Regions
source-wilderness = Wildernesses
source-god = God
source-temple-token = Temple token
source-total = Total
source-worshipers = Worshipers left
counts-scored = scores
counts-cancelled = cancelled
counts-unfulfilled = too few neighbors: { $neighbors } of { $needed }
counts-wilderness = wilderness
why-always = without a condition
why-most = nobody has more
why-not-most = somebody has more
why-fewest = nobody has fewer
why-not-fewest = somebody has fewer
why-balanced = village, temple and volcano are all there
why-unbalanced = village, temple or volcano is missing
why-paid = the 6 worshipers were paid
why-cancelled = the 6 worshipers were not paid
tie-worshipers = The points are equal: more worshipers left in the realm decide.
tie-shared = Points and worshipers are equal: the victory is shared.

## Why not? The rules

error-action-unknown = There is no such action: { $action }
error-action-game-over = The game is over. Nothing more can be taken.
error-action-other-step = { $step ->
    [take] Not yet: first take a region or a god.
    [place] Not yet: first place the tile that you took, face up or as wilderness.
    [pay] Not yet: first choose the worshipers that pay for the symbols of any color.
    [village] Not yet: first pay for the village, or let it be cancelled.
    [volcano] Not yet: first remove worshipers for the volcano, or let it be cancelled.
    [gain] Not yet: first choose the worshipers that you gain.
    [death] Not yet: first pay the God of Death, or let him be cancelled.
    [discard] Not yet: first discard down to 10 worshipers.
   *[over] The game is over.
}
error-action-universe-complete = Your universe has all its 14 regions. What is left to take is a god.
error-action-god-taken-already = Each player takes exactly one god, and you already have yours: { $god }.
error-action-god-not-there = { $god } is not on the table. Still to be had: { $left }.
error-action-no-left-end = The bottom row is still empty: there is just one cell for its first tile.
error-action-row-full = The bottom row is full with its five tiles. Go higher up!
error-action-cell-occupied = A tile lies here already. Choose a free cell.
error-action-not-supported = A tile stands on two tiles of the row below, and here they are not both there yet.
error-action-no-color-below = Neither of the two tiles below has the color { $color } of { $tile }. Turned over, as wilderness, it may lie here.
error-action-cost-not-payable = { $tile } costs { $cost }, and your realm lacks { $missing }. Exchange three of a color for one, or turn the tile over.
error-action-no-such-worshiper = Your realm has no worshiper of the color { $color }. Choose one that you have.
error-action-too-few-to-pay = { $needed ->
    [one] This takes { $needed } worshiper, and your realm has { $held }. You can only let it be cancelled.
   *[other] This takes { $needed } worshipers, and your realm has { $held }. You can only let it be cancelled.
}
error-action-color-not-listed = This volcano removes only { $colors }, not { $color }.
error-action-none-on-this-tile = No worshiper of the color { $color } lies on this tile. Choose a tile with one.
error-action-already-begun = You have begun to pay, and it is all or nothing. Undo the payment if you do not want it.
error-action-fewer-than-three = An exchange takes three worshipers of one color. Your realm has { $held } of the color { $color }.
error-action-payment-at-risk = After this exchange you would have too few worshipers for the payment that you have begun.
error-turn-incomplete = { $step ->
    [take] Your turn is not complete: take a region or a god.
    [place] Your turn is not complete: the tile must still be placed.
    [pay] Your turn is not complete: the cost must still be paid.
    [village] Your turn is not complete: decide about the village.
    [volcano] Your turn is not complete: decide about the volcano.
    [gain] Your turn is not complete: there are worshipers to gain.
    [death] Your turn is not complete: decide about the God of Death.
   *[discard] Your turn is not complete: keep 10 worshipers at most.
}
error-turn-too-long = The turn was complete already before its action { $number }.
error-turn-complete = Your turn is complete: there is nothing more to do but to confirm it.
error-action-malformed = This is not an action.
error-turn-malformed = This is not a turn.

## Why not? The table and the server

error-absence-nobody = Nobody is late or gone any more.
error-absence-not-asked = The others decide about this, not you.
error-analysis-off = This table is without hints and reviews.
error-events-after = The page has lost count of what happened. Please load it again.
error-guest-unknown = The server does not know you yet. Please choose a name.
error-move-unknown = This link has been used already, or it is too old. Make a new one on your other device.
error-request-malformed = The server did not understand this ({ $where }: { $reason }).
error-request-method = The server does not take this here.
error-request-not-json = The server did not understand this.
error-request-origin = This came from another site, so the server refused it.
error-request-refused = The server refused this.
error-request-too-large = This is too much at once for the server.
error-request-too-many = That was a bit fast. Wait a moment and try again.
error-request-unknown = There is nothing at this address.
error-seat-no-stand-in = No bot plays for this seat.
error-seat-not-yours = This seat is not yours.
error-seat-stand-in = A bot plays for this seat now. Take over again first.
error-seat-taken = This seat has been taken. Choose another one.
error-seat-unknown = The table has no such seat.
error-seat-which = You hold several seats: choose one of them.
error-server-busy = The bots are thinking hard just now. Try again in a moment.
error-server-failed = Something went wrong at the server. Try again.
error-server-full = The server is full at the moment. Try again later.
error-server-stopping = The server is about to restart. It will be back in a moment.
error-server-storage = The server cannot reach its memory. Nothing is lost; try again in a moment.
error-table-busy = A lot is happening at this table. Try again.
error-table-full = No seat is free at this table.
error-table-not-host = Only the host of the table can do this.
error-table-not-seated = Only those who sit at the table can do this.
error-table-open-seats = There are open seats: wait for players, or put bots there.
error-table-status = { $status ->
    [open] The game has not begun yet.
    [playing] The game is going on.
    [over] The game is over.
   *[closed] This table is closed.
}
error-table-too-many = { $most ->
    [one] You have { $most } table that is not over. Finish it first.
   *[other] You have { $most } tables that are not over. Finish one of them first.
}
error-table-unknown = There is no table with the code { $table }, or you may not see it.
error-turn-not-yours = It is not your turn.
error-turn-stale = Another turn has been played in the meantime. Look at the table as it is now.
error-turn-too-early = It is too early for this turn.

## Why not? A record from a file

error-record-not-json = This file is not a record of a game: it is not JSON.
error-record-malformed = This file is not a record of a game of Orbis.
error-record-tile-set = The tiles of this record are unknown, or not the ones that it names.
error-record-setup = The setup in this record is not possible.
error-record-shuffle = The tiles in this record do not come as its seed shuffles them.
error-record-seed-hash = The seed in this record is not the one that was promised before the game.
error-record-turn = A turn in this record breaks the rules: turn { $turn }.
error-record-result = The result in this record is not the one that its turns lead to.

## Whatever else

error-other = This did not work ({ $code }).
