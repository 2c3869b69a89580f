### The end of a game: the scoring step by step, the result, sharing, verifying. `-cp` is in game.ftl.

end-heading = Game over
end-agreed = The players ended this game early. It has no result.
end-resigned = This game ended because the others resigned.
end-absence = This game ended because someone left. It has no result.

## The scoring, step by step. Each sentence stands after a player's name.

end-counting = Final scoring
end-next = Next
end-pause = Pause
end-play = Resume
end-skip = Skip to the result
end-to-result = See the result
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
end-tie-mystic = Tied with { $names }, but the higher mystic value goes first ({ $mystic } against { $others }).
end-tie-order = Tied with { $names }, even on mystic value: the player later in turn order goes first.
end-no-temple = No temple symbols, so no temple token.
end-regions = { $count ->
    [0] No regions score.
    [one] { $count } region scores { $points } { -cp }.
   *[other] { $count } regions score { $points } { -cp }.
}
end-regions-cancelled = { $count ->
    [one] { $count } is cancelled.
   *[other] { $count } are cancelled.
}
end-forest = { $needed ->
    [one] { $tile } needs { $needed } matching neighbor and has { $neighbors }: { $points } { -cp }.
   *[other] { $tile } needs { $needed } matching neighbors and has { $neighbors }: { $points } { -cp }.
}
end-forest-unfulfilled = { $needed ->
    [one] { $tile } needs { $needed } matching neighbor but has { $neighbors }: its { $points } { -cp } are lost.
   *[other] { $tile } needs { $needed } matching neighbors but has only { $neighbors }: its { $points } { -cp } are lost.
}
end-wilderness = { $count ->
    [one] { $count } wilderness costs { $points } { -cp }.
   *[other] { $count } wildernesses cost { $points } { -cp }.
}
end-wilderness-idle = { $count ->
    [one] { $count } wilderness costs nothing, thanks to the Goddess of Idleness.
   *[other] { $count } wildernesses cost nothing, thanks to the Goddess of Idleness.
}
end-god = { $god }: { $points } { -cp } ({ $why }).

## The result

end-wins = { $points ->
    [one] { $name } wins with { $points } creation point!
   *[other] { $name } wins with { $points } creation points!
}
end-you-win = { $points ->
    [one] You win with { $points } creation point!
   *[other] You win with { $points } creation points!
}
end-shared = { $points ->
    [one] { $names } share the victory with { $points } creation point each!
   *[other] { $names } share the victory with { $points } creation points each!
}
end-winner = Winner
end-place = { $place ->
    [1] You finished first of { $players }.
    [2] You finished second of { $players }.
    [3] You finished third of { $players }.
   *[other] You finished fourth of { $players }.
}
end-place-tied = { $place ->
    [1] You share first place.
    [2] You share second place.
   *[other] You share third place.
}
end-won-by = { $points ->
    [one] Won by { $points } point.
   *[other] Won by { $points } points.
}
end-won-even = Level on points, but with more worshipers left.
end-short = { $place ->
    [1] { $points ->
        [one] { $points } point short of first place.
       *[other] { $points } points short of first place.
    }
    [2] { $points ->
        [one] { $points } point short of second place.
       *[other] { $points } points short of second place.
    }
   *[other] { $points ->
        [one] { $points } point short of third place.
       *[other] { $points } points short of third place.
    }
}
end-short-even = { $place ->
    [1] Level on points with first place, but with fewer worshipers left.
    [2] Level on points with second place, but with fewer worshipers left.
   *[other] Level on points with third place, but with fewer worshipers left.
}
end-standings = Final ranking
end-best-tile = { $name }’s best tile
end-best-tile-yours = Your best tile
end-decided = The turn that decided the game
end-decided-turn = Round { $round }, { $name }
end-decided-chance = It raised { $name }’s chance of winning from { $before } to { $after }.
end-decided-chance-yours = It raised your chance of winning from { $before } to { $after }.
end-decided-none = No single turn decided this game.
end-decided-running = Looking for the turn that decided the game…
end-decided-find = Find the turn that decided the game
end-decided-show = Review this turn
end-table = Points by source
end-by-tile = Tile by tile
end-symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
end-chart = Points by round
end-chart-table = Points after each round, as a table
end-chart-others = Other players
end-round = Round
end-afterwards = After the game
end-rematch = Play again
end-join-rematch = Join the rematch
end-watch-rematch = Watch the rematch
end-rematch-there = A rematch has been set up.
end-review = Review
end-replay = Replay
end-share = Share
end-deal = Deal of the day
end-record = Download the record
end-verify = Verify the shuffle
end-board = Back to the table

## Sharing

share-link = Link to a turn
share-which-turn = Which turn
share-turn = { $turn ->
    [0] The start of the game
   *[other] After turn { $turn }
}
share-end = The end of the game
share-text = Check out this game of Orbis!
share-whole-game = The link contains the whole game: it works on every device, and nothing is uploaded.
share-no-link = This browser can’t put the game into a link. Download the record instead.
share-picture = Picture of a universe
share-whose = Whose universe
share-caption = { $name } · { $points } { -cp }
share-save = Save the picture
share-failed = This browser couldn’t draw the picture.
