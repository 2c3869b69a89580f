"""Reasons about what players compete for: temples, gods, and what the display leaves for whom."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.outcomes import Comparison, Outcome, Reply
from orbis.analysis.reason import Argument, Reason
from orbis.bots.evaluation import GOD, LATER_OFFER, NO_GOD_YET, NO_TEMPLE, OFFER, TEMPLES, best_take
from orbis.bots.policy import NOT_THERE, NUM_TAKES
from orbis.engine import actions
from orbis.engine.scoring import (
    SCORED,
    highest_mystic_value,
    how_tile_counts,
    is_wilderness,
    num_temple_symbols,
    temple_token,
)
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import NO_GOD, NO_TILE, NUM_PLACES
from orbis.game.actions import PLACES
from orbis.tiles import COLORS

MIN_SHARE: Final = 0.3  # of the simulations, for a reply worth mentioning
DENIAL_SHARE: Final = 0.5  # of what a tile is worth to a player who may only take it later, or take another one


def temple_reasons(both: Comparison) -> list[Reason]:
    """The temple lead, symbols or mystic value that the turn played gives up."""
    cp = both.own(TEMPLES, NO_TEMPLE) + both.others(TEMPLES, NO_TEMPLE)
    leader, best_leader = (temple_leader(outcome.state, outcome.tiles) for outcome in (both.played, both.best))
    symbols, best_symbols = (
        num_temple_symbols(outcome.state, outcome.tiles, both.player) for outcome in (both.played, both.best)
    )
    if best_leader == both.player and leader not in (None, both.player):
        return [Reason("temple_lead", cp, {"player": leader, "symbols": symbols, "best_symbols": best_symbols})]
    if symbols < best_symbols:
        return [Reason("temple_symbols", cp, {"symbols": symbols, "best_symbols": best_symbols})]
    mystic, best_mystic = (
        highest_mystic_value(outcome.state, outcome.tiles, both.player) for outcome in (both.played, both.best)
    )
    if mystic < best_mystic:
        return [Reason("mystic", cp, {"mystic": mystic, "best_mystic": best_mystic})]
    return []


def temple_leader(state: State, tiles: Tiles) -> int | None:
    """Who would get the highest temple token now; None if nobody has a symbol."""
    tokens = [temple_token(state, tiles, player) for player in range(state.num_players)]
    return tokens.index(max(tokens)) if any(tokens) else None


def god_reasons(both: Comparison) -> list[Reason]:
    """The god taken, put off or weakened, and the gods of the others."""
    return [*_own_god_reasons(both), *_other_god_reasons(both)]


def _own_god_reasons(both: Comparison) -> list[Reason]:
    cp = both.own(GOD, NO_GOD_YET)
    god, best_god = both.played.god, both.best.god
    names = both.tile_set.gods
    if god != NO_GOD and best_god != NO_GOD:
        if god == best_god:
            return [Reason("death_unpaid", cp, {})] if both.played.declined else []
        points, best_points = (_expected_points(outcome) for outcome in (both.played, both.best))
        gods: dict[str, Argument] = {
            "god": names[god],
            "points": points,
            "best": names[best_god],
            "best_points": best_points,
        }
        return [Reason("weaker_god", cp, gods)]
    if god != NO_GOD:
        return [Reason("god_too_early", cp, {"god": names[god]})]
    if best_god != NO_GOD:
        return [Reason("god_put_off", cp, {"god": names[best_god]})]
    held = int(both.state.god[both.player])
    return [] if held == NO_GOD else [Reason("god_less_sure", cp, {"god": names[held]})]


def _expected_points(outcome: Outcome) -> float:
    return round(float(outcome.measured[outcome.player, GOD]), 1)


def _other_god_reasons(both: Comparison) -> list[Reason]:
    """Other players' gods that the best turn makes less likely to score."""
    difference = both.played.weighed[:, GOD] - both.best.weighed[:, GOD]
    reasons = []
    for other in range(both.state.num_players):
        god = int(both.state.god[other])
        if other != both.player and god != NO_GOD:
            cp = -float(difference[other]) / (int(both.state.num_players) - 1)
            reasons.append(Reason("god_uncontested", cp, {"god": both.tile_set.gods[god], "player": other}))
    return reasons


