"""Reasons about what players compete for: temples, gods, and what the display leaves for whom."""

from typing import Final

import numpy as np

from orbis.analysis import reason_list as key
from orbis.analysis.comparison import (
    BEFORE,
    BEST,
    NO_REPLY,
    PLAYED,
    REPLY,
    Comparison,
    cost_of_reply,
    god_of,
    is_declined,
    others,
    own,
    player_of,
    replied,
    tile_of,
)
from orbis.analysis.placed_tiles import cell_of
from orbis.analysis.reason_list import add_reason
from orbis.bots.evaluation import GOD, LATER_OFFER, NO_GOD_YET, NO_TEMPLE, OFFER, TEMPLES, best_take
from orbis.bots.policy import NOT_THERE, NUM_TAKES
from orbis.engine import actions
from orbis.engine.kernel import kernel
from orbis.engine.scoring import (
    SCORED,
    highest_mystic_value,
    how_tile_counts,
    is_wilderness,
    num_temple_symbols,
    temple_token,
)
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import NO_GOD, NO_PLACE, NO_TILE, NUM_COLORS, NUM_PLACES

MIN_SHARE: Final = 0.3  # of the simulations, for a reply worth mentioning
DENIAL_SHARE: Final = 0.5  # of what a tile is worth to a player who may only take it later, or take another one
NOBODY: Final = -1


@kernel
def add_temple_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """The temple lead, symbols or mystic value that the turn played gives up."""
    player, played, best = player_of(both), both.states[PLAYED], both.states[BEST]
    cp = own(both, TEMPLES) + own(both, NO_TEMPLE) + others(both, TEMPLES) + others(both, NO_TEMPLE)
    leader = temple_leader(played, tiles)
    symbols, best_symbols = num_temple_symbols(played, tiles, player), num_temple_symbols(best, tiles, player)
    if temple_leader(best, tiles) == player and leader != NOBODY and leader != player:
        return add_reason(both.reasons, number, key.TEMPLE_LEAD, cp, leader, symbols, best_symbols)
    if symbols < best_symbols:
        return add_reason(both.reasons, number, key.TEMPLE_SYMBOLS, cp, symbols, best_symbols)
    mystic, best_mystic = highest_mystic_value(played, tiles, player), highest_mystic_value(best, tiles, player)
    if mystic < best_mystic:
        return add_reason(both.reasons, number, key.MYSTIC, cp, mystic, best_mystic)
    return number


@kernel
def temple_leader(state: State, tiles: Tiles) -> int:
    """Who would get the highest temple token now; NOBODY if nobody has a symbol."""
    leader, highest = NOBODY, 0
    for player in range(state.num_players):
        token = temple_token(state, tiles, player)
        if token > highest:
            leader, highest = player, token
    return leader


@kernel
def add_own_god_reasons(both: Comparison, number: int) -> int:
    """The god taken, put off or weakened."""
    cp = own(both, GOD) + own(both, NO_GOD_YET)
    god, best_god = god_of(both, PLAYED), god_of(both, BEST)
    if god != NO_GOD and best_god != NO_GOD:
        if god != best_god:
            tenths, best_tenths = _expected_tenths(both, PLAYED), _expected_tenths(both, BEST)
            return add_reason(both.reasons, number, key.WEAKER_GOD, cp, god, tenths, best_god, best_tenths)
        return add_reason(both.reasons, number, key.DEATH_UNPAID, cp) if is_declined(both, PLAYED) else number
    if god != NO_GOD:
        return add_reason(both.reasons, number, key.GOD_TOO_EARLY, cp, god)
    if best_god != NO_GOD:
        return add_reason(both.reasons, number, key.GOD_PUT_OFF, cp, best_god)
    held = int(both.states[BEFORE].god[player_of(both)])
    return number if held == NO_GOD else add_reason(both.reasons, number, key.GOD_LESS_SURE, cp, held)


@kernel
def _expected_tenths(both: Comparison, turn: int) -> int:
    """The expected points of the player's god in tenths, rounded."""
    return int(10.0 * both.measured[turn, player_of(both), GOD] + 0.5)


@kernel
def add_other_god_reasons(both: Comparison, number: int) -> int:
    """Other players' gods that the best turn makes less likely to score."""
    before = both.states[BEFORE]
    for other in range(before.num_players):
        god = int(before.god[other])
        if other != player_of(both) and god != NO_GOD:
            cp = (both.weighed[BEST, other, GOD] - both.weighed[PLAYED, other, GOD]) / (before.num_players - 1)
            number = add_reason(both.reasons, number, key.GOD_UNCONTESTED, cp, god, other)
    return number


