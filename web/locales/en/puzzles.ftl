### Puzzles: find the best turn. `-cp` is in game.ftl.

puzzles-title = Puzzles
puzzles-lead = Positions from games of strong bots. In each, one turn is clearly best: can you find it?
puzzles-how = Every solution was found by several long searches that know only what the players knew, and all of them agreed. In the last round it is exact. Your progress stays in this browser.
puzzles-loading = Opening the puzzle…
puzzles-first = Start
puzzles-next = Next puzzle
puzzles-another = Another puzzle
puzzles-all = All puzzles
puzzles-about = About this puzzle
puzzles-find = Find the best turn
puzzles-you = You
puzzles-player = Player { $number }

## Progress

puzzles-solved-of = { $solved } of { $all } solved
puzzles-streak = Streak: { $streak }
puzzles-best = Best streak: { $best }
puzzles-outcome-solved = You solved this one at the first attempt.
puzzles-outcome-later = You solved this one, but not at the first attempt.
puzzles-outcome-missed = You have not solved this one yet.

## Difficulty

puzzles-difficulty = Difficulty
puzzles-fitting = To suit me
puzzles-difficulty-1 = Very easy
puzzles-difficulty-2 = Easy
puzzles-difficulty-3 = Medium
puzzles-difficulty-4 = Hard
puzzles-difficulty-5 = Very hard
puzzles-missed-by = Bots of the level { $level } mostly miss it.

## Themes

puzzles-themes = Themes
puzzles-theme-temple = Temple race
puzzles-theme-temple-says = Who ends up with the most temple symbols?
puzzles-theme-volcano = Volcanoes
puzzles-theme-volcano-says = Build one while there is something to burn.
puzzles-theme-forest = Forests
puzzles-theme-forest-says = The right neighbors in the right cells.
puzzles-theme-irrigation = Irrigation
puzzles-theme-irrigation-says = Water needs the right color below.
puzzles-theme-village = Villages
puzzles-theme-village-says = Worth what they cost?
puzzles-theme-god = Which god?
puzzles-theme-god-says = The right god at the right time.
puzzles-theme-wilderness = Wilderness
puzzles-theme-wilderness-says = When a flipped tile is best.
puzzles-theme-blocking = Blocking
puzzles-theme-blocking-says = What would the others do with it?
puzzles-theme-worshipers = Worshipers
puzzles-theme-worshipers-says = A realm for the turns to come.
puzzles-theme-universe = Room to build
puzzles-theme-universe-says = Keep your universe open.
puzzles-theme-last-round = Last round
puzzles-theme-last-round-says = Every point counts: win, or lose by less.

## The verdict

puzzles-verdict = What the turn is worth
puzzles-solved = Solved!
puzzles-good = Good, but not the best
puzzles-not-best = Not the best turn
puzzles-the-solution = The best turn
puzzles-loses = Loses { $points } { -cp } and { $chance } win chance.
puzzles-loses-points = Loses { $points } { -cp }.
puzzles-rival = The next best turn loses { $points } { -cp } and { $chance } win chance.
puzzles-rival-points = The next best turn loses { $points } { -cp }.
puzzles-played-by = { $bot } plays it, too.
puzzles-again = Try again
puzzles-solution = Show the best turn

## What can go wrong

puzzles-unknown = There is no such puzzle.
puzzles-failed = The puzzles can’t be opened.
puzzles-failed-missing = A file is missing. Check your connection and try again; your progress is safe.
puzzles-failed-damaged = A file is damaged. Reload the page; your progress is safe.
