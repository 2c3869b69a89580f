### The review of a game: marks, and why another turn was better.
### `-cp` stands in game.ftl. A reason tells what the played turn does. Tiles, gods, players and places arrive as words, colors and worshipers as icons.

## Marks

mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-inaccuracy-says = Loses about 1 { -cp }, or a tenth of the chance to win, against the best turn found.
mark-mistake-says = Loses about 2 { -cp }, or a fifth of the chance to win, against the best turn found.
mark-blunder-says = Loses 4 { -cp } or more, or two fifths of the chance to win, against the best turn found.

## Reasons

reason-turned-over = Turns { $tile } over, although it could lie face up.
reason-only-wilderness = Takes { $tile }, which can only become a wilderness.
reason-cancelled = { $tile } is cancelled at once: { $points } { -cp } lost.
reason-declined = Lets { $tile } be cancelled, although it could be validated: { $points } { -cp } lost.
reason-fewer-points = Scores { $points } { -cp } with { $tile }, where { $best } would score { $best_points }.
reason-forest-missed = { $missing ->
    [0] Passes up { $tile }, a forest that would be worth { $points } { -cp }.
    [one] Passes up { $tile }, a forest worth { $points } { -cp } that would need { $missing } more neighbor.
   *[other] Passes up { $tile }, a forest worth { $points } { -cp } that would need { $missing } more neighbors.
}
reason-forest-open = { $missing ->
    [one] Leaves { $tile } in row { $row }, column { $column } still { $missing } neighbor short of its { $points } { -cp }.
   *[other] Leaves { $tile } in row { $row }, column { $column } still { $missing } neighbors short of its { $points } { -cp }.
}
reason-forest-blocked = { $tile } in row { $row }, column { $column } can no longer get its neighbors: { $points } { -cp } lost.
reason-fits-fewer-colors = { $colors ->
    [0] Lets tiles of no color fit above the bottom row, instead of { $best_colors }.
    [one] Lets tiles of only { $colors } color fit above the bottom row, instead of { $best_colors }.
   *[other] Lets tiles of only { $colors } colors fit above the bottom row, instead of { $best_colors }.
}
reason-bottom-row = { $free ->
    [0] Leaves no free cell in the bottom row, where every color fits, instead of { $best_free }.
    [one] Leaves { $free } free cell in the bottom row, where every color fits, instead of { $best_free }.
   *[other] Leaves { $free } free cells in the bottom row, where every color fits, instead of { $best_free }.
}
reason-fewer-worshipers = { $count ->
    [one] Keeps { $count } worshiper fewer: { $held } instead of { $best_held }.
   *[other] Keeps { $count } worshipers fewer: { $held } instead of { $best_held }.
}
reason-fewer-colors = { $colors ->
    [one] Keeps worshipers of only { $colors } color instead of { $best_colors }.
   *[other] Keeps worshipers of only { $colors } colors instead of { $best_colors }.
}
reason-reduction-missed = Does without the reduction token { $color }.
reason-temple-lead = { $symbols ->
    [one] Leaves the lead in temples to { $player }: { $symbols } symbol instead of { $best_symbols }.
   *[other] Leaves the lead in temples to { $player }: { $symbols } symbols instead of { $best_symbols }.
}
reason-temple-symbols = { $symbols ->
    [one] Ends with { $symbols } temple symbol instead of { $best_symbols }.
   *[other] Ends with { $symbols } temple symbols instead of { $best_symbols }.
}
reason-mystic = Has a mystic value of { $mystic } for ties instead of { $best_mystic }.
reason-weaker-god = Takes { $god }, who promises { $points } { -cp }, where { $best } promises { $best_points }.
reason-god-too-early = Takes { $god } already, where a region is worth more.
reason-god-put-off = Puts off { $god }, although now is the time.
reason-god-less-sure = Does less to please { $god }.
reason-god-uncontested = Does nothing against { $god } of { $player }.
reason-death-unpaid = Leaves the God of Death unpaid, although the worshipers are there.
reason-leaves-tile = Leaves { $tile } ({ $place }) to { $player }{ $count ->
    [0] {""}
   *[other] {""}, with { $worshipers } on it
}{ $points ->
    [0] {""}
   *[other] {""}, for { $points } { -cp }
}{ $temple_lead ->
    [true] {""}, and with it the lead in temples
   *[false] {""}
}.
reason-leaves-worshipers = Leaves { $colors } more on { $tile } ({ $place }), which { $player } will want.
reason-leaves-in-reach = Leaves { $tile } ({ $place }, { $points } { -cp }) within reach of { $player }.
reason-leaves-god = Leaves { $god } to { $player }.
reason-next-take = Spoils the next turn: after the best one, { $tile } ({ $place }) could follow.
reason-unexplained = Another turn turns out better, but no single reason stands out.

## The letters of the marks, each a single one

mark-inaccuracy-letter = I
mark-mistake-letter = M
mark-blunder-letter = B

## The replay

replay-title = Replay
replay-loading = The game is being opened …
replay-failed = This game cannot be replayed.
replay-open = Open a record
replay-open-says = Choose the record of a game, a file that ends in .orbis.json, or drop it here.
replay-drop = Drop the record here
replay-game = Game
replay-controls = Through the game
replay-first = To the start
replay-previous-turn = Turn back
replay-previous-action = Action back
replay-play = Play
replay-pause = Pause
replay-next-action = Next action
replay-next-turn = Next turn
replay-last = To the end
replay-slider = Turn
replay-speed = Speed
replay-at = { $turn ->
    [0] Start of the game
   *[other] Turn { $turn } of { $turns }
}
replay-start = Before the first turn
replay-turn = Turn { $turn }, round { $round }: { $name }
replay-link = Link to this turn
replay-table = The table and its result
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
    [0] The expert is looking at the game …
   *[other] The expert is looking at the game: turn { $done } of { $total } …
}
review-progress = How far the review is
review-graph = Points lost with each turn
review-summary = The game in numbers
review-mean = { -cp } lost a turn
review-of-turn = Review of turn { $turn }
review-best = The best turn that was found.
review-lost = { $points } { -cp } and { $chance } of the chance to win lost
review-played = Played
review-better = Better
review-chance = chance to win { $chance }
review-draw = Show the better turn on the board
review-choose = Choose a bar to see what would have been better.
review-drawn = You see the table before this turn. The better one is marked.
