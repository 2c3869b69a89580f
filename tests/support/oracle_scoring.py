"""Universes and what they are worth: the half of the oracle that knows no turns.

Slow and plain on purpose: a universe is a dict of cells, everything else is derived from it. Nothing is validated.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

COLORS = "RBYGW"
ROW_LENGTHS = {1: 5, 2: 4, 3: 3, 4: 2}  # U1
GOD_RULES = {
    "love": "D1",
    "apprentice": "D2",
    "oceans": "D3",
    "fire": "D4",
    "nature": "D5",
    "harvests": "D6",
    "technology": "D7",
    "idleness": "D8",
    "equilibrium": "D9",
    "death": "D10",
}
EFFECT_RULES = {
    "farm": "E1",
    "village": "E2",
    "forest": "E3",
    "volcano": "E4",
    "irrigation": "E5",
    "temple": "E6",
    "proselytism": "E7",
    "sacred-stone": "E8",
}
ALWAYS = {"love": 1, "apprentice": 2, "idleness": 1}
MOST = {"oceans": "irrigation", "fire": "volcano", "nature": "forest", "harvests": "village"}

Json = dict[str, Any]
Cell = tuple[int, int]  # row from the bottom, column from the left, both from 1


@dataclass(frozen=True)
class Region:
    """What is printed on a region tile (C2)."""

    id: str
    color: str
    level: int
    cost: str
    kind: str
    number: int
    colors: str
    cp: int
    mystic: int | None


@dataclass
class PlacedTile:
    region: Region
    wilderness: bool
    cancelled: bool = False

    def has_color_of(self, colors: str) -> bool:
        return self.wilderness or self.region.color in colors  # W1: a wilderness has every color

    def is_face_up(self, kind: str) -> bool:
        return not self.wilderness and self.region.kind == kind


Universe = dict[Cell, PlacedTile]


@dataclass
class Player:
    realm: Counter[str] = field(default_factory=Counter)
    reductions: set[str] = field(default_factory=set)
    god: str | None = None
    god_cancelled: bool = False
    universe: Universe = field(default_factory=dict)


def parse_region(data: Json) -> Region:
    effect = data["effect"]
    return Region(
        id=data["id"],
        color=data["color"],
        level=data["level"],
        cost=data["cost"],
        kind=effect["kind"],
        number=effect["number"],
        colors=effect["colors"],
        cp=data["cp"],
        mystic=data["mystic"],
    )


def cells_below(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row - 1, column + 1)] if row > 1 else []


def neighbors(cell: Cell) -> list[Cell]:
    """The six cells around a cell (U1); some may be empty or outside the pyramid."""
    row, column = cell
    beside = [(row, column - 1), (row, column + 1)]
    above = [(row + 1, column - 1), (row + 1, column)]
    below = [(row - 1, column), (row - 1, column + 1)]
    return beside + above + below


def free_cells(universe: Universe) -> list[tuple[Cell, str | None]]:
    """The cells that a tile may go to by U2 and U3, in the order of the actions; in the bottom row with the end."""
    length = sum(1 for row, _ in universe if row == 1)
    cells: list[tuple[Cell, str | None]] = []
    if 0 < length < ROW_LENGTHS[1]:
        cells.append(((1, 1), "left"))
    if length < ROW_LENGTHS[1]:
        cells.append(((1, length + 1), "right"))
    for row in (2, 3, 4):
        for column in range(1, ROW_LENGTHS[row] + 1):
            cell = (row, column)
            if cell not in universe and all(below in universe for below in cells_below(cell)):
                cells.append((cell, None))
    return cells


def put_into(universe: Universe, cell: Cell, end: str | None, tile: PlacedTile) -> Universe:
    """The universe with one more tile; growing to the left moves all other tiles one column to the right."""
    if end == "left":
        universe = {(row, column + 1): other for (row, column), other in universe.items()}
    return universe | {cell: tile}


def forest_neighbors(universe: Universe, cell: Cell) -> int:
    """How many neighbors of the forest in a cell have one of its colors (E3, R15)."""
    colors = universe[cell].region.colors
    return sum(1 for near in neighbors(cell) if near in universe and universe[near].has_color_of(colors))


def counts(universe: Universe, cell: Cell) -> str:
    tile = universe[cell]
    if tile.wilderness:
        return "wilderness"
    if tile.cancelled:
        return "cancelled"
    if tile.region.kind == "forest" and forest_neighbors(universe, cell) < tile.region.number:
        return "unfulfilled"
    return "scored"


def num_validated(player: Player, kind: str) -> int:
    universe = player.universe
    return sum(1 for cell in universe if universe[cell].is_face_up(kind) and counts(universe, cell) == "scored")


def num_wildernesses(player: Player) -> int:
    return sum(1 for tile in player.universe.values() if tile.wilderness)


def temple_symbols(player: Player) -> int:
    return sum(tile.region.number for tile in player.universe.values() if tile.is_face_up("temple"))  # R5


def highest_mystic(player: Player) -> int:
    face_up = [tile.region for tile in player.universe.values() if not tile.wilderness]  # R19
    return max((region.mystic or 0 for region in face_up if region.color == "W"), default=0)


def share_temple_tokens(players: list[Player], first: int, tokens: list[int]) -> list[int]:
    """The CP of the temple token of each player, 0 for none (F1)."""

    def claim(seat: int) -> tuple[int, int, int]:
        turn_order = (seat - first) % len(players)  # R13: the later one picks first
        return temple_symbols(players[seat]), highest_mystic(players[seat]), turn_order

    picking = sorted(
        (seat for seat in range(len(players)) if temple_symbols(players[seat]) > 0), key=claim, reverse=True
    )
    given = [0] * len(players)
    for seat, token in zip(picking, sorted(tokens, reverse=True), strict=False):
        given[seat] = token
    return given


def god_score(players: list[Player], seat: int) -> tuple[int, str]:
    """The CP of a player's god and why."""
    player = players[seat]
    god = player.god
    assert god is not None
    if god in ALWAYS:
        return ALWAYS[god], "always"
    if god in MOST:
        numbers = [num_validated(each, MOST[god]) for each in players]
        return (3, "most") if numbers[seat] == max(numbers) else (0, "not-most")  # R12
    if god == "technology":
        numbers = [num_wildernesses(each) for each in players]
        return (3, "fewest") if numbers[seat] == min(numbers) else (0, "not-fewest")
    if god == "equilibrium":
        asked = [num_validated(player, "village"), temple_symbols(player), num_validated(player, "volcano")]
        return (3, "balanced") if all(asked) else (0, "unbalanced")
    assert god == "death"
    return (0, "cancelled") if player.god_cancelled else (3, "paid")


