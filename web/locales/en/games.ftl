### My games: the list of finished games, statistics, personal bests.

games-title = My games
games-lead = Every game you’ve finished, in this browser and online.
games-tab-list = Games
games-tab-statistics = Statistics
games-tab-bests = Personal bests
games-loading = Loading your games…
games-none = No finished games yet
games-none-says = Once you’ve finished a game, you’ll find it here, with statistics and your personal bests.
games-none-go = Play a game
games-none-fit = No games match.
games-reset = Clear filters

## What is missing

games-offline = Can’t reach the server right now, so your online games are missing.
games-no-storage = This browser doesn’t allow access to its storage, so the games you played in it are missing.
games-damaged = { $count ->
    [one] { $count } game saved in this browser is damaged and can’t be shown.
   *[other] { $count } games saved in this browser are damaged and can’t be shown.
}

## Filters

games-search = Search by name, level, or date
games-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
}
games-every = All
games-players = Players
games-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-opponent = Opponents
games-people = People
games-result = Result
games-result-won = Won
games-result-lost = Not won
games-result-early = Ended early
games-where = Played
games-where-local = In this browser
games-where-online = Online
games-period = When
games-period-week = Last 7 days
games-period-month = Last 30 days
games-period-year = Last 365 days
games-shown = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## A game in the list

games-more = Show more ({ $count } left)
games-place = { $place ->
    [1] First of { $players }
    [2] Second of { $players }
    [3] Third of { $players }
   *[other] Fourth of { $players }
}
games-place-shared = { $place ->
    [1] Shared first place of { $players }
    [2] Shared second place of { $players }
   *[other] Shared third place of { $players }
}
games-won-by = Won by { $names }
games-ended-early = Ended early
games-points = { $points } { -cp }
games-spoken = { $name }: { $points }
games-stand-in = A bot finished for you
games-custom = Custom tiles
games-lost-per-turn = { $loss } { -cp } lost per turn
games-replay = Replay
games-delete = Delete the game of { $date }
games-remove = Remove the game of { $date } from the list

## Exporting and deleting

games-export = Export all
games-export-partial = Can’t reach the server right now: the file contains only the games in this browser.
games-delete-all = Delete all…
games-delete-all-title = Delete the games in this browser?
games-delete-all-says = { $count ->
    [one] { $count } finished game will be deleted for good. Export it first if you want to keep it. Online games aren’t affected.
   *[other] { $count } finished games will be deleted for good. Export them first if you want to keep them. Online games aren’t affected.
}
games-delete-unfinished = { $count ->
    [one] Delete { $count } unfinished game too
   *[other] Delete { $count } unfinished games too
}
games-delete-title = Delete this game?
games-delete-says = It’s saved only in this browser, so it will be gone for good.
games-delete-go = Delete
games-remove-title = Remove this game from your list?
games-remove-says = It will no longer count in your statistics. The other players keep it, and its link still works.
games-remove-go = Remove

## Statistics

games-not-counted = { $count ->
    [one] { $count } game isn’t counted: several people shared this screen, the tiles were custom, a bot finished for you, or the game ended early.
   *[other] { $count } games aren’t counted: several people shared this screen, the tiles were custom, a bot finished for you, or the game ended early.
}
games-none-counted = There’s nothing to count yet. Games count if you play a single seat to the end, with the standard tiles.
games-stat-games = Games
games-stat-won = Won
games-stat-average = Average score
games-stat-best = Best score
games-tally = { $won } of { $games } ({ $share })
games-by-players = Wins by number of players
games-by-players-says = The dashed line marks what you’d win against equals.
games-by-opponent = Wins by opponent
games-by-opponent-says = A game against several levels counts for each.
games-over-time = Where your points come from
games-over-time-says = Averages over time. Wildernesses cost points.
games-since = Since
games-by-god = Gods
games-god-tally = { $games ->
    [one] { $games } game, { $won } won, { $points } { -cp }
   *[other] { $games } games, { $won } won, { $points } { -cp } on average
}
games-by-color = Face-up tiles by color
games-color-mean = { $all } per game, { $won } in games you won
games-by-wildernesses = Wildernesses
games-wildernesses = { $count ->
    [0] None
   *[other] { $count }
}
games-wildernesses-many = { $count } or more
games-count-won = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
}
games-losses = { -cp } lost per turn
games-losses-says = { $count ->
    [one] From { $count } reviewed game.
   *[other] From { $count } reviewed games.
}
games-losses-by-round = { -cp } lost by round
games-loss = { -cp } lost
games-no-reviews = Review a game in its replay to see what your turns cost you.
games-as-table = As a table

## Personal bests

games-best-score = Highest score
games-best-lead = Clearest win
games-best-regions = Most points from regions
games-best-god = Most points from a god
games-best-opponent = Strongest bot beaten
games-best-accuracy = Most accurate game
games-lead-of = By { $points } { -cp }
