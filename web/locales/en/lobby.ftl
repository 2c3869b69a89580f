### The table before the game, the chat, and words about seats and bots that several screens use.

## Bots

level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
level-immortal = Immortal
level-deity = Deity
level-beginner-says = Half asleep, and plays whatever seems good enough.
level-novice-says = Knows the rules, but often settles for less. Good for your first games.
level-casual-says = Plays by feel, and is often a little off.
level-skilled-says = Has a sharp eye, and rarely misses a chance.
level-expert-says = Weighs the position after every possible turn, but never looks further.
level-master-says = Tries out hundreds of ways the game could go on.
level-grandmaster-says = Tries out thousands of ways the game could go on.
level-immortal-says = Taught itself by playing millions of games, and knows where to look.
level-deity-says = Thinks as the Immortal does, but much longer about every turn.
bot-beginner = Dremo
bot-novice = Alvi
bot-casual = Rumbo
bot-skilled = Tilva
bot-expert = Kalkor
bot-master = Mareon
bot-grandmaster = Vesara
bot-immortal = Ignaro
bot-deity = Thanora
bot-twin = { $name } { $number }
lobby-bot = { $name } ({ $level })
lobby-free-seat = Free seat

## Links

link-copy = Copy link
link-copied = Copied
link-share = Share
link-field = Link

## The table before the game

lobby-title = The table is ready
lobby-closed = This table is closed
lobby-closed-says = Everyone left before the game began.
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-you = you
lobby-host = host
lobby-here = here
lobby-away = away
lobby-name = Your name
lobby-join = Sit down
lobby-add-here = Add someone on this screen
lobby-add-name = Name
lobby-add = Add
lobby-cancel = Cancel
lobby-clear = Clear seat { $number }
lobby-set = Who plays in seat { $number }
lobby-set-here = Someone on this screen…
lobby-set-bots = Bots
lobby-start = Start the game
lobby-start-waits = { $count ->
    [one] One seat is still free. Wait for a player, or fill it with a bot.
   *[other] { $count } seats are still free. Wait for players, or fill them with bots.
}
lobby-fill = { $count ->
    [one] Add a bot and start
   *[other] Add bots and start
}
lobby-fill-level = Bot strength
lobby-waiting = { $name } starts the game once everyone is here.
lobby-waiting-host = The host starts the game once everyone is here.
lobby-leave = Leave the table
lobby-leave-closes = Leave and close the table
lobby-full = All seats are taken. You can watch once the game begins.
lobby-full-private = All seats are taken, and spectators aren’t allowed.

## Invite

lobby-invite = Invite
lobby-invite-says = Anyone with this link can take a free seat.
lobby-code = Code
lobby-qr = QR code of the link to this table
lobby-share-text = Come play Orbis with me!

## How it is set up

lobby-options = Table settings
lobby-first-random = The first player is chosen at random.
lobby-first = Seat { $number } goes first.
lobby-rated = Rated: the result changes the players’ ratings, and there are no hints.
lobby-start-when-full = Starts by itself when the last seat is taken.
lobby-public = Listed publicly.
lobby-private = Only people with the link or code can find it.
lobby-watch = Spectators are allowed.
lobby-no-watch = Spectators aren’t allowed.
lobby-live = Live, no time limit.
lobby-live-seconds = { $count ->
    [one] Live, { $count } second per turn.
   *[other] Live, { $count } seconds per turn.
}
lobby-live-minutes = { $count ->
    [one] Live, { $count } minute per turn.
   *[other] Live, { $count } minutes per turn.
}
lobby-days = { $count ->
    [one] Slow, { $count } day per turn.
   *[other] Slow, { $count } days per turn.
}
lobby-absence-ask = If someone times out or leaves, the others decide.
lobby-absence-bot = If someone times out or leaves, a bot takes over ({ $level }).
lobby-absence-end = If someone times out or leaves, the game ends.
lobby-analysis = Hints and reviews are available.
lobby-no-analysis = Hints and reviews are off.
lobby-score = Points are shown during the game.
lobby-no-score = Points are shown only at the end.
lobby-tiles = Tiles: { $name }.

## Chat

lobby-chat = Chat
chat-none = No messages yet.
chat-deleted = Message deleted
player-deleted = Deleted player
chat-say = Say something
chat-send = Send
chat-seated-only = Only players at this table can chat.
