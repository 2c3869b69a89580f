### The words of the game: colors, tiles, gods, what happened, and why something isn’t allowed.
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
worshiper-says = Worshipers pay for regions, villages, and the God of Death. When you take a region, you collect the ones on it. You can keep 10 at the end of your turn.

## Lands, levels and points

land-R = Volcanic land
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
cp-says = Creation points ({ -cp }): whoever has the most after 15 rounds wins.

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
    [one] Proselytism: gain { $number } worshiper of any color.
   *[other] Proselytism: gain { $number } worshipers of any color.
}
effect-farm-says = Farm: take the reduction token { $colors }. From your next tile on, cost symbols of this color are free.
effect-village-says = { $number ->
    [one] Village: when you place it, pay { $number } worshiper of any color. Otherwise it is cancelled and scores nothing.
   *[other] Village: when you place it, pay { $number } worshipers of any color. Otherwise it is cancelled and scores nothing.
}
effect-forest-says = { $number ->
    [one] Forest: scores at the end of the game if at least { $number } neighbor has one of these colors: { $colors }.
   *[other] Forest: scores at the end of the game if at least { $number } neighbors have one of these colors: { $colors }.
}
effect-volcano-says = { $number ->
    [one] Volcano: when you place it, remove { $number } worshiper of these colors from the display: { $colors }. Otherwise it is cancelled and scores nothing.
   *[other] Volcano: when you place it, remove { $number } worshipers of these colors from the display: { $colors }. Otherwise it is cancelled and scores nothing.
}
effect-irrigation-says = Irrigation: when you place it, one of the two tiles right below must be this color: { $colors }. Otherwise it is cancelled and scores nothing.
effect-temple-says = { $number ->
    [one] Temple: { $number } temple symbol. Whoever has the most at the end takes the best temple token.
   *[other] Temple: { $number } temple symbols. Whoever has the most at the end takes the best temple token.
}
effect-sacred-stone-says = Sacred stone: no condition. It simply scores.

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
god-love-says = Gain 5 worshipers of your choice right away. Worth 1 { -cp }.
god-apprentice-says = Worth 2 { -cp }, no matter what.
god-oceans-says = Worth 3 { -cp } if nobody has more validated irrigations than you.
god-fire-says = Worth 3 { -cp } if nobody has more validated volcanoes than you.
god-nature-says = Worth 3 { -cp } if nobody has more validated forests than you.
god-harvests-says = Worth 3 { -cp } if nobody has more validated villages than you.
god-technology-says = Worth 3 { -cp } if nobody has fewer wildernesses than you.
god-idleness-says = Your wildernesses cost you no { -cp }. Worth 1 { -cp }.
god-equilibrium-says = Worth 3 { -cp } if you have a validated village, a temple, and a validated volcano.
god-death-says = Pay 6 worshipers right away, and he is worth 3 { -cp }. Otherwise he is cancelled.

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
wilderness-says = A flipped tile. It costs nothing, has no effect, and counts −1 { -cp }. It can go on any two tiles and counts as every color.
cancelled = Cancelled
cancelled-says = This tile scores nothing. Its color still counts.
unfulfilled = Unfulfilled
unfulfilled-says = This forest has too few matching neighbors. Without more, it scores nothing at the end.
temple-token = Temple token: { $cp } { -cp }
temple-token-says = Awarded at the end: the player with the most temple symbols takes the best token, then the next player picks, and so on. Without a temple, you get none.
reduction = Reduction token: { $color }
reduction-says = Cost symbols of this color are free for you. You still pay for multicolor symbols.
mystic-value = Mystic value
mystic-value-says = Breaks ties for temple tokens: the highest mystic value on a single white tile goes first.
star-says = Stars only matter for setup. Tiles with a white star stay in the box with two or three players, tiles with a purple star with two.
pile = { $count ->
    [one] Level { $level }: { $count } tile left
   *[other] Level { $level }: { $count } tiles left
}
cost = Cost
cost-free = none
cost-says = To place this tile face up, pay one worshiper for each symbol. A multicolor symbol takes any color.

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
    [one] generates { $color } on { $count } neighbor
   *[other] generates { $color } on { $count } neighbors
}
did-collect = collects { $what }
did-god = takes { $god }
did-place = places it face up in row { $row }, column { $column }
did-wilderness = flips it: wilderness in row { $row }, column { $column }
did-pay = pays { $what }
did-give = gives back { $what }
did-give-pay = pays { $what } for multicolor symbols
did-give-village = pays { $what } for the village
did-give-death = pays { $what } to the God of Death
did-give-discard = discards { $what }
did-exchange = exchanges { $give } for { $get }
did-gain = gains { $what }
did-remove = removes { $what } from the display
did-reduction = gets the reduction token { $color }
did-cancelled = the tile is cancelled
did-god-cancelled = the god is cancelled
did-refill = new in the display: { $tile }

