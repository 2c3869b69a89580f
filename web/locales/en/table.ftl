### The table during the game.

table-loading = The table is being opened …
table-not-open = This table cannot be opened.
table-heading = Orbis, round { $round } of 15
table-title-turn = ● Your turn – Orbis
table-round = Round { $round } of 15
table-your-turn = It is your turn.
table-prompt = What to do now
table-for = { $name }: { $text }
table-wait = One moment …
table-face = Which side up
table-face-up = Face up
table-face-wilderness = As wilderness
table-nowhere = not possible anywhere
table-suggest-pay = Pay { $what }
table-suggest-village = Give { $what } for the village
table-suggest-death = Give { $what } to the God of Death
table-suggest-discard = Discard { $what }
table-suggest-volcano = Remove { $what }
table-or-choose-realm = Or choose other worshipers in your realm.
table-choose-realm = Choose in your realm.
table-or-choose-display = Or choose others in the display.
table-decline-village = Do not pay: the village is cancelled
table-decline-volcano = Do not remove any: the volcano is cancelled
table-decline-death = Do not pay: the god is cancelled
table-instead-wilderness = Place it here as wilderness
table-instead-up = Place it here face up
table-watching = You are watching this game.
table-first-tip = New here? Point at any tile, god or symbol to see what it does; on a touch screen, press it long. Or learn the game in ten minutes:
table-steps = Your turn so far
table-undo = Undo
table-undo-step = Undo: { $text }
table-start-over = Start over
table-confirm = Confirm turn
table-exchange = Exchange 3 for 1
table-exchange-says = Give three worshipers of one color and take one of another, as often as you like.
table-exchange-give = You give
table-exchange-get = You take
table-log = What happened
table-log-look = Look at the table after this turn
table-since = Since your last turn
table-so-far = What happened so far
table-again = Show it again

board-display = Display
board-gods = Gods
board-no-gods = All gods have been taken.
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
board-look = Look at { $name }
board-front = In front
board-front-follow = Whoever plays
board-turn = playing now
board-no-tiles = No tiles yet
board-empty-place = empty
board-lying = On it: { $what }.
board-remove = Remove { $what }: { $place }
board-give = Give { $color } (you have { $count })
board-gain = Gain { $color } (you have { $count })
board-lay-up = Lay it face up: { $where }.
board-lay-wilderness = Lay it as wilderness: { $where }.
board-left-end = left end
board-right-end = right end
board-points = { $possible ->
    [0] { $count } CP so far
   *[other] { $count } CP so far, { $possible } more possible
}

status-thinking = thinking …
status-stand-in = a bot plays
status-away = away

notice-lost = The connection is lost. Trying again … Nothing is lost.
notice-past = You are looking at the table after turn { $turn }.
notice-back = Back to the game
notice-late = { $name } has run out of time.
notice-gone = { $name } has left.
notice-choice-wait = Wait
notice-choice-bot = Let a bot play on
notice-choice-end = End the game
notice-stand-in = A bot plays for you.
notice-return = Take over again

tools = Tools
tools-hint = Hint
tools-points = Points
tools-words = The table in words
tools-chat = Chat
tools-keys = Keyboard
tools-leave = Leave the table

points-secured = Secured
points-contested = Contested
points-possible = Still possible
points-note = Secured is what nobody can take away. Contested are temple tokens and gods that others may still get. Possible is what your unfulfilled forests could bring.

hint-thinking = Thinking …
hint-says = The best ways to go on, as the expert bot sees them. Choose one to stage it; you can still change it.
hint-chance = Chance to win { $chance }, { $loss } CP behind the best

leave-says = Your game waits for you: you find it on the front page. Or let a bot play on for you; you can take over again at any time.
leave-later = Go on later
leave-bot = Let a bot play

keys-tab = Tab
keys-tab-says = to the next part of the table
keys-arrows = Arrows
keys-arrows-says = between tiles, gods and cells of a part
keys-enter = Enter
keys-enter-says = choose what has the focus
keys-escape = Esc
keys-escape-says = close a window, or skip an animation
keys-display-says = to the display
keys-gods-says = to the gods
keys-universe-says = to your universe
keys-realm-says = to your realm
keys-prompt-says = to what is to be done
keys-log-says = to what happened
keys-confirm-says = confirm the turn
keys-undo-says = undo a step
keys-restart-says = start the turn over
keys-flip-says = turn the tile over
keys-hint-says = a hint
keys-points-says = the points
keys-words-says = the table in words
keys-keys-says = this list
keys-note = Letters can be switched off in the settings.

seat-bot = Bot { $number } ({ $level })
seat-open = Open seat

event-joined = { $name } has joined.
event-left = { $name } has left.
event-host = { $name } is the host now.
event-started = The game begins. { $name } starts.
event-clock = { $name } gets more time.
event-absent-late = { $name } has run out of time.
event-absent-gone = { $name } is gone.
event-choice-wait = { $name } waits for { $about }.
event-choice-bot = { $name } lets a bot play for { $about }.
event-choice-end = { $name } wants to end the game.
event-substituted = A bot plays for { $name }.
event-returned = { $name } is back.
event-chat = { $name }: { $text }
event-ended-finished = The game is over.
event-ended-agreed = The game was ended.
event-ended-absence = The game was ended, as somebody was gone.
event-rematch = There is a rematch.
