"""The score of a game with everything that led to it (F1–F3)."""

from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from orbis.engine import scoring
from orbis.engine.state import State, Tiles
from orbis.engine.universe import num_neighbors_of, row_and_column
from orbis.engine.vocabulary import (
    FIRST_UPPER_CELL,
    FOREST,
    IDLENESS,
    IRRIGATION,
    MAX_PLAYERS,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
)
from orbis.tiles import TileSet

Counts: TypeAlias = Literal["scored", "cancelled", "unfulfilled", "wilderness"]
TieBreak: TypeAlias = Literal["worshipers", "shared"]

_COUNTS: dict[int, Counts] = {
    scoring.SCORED: "scored",
    scoring.VOID: "cancelled",
    scoring.UNFULFILLED: "unfulfilled",
    scoring.TURNED_OVER: "wilderness",
}
# For each god why it counts, and why not.
_GOD_REASONS = {
    "love": ("always", ""),
    "apprentice": ("always", ""),
    "oceans": ("most", "not-most"),
    "fire": ("most", "not-most"),
    "nature": ("most", "not-most"),
    "harvests": ("most", "not-most"),
    "technology": ("fewest", "not-fewest"),
    "idleness": ("always", ""),
    "equilibrium": ("balanced", "unbalanced"),
    "death": ("paid", "cancelled"),
}


@dataclass(frozen=True, slots=True)
class TileScore:
    """What one tile contributes, and the rule that decided."""

    row: int
    column: int
    tile: str
    cp: int
    counts: Counts
    rule: str
    neighbors: int | None = None  # of a forest: those that count
    needed: int | None = None


@dataclass(frozen=True, slots=True)
class GodScore:
    """What a god contributes, and why."""

    god: str
    cp: int
    rule: str
    why: str


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """Everything that a player's total is made of."""

    total: int
    regions: int
    wilderness: int
    god: int
    temple_token: int
    worshipers: int
    rank: int
    temple_symbols: int
    mystic: int
    god_detail: GodScore | None
    tiles: tuple[TileScore, ...]

    def to_json(self) -> dict[str, Any]:
        """The form of docs/actions.md."""
        form = asdict(self)
        form["temples"] = {"symbols": form.pop("temple_symbols"), "mystic": form.pop("mystic")}
        form["tiles"] = [{key: value for key, value in tile.items() if value is not None} for tile in form["tiles"]]
        return form


@dataclass(frozen=True, slots=True)
class Score:
    """The score of all players, the winners, and what decided a tie for the first place."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None

    @property
    def totals(self) -> tuple[int, ...]:
        """The CP of each player."""
        return tuple(player.total for player in self.players)

    def to_json(self) -> dict[str, Any]:
        """The form of docs/actions.md."""
        return {
            "players": [player.to_json() for player in self.players],
            "winners": list(self.winners),
            "tie_break": self.tie_break,
        }


class Standing(NamedTuple):
    """The order of the players by a score sheet (F3)."""

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None


def score_sheet(state: State, tiles: Tiles) -> list[list[int]]:
    """The bare numbers, one row a player: see the columns of `engine.scoring`."""
    sheet = np.zeros((MAX_PLAYERS, scoring.NUM_SCORE_COLUMNS), dtype=np.int16)
    scoring.score(state, tiles, sheet)
    rows: list[list[int]] = sheet[: state.num_players].tolist()
    return rows


def standing_of(sheet: list[list[int]]) -> Standing:
    """Who stands where, and what decided a tie for the first place."""
    results = [(row[scoring.TOTAL], row[scoring.WORSHIPERS]) for row in sheet]
    best_first = sorted(results, reverse=True)
    ranks = tuple([1 + best_first.index(result) for result in results])
    winners = tuple([player for player, rank in enumerate(ranks) if rank == 1])
    if len(winners) > 1:
        return Standing(ranks, winners, "shared")
    is_tied = best_first[0][0] == best_first[1][0]
    return Standing(ranks, winners, "worshipers" if is_tied else None)


def full_score(state: State, tiles: Tiles, tile_set: TileSet) -> Score:
    """The score with its breakdown, as if the game ended now."""
    sheet = score_sheet(state, tiles)
    standing = standing_of(sheet)
    players = tuple(
        _player_score(state, tiles, tile_set, player, row, standing.ranks[player]) for player, row in enumerate(sheet)
    )
    return Score(players, standing.winners, standing.tie_break)


def _player_score(state: State, tiles: Tiles, tile_set: TileSet, player: int, row: list[int], rank: int) -> PlayerScore:
    cells = [cell for cell in range(NUM_CELLS) if state.universe[player, cell] != NO_TILE]
    return PlayerScore(
        total=row[scoring.TOTAL],
        regions=row[scoring.REGIONS],
        wilderness=row[scoring.WILDERNESSES],
        god=row[scoring.GOD_POINTS],
        temple_token=row[scoring.TEMPLE_TOKEN],
        worshipers=row[scoring.WORSHIPERS],
        rank=rank,
        temple_symbols=scoring.num_temple_symbols(state, tiles, player),
        mystic=scoring.highest_mystic_value(state, tiles, player),
        god_detail=_god_score(state, tiles, tile_set, player, row[scoring.GOD_POINTS]),
        tiles=tuple(_tile_score(state, tiles, tile_set, player, cell) for cell in cells),
    )


def _god_score(state: State, tiles: Tiles, tile_set: TileSet, player: int, cp: int) -> GodScore | None:
    god = int(state.god[player])
    if god == NO_GOD:
        return None
    name = tile_set.gods[god]
    why, why_not = _GOD_REASONS[name]
    fulfilled = scoring.god_is_fulfilled(state, tiles, player)
    return GodScore(name, cp, f"D{god + 1}", why if fulfilled else why_not)


def _tile_score(state: State, tiles: Tiles, tile_set: TileSet, player: int, cell: int) -> TileScore:
    tile = int(state.universe[player, cell])
    row, column = row_and_column(cell)
    counts = scoring.how_tile_counts(state, tiles, player, cell)
    cp = scoring.tile_cp(state, tiles, player, cell)
    effect = int(tiles[tile].effect)
    rule = f"E{effect + 1}"
    neighbors = needed = None
    if counts == scoring.TURNED_OVER:
        rule = "D8" if state.god[player] == IDLENESS else "W1"
    elif effect == FOREST:
        neighbors = num_neighbors_of(state, player, cell, int(tiles[tile].colors_mask))
        needed = int(tiles[tile].number)
    elif effect == IRRIGATION and counts == scoring.VOID and cell < FIRST_UPPER_CELL:
        rule = "R6"
    return TileScore(row, column, tile_set.regions[tile].id, cp, _COUNTS[counts], rule, neighbors, needed)