## What to do now

prompt-take = Your turn! Take a region from the display, or a god.
prompt-take-region-only = Your turn! Take a region from the display.
prompt-take-god-only = Your universe is complete. Take your god!
prompt-place = Where does it go? Place it face up, or flip it to wilderness.
prompt-pay = { $count ->
    [one] Choose { $count } worshiper to pay for the multicolor symbol.
   *[other] Choose { $count } worshipers to pay for the multicolor symbols.
}
prompt-village = { $count ->
    [one] Pay { $count } worshiper to validate the village, or let it be cancelled.
   *[other] Pay { $count } worshipers to validate the village, or let it be cancelled.
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
    [one] Pay { $count } worshiper to the God of Death, or let him be cancelled.
   *[other] Pay { $count } worshipers to the God of Death, or let him be cancelled.
}
prompt-discard = You can keep 10 worshipers. Discard { $count }.
prompt-complete = Your turn is complete. Confirm it, or undo a step.
prompt-waiting = { $name }’s turn
prompt-thinking = { $name } is thinking…
prompt-plays = { $name } plays…
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
why-always = no condition
why-most = nobody has more
why-not-most = somebody has more
why-fewest = nobody has fewer
why-not-fewest = somebody has fewer
why-balanced = has a village, a temple, and a volcano
why-unbalanced = lacks a village, a temple, or a volcano
why-paid = the 6 worshipers were paid
why-cancelled = the 6 worshipers were not paid
tie-worshipers = Tied on points: whoever has more worshipers left wins.
tie-shared = Tied on points and worshipers: the victory is shared.

## Why not? The rules

error-action-unknown = Unknown action: { $action }
error-action-game-over = The game is over. There’s nothing left to take.
error-action-other-step = { $step ->
    [take] Not yet: take a region or a god first.
    [place] Not yet: place your tile first, face up or as wilderness.
    [pay] Not yet: choose the worshipers for the multicolor symbols first.
    [village] Not yet: pay for the village first, or let it be cancelled.
    [volcano] Not yet: remove worshipers for the volcano first, or let it be cancelled.
    [gain] Not yet: choose the worshipers you gain first.
    [death] Not yet: pay the God of Death first, or let him be cancelled.
    [discard] Not yet: discard down to 10 worshipers first.
   *[over] The game is over.
}
error-action-universe-complete = Your universe has all 14 regions. All that’s left to take is a god.
error-action-god-taken-already = Each player takes exactly one god, and you already have yours: { $god }.
error-action-god-not-there = { $god } isn’t on the table. Still available: { $left }.
error-action-no-left-end = The bottom row is still empty, so there is only one cell for its first tile.
error-action-row-full = The bottom row already has its five tiles. Build higher!
error-action-cell-occupied = There’s already a tile here. Choose an empty cell.
error-action-not-supported = A tile must rest on two tiles in the row below, and they aren’t both there yet.
error-action-no-color-below = Neither tile below matches the color { $color } of { $tile }. Flipped to wilderness, it can go here.
error-action-cost-not-payable = { $tile } costs { $cost }, and you’re missing { $missing }. Exchange three of one color for one, or flip the tile.
error-action-no-such-worshiper = You have no worshiper of the color { $color }. Choose one you have.
error-action-too-few-to-pay = { $needed ->
    [one] This takes { $needed } worshiper, and you have { $held }. You can only let it be cancelled.
   *[other] This takes { $needed } worshipers, and you have { $held }. You can only let it be cancelled.
}
error-action-color-not-listed = This volcano removes only { $colors }, not { $color }.
error-action-none-on-this-tile = There’s no worshiper of the color { $color } on this tile. Choose a tile that has one.
error-action-already-begun = You’ve started to pay, and it’s all or nothing. Undo the payment if you’ve changed your mind.
error-action-fewer-than-three = An exchange takes three worshipers of one color. You have { $held } of the color { $color }.
error-action-payment-at-risk = After this exchange, you’d have too few worshipers to finish paying.
error-turn-incomplete = { $step ->
    [take] Your turn isn’t complete: take a region or a god.
    [place] Your turn isn’t complete: place your tile.
    [pay] Your turn isn’t complete: pay the cost.
    [village] Your turn isn’t complete: decide about the village.
    [volcano] Your turn isn’t complete: decide about the volcano.
    [gain] Your turn isn’t complete: choose the worshipers you gain.
    [death] Your turn isn’t complete: decide about the God of Death.
   *[discard] Your turn isn’t complete: keep at most 10 worshipers.
}
error-turn-too-long = The turn was already complete before action { $number }.
error-turn-complete = Your turn is complete. All that’s left is to confirm it.
error-action-malformed = This isn’t a valid action.
error-turn-malformed = This isn’t a valid turn.

