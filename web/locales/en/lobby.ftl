### The table before the game, the chat, and words about seats and bots that several screens use.

## Bots

level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
level-beginner-says = Often misses what lies at hand.
level-novice-says = Good for your first games.
level-casual-says = Knows the game, but makes mistakes.
level-skilled-says = Rarely lets a chance pass.
level-expert-says = Makes no careless mistakes.
level-master-says = Thinks ahead.
level-grandmaster-says = Thinks far ahead.
lobby-bot = Bot ({ $level })
lobby-free-seat = Free seat

## Links

link-copy = Copy link
link-copied = Copied
link-share = Share
link-field = Link

## The table before the game

lobby-title = The table is set
lobby-closed = This table is closed
lobby-closed-says = Everybody has left before the game began.
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-you = you
lobby-host = host
lobby-here = is here
lobby-away = is not here
lobby-name = Your name
lobby-join = Sit down
lobby-add-here = Add somebody at this screen
lobby-add-name = Name
lobby-add = Add
lobby-cancel = Cancel
lobby-clear = Make seat { $number } free
lobby-set = Who sits in seat { $number }
lobby-set-here = Somebody at this screen …
lobby-set-bots = Bots
lobby-start = Start the game
lobby-start-waits = { $count ->
    [one] One seat is still free. Wait for somebody, or let a bot play.
   *[other] { $count } seats are still free. Wait for players, or let bots play.
}
lobby-fill = { $count ->
    [one] Fill it with a bot and start
   *[other] Fill them with bots and start
}
lobby-fill-level = Strength of the bots
lobby-waiting = { $name } starts the game when everybody is there.
lobby-waiting-host = The host starts the game when everybody is there.
lobby-leave = Leave the table
lobby-leave-closes = Leave and close the table
lobby-full = All seats are taken. You can watch once the game has begun.
lobby-full-private = All seats are taken, and this table is for its players only.

## Invite

lobby-invite = Invite
lobby-invite-says = Whoever has this link can sit down in a free seat.
lobby-code = Code
lobby-qr = QR code of the link to this table
lobby-share-text = Come and play Orbis with me!

## How it is set up

lobby-options = How you play
lobby-first-random = Who starts is drawn at random.
lobby-first = Seat { $number } starts.
lobby-public = Listed for everyone.
lobby-private = Found by its link or code only.
lobby-watch = Others may watch.
lobby-no-watch = Nobody else can watch.
lobby-live = Live, without a time limit.
lobby-live-seconds = { $count ->
    [one] Live, { $count } second for a turn.
   *[other] Live, { $count } seconds for a turn.
}
lobby-live-minutes = { $count ->
    [one] Live, { $count } minute for a turn.
   *[other] Live, { $count } minutes for a turn.
}
lobby-days = { $count ->
    [one] Slow: { $count } day for a turn.
   *[other] Slow: { $count } days for a turn.
}
lobby-absence-ask = If somebody is late or gone, the others decide.
lobby-absence-bot = If somebody is late or gone, a bot plays on: { $level }.
lobby-absence-end = If somebody is late or gone, the game ends.
lobby-analysis = Hints and reviews are there.
lobby-no-analysis = Without hints and reviews.
lobby-score = Points are shown during the game.
lobby-no-score = Points are shown at the end only.
lobby-tiles = Tiles: { $name }.

## The promise of the shuffle

lobby-promise = The promise of the shuffle
lobby-promise-says = The order of all tiles is settled already and locked up in this number. At the end the game reveals its seed, and anybody can check that nothing was changed.

## Chat

lobby-chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-seated-only = Those who sit at the table can talk here.