def score_tile(player: Player, cell: Cell) -> Json:
    tile = player.universe[cell]
    region = tile.region
    how = counts(player.universe, cell)
    entry: Json = {"row": cell[0], "column": cell[1], "tile": region.id, "cp": 0, "counts": how}
    if tile.wilderness:
        idle = player.god == "idleness"
        return entry | {"cp": 0 if idle else -1, "rule": "D8" if idle else "W1"}
    entry["cp"] = region.cp if how == "scored" else 0
    entry["rule"] = EFFECT_RULES[region.kind]
    if region.kind == "irrigation" and how == "cancelled" and cell[0] == 1:
        entry["rule"] = "R6"
    if region.kind == "forest":
        entry |= {"neighbors": forest_neighbors(player.universe, cell), "needed": region.number}
    return entry


def score_player(players: list[Player], seat: int, temple_token: int) -> Json:
    """The score of one player; the rank is still to come."""
    player = players[seat]
    tiles = [score_tile(player, cell) for cell in sorted(player.universe)]
    regions = sum(tile["cp"] for tile in tiles if tile["counts"] != "wilderness")
    wilderness = sum(tile["cp"] for tile in tiles if tile["counts"] == "wilderness")
    god, detail = 0, None
    if player.god is not None:
        god, why = god_score(players, seat)
        detail = {"god": player.god, "cp": god, "rule": GOD_RULES[player.god], "why": why}
    compared = player.god == "technology" or player.god in MOST
    contested = temple_token + (god if compared else 0)
    unfulfilled = [player.universe[tile["row"], tile["column"]] for tile in tiles if tile["counts"] == "unfulfilled"]
    return {
        "total": regions + wilderness + god + temple_token,  # F2
        "regions": regions,
        "wilderness": wilderness,
        "god": god,
        "temple_token": temple_token,
        "worshipers": player.realm.total(),
        "rank": 0,
        "secured": regions + wilderness + god + temple_token - contested,
        "contested": contested,
        "possible": sum(tile.region.cp for tile in unfulfilled),
        "temples": {"symbols": temple_symbols(player), "mystic": highest_mystic(player)},
        "god_detail": detail,
        "tiles": tiles,
    }


def score_game(players: list[Player], first: int, tokens: list[int]) -> Json:
    """The score JSON, as if the game ended now (F1-F3)."""
    given = share_temple_tokens(players, first, tokens)
    scores = [score_player(players, seat, given[seat]) for seat in range(len(players))]
    results = [(score["total"], score["worshipers"]) for score in scores]
    for score, result in zip(scores, results, strict=True):
        score["rank"] = 1 + sum(1 for other in results if other > result)
    winners = [seat for seat, score in enumerate(scores) if score["rank"] == 1]
    num_most_cp = sum(1 for total, _ in results if total == max(results)[0])
    tie_break = None
    if num_most_cp > 1:
        tie_break = "worshipers" if len(winners) == 1 else "shared"
    return {"players": scores, "winners": winners, "tie_break": tie_break}
