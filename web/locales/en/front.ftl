### The front page: play now, play with others, games to go on with, one's name and devices.

front-eyebrow = Orbis, the board game by Tim Armstrong
front-title = Create a universe in fifteen turns
front-lead = Take lands, gather worshipers and build a pyramid that is worth more than the universes of the other gods.
front-picture = A universe: fourteen floating lands in a pyramid, and a god on top
front-play = Play now
front-playing = Setting up the table …
front-learn = Learn in ten minutes
front-opponents = Opponents
front-strength = Strength
front-opponents-said = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-default-name = Player
front-you = You play as { $name }.
front-rename = Change name
front-devices = Use on another device
front-name = Your name
front-save = Save
front-cancel = Cancel

## With others

front-together = Play with others
front-create = Create a table
front-create-says = Invite friends by a link, a code or a QR code.
front-pass = Pass and play
front-pass-says = Two to four people at this screen.
front-join = Join by code or link
front-join-go = Go
front-join-example = K7MQ 2XWD
front-join-wrong = This is not a code or a link of a table. A code has eight letters and digits.
front-replay = Replay a file
front-replay-says = Choose a record of a game, or drop it anywhere on this page.
front-drop = Let go to replay this game
front-file-unreadable = This file could not be read.

## Lists of tables

front-tables = Tables
front-tab-mine = My games
front-tab-open = Open tables
front-tab-playing = Watch
front-waiting = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
front-none-mine = Your games will be here, so that you can continue at any time.
front-none-open = No public table has a free seat just now. Create one!
front-none-playing = Nobody is playing at a public table just now.
front-show-finished = Show finished games
front-your-turn = Your turn
front-turn-of = Turn of { $name }
front-round = Round { $round } of 15
front-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
front-not-started = Not started yet
front-finished = Finished
front-pace-days = Days per turn
front-go-on = Continue
front-sit-down = Join
front-watch = Watch
front-see-replay = Replay

## Pass and play

front-people = People at this screen
front-person = Name of player { $number }
front-person-default = Player { $number }
front-bots = Bots
front-pass-hint = Whose turn it is stands on the screen. Nothing is hidden in Orbis, so all of you can look on.
front-start = Start the game

## Create a table

front-seats = Seats
front-seat = Seat { $number }
front-seat-me = Me
front-seat-here = Somebody at this screen
front-seat-open = Open, by link or code
front-seat-bots = Bots
front-seat-name = Name in seat { $number }
front-seat-add = Add a seat
front-seat-remove = Remove seat { $number }
front-public = List it for everyone
front-public-says = Otherwise it is found by its link or code only.
front-pace = Pace
front-pace-live = Live: all are here
front-pace-slow = Slow: days for a turn
front-turn-seconds = Time for a turn
front-no-limit = No limit
front-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
front-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
front-turn-days = Days for a turn
front-more = More options
front-first = Who starts
front-first-random = Drawn at random
front-watchers = Others may watch
front-analysis = Hints and reviews
front-live-score = Points during the game
front-absence = If somebody is late or gone
front-absence-ask = Ask the others
front-absence-bot = A bot plays on
front-absence-end = End the game
front-stand-in = Strength of that bot
front-bot-pause = Pause before a bot plays
front-bot-pause-none = None
front-tiles = Tiles of your own
front-tiles-says = A file as “orbis tiles --json” writes it. Without one, the standard tiles are used.
front-tiles-choose = Choose a file
front-tiles-standard = Back to the standard tiles
front-tiles-wrong = This file is not a tile set.

## Another device

front-device-says = Open this link on the other device. Your name, seats and games are there too then; this device stays signed in.
front-device-once = It works once, until { $time }. Do not give it to others: whoever opens it plays as you.
front-device-qr = QR code of the link to the other device
front-device-making = Making a link …
front-device-out = Sign out all other devices
front-device-out-done = { $count ->
    [0] There was no other device.
    [one] { $count } other device was signed out.
   *[other] { $count } other devices were signed out.
}

## Coming from another device

move-title = Continue here
move-says = Your name, seats and games come from your other device to this one. The other one stays signed in.
move-joins = You have played here as { $name }: those games come along.
move-go = Continue on this device
move-going = One moment …
move-empty = This link is not complete. On your other device, open the front page and choose “Use on another device”.
move-done = Welcome, { $name }!