def reply_reasons(both: Comparison) -> list[Reason]:
    """The expected reply takes something that the best turn does not leave, or leaves in worse shape."""
    reply = both.played.reply
    if reply is None or reply.share < MIN_SHARE:
        return []
    cp = both.best.cost_of_reply() - both.played.cost_of_reply()
    player = int(both.played.state.player)
    take = reply.turn[0]
    if take < actions.GOD:
        return _left_tile_reasons(both, reply, cp)
    if both.best.god != take - actions.GOD:
        return []
    return [Reason("leaves_god", cp, {"god": both.tile_set.gods[both.best.god], "player": player})]


def _left_tile_reasons(both: Comparison, reply: Reply, cp: float) -> list[Reason]:
    """The reply takes a tile that the best turn takes away, or leaves with fewer worshipers."""
    place = reply.turn[0]
    tile = int(both.played.state.display[place])
    player = int(both.played.state.player)
    args: dict[str, Argument] = {"tile": both.tile_set.regions[tile].id, "place": PLACES[place], "player": player}
    lying = both.played.state.display_worshipers[place]
    if both.best.state.display[place] != tile:
        args["worshipers"] = _letters(lying)
        args["points"] = _points_scored(both.played, reply)
        args["temple_lead"] = _wins_temple_lead(both, player)
        return [Reason("leaves_tile", cp, args)]
    more = np.maximum(lying - both.best.state.display_worshipers[place], 0)
    if not more.any():
        return []
    return [Reason("leaves_worshipers", cp, {**args, "count": int(more.sum()), "colors": _letters(more)})]


def denial_reasons(both: Comparison) -> list[Reason]:
    """The best turn turns over a tile that the next player could use, now or later."""
    tile, place = both.best.tile, both.best.turn[0]
    reply = both.played.reply
    if reply is None or reply.turn[0] == place or not _is_turned_over(both.best) or tile == both.played.tile:
        return []
    player = int(both.played.state.player)
    takes = np.zeros(NUM_TAKES)
    best_take(both.played.state, both.played.tiles, player, takes)
    if takes[place] == NOT_THERE:  # the player has only a god left to take
        return []
    region = both.tile_set.regions[tile]
    args: dict[str, Argument] = {"tile": region.id, "place": PLACES[place], "player": player, "points": region.cp}
    cp = -DENIAL_SHARE * float(takes[place]) / (int(both.state.num_players) - 1)
    return [Reason("leaves_in_reach", cp, args)]


def _is_turned_over(outcome: Outcome) -> bool:
    """Whether the tile of a turn ends up face down."""
    cells = np.flatnonzero(outcome.state.universe[outcome.player] == outcome.tile)
    return outcome.tile != NO_TILE and is_wilderness(outcome.state, outcome.player, int(cells[0]))


def _points_scored(outcome: Outcome, reply: Reply) -> int:
    """The points of the tile that the reply takes, if they count at once."""
    tile = int(outcome.state.display[reply.turn[0]])
    player = int(outcome.state.player)
    (cells,) = np.nonzero(reply.state.universe[player] == tile)
    scores = how_tile_counts(reply.state, outcome.tiles, player, int(cells[0])) == SCORED
    return int(outcome.tiles[tile].cp) if scores else 0


def _wins_temple_lead(both: Comparison, player: int) -> bool:
    """Whether the next player leads in temples after the reply, but would not after the best turn."""
    leads = [
        temple_leader(outcome.reply.state if outcome.reply else outcome.state, outcome.tiles) == player
        for outcome in (both.played, both.best)
    ]
    return leads == [True, False]


def _letters(counts: NDArray[np.int8]) -> str:
    return "".join(color * int(number) for color, number in zip(COLORS, counts, strict=True))


def next_take_reasons(both: Comparison) -> list[Reason]:
    """The best turn and its reply leave more for the player to take."""
    if both.played.reply is None or both.best.reply is None:
        return []
    place = _best_place(both.best.reply, both)
    if place is None:
        return []
    offer, best_offer = (
        outcome.weighed_after_reply[both.player, [OFFER, LATER_OFFER]].sum() for outcome in (both.played, both.best)
    )
    tile = int(both.best.reply.state.display[place])
    if tile == both.played.tile:
        return []
    args = {"tile": both.tile_set.regions[tile].id, "place": PLACES[place]}
    return [Reason("next_take", float(offer - best_offer), args)]


def _best_place(reply: Reply, both: Comparison) -> int | None:
    """The place of the player's best take after a reply; None if it is a god or there is none."""
    takes = np.full(NUM_TAKES, -np.inf)
    best = best_take(reply.state, both.played.tiles, both.player, takes)
    (places,) = np.nonzero((takes[:NUM_PLACES] == best) & (reply.state.display != NO_TILE))
    return int(places[0]) if len(places) else None
