"""The score of a game with its full breakdown (F1–F3)."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from orbis.engine import scoring
from orbis.engine.state import State, Tiles
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import FIRST_UPPER_CELL, IDLENESS, MAX_PLAYERS, NO_GOD, NO_TILE, NUM_CELLS
from orbis.tiles import EFFECTS, Region, TileSet

Counts: TypeAlias = Literal["scored", "cancelled", "unfulfilled", "wilderness"]
TieBreak: TypeAlias = Literal["worshipers", "shared"]

_COUNTS: dict[int, Counts] = {
    scoring.SCORED: "scored",
    scoring.VOID: "cancelled",
    scoring.UNFULFILLED: "unfulfilled",
    scoring.TURNED_OVER: "wilderness",
}
_EFFECT_RULES = {kind: f"E{number}" for number, kind in enumerate(EFFECTS, 1)}
_ROWS_AND_COLUMNS = [row_and_column(cell) for cell in range(NUM_CELLS)]
# For each god, why it counts and why it does not.
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
    """What one tile contributes, and the rule that decides."""

    row: int
    column: int
    tile: str
    cp: int
    counts: Counts
    rule: str
    neighbors: int | None = None  # forests only: those that count
    needed: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The JSON form in docs/actions.md."""
        form: dict[str, Any] = {
            "row": self.row,
            "column": self.column,
            "tile": self.tile,
            "cp": self.cp,
            "counts": self.counts,
            "rule": self.rule,
        }
        if self.neighbors is not None:
            form |= {"neighbors": self.neighbors, "needed": self.needed}
        return form


@dataclass(frozen=True, slots=True)
class GodScore:
    """What a god contributes, and why."""

    god: str
    cp: int
    rule: str
    why: str

    def to_json(self) -> dict[str, Any]:
        """The JSON form in docs/actions.md."""
        return {"god": self.god, "cp": self.cp, "rule": self.rule, "why": self.why}


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's total and everything it is made of."""

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
        """The JSON form in docs/actions.md."""
        return {
            "total": self.total,
            "regions": self.regions,
            "wilderness": self.wilderness,
            "god": self.god,
            "temple_token": self.temple_token,
            "worshipers": self.worshipers,
            "rank": self.rank,
            "god_detail": self.god_detail and self.god_detail.to_json(),
            "tiles": [tile.to_json() for tile in self.tiles],
            "temples": {"symbols": self.temple_symbols, "mystic": self.mystic},
        }


@dataclass(frozen=True, slots=True)
class Score:
    """The scores of all players, the winners, and what broke a tie for first place."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None

    @property
    def totals(self) -> tuple[int, ...]:
        """The CP of each player."""
        return tuple(player.total for player in self.players)

    def to_json(self) -> dict[str, Any]:
        """The JSON form in docs/actions.md."""
        return {
            "players": [player.to_json() for player in self.players],
            "winners": list(self.winners),
            "tie_break": self.tie_break,
        }


class Standing(NamedTuple):
    """The ranking of the players by a score sheet (F3)."""

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None


def score_sheet(state: State, tiles: Tiles) -> list[list[int]]:
    """The bare numbers, one row per player: see the columns of `engine.scoring`."""
    sheet = np.zeros((MAX_PLAYERS, scoring.NUM_SCORE_COLUMNS), dtype=np.int16)
    scoring.score(state, tiles, sheet)
    rows: list[list[int]] = sheet[: state.num_players].tolist()
    return rows


def standing_of(sheet: list[list[int]]) -> Standing:
    """Everyone's rank, and what broke a tie for first place."""
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
    sheet = np.zeros((MAX_PLAYERS, scoring.NUM_BREAKDOWN_COLUMNS), dtype=np.int16)
    cells = np.zeros((MAX_PLAYERS, NUM_CELLS, scoring.NUM_TILE_COLUMNS), dtype=np.int16)
    scoring.break_down(state, tiles, sheet, cells)
    rows: list[list[int]] = sheet.tolist()[: int(state.num_players)]
    standing = standing_of(rows)
    players = [
        _player_score(tile_set, god, universe, row, counted, rank)
        for god, universe, row, counted, rank in zip(
            state.god.tolist(), state.universe.tolist(), rows, cells.tolist(), standing.ranks, strict=False
        )
    ]
    return Score(tuple(players), standing.winners, standing.tie_break)


def _player_score(
    tile_set: TileSet, god: int, universe: list[int], row: list[int], counted: list[list[int]], rank: int
) -> PlayerScore:
    turned_over = "D8" if god == IDLENESS else "W1"
    return PlayerScore(
        total=row[scoring.TOTAL],
        regions=row[scoring.REGIONS],
        wilderness=row[scoring.WILDERNESSES],
        god=row[scoring.GOD_POINTS],
        temple_token=row[scoring.TEMPLE_TOKEN],
        worshipers=row[scoring.WORSHIPERS],
        rank=rank,
        temple_symbols=row[scoring.TEMPLE_SYMBOLS],
        mystic=row[scoring.MYSTIC],
        god_detail=_god_score(tile_set, god, row),
        tiles=tuple(
            [
                _tile_score(tile_set.regions[tile], cell, counted[cell], turned_over)
                for cell, tile in enumerate(universe)
                if tile != NO_TILE
            ]
        ),
    )


def _god_score(tile_set: TileSet, god: int, row: list[int]) -> GodScore | None:
    if god == NO_GOD:
        return None
    name = tile_set.gods[god]
    why, why_not = _GOD_REASONS[name]
    return GodScore(name, row[scoring.GOD_POINTS], f"D{god + 1}", why if row[scoring.GOD_FULFILLED] else why_not)


def _tile_score(region: Region, cell: int, counted: list[int], turned_over: str) -> TileScore:
    """What a tile contributes; `turned_over` is the rule for a wilderness."""
    how = counted[scoring.HOW]
    kind = region.effect.kind
    rule = _EFFECT_RULES[kind]
    neighbors = needed = None
    if how == scoring.TURNED_OVER:
        rule = turned_over
    elif kind == "forest":
        neighbors, needed = counted[scoring.NEIGHBORS_OF_COLORS], region.effect.number
    elif kind == "irrigation" and how == scoring.VOID and cell < FIRST_UPPER_CELL:
        rule = "R6"
    row, column = _ROWS_AND_COLUMNS[cell]
    return TileScore(row, column, region.id, counted[scoring.CP], _COUNTS[how], rule, neighbors, needed)
