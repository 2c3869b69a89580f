"""The score of a game with its full breakdown (F1–F3)."""

from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from orbis.engine import scoring
from orbis.engine.calls import break_down
from orbis.engine.state import State, States, Tiles
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import FIRST_UPPER_CELL, IDLENESS, MAX_PLAYERS, NO_GOD, NO_TILE, NUM_CELLS
from orbis.forms import Form
from orbis.game.actions import Column, Row
from orbis.tiles import EFFECTS, God, Region, TileSet

Counts: TypeAlias = Literal["scored", "cancelled", "unfulfilled", "wilderness"]
TieBreak: TypeAlias = Literal["worshipers", "shared"]

COUNTS: dict[int, Counts] = {
    scoring.SCORED: "scored",
    scoring.VOID: "cancelled",
    scoring.UNFULFILLED: "unfulfilled",
    scoring.TURNED_OVER: "wilderness",
}
TIE_BREAKS: dict[int, TieBreak | None] = {
    scoring.NO_TIE: None,
    scoring.BROKEN_BY_WORSHIPERS: "worshipers",
    scoring.SHARED: "shared",
}
EFFECT_RULES = {kind: f"E{number}" for number, kind in enumerate(EFFECTS, 1)}
_ROWS_AND_COLUMNS = [row_and_column(cell) for cell in range(NUM_CELLS)]
# For each god, why it counts and why it does not.
GOD_REASONS = {
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


class TileScore(Form, frozen=True, omit_defaults=True):
    """What one tile contributes, and the rule that decides."""

    row: Row
    column: Column
    tile: str
    cp: int
    counts: Counts
    rule: str
    neighbors: int | None = None  # forests only: those that count
    needed: int | None = None


class GodScore(Form, frozen=True):
    """What a god contributes, and why."""

    god: God
    cp: int
    rule: str
    why: str


class TempleScore(Form, frozen=True):
    """What decides who gets which temple token."""

    symbols: int
    mystic: int


class PlayerPoints(Form, frozen=True):
    """A player's total and its parts (F2), with the tiebreaker (F3)."""

    total: int
    regions: int
    wilderness: int
    god: int
    temple_token: int
    worshipers: int
    rank: int


class PlayerScore(PlayerPoints, frozen=True):
    """A player's points and everything they are made of."""

    secured: int  # what nobody can take away anymore
    contested: int  # what counts now but depends on the others: the temple token, a god for the most or the fewest
    possible: int  # what forests with too few neighbors would add
    god_detail: GodScore | None
    tiles: tuple[TileScore, ...]
    temples: TempleScore


class Result(Form, frozen=True):
    """How a game ended, or would end now."""

    players: tuple[PlayerPoints, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None


class Score(Form, frozen=True):
    """The scores of all players, the winners, and what broke a tie for first place."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None

    @property
    def points(self) -> tuple[PlayerPoints, ...]:
        """The points of each player without their details."""
        names = PlayerPoints.__struct_fields__
        return tuple(PlayerPoints(*[getattr(player, name) for name in names]) for player in self.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The CP of each player."""
        return tuple(player.total for player in self.players)


class Ranking(NamedTuple):
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


def standing_of(sheet: list[list[int]]) -> Ranking:
    """Everyone's rank, and what broke a tie for first place."""
    ranks = tuple([row[scoring.RANK] for row in sheet])
    winners = tuple([player for player, rank in enumerate(ranks) if rank == 1])
    decided_by = scoring.tie_break(np.array(sheet, dtype=np.int16), len(sheet))
    return Ranking(ranks, winners, TIE_BREAKS[decided_by])


def full_score(states: States, tiles: Tiles, tile_set: TileSet) -> Score:
    """The score of the first of some games with its breakdown, as if it ended now."""
    sheet = np.zeros((MAX_PLAYERS, scoring.NUM_BREAKDOWN_COLUMNS), dtype=np.int16)
    cells = np.zeros((MAX_PLAYERS, NUM_CELLS, scoring.NUM_TILE_COLUMNS), dtype=np.int16)
    break_down(states, tiles, sheet, cells)
    gods, universes = states["god"][0].tolist(), states["universe"][0].tolist()
    rows: list[list[int]] = sheet[: states["num_players"][0]].tolist()
    standing = standing_of(rows)
    players = [
        _player_score(tile_set, god, universe, row, counted, rank)
        for god, universe, row, counted, rank in zip(
            gods, universes, rows, cells.tolist(), standing.ranks, strict=False
        )
    ]
    return Score(tuple(players), standing.winners, standing.tie_break)


def result_of(sheet: list[list[int]]) -> Result:
    """The points without their details, from a score sheet."""
    standing = standing_of(sheet)
    players = [PlayerPoints(**_points(row), rank=rank) for row, rank in zip(sheet, standing.ranks, strict=True)]
    return Result(tuple(players), standing.winners, standing.tie_break)


def _points(row: list[int]) -> dict[str, int]:
    """The numbers of a score sheet by the names of `PlayerPoints`."""
    return {
        "total": row[scoring.TOTAL],
        "regions": row[scoring.REGIONS],
        "wilderness": row[scoring.WILDERNESSES],
        "god": row[scoring.GOD_POINTS],
        "temple_token": row[scoring.TEMPLE_TOKEN],
        "worshipers": row[scoring.WORSHIPERS],
    }


def _player_score(
    tile_set: TileSet, god: int, universe: list[int], row: list[int], counted: list[list[int]], rank: int
) -> PlayerScore:
    turned_over = "D8" if god == IDLENESS else "W1"
    tiles = [
        _tile_score(tile_set.regions[tile], cell, counted[cell], turned_over)
        for cell, tile in enumerate(universe)
        if tile != NO_TILE
    ]
    temples = TempleScore(row[scoring.TEMPLE_SYMBOLS], row[scoring.MYSTIC])
    return PlayerScore(
        **_points(row),
        rank=rank,
        secured=row[scoring.SECURED],
        contested=row[scoring.CONTESTED],
        possible=row[scoring.POSSIBLE],
        god_detail=_god_score(tile_set, god, row),
        tiles=tuple(tiles),
        temples=temples,
    )


def _god_score(tile_set: TileSet, god: int, row: list[int]) -> GodScore | None:
    if god == NO_GOD:
        return None
    name = tile_set.gods[god]
    why, why_not = GOD_REASONS[name]
    return GodScore(name, row[scoring.GOD_POINTS], f"D{god + 1}", why if row[scoring.GOD_FULFILLED] else why_not)


def _tile_score(region: Region, cell: int, counted: list[int], turned_over: str) -> TileScore:
    """What a tile contributes; `turned_over` is the rule for a wilderness."""
    how = counted[scoring.HOW]
    kind = region.effect.kind
    rule = EFFECT_RULES[kind]
    neighbors = needed = None
    if how == scoring.TURNED_OVER:
        rule = turned_over
    elif kind == "forest":
        neighbors, needed = counted[scoring.NEIGHBORS_OF_COLORS], region.effect.number
    elif kind == "irrigation" and how == scoring.VOID and cell < FIRST_UPPER_CELL:
        rule = "R6"
    row, column = _ROWS_AND_COLUMNS[cell]
    return TileScore(row, column, region.id, counted[scoring.CP], COUNTS[how], rule, neighbors, needed)