## Why not? The table and the server

error-absence-nobody = Nobody is late or away anymore.
error-absence-not-asked = That’s for the other players to decide.
error-analysis-off = Hints and reviews are off at this table.
error-chat-full = You have sent { $most } messages, the most this table allows.
error-events-after = The page has lost track of the game. Please reload it.
error-guest-unknown = The server doesn’t know you yet. Please choose a name.
error-move-other-guest = You already play here as { $name }. This link is { $other }’s: if you continue, this device plays as { $other }, and the games you play as { $name } can no longer be reached from here. Only continue if you made the link yourself.
error-move-unknown = This link has expired or was already used. Create a new one on your other device.
error-request-key-used = The page mixed up two requests. Please load it again.
error-request-malformed = The server didn’t understand this ({ $where }: { $reason }).
error-request-method = The server doesn’t allow this here.
error-request-not-json = The server didn’t understand this.
error-request-origin = This came from another site, so the server refused it.
error-request-refused = The server refused this.
error-request-too-large = This is too much for the server to handle at once.
error-request-too-many = That was a bit fast. Wait a moment and try again.
error-request-unknown = There’s nothing at this address.
error-seat-no-stand-in = No bot is playing for this seat.
error-seat-not-yours = This isn’t your seat.
error-seat-stand-in = A bot is playing for this seat. Take over again first.
error-seat-taken = This seat is taken. Choose another one.
error-seat-unknown = This table has no such seat.
error-seat-which = You have several seats. Choose one of them.
error-server-busy = The bots are busy right now. Try again in a moment.
error-server-failed = Something went wrong on the server. Try again.
error-server-full = The server is full right now. Try again later.
error-server-stopping = The server is restarting. It will be back in a moment.
error-server-storage = The server can’t reach its database. Nothing is lost; try again in a moment.
error-table-busy = This table is busy right now. Try again.
error-table-full = This table has no free seat.
error-table-log-full = Too much has happened at this table. You can only play on.
error-table-not-host = Only the host can do this.
error-table-not-seated = Only players at this table can do this.
error-table-open-seats = Some seats are still open. Wait for players, or fill them with bots.
error-table-status = { $status ->
    [open] The game hasn’t started yet.
    [playing] The game is already under way.
    [over] The game is over.
   *[closed] This table is closed.
}
error-table-too-many = { $most ->
    [one] You have { $most } unfinished game. Finish or discard it first.
   *[other] You have { $most } unfinished games. Finish or discard one of them first.
}
error-table-unknown = There’s no table with the code { $table }, or you can’t see it.
error-turn-not-yours = It’s not your turn.
error-turn-stale = Another turn was played in the meantime. Look at the table as it is now.
error-turn-too-early = It’s too early for this turn.

## Why not? A record from a file

error-record-not-json = This file isn’t a game record: it isn’t JSON.
error-record-malformed = This file isn’t an Orbis game record.
error-record-tile-set = The tiles in this record are unknown, or not the ones it names.
error-record-setup = The setup in this record isn’t possible.
error-record-shuffle = The tiles in this record don’t match the shuffle of its seed.
error-record-seed-hash = The seed in this record isn’t the one that was committed to before the game.
error-record-contributions = The seed in this record doesn’t follow from the secret and the players’ numbers.
error-record-turn = Turn { $turn } of this record breaks the rules.
error-record-result = The result in this record doesn’t match its turns.

## Whatever else

error-other = That didn’t work ({ $code }).
