### The review of a game: marks, and why another turn was better.
### `-cp` is in game.ftl. A reason says what the turn that was played does. Tiles, gods, players and places arrive as words, colors and worshipers as icons.

## Marks

mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-inaccuracy-says = Costs about 1 { -cp }, or 10% win chance, compared with the best turn found.
mark-mistake-says = Costs about 2 { -cp }, or 20% win chance, compared with the best turn found.
mark-blunder-says = Costs 4 { -cp } or more, or 40% win chance, compared with the best turn found.

## Reasons

reason-turned-over = Flips { $tile }, although it could go face up.
reason-only-wilderness = Takes { $tile }, which can only become wilderness.
reason-cancelled = { $tile } is cancelled right away: { $points } { -cp } lost.
reason-declined = Lets { $tile } be cancelled, although it could be validated: { $points } { -cp } lost.
reason-fewer-points = Scores { $points } { -cp } with { $tile }, when { $best } would score { $best_points }.
reason-forest-missed = { $missing ->
    [0] Passes up { $tile }, a forest that would score { $points } { -cp }.
    [one] Passes up { $tile }, a forest worth { $points } { -cp } that would need only { $missing } more neighbor.
   *[other] Passes up { $tile }, a forest worth { $points } { -cp } that would need { $missing } more neighbors.
}
reason-forest-open = { $missing ->
    [one] Leaves { $tile } in row { $row }, column { $column } still { $missing } neighbor short of its { $points } { -cp }.
   *[other] Leaves { $tile } in row { $row }, column { $column } still { $missing } neighbors short of its { $points } { -cp }.
}
reason-forest-blocked = { $tile } in row { $row }, column { $column } can no longer get its neighbors: { $points } { -cp } lost.
reason-fits-fewer-colors = { $colors ->
    [0] No color fits above the bottom row anymore, instead of { $best_colors }.
    [one] Only { $colors } color fits above the bottom row, instead of { $best_colors }.
   *[other] Only { $colors } colors fit above the bottom row, instead of { $best_colors }.
}
reason-bottom-row = { $free ->
    [0] Leaves no free cells in the bottom row, where any color fits, instead of { $best_free }.
    [one] Leaves { $free } free cell in the bottom row, where any color fits, instead of { $best_free }.
   *[other] Leaves { $free } free cells in the bottom row, where any color fits, instead of { $best_free }.
}
reason-fewer-worshipers = { $count ->
    [one] Keeps { $count } fewer worshiper: { $held } instead of { $best_held }.
   *[other] Keeps { $count } fewer worshipers: { $held } instead of { $best_held }.
}
reason-fewer-colors = { $colors ->
    [one] Keeps worshipers of only { $colors } color instead of { $best_colors }.
   *[other] Keeps worshipers of only { $colors } colors instead of { $best_colors }.
}
reason-reduction-missed = Misses out on the reduction token { $color }.
reason-temple-lead = { $symbols ->
    [one] Leaves { $player } ahead in temples: { $symbols } symbol instead of { $best_symbols }.
   *[other] Leaves { $player } ahead in temples: { $symbols } symbols instead of { $best_symbols }.
}
reason-temple-symbols = { $symbols ->
    [one] Ends with { $symbols } temple symbol instead of { $best_symbols }.
   *[other] Ends with { $symbols } temple symbols instead of { $best_symbols }.
}
reason-mystic = Has a mystic value of { $mystic } for breaking ties instead of { $best_mystic }.
reason-weaker-god = Takes { $god }, likely worth { $points } { -cp }, when { $best } is likely worth { $best_points }.
reason-god-too-early = Takes { $god } too early: a region is worth more now.
reason-god-put-off = Puts off { $god }, although now is the time.
reason-god-less-sure = Does less to satisfy { $god }.
reason-god-uncontested = Does nothing to contest { $player }’s { $god }.
reason-death-unpaid = Doesn’t pay the God of Death, although there are enough worshipers.
reason-leaves-tile = Leaves { $tile } ({ $place }) to { $player }{ $count ->
    [0] {""}
   *[other] {""}, with { $worshipers } on it
}{ $points ->
    [0] {""}
   *[other] {""}, for { $points } { -cp }
}{ $temple_lead ->
    [true] {""}, along with the lead in temples
   *[false] {""}
}.
reason-leaves-worshipers = Leaves { $colors } more on { $tile } ({ $place }), which { $player } will want.
reason-leaves-in-reach = Leaves { $tile } ({ $place }, { $points } { -cp }) within reach of { $player }.
reason-leaves-god = Leaves { $god } to { $player }.
reason-next-take = Spoils the next turn: after the best turn, { $tile } ({ $place }) could come next.
reason-unexplained = Another turn works out better, but no single reason stands out.

## The letters of the marks, each a single one

mark-inaccuracy-letter = I
mark-mistake-letter = M
mark-blunder-letter = B

## The replay

replay-title = Replay
replay-loading = Opening the game…
replay-failed = This game can’t be replayed.
replay-open = Open a record
replay-open-says = Choose a game record (a file ending in .orbis.json), or drop it here.
replay-drop = Drop the record here
replay-game = Game
replay-controls = Replay controls
replay-first = Go to the start
replay-previous-turn = Previous turn
replay-previous-action = Previous action
replay-play = Play
replay-pause = Pause
replay-next-action = Next action
replay-next-turn = Next turn
replay-last = Go to the end
replay-slider = Turn
replay-speed = Speed
replay-at = { $turn ->
    [0] Start of the game
   *[other] Turn { $turn } of { $turns }
}
replay-start = Before the first turn
replay-turn = Turn { $turn }, round { $round }: { $name }
replay-turn-short = Turn { $turn }/{ $turns }
replay-pages = What to look at
replay-page-graph = Graph
replay-page-turn = Turn
replay-page-board = Board
replay-link = Link to this turn
replay-table = Table and result
replay-key-previous-action = ←
replay-key-next-action = →
replay-key-previous-turn = Shift + ←
replay-key-next-turn = Shift + →
replay-key-first = Home
replay-key-last = End
replay-key-play = Space

## The review

review-start = Review this game
review-running = { $done ->
    [0] The expert is looking at the game…
   *[other] The expert is looking at the game: turn { $done } of { $total }…
}
review-progress = Review progress
review-graph = Points lost in each turn
review-summary = The game in numbers
review-mean = { -cp } lost per turn
review-of-turn = Review of turn { $turn }
review-best = The best turn found.
review-lost = { $points } { -cp } and { $chance } win chance lost
review-played = Played
review-better = Better
review-chance = { $chance } win chance
review-draw = Show the better turn on the board
review-choose = Choose a bar to see what would have been better.
review-drawn = This is the table before the turn. The better turn is marked.
