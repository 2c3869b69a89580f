### The workshop: tile sets of one’s own, how balanced they are, and games with them.

workshop-title = Workshop
workshop-lead = Make your own tiles: change what you like, see it drawn at once, and let bots test how balanced it is. Then play with them, here or online.
workshop-from-standard = Start from the standard tiles
workshop-from-blank = Start from plain tiles
workshop-from-file = Open a file
workshop-from-file-says = A JSON file from here or from “orbis tiles --json”. You can also drop it on this page.
workshop-drop = Drop the file to open its tiles
workshop-new-name = My tiles
workshop-unnamed = Unnamed
workshop-drafts = Your tile sets
workshop-no-drafts = Sets you work on are kept in this browser and appear here.
workshop-delete = Delete for good
workshop-delete-one = Delete { $name }
workshop-file-toml = This is TOML. “orbis tiles --set FILE --json” converts it to JSON, which works here.
workshop-file-wrong = This file isn’t a tile set.
workshop-file-large = This file is far too large for a tile set.
workshop-not-drawable = These tiles can’t be opened, because some of them can’t even be drawn:
workshop-full = This browser can’t keep another set. There can be { $most }; delete one you no longer need.
workshop-no-room = This browser couldn’t save a set; its storage may be full or turned off.
workshop-no-draft = This set isn’t in this browser. It may have been deleted, or made in another browser.
workshop-link-damaged = This link is damaged or incomplete, so there are no tiles in it. Ask for it again.
workshop-link-wrong = The tiles in this link can’t be used:

## A set being edited

workshop-all = All your tile sets
workshop-undo = Undo
workshop-redo = Redo
workshop-views = Workshop
workshop-tiles = Tiles
workshop-tile = Edit
workshop-balance-tab = Balance
workshop-unsaved = This browser couldn’t save the set; its storage may be full or turned off. Save it as a file.
workshop-shared = Somebody shared these tiles with you.
workshop-keep = Keep a copy
workshop-no-tile = There are no tiles. Add one with a plus.
workshop-level = Level { $level }
workshop-level-tiles = { $count } of { $expected } tiles
workshop-add = Add a tile: { $color }, level { $level }
workshop-tile-said = Taken in { $taken } of games; of those, face up in { $faceUp }.
workshop-tile-before = Previous tile
workshop-tile-after = Next tile
workshop-number = Number
workshop-color = Color
workshop-colors = Colors
workshop-less = { $label }: one less
workshop-more = { $label }: one more
workshop-used-with = Used with how many players
workshop-duplicate = Duplicate
workshop-remove = Remove
workshop-move-before = Move forward among tiles of this color and level
workshop-move-after = Move back among tiles of this color and level

## What is wrong

workshop-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
workshop-no-problems = No problems
workshop-field-name = Name
workshop-field-regions = Tiles
workshop-field-gods = Gods
workshop-field-temple-tokens = Temple tokens
workshop-field-id = Id
workshop-field-color = Color
workshop-field-level = Level
workshop-field-cost = Cost
workshop-field-effect = Effect
workshop-field-cp = Creation points
workshop-field-star = Star
workshop-field-mystic = Mystic value
workshop-field-content = Content
workshop-count-tiles = Tiles of level { $level }
workshop-count-white = Level { $level } tiles for 4 players only (white star)
workshop-count-purple = Level { $level } tiles for 3 and 4 players (purple star)
workshop-wrong-number = { $effect }: the number must be from { $least } to { $most }
workshop-wrong-colors = { $effect }: choose from { $least } to { $most } colors

## The balance estimate

workshop-balance = Balance estimate
workshop-balance-says = Quick bots play these games in your browser. They judge a turn by how good the position looks after it, so take the figures as a first impression. Ranges are 95 % confidence intervals. “Standard” is the same with the standard tiles and the same bots.
workshop-players = Players
workshop-with-players = with { $players } players
workshop-pause = Pause the estimate
workshop-go-on = Resume the estimate
workshop-progress = Games played
workshop-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
workshop-status-waiting = waits until the problems are solved
workshop-status-playing = bots are playing
workshop-status-paused = paused
workshop-status-done = done
workshop-status-failed = the bots couldn’t play here: this needs WebAssembly
workshop-mean-score = Mean score: { $score }
workshop-old = These are the figures from before the last change.
workshop-verdict = Target
workshop-verdict-ok = met
workshop-verdict-undecided = undecided
workshop-verdict-missed = missed
workshop-verdict-none = no target
workshop-found = Found
workshop-standard = Standard
workshop-standard-is = Standard tiles: { $value }.
workshop-at-least = Target: at least { $low }.
workshop-at-most = Target: at most { $high }.
workshop-from-to = Target: { $low } to { $high }.
workshop-seat = Seat { $seat }
workshop-target-winning-score = Winning score
workshop-target-winning-score-says = The median score of the winners.
workshop-target-wildernesses = Wildernesses per player
workshop-target-wildernesses-says = How many tiles a player turns over.
workshop-target-seats = Wins by seat
workshop-target-seats-says = In turn order, compared with a fair share: 1 is fair.
workshop-target-gods = Wins by god
workshop-target-gods-says = Wins of a god’s holders, compared with a fair share: 1 is fair.
workshop-target-colors = Winners’ colors
workshop-target-colors-says = A color’s share of the winners’ face-up tiles, compared with everybody’s: 1 is even.
workshop-target-face-up = Tiles placed face up
workshop-target-face-up-says = How often a tile lies face up when it is taken. This is the tile nearest to failing.
workshop-target-top-token = Wins with the top temple token
workshop-target-top-token-says = How often the holder of the most valuable temple token wins.
workshop-tile-figures = How bots use this tile, by number of players
workshop-taken = Taken
workshop-face-up = Face up

## Sharing and playing

workshop-share = Share
workshop-link-says = This link contains all tiles. Anyone who opens it can look at them, play with them, and change a copy.
workshop-link-text = Orbis tiles: { $name }
workshop-share-wrong = A link can only carry a set without problems. You can save it as a file at any time.
workshop-file-says = As a file, the set can be opened here, chosen for a new game, and used with the orbis command.
workshop-download = Save as a file
workshop-play = Play
workshop-play-wrong = { $count ->
    [one] These tiles have { $count } problem. Solve it, and you can play with them.
   *[other] These tiles have { $count } problems. Solve them, and you can play with them.
}
workshop-play-online = Other players, online, and more
