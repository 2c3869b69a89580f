### Ratings: the leaderboard, profiles, rated games, and finding opponents.

rating-title = Players
rating-lead = Find somebody to play with, and see how you compare.
rating-your-profile = Your profile
rating-said = Rating { $rating }, give or take { $uncertainty }

## The leaderboard

rating-leaderboard = Leaderboard
rating-size = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rating-nobody = Nobody has played { $games } rated games of this size yet. The bots show where you would stand.
rating-rank = Rank
rating-player = Player
rating-rating = Rating
rating-games = Games
rating-wins = Wins
rating-bot = bot
rating-show-more = Show more
rating-few = { $needed ->
    [one] One more rated game of this size, and you are listed here.
   *[other] { $needed } more rated games of this size, and you are listed here.
}
rating-explained = Everyone starts at 1500. Somebody rated 400 points higher wins about ten games for each one they lose. The number after ± is how far off a rating may still be; the leaderboard goes by the lower end of that range. The ratings of bots never change. You are listed after { $games } rated games.

## Profiles

rating-since = Account since { $date }
rating-to-leaderboard = Leaderboard
rating-range = Most likely between { $low } and { $high }.
rating-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
rating-rank-at = Rank { $rank }
rating-not-listed = Not on the leaderboard yet
rating-chart = { $count ->
    [one] The rating over { $count } game: from { $first } to { $last }
   *[other] The rating over { $count } games: from { $first } to { $last }
}
rating-latest-games = Latest rated games
rating-none-yet = No rated games yet.
rating-place = Place { $place } of { $players }
rating-deleted-player = Deleted player

## Rated games

rating-rated = Rated
rating-rated-says = The game changes your rating. There are no hints, and leaving counts as last place.
rating-account-only = Rated games are for people with an account.
rating-account-make = Create an account
rating-changes = Ratings
rating-fixed = fixed
rating-before = before: { $rating }
rating-not-rated = This game did not count for the ratings.

## Finding opponents

match-title = Find opponents
match-says = The game starts by itself as soon as enough people want the same kind of game.
match-players = Players
match-live = Live
match-live-says = Two minutes per turn
match-days = Over several days
match-days-says = Three days per turn
match-find = Find opponents
match-waiting = Looking for opponents…
match-seats = { $taken ->
    [one] { $taken } of { $size } players is here.
   *[other] { $taken } of { $size } players are here.
}
match-stay-live = Keep this page open. The table opens as soon as everyone is here.
match-stay-days = You may leave this page. The game will be among your games once it has started.
match-slow = Nobody has come so far. Keep waiting, or play with bots now.
match-bots = Play with bots now
match-cancel = Stop looking
match-was-closed = Your search ended while this page was away.

## Errors

error-rated-no-account = Rated games are for people with an account.
error-rated-no-hints = There are no hints in rated games.
error-rated-nobody = A rated game needs at least one person.
error-rated-one-seat = In a rated game everyone has exactly one seat.
error-rated-tiles = Rated games are played with the standard tiles.
error-player-unknown = There is no such player, or their account was deleted.
