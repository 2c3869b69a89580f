"""Reasons about what the player owns: the tile placed, forests, room for later tiles, worshipers and reductions."""

from typing import Final, TypeAlias

import numpy as np

from orbis.analysis.aftermath import weights_at
from orbis.analysis.outcomes import Comparison, PlacedTile, placed_tiles
from orbis.analysis.reason import Argument, Reason
from orbis.bots.evaluation import (
    COLORS_HELD,
    FLEXIBILITY,
    REDUCED_WORSHIPERS,
    REDUCTIONS,
    ROOM,
    SECURED,
    SURPLUS,
    WORSHIPERS,
)
from orbis.engine.actions import EXCHANGE, NUM_ACTIONS, PLACE_WILDERNESS
from orbis.engine.realm import num_worshipers
from orbis.engine.scoring import tile_cp
from orbis.engine.sensible import sensible
from orbis.engine.turn import play
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import NO_TILE
from orbis.tiles import COLORS

Placed: TypeAlias = dict[int, PlacedTile]

UNSURE: Final = ("village", "forest", "volcano", "irrigation")  # effects that must be validated


def tile_reasons(both: Comparison) -> list[Reason]:
    """The tile of the turn, or an existing forest, counts for less than after the best turn."""
    played, best = placed_tiles(both.played), placed_tiles(both.best)
    reasons = _forest_reasons(both, played, best)
    tile, better = played.get(both.played.tile), best.get(both.best.tile)
    if tile and tile.status == "wilderness":
        reasons += _turned_over_reasons(both, tile, better)
    elif tile and tile.status == "cancelled":
        reasons += _cancelled_reasons(both, tile)
    if tile and better and both.played.tile != both.best.tile:
        reasons += _better_tile_reasons(both, tile, better)
    return reasons


def _turned_over_reasons(both: Comparison, tile: PlacedTile, better: PlacedTile | None) -> list[Reason]:
    """The tile is turned over, and that of the best turn is not."""
    if better and better.status == "wilderness":
        return []
    cp = tile.worth + max(0.0, both.own(FLEXIBILITY))  # what fits on a wilderness
    if better and both.best.tile == both.played.tile:
        cp -= better.worth
    else:
        cp -= _worth_face_up(both, tile)
    key = "turned_over" if _could_lie_face_up(both) else "only_wilderness"
    return [Reason(key, cp, {"tile": both.tile_set.regions[both.played.tile].id, **_where(tile)})]


def _cancelled_reasons(both: Comparison, tile: PlacedTile) -> list[Reason]:
    region = both.tile_set.regions[both.played.tile]
    args = {"tile": region.id, **_where(tile), "effect": region.effect.kind, "points": region.cp}
    return [Reason("declined" if both.played.declined else "cancelled", -_worth_face_up(both, tile), args)]


def _worth_face_up(both: Comparison, tile: PlacedTile) -> float:
    """What the tile of the turn would be worth if it were neither turned over needlessly nor cancelled."""
    region = both.tile_set.regions[both.played.tile]
    if tile.status == "wilderness" and (region.effect.kind in UNSURE or not _could_lie_face_up(both)):
        return 0.0
    if tile.status in ("wilderness", "cancelled"):
        return float(weights_at(both.played.state)[SECURED]) * region.cp
    return max(0.0, tile.worth)


def _could_lie_face_up(both: Comparison) -> bool:
    """Whether the tile that was turned over could have been paid for and placed, possibly after exchanges."""
    after = both.state.copy()
    play(after, both.played.tiles, both.played.turn[0])
    scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
    choices = scratch[: sensible(after, both.played.tiles, scratch)]
    return bool(((choices < PLACE_WILDERNESS) | (choices >= EXCHANGE)).any())


def _better_tile_reasons(both: Comparison, played: PlacedTile, best: PlacedTile) -> list[Reason]:
    """The tile of the best turn counts for more, or is a forest that may."""
    tile, better = (both.tile_set.regions[outcome.tile] for outcome in (both.played, both.best))
    cp = _worth_face_up(both, played) - best.worth
    if best.status in ("near", "far"):
        return [Reason("forest_missed", cp, {"tile": better.id, "missing": best.missing, "points": better.cp})]
    points = tile_cp(both.played.state, both.played.tiles, both.player, played.cell)
    if best.status != "scored" or points >= better.cp:
        return []
    args: dict[str, Argument] = {"tile": tile.id, "points": points, "best": better.id, "best_points": better.cp}
    return [Reason("fewer_points", cp, args)]


def _forest_reasons(both: Comparison, played: Placed, best: Placed) -> list[Reason]:
    """Forests that get further with the best turn."""
    reasons = []
    for tile in sorted(played.keys() & best.keys()):
        now, better = played[tile], best[tile]
        if now.status in ("near", "far", "blocked") and better.status in ("scored", "near", "far"):
            key = "forest_blocked" if now.status == "blocked" else "forest_open"
            region = both.tile_set.regions[tile]
            args = {"tile": region.id, **_where(now), "missing": now.missing, "points": region.cp}
            reasons.append(Reason(key, now.worth - better.worth, args))
    return reasons


def room_reasons(both: Comparison) -> list[Reason]:
    """Fewer colors fit above the bottom row, or it has fewer free cells. Taking a god changes neither."""
    if both.played.tile == NO_TILE or both.best.tile == NO_TILE:
        return []
    (colors, free), (best_colors, best_free) = (
        outcome.measured[both.player, [FLEXIBILITY, ROOM]].astype(int).tolist() for outcome in (both.played, both.best)
    )
    cp = both.own(FLEXIBILITY, ROOM)
    if colors < best_colors:
        return [Reason("fits_fewer_colors", cp, {"colors": colors, "best_colors": best_colors})]
    if free < best_free:
        return [Reason("bottom_row", cp, {"free": free, "best_free": best_free})]
    return []


def _where(tile: PlacedTile) -> dict[str, Argument]:
    row, column = row_and_column(tile.cell)
    return {"row": row, "column": column}


def worshiper_reasons(both: Comparison) -> list[Reason]:
    """The turn played leaves fewer worshipers in the realm, or fewer colors."""
    held, best_held = (num_worshipers(outcome.state, both.player) for outcome in (both.played, both.best))
    colors, best_colors = (int(outcome.measured[both.player, COLORS_HELD]) for outcome in (both.played, both.best))
    if held < best_held:
        cp = both.own(WORSHIPERS, REDUCED_WORSHIPERS, COLORS_HELD, SURPLUS)
        return [Reason("fewer_worshipers", cp, {"count": best_held - held, "held": held, "best_held": best_held})]
    if colors < best_colors:
        cp = both.own(COLORS_HELD, SURPLUS)
        return [Reason("fewer_colors", cp, {"colors": colors, "best_colors": best_colors})]
    return []


def reduction_reasons(both: Comparison) -> list[Reason]:
    """Reduction tokens that the best turn would bring."""
    held, best_held = (outcome.state.reductions[both.player] for outcome in (both.played, both.best))
    missed = [COLORS[color] for color in np.flatnonzero(best_held > held)]
    return [Reason("reduction_missed", both.own(REDUCTIONS) / len(missed), {"color": color}) for color in missed]
