### The table during the game.

table-loading = Opening the table…
table-not-open = This table couldn’t be opened.
table-heading = Orbis, round { $round } of 15
table-title-turn = ● Your turn – Orbis
table-round-short = Round { $round }/15
table-your-turn = It’s your turn.
table-prompt = What to do now
table-for = { $name }: { $text }
table-wait = One moment…
table-face = Which side is up
table-face-up = Face up
table-face-wilderness = As wilderness
table-nowhere = doesn’t fit anywhere
table-suggest-pay = Pay { $what }
table-suggest-village = Pay { $what } for the village
table-suggest-death = Pay { $what } to the God of Death
table-suggest-discard = Discard { $what }
table-suggest-volcano = Remove { $what }
table-suggest-gain = Gain { $what }
table-or-choose-realm = Or choose other worshipers in your realm.
table-choose-realm = Choose from your realm.
table-or-choose-display = Or choose others in the display.
table-decline-village = Don’t pay: the village is cancelled
table-decline-volcano = Remove none: the volcano is cancelled
table-decline-death = Don’t pay: the god is cancelled
table-remove-none = Remove none
table-do-not-pay = Don’t pay
table-instead-wilderness = Place it here as wilderness
table-instead-up = Place it here face up
table-watching = You’re watching this game.
table-first-tip = New here? Point at any tile, god, or symbol to see what it does; on a touch screen, press and hold. Or learn the game in ten minutes:
table-steps = Your turn so far
table-undo = Undo
table-undo-step = Undo: { $text }
table-start-over = Start over
table-confirm = Confirm turn
table-exchange = Exchange 3 for 1
table-exchange-says = Trade three worshipers of one color for one of another, as often as you like.
table-exchange-give = You give
table-exchange-get = You get
table-log = Game log
table-log-look = View the table after this turn
table-since = Since your last turn
table-so-far = The game so far
table-again = Show again
table-skip = Skip

board-display = Display
board-gods = Gods
board-no-gods = All gods are taken.
board-piles = Piles
board-temple-tokens = Temple tokens
board-supply = Gods, temple tokens and piles
board-players = Players
board-universe = Universe: { $name }
board-realm = { $count ->
    [one] Realm: { $name }, { $count } worshiper
   *[other] Realm: { $name }, { $count } worshipers
}
board-holdings = Tokens and god: { $name }
board-look = View { $name }
board-front = Main view
board-front-follow = Current player
board-turn = now playing
board-no-tiles = No tiles yet
board-empty-place = empty
board-lying = On it: { $what }.
board-remove = Remove { $what }: { $place }
board-give = Give { $color } (you have { $count })
board-gain = Gain { $color } (you have { $count })
board-lay-up = Place face up: { $where }.
board-lay-wilderness = Place as wilderness: { $where }.
board-left-end = left end
board-right-end = right end
outlook-ready = You can place this tile face up.
outlook-exchange = An exchange would help.
board-points = { $secured } CP secured, { $contested } contested, { $possible } more possible

status-thinking = thinking…
status-stand-in = bot playing
status-away = away

notice-lost = Connection lost. Reconnecting… Your game is safe.
notice-past = You’re viewing the table after turn { $turn }.
notice-back = Back to the game
notice-late = { $name } ran out of time.
notice-gone = { $name } has left.
notice-choice-wait = Wait
notice-choice-bot = Let a bot take over
notice-choice-end = End the game
notice-stand-in = A bot is playing for you.
notice-return = Take over again

tools = Tools
tools-hint = Hint
tools-points = Points
tools-rules = Rules
tools-words = Table as text
tools-chat = Chat
tools-keys = Keyboard
tools-leave = Leave the table

points-secured = Secured
points-contested = Contested
points-possible = Still possible
points-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
points-note = Secured points can’t be taken away. Contested points are temple tokens and gods that others may still win. Possible points are what your unfulfilled forests could still score.

