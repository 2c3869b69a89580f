### The front page: play now, play with others, resume games, your name and devices.

front-eyebrow = Orbis, the board game by Tim Armstrong
front-title = Create a universe in fifteen turns
front-lead = Take regions, gather worshipers, and build a pyramid that outshines every other god’s.
front-picture = A universe: fourteen floating regions in a pyramid, with a god on top
front-play = Play now
front-playing = Setting up the table…
front-learn = Learn in ten minutes
front-opponents = Opponents
front-strength = Strength
front-opponents-said = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-default-name = Player
front-you = Playing as { $name }.
front-rename = Change name
front-devices = Use on another device
front-account = Account
front-name = Your name
front-save = Save
front-cancel = Cancel

## Reasons to come back

front-discover = More to do
front-daily = Deal of the day
front-daily-says = The same game for everyone, new every day.
front-puzzles = Puzzles
front-puzzles-says = Find the best turn.
front-players = Players
front-players-says = Find opponents, ratings, and the leaderboard.
front-games = My games
front-games-says = History, statistics, and personal bests.
front-workshop = Workshop
front-workshop-says = Design your own tiles.

## With others

front-together = Play with others
front-create = Create a table
front-create-says = Invite friends with a link, a code, or a QR code.
front-new = New game
front-new-says = Choose players, bots, and tiles.
front-pass = Pass and play
front-pass-says = Two to four players on this screen.
front-join = Join with a code or link
front-join-go = Join
front-join-example = K7MQ 2XWD
front-join-wrong = This isn’t a table code or link. Codes have eight letters and digits.
front-replay = Replay a file
front-replay-says = Choose a game record, or drop one on this page.
front-drop = Drop the file to replay the game
front-file-unreadable = This file couldn’t be read.

## Lists of tables

front-tables = Tables
front-tab-mine = My games
front-tab-open = Open tables
front-tab-playing = Watch
front-waiting = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
front-none-mine = Your games will appear here, ready to resume at any time.
front-none-open = No public table has a free seat right now. Create one!
front-none-playing = Nobody is playing at a public table right now.
front-unreachable = Can’t reach the server right now. Open tables and your games will be back once you’re online again. The tutorial and the rules work offline.
front-no-server = Runs in your browser
front-no-server-says = This copy of Orbis has no server: nothing you do is sent anywhere, and after your first visit it works offline. To play with people on other devices, open the page of an Orbis server.
front-show-finished = Show finished games
front-all-games = All games and statistics
front-your-turn = Your turn
front-turn-of = { $name }’s turn
front-round = Round { $round } of 15
front-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
front-not-started = Not started yet
front-finished = Finished
front-pace-days = Days per turn
front-rated = Rated
front-go-on = Continue
front-sit-down = Join
front-watch = Watch
front-see-replay = Replay

## Pass and play

front-people = Players on this screen
front-person = Name of player { $number }
front-person-default = Player { $number }
front-bots = Bots
front-pass-hint = The screen shows whose turn it is. Nothing is hidden in Orbis, so everyone can look on.
front-start = Start the game

## Create a table

front-seats = Seats
front-seat = Seat { $number }
front-seat-me = Me
front-seat-here = Someone on this screen
front-seat-open = Open seat (link or code)
front-seat-bots = Bots
front-seat-name = Name for seat { $number }
front-seat-add = Add a seat
front-seat-remove = Remove seat { $number }
front-public = List publicly
front-public-says = Otherwise, only people with the link or code can find it.
front-pace = Pace
front-pace-live = Live: everyone plays now
front-pace-slow = Slow: days per turn
front-turn-seconds = Time per turn
front-no-limit = No limit
front-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
front-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
front-turn-days = Days per turn
front-plays-here = Everyone plays at this screen, so the game runs in this browser.
front-only-here = You’re offline or this page has no server, so everyone plays at this screen.
front-more = More options
front-first = First player
front-first-random = Random
front-watchers = Allow spectators
front-analysis = Hints and reviews
front-live-score = Show points during the game
front-absence = If someone times out or leaves
front-absence-ask = The others decide
front-absence-bot = A bot takes over
front-absence-end = The game ends
front-stand-in = Strength of the stand-in bot
front-bot-pause = Pause before a bot’s turn
front-bot-pause-none = None
front-tiles = Custom tiles
front-tiles-says = A file written by “orbis tiles --json”. Without one, you play with the standard tiles.
front-tiles-choose = Choose a file
front-tiles-standard = Use the standard tiles
front-tiles-toml = This is TOML. “orbis tiles --set FILE --json” converts it to JSON, which works here.
front-tiles-invalid = These tiles can’t be used:
front-tiles-wrong = This file isn’t a tile set.

## Another device

front-device-says = Open this link on your other device to find your name, seats, and games there too. You stay signed in on this device.
front-device-once = It works once, until { $time }. Don’t share it: anyone who opens it plays as you.
front-device-qr = QR code of the link for your other device
front-device-making = Creating a link…
front-device-out = Sign out all other devices
front-device-out-done = { $count ->
    [0] No other devices were signed in.
    [one] { $count } other device was signed out.
   *[other] { $count } other devices were signed out.
}

## Coming from another device

move-title = Continue here
move-says = Bring your name, seats, and games to this device. You stay signed in on the other one.
move-leave = Continue as { $name }
move-go = Continue on this device
move-going = One moment…
move-empty = This link is incomplete. On your other device, open the home page and choose “Use on another device.”
move-done = Welcome, { $name }!
