### The deal of the day: one game for everyone.

daily-title = Deal of the day
daily-says = Everyone plays the same shuffle, from the same seat, against the same bots.
daily-loading = Loading the deal…
daily-not-here = The deal can’t be loaded
daily-unreachable = Today’s deal comes from the server, which can’t be reached right now. Once it’s here, you can also play it offline.
daily-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
daily-order = The players in the order of their turns
daily-you-start = You take the first turn.
daily-starts = { $name } takes the first turn.
daily-once = Your first game counts. After that, practice as often as you like.
daily-play = Play
daily-continue = Continue
daily-practice = Practice
daily-next = The next deal comes at midnight UTC.
daily-over = This day is over. You can still play its deal for practice.
daily-elsewhere = You started this deal on another device: finish it there. Here you can practice.
daily-discarded = You discarded your game, so this day has no result. You can still practice.
daily-to-today = Today’s deal

## Your result

daily-result = Your result
daily-place = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
daily-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
daily-ahead = { $count ->
    [one] { $count } point ahead
   *[other] { $count } points ahead
}
daily-even = level with the leader
daily-even-won = level, won on worshipers
daily-behind = { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
daily-waiting = This result will be sent when the server can be reached again. It counts if that is still on the same day.
daily-refused = This result doesn’t count: it came too late, or you played this deal on another device.
daily-review = Review your game
daily-picture = Your universe: { $rows }
daily-shape-counts = { $count ->
    [one] { $count } region counts
   *[other] { $count } regions count
}
daily-shape-not = { $count } don’t count
daily-shape-wilderness = wildernesses: { $count }
daily-copy = Copy as text
daily-copied = Copied
daily-save = Save as picture
daily-save-failed = This browser couldn’t draw the picture.
daily-copy-failed = This browser couldn’t copy the text.

## Everyone

daily-everyone = How everyone did
daily-percentile = { $percent ->
    [0] The others did better this time.
   *[other] Your result is as good as or better than { $share } of the others.
}
daily-alone = Yours is the first result of the day.
daily-leads = Points ahead of the best opponent, or behind
daily-bin-says = { $range }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}
daily-you = You
daily-best = The best game: { $points }, { $lead }.
daily-best-replay = Replay the best game
daily-best-player = Best player
daily-no-results = Nobody finished this deal.

## Streaks and earlier days

daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-streak-best = Longest: { $count ->
    [one] { $count } day
   *[other] { $count } days
}
daily-week = The last seven days
daily-day-played = { $date }: played
daily-day-not = { $date }: not played
daily-earlier = Earlier deals
daily-earlier-all = Show all
daily-earlier-none = Your results will be listed here.

## Proof

daily-proof-noted = The shuffle is the promised one: it matches the code { $code }, which this browser saw the day before.
daily-proof-fixed = The shuffle belongs to the code { $code }, which was public the day before.
daily-proof-wrong = Careful: the shuffle doesn’t match the code { $code }, which this browser saw the day before.
daily-proof-static = Without a server, the shuffle follows from the date alone, so everyone gets the same one.
daily-proof-details = Check it yourself
daily-proof-says = The code is the SHA-256 of a line “orbis seed commitment” followed by the seed. It was published a day before the seed, so the shuffle couldn’t be changed afterwards.
daily-proof-seed = Seed
daily-proof-code = Full code
daily-proof-next = Code of tomorrow’s shuffle

## Errors

error-deal-unknown = There’s no deal for this day.
error-deal-closed = This day is over: games of its deal are practice.
error-deal-played = You’ve already played this deal: other games are practice.
error-deal-not-played = Play this deal first, or wait until its day is over.
error-deal-turn = Turn { $turn } of this game isn’t possible in this deal.
error-deal-length = This game isn’t finished: it has { $turns } of { $needed } turns.