@kernel
def add_reply_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """The expected reply takes something that the best turn does not leave, or leaves in worse shape."""
    if both.shares[PLAYED] < MIN_SHARE:
        return number
    cp = cost_of_reply(both, BEST) - cost_of_reply(both, PLAYED)
    take = int(both.turns[PLAYED + REPLY, 0])
    if take < actions.GOD:
        return _add_left_tile(both, tiles, number, take, cp)
    god = god_of(both, BEST)
    if god != take - actions.GOD:
        return number
    return add_reason(both.reasons, number, key.LEAVES_GOD, cp, god, int(both.states[PLAYED].player))


@kernel
def _add_left_tile(both: Comparison, tiles: Tiles, number: int, place: int, cp: float) -> int:
    """The reply takes a tile that the best turn takes away, or leaves with fewer worshipers."""
    played, best = both.states[PLAYED], both.states[BEST]
    tile, player = int(played.display[place]), int(played.player)
    worshipers = both.reasons[number].worshipers
    if best.display[place] != tile:
        leads = _wins_temple_lead(both, tiles, player)
        points = _points_scored(both, tiles, tile)
        added = add_reason(both.reasons, number, key.LEAVES_TILE, cp, tile, place, player, points, leads)
        for color in range(NUM_COLORS):
            worshipers[color] = played.display_worshipers[place, color]
        return added
    count = 0
    for color in range(NUM_COLORS):
        count += max(0, int(played.display_worshipers[place, color]) - int(best.display_worshipers[place, color]))
    if count == 0:
        return number
    added = add_reason(both.reasons, number, key.LEAVES_WORSHIPERS, cp, tile, place, player, count)
    for color in range(NUM_COLORS):
        more = int(played.display_worshipers[place, color]) - int(best.display_worshipers[place, color])
        worshipers[color] = max(0, more)
    return added


@kernel
def _points_scored(both: Comparison, tiles: Tiles, tile: int) -> int:
    """The points of the tile that the reply takes, if they count at once."""
    after, player = both.states[PLAYED + REPLY], int(both.states[PLAYED].player)
    cell = cell_of(after, player, tile)
    return int(tiles[tile].cp) if how_tile_counts(after, tiles, player, cell) == SCORED else 0


@kernel
def _wins_temple_lead(both: Comparison, tiles: Tiles, player: int) -> int:
    """1 if the next player leads in temples after the reply, but would not after the best turn; otherwise 0."""
    if temple_leader(both.states[replied(both, PLAYED)], tiles) != player:
        return 0
    return int(temple_leader(both.states[replied(both, BEST)], tiles) != player)


@kernel
def add_denial_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """The best turn turns over a tile that the next player could use, now or later."""
    tile, place = tile_of(both, BEST), int(both.turns[BEST, 0])
    if both.shares[PLAYED] == NO_REPLY or both.turns[PLAYED + REPLY, 0] == place or tile == NO_TILE:
        return number
    cell = cell_of(both.states[BEST], player_of(both), tile)
    if not is_wilderness(both.states[BEST], player_of(both), cell) or tile == tile_of(both, PLAYED):
        return number
    player = int(both.states[PLAYED].player)
    best_take(both.states[PLAYED], tiles, player, both.takes)
    if both.takes[place] == NOT_THERE:  # the player has only a god left to take
        return number
    cp = -DENIAL_SHARE * both.takes[place] / (int(both.states[BEFORE].num_players) - 1)
    return add_reason(both.reasons, number, key.LEAVES_IN_REACH, cp, tile, place, player, int(tiles[tile].cp))


@kernel
def add_next_take_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """The best turn and its reply leave more for the player to take."""
    if both.shares[PLAYED] == NO_REPLY or both.shares[BEST] == NO_REPLY:
        return number
    place = _best_place(both, tiles)
    if place == NO_PLACE:
        return number
    tile = int(both.states[BEST + REPLY].display[place])
    if tile == tile_of(both, PLAYED):
        return number
    played, best = both.weighed[PLAYED + REPLY, player_of(both)], both.weighed[BEST + REPLY, player_of(both)]
    cp = (played[OFFER] + played[LATER_OFFER]) - (best[OFFER] + best[LATER_OFFER])
    return add_reason(both.reasons, number, key.NEXT_TAKE, cp, tile, place)


@kernel
def _best_place(both: Comparison, tiles: Tiles) -> int:
    """The place of the player's best take after the reply to the best turn; NO_PLACE if it is a god or nothing."""
    after = both.states[BEST + REPLY]
    for take in range(NUM_TAKES):
        both.takes[take] = -np.inf
    best = best_take(after, tiles, player_of(both), both.takes)
    for place in range(NUM_PLACES):
        if both.takes[place] == best and after.display[place] != NO_TILE:
            return place
    return NO_PLACE
