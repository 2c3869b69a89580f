### The end of a game: the scoring step by step, the result, sharing, verifying. `-cp` stands in game.ftl.

end-heading = The end of the game
end-agreed = The players ended this game early. It has no result.
end-absence = This game was ended because somebody was gone. It has no result.

## The scoring, step by step. Each sentence stands after a player's name.

end-counting = The points are counted
end-next = Next
end-pause = Pause
end-play = Go on
end-skip = Skip to the result
end-to-result = To the result
end-show-scoring = Show the scoring
end-phase-temples = Temple tokens
end-phase-regions = Regions
end-phase-forests = Forests
end-phase-wildernesses = Wildernesses
end-phase-gods = Gods
end-temple = { $symbols ->
    [one] { $symbols } temple symbol: takes the token worth { $points } { -cp }.
   *[other] { $symbols } temple symbols: takes the token worth { $points } { -cp }.
}
end-tie-mystic = As many as { $names }, but the higher mystic value goes first ({ $mystic } against { $others }).
end-tie-order = As many as { $names }, with the same mystic value: whoever is later in turn order goes first.
end-no-temple = No temple symbol, so no temple token.
end-regions = { $count ->
    [0] No region scores during the game.
    [one] { $count } region scores { $points } { -cp }.
   *[other] { $count } regions score { $points } { -cp }.
}
end-regions-cancelled = { $count ->
    [one] { $count } is cancelled.
   *[other] { $count } are cancelled.
}
end-forest = { $needed ->
    [one] { $tile } needs { $needed } neighbor of its colors and has { $neighbors }: { $points } { -cp }.
   *[other] { $tile } needs { $needed } neighbors of its colors and has { $neighbors }: { $points } { -cp }.
}
end-forest-unfulfilled = { $needed ->
    [one] { $tile } needs { $needed } neighbor of its colors and has { $neighbors }: its { $points } { -cp } are lost.
   *[other] { $tile } needs { $needed } neighbors of its colors and has only { $neighbors }: its { $points } { -cp } are lost.
}
end-wilderness = { $count ->
    [one] { $count } wilderness: { $points } { -cp } less.
   *[other] { $count } wildernesses: { $points } { -cp } less.
}
end-wilderness-idle = { $count ->
    [one] { $count } wilderness loses nothing, thanks to the Goddess of Idleness.
   *[other] { $count } wildernesses lose nothing, thanks to the Goddess of Idleness.
}
end-god = { $god }: { $points } { -cp }, { $why }.

## The result

end-wins = { $name } wins with { $points } creation points!
end-you-win = You win with { $points } creation points!
end-shared = { $names } share the victory with { $points } creation points each!
end-winner = Winner
end-table = Points by source
end-by-tile = Tile by tile
end-symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
end-chart = Points over the rounds
end-chart-table = Points after each round, as a table
end-round = Round
end-afterwards = After the game
end-rematch = Play again
end-join-rematch = Join the rematch
end-watch-rematch = Watch the rematch
end-rematch-there = A rematch has been set up.
end-replay = Replay
end-share = Share
end-record = Download the record
end-verify = Verify the shuffle
end-board = To the table

## Sharing

share-link = Link to a turn
share-which-turn = Which turn
share-turn = { $turn ->
    [0] The start of the game
   *[other] After turn { $turn }
}
share-end = The end of the game
share-text = Look at this game of Orbis!
share-picture = Picture of a universe
share-whose = Whose universe
share-caption = { $name } · { $points } { -cp }
share-save = Save the picture
share-failed = The picture could not be drawn in this browser.

## The shuffle

verify-says = All tiles and gods are shuffled by a secret text, the seed. Before the game the server showed its hash: a promise that it could not change any more. Now the seed is known, and your browser computes its hash again.
verify-promised = Promised before the game
verify-seed = The seed
verify-found = The hash of this seed, as your browser computes it
verify-right = They are the same. The order of all tiles and gods was fixed before the first turn.
verify-wrong = They differ! This is not the seed that was promised.
verify-no-crypto = Browsers compute hashes only on pages with a secure connection (https). This command prints the same digits as above after “sha256:” if all is well:
verify-command = To check the rest too, download the record. This command replays every turn, and deals the tiles and gods from the seed:
verify-not = What this does not tell: how the seed was chosen.