hint-thinking = Thinking…
hint-rank = { $rank ->
    [1] Best
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
hint-better-points = { $points } CP better than the next best turn
hint-better-chance = { $chance } better chance of winning than with the next best turn
hint-better-hardly = About as good as the next best turn
hint-behind-points = { $points } CP behind the best turn
hint-behind-chance = { $chance } less chance of winning than with the best turn
hint-behind-hardly = About as good as the best turn
hint-alone = No real alternative
hint-why = The next best turn: { $reason }
hint-unexplained = No single reason stands out.
hint-next-step = Next: { $step }
hint-previous = Previous suggestion
hint-next = Next suggestion
hint-step = Step by step
hint-all = Do it all
hint-close = Close the hint

leave-says = Your game will wait for you on the home page. Or let a bot play for you; you can take over again at any time.
leave-later = Continue later
leave-bot = Let a bot play

keys-tab = Tab
keys-tab-says = next part of the table
keys-arrows = Arrows
keys-arrows-says = move between tiles, gods, and cells
keys-enter = Enter
keys-enter-says = choose the focused item
keys-escape = Esc
keys-escape-says = close a window or skip an animation
keys-display-says = go to the display
keys-gods-says = go to the gods
keys-universe-says = go to your universe
keys-realm-says = go to your realm
keys-prompt-says = go to what to do now
keys-log-says = go to the game log
keys-confirm-says = confirm the turn
keys-undo-says = undo a step
keys-restart-says = start the turn over
keys-flip-says = flip the tile
keys-hint-says = get a hint
keys-points-says = show the points
keys-words-says = show the table as text
keys-keys-says = show this list
keys-note = Letter keys can be turned off in the settings.

seat-open = Open seat

event-joined = { $name } joined.
event-left = { $name } left.
event-host = { $name } is now the host.
event-started = The game begins. { $name } goes first.
event-clock = { $name } gets more time.
event-absent-late = { $name } ran out of time.
event-absent-gone = { $name } has left.
event-choice-wait = { $name } wants to wait for { $about }.
event-choice-bot = { $name } wants a bot to play for { $about }.
event-choice-end = { $name } wants to end the game.
event-substituted = A bot now plays for { $name }.
event-returned = { $name } is back.
event-chat = { $name }: { $text }
event-ended-finished = The game is over.
event-ended-agreed = The players ended the game early.
event-ended-resigned = The game is over: there is nobody left to play against.
event-ended-absence = The game ended because someone left.
event-rematch = A rematch has been set up.

## The proof of the shuffle

proof-sealed = Shuffle: the server’s secret is sealed, code { $code }…
proof-fixed = Shuffle: fixed before the first turn, code { $code }…
proof-checking = Checking the shuffle…
proof-fair = The shuffle was fixed before the game started and nobody could choose it: checked.
proof-right = The shuffle was fixed before the first turn and never changed: checked.
proof-unknown = This browser can’t check the shuffle, but the commands in the details can.
proof-wrong-code = The shuffle is wrong: a different code was shown before the game.
proof-wrong-secret = The shuffle is wrong: the secret doesn’t match the code shown before the game.
proof-wrong-seed = The shuffle is wrong: it wasn’t made from the secret and the players’ numbers.
proof-wrong-own = The shuffle is wrong: your browser’s number was left out.
proof-wrong-deal = The shuffle is wrong: the tiles weren’t dealt from this seed.
proof-details = Details
proof-says-server = When the table was created, the server sealed a secret in this code. After that, the players’ browsers add random numbers. The secret and the numbers together set the order of all tiles and gods, so neither the server nor a player can choose it. The secret is revealed at the end.
proof-says-alone = When the table was created, the server sealed a secret in this code. It sets the order of all tiles and gods and is revealed at the end. No browser added a number, so the code can’t show how the server chose the secret.
proof-says-local = This game is dealt by your browser. It drew a secret, the seed, which sets the order of all tiles and gods, and sealed it in this code before the first turn. The seed is revealed at the end.
proof-code = Whole code
proof-numbers = Numbers from the players’ browsers
proof-secret = Secret
proof-seed = Seed
proof-own = Your browser’s number is part of the shuffle.
proof-own-none = Your browser added no number to this shuffle.
proof-command-code = To compute the code from the secret:
proof-command-seed = To compute the seed from the secret and the numbers:
proof-command-record = To check everything, including every turn, download the record and run:
proof-not = One thing this can’t show is whether someone who runs the server looked at the tiles or played along.
