"""Reasons in the display: what is left to the next player, and what remains for the player's own next turn."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.outcome import Comparison, Outcome
from orbis.analysis.reason import Argument, Reason
from orbis.analysis.reply import Reply
from orbis.analysis.standing_reasons import temple_leader
from orbis.bots.evaluation import LATER_OFFER, OFFER, best_take
from orbis.bots.policy import NUM_TAKES
from orbis.engine.actions import GOD
from orbis.engine.scoring import SCORED, how_tile_counts, is_wilderness
from orbis.engine.vocabulary import NO_TILE, NUM_PLACES
from orbis.game.actions import PLACES
from orbis.tiles import COLORS

MIN_SHARE: Final = 0.3  # of the simulations, for a reply that is worth mentioning
DENIAL_SHARE: Final = 0.5  # of what a tile is worth to a player who may take it later, or another one


def reply_reasons(both: Comparison) -> list[Reason]:
    """The expected reply takes something that the best turn does not leave, or not as good."""
    reply = both.played.reply
    if reply is None or reply.share < MIN_SHARE:
        return []
    cp = both.best.cost_of_reply() - both.played.cost_of_reply()
    player = int(both.played.state.player)
    take = reply.turn[0]
    if take < GOD:
        return _left_tile_reasons(both, reply, cp)
    if both.best.god != take - GOD:
        return []
    return [Reason("leaves_god", cp, {"god": both.tile_set.gods[both.best.god], "player": player})]


def _left_tile_reasons(both: Comparison, reply: Reply, cp: float) -> list[Reason]:
    """The reply takes a tile that the best turn takes away, or that it leaves with fewer worshipers."""
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
    """The best turn turns a tile over that the next player could use, if not in the expected reply, then later."""
    tile, place = both.best.tile, both.best.turn[0]
    reply = both.played.reply
    if reply is None or reply.turn[0] == place or not _is_turned_over(both.best) or tile == both.played.tile:
        return []
    player = int(both.played.state.player)
    takes = np.zeros(NUM_TAKES)
    best_take(both.played.state, both.played.tiles, player, takes)
    region = both.tile_set.regions[tile]
    args: dict[str, Argument] = {"tile": region.id, "place": PLACES[place], "player": player, "points": region.cp}
    cp = -DENIAL_SHARE * float(takes[place]) / (int(both.state.num_players) - 1)
    return [Reason("leaves_in_reach", cp, args)]


def _is_turned_over(outcome: Outcome) -> bool:
    """Whether the tile of a turn lies face down after it."""
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
    """Whether the next player leads in temples after the reply, and would not after the best turn."""
    leads = [
        temple_leader(outcome.reply.state if outcome.reply else outcome.state, outcome.tiles) == player
        for outcome in (both.played, both.best)
    ]
    return leads == [True, False]


def _letters(counts: NDArray[np.int8]) -> str:
    return "".join(color * int(number) for color, number in zip(COLORS, counts, strict=True))


def next_take_reasons(both: Comparison) -> list[Reason]:
    """After the best turn and its reply there is more for the player to take."""
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
    """Where the best take for the player lies after a reply; None if it is a god, or if there is none."""
    takes = np.full(NUM_TAKES, -np.inf)
    best = best_take(reply.state, both.played.tiles, both.player, takes)
    (places,) = np.nonzero((takes[:NUM_PLACES] == best) & (reply.state.display != NO_TILE))
    return int(places[0]) if len(places) else None
