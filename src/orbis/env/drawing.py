"""The table as shapes: the display on the left, every player's realm and universe beside it.

Colors are also given as letters: every tile id starts with one, and so does every chip of worshipers.
"""

from collections.abc import Iterator
from itertools import chain
from math import sqrt

from msgspec.structs import asdict, astuple

from orbis.engine.scoring import TOTAL
from orbis.engine.state import State
from orbis.engine.tile_array import tile_array
from orbis.engine.universe import ROW_STARTS, row_and_column
from orbis.engine.vocabulary import NUM_CELLS, NUM_ROUNDS
from orbis.env.shapes import Circle, Label, Picture, Point, Polygon, Shape, box
from orbis.game.public import PublicGod, PublicPlace, PublicState, PublicTile, Worshipers, public_state
from orbis.game.score import score_sheet
from orbis.tiles import Region, TileSet, format_effect

GROUND, PANEL, EDGE, EMPTY, EMPTY_EDGE = "#f4f1ea", "#fffdf8", "#b9b2a3", "#ece7db", "#d5cebf"
INK, FAINT, TURN = "#22201c", "#6b6558", "#a03c00"
WILD, WILD_EDGE = "#a49c8c", "#6b6558"
FILLS = {"R": "#c73e3a", "B": "#2f6db5", "Y": "#f2c53d", "G": "#3a8a4d", "W": "#ffffff"}
STROKES = {"R": "#7c1f1c", "B": "#183f6e", "Y": "#93710b", "G": "#1c5029", "W": "#6b6558"}
INKS = {"R": "#ffffff", "B": "#ffffff", "Y": INK, "G": "#ffffff", "W": INK}

MARGIN = 20
HEADLINE = 64  # above everything
LABELS = 24  # rows and columns of the display
PLACE_WIDTH, PLACE_HEIGHT, PLACE_RADIUS = 158, 186, 76
CELL_RADIUS = 44
CHIP = 11
PANEL_WIDTH, PANEL_HEIGHT = 412, 376
GAP = 1.5  # between neighboring tiles
DISPLAY_WIDTH = LABELS + 3 * PLACE_WIDTH
SHORT = {"proselytism": "proselyt.", "sacred-stone": "stone"}  # where space is short


def draw_shapes(state: State, tile_set: TileSet) -> Picture:
    """The whole table."""
    table = public_state(state.tobytes(), tile_set)
    columns = 1 if len(table.players) == 2 else 2
    width = 3 * MARGIN + DISPLAY_WIDTH + columns * PANEL_WIDTH + (columns - 1) * MARGIN
    height = HEADLINE + 2 * (PANEL_HEIGHT + MARGIN)
    panels = [
        _player(table, tile_set, seat, row[TOTAL], _panel_corner(seat, columns))
        for seat, row in enumerate(score_sheet(state, tile_array(tile_set)))
    ]
    shapes = chain(_headline(table), _display(table, tile_set), _supplies(table, tile_set), *panels)
    return Picture(width, height, GROUND, tuple(shapes))


def _panel_corner(seat: int, columns: int) -> Point:
    row, column = divmod(seat, columns)
    left = 2 * MARGIN + DISPLAY_WIDTH
    return left + column * (PANEL_WIDTH + MARGIN), HEADLINE + row * (PANEL_HEIGHT + MARGIN)


def _headline(table: PublicState) -> Iterator[Shape]:
    yield Label((MARGIN, 32), "Orbis", 28, INK, "start")
    text = f"round {table.round} of {NUM_ROUNDS}"
    if table.player is None:
        text = "the game is over"
    yield Label((MARGIN + 104, 34), text, 18, FAINT, "start")
    if table.player is not None:
        pending = f" ({table.pending} left)" if table.pending else ""
        where = 2 * MARGIN + DISPLAY_WIDTH
        yield Label((where, 34), f"player {table.player} plays: {table.step}{pending}", 18, TURN, "start")


def _display(table: PublicState, tile_set: TileSet) -> Iterator[Shape]:
    left, top = MARGIN + LABELS, HEADLINE + LABELS
    for number, letter in enumerate("abc"):
        yield Label((left + (number + 0.5) * PLACE_WIDTH, HEADLINE + 8), letter, 16, FAINT)
        yield Label((MARGIN + 6, top + number * PLACE_HEIGHT + PLACE_RADIUS), str(number + 1), 16, FAINT)
    for number, place in enumerate(table.display):
        row, column = divmod(number, 3)
        x = left + (column + 0.5) * PLACE_WIDTH
        y = top + row * PLACE_HEIGHT + PLACE_RADIUS
        yield from _displayed(place, tile_set, (x, y))


def _displayed(place: PublicPlace, tile_set: TileSet, center: Point) -> Iterator[Shape]:
    """A place in the display, with its worshipers below the tile."""
    x, y = center
    if place.tile is None:
        yield _hexagon(center, PLACE_RADIUS, EMPTY, EMPTY_EDGE)
        yield Label(center, "taken", 14, FAINT)
        return
    yield from _large_tile(tile_set.regions[tile_set.index(place.tile)], center)
    yield from _chips(place.worshipers, (x, y + PLACE_RADIUS + CHIP + 1), centered=True)


def _large_tile(region: Region, center: Point) -> Iterator[Shape]:
    x, y = center
    ink = INKS[region.color]
    kind, _, rest = format_effect(region.effect).partition(" ")
    worth = f"{region.cp} CP" + (f", mystic {region.mystic}" if region.mystic else "")
    yield _hexagon(center, PLACE_RADIUS, FILLS[region.color], STROKES[region.color])
    yield Label((x, y - 42), region.id, 20, ink)
    yield Label((x, y - 18), f"cost {region.cost}" if region.cost else "no cost", 13, ink)
    yield Label((x, y + 2), kind, 15, ink)
    yield Label((x, y + 20), rest, 14, ink)
    yield Label((x, y + 41), worth, 13, ink)


def _supplies(table: PublicState, tile_set: TileSet) -> Iterator[Shape]:
    """Below the display: the gods, temple tokens and piles left, and the tile in hand."""
    top = HEADLINE + LABELS + 3 * PLACE_HEIGHT + MARGIN
    piles = ", ".join(f"level {level}: {size}" for level, size in enumerate(table.piles, 1))
    lines = [
        "gods: " + (", ".join(table.gods) or "none left"),
        "temple tokens: " + ", ".join(map(str, table.temple_tokens)),
        "piles: " + piles,
    ]
    for number, line in enumerate(lines):
        yield Label((MARGIN, top + number * 22), line, 14, INK, "start")
    if table.taken is not None:
        taken = tile_set.regions[tile_set.index(table.taken)]
        cost = f"cost {taken.cost}" if taken.cost else "no cost"
        text = f"in hand: {taken.id}, {cost}, {format_effect(taken.effect)}, {taken.cp} CP"
        yield Label((MARGIN, top + len(lines) * 22), text, 14, TURN, "start")


def _player(table: PublicState, tile_set: TileSet, seat: int, points: int, corner: Point) -> Iterator[Shape]:
    """A player with realm and universe, and the points as if the game ended now."""
    x, y = corner
    player = table.players[seat]
    plays = table.player == seat
    yield box(x, y, PANEL_WIDTH, PANEL_HEIGHT, PANEL, TURN if plays else EDGE)
    yield Label((x + 14, y + 22), f"player {seat}", 18, TURN if plays else INK, "start")
    yield Label((x + 110, y + 23), "god: " + _god(player.god), 14, INK, "start")
    yield Label((x + PANEL_WIDTH - 44, y + 23), f"{points} CP", 18, INK)
    size = sum(astuple(player.realm))
    yield Label((x + 14, y + 54), f"realm ({size})", 14, INK, "start")
    yield from _chips(player.realm, (x + 110 + CHIP, y + 54), centered=False)
    reductions = "".join(player.reductions) or "none"
    yield Label((x + 262, y + 54), f"reductions: {reductions}", 14, INK, "start")
    yield from _universe(player.universe, tile_set, (x + PANEL_WIDTH / 2, y + PANEL_HEIGHT - 14))


def _god(god: PublicGod | None) -> str:
    if god is None:
        return "none"
    return f"{god.god} (cancelled)" if god.cancelled else god.god


def _universe(tiles: list[PublicTile], tile_set: TileSet, foot: Point) -> Iterator[Shape]:
    """The pyramid, standing on the point `foot`, including its empty cells."""
    by_cell = {(tile.row, tile.column): tile for tile in tiles}
    for cell in range(NUM_CELLS):
        row, column = row_and_column(cell)
        center = _cell_center(row, column, foot)
        if (row, column) not in by_cell:
            yield _hexagon(center, CELL_RADIUS, EMPTY, EMPTY_EDGE)
        else:
            tile = by_cell[row, column]
            yield from _small_tile(tile, tile_set.regions[tile_set.index(tile.tile)], center)


def _cell_center(row: int, column: int, foot: Point) -> Point:
    row_length = 1 + ROW_STARTS[1] - row
    step = sqrt(3) * CELL_RADIUS
    return foot[0] + (column - (row_length + 1) / 2) * step, foot[1] - CELL_RADIUS - (row - 1) * 1.5 * CELL_RADIUS


def _small_tile(tile: PublicTile, region: Region, center: Point) -> Iterator[Shape]:
    x, y = center
    if tile.face == "wilderness":
        yield _hexagon(center, CELL_RADIUS, WILD, WILD_EDGE)
        yield Label((x, y), "wilderness", 12, INK)
        return
    ink = INKS[region.color]
    kind, _, rest = format_effect(region.effect).partition(" ")
    yield _hexagon(center, CELL_RADIUS, FILLS[region.color], STROKES[region.color])
    if tile.cancelled:
        side, half = CELL_RADIUS * sqrt(3) / 2 - GAP, CELL_RADIUS / 2 - GAP
        yield Polygon(((x - side, y - half), (x + side, y + half)), STROKES[region.color], STROKES[region.color], 3)
    yield Label((x, y - 22), region.id, 15, ink)
    yield Label((x, y - 5), SHORT.get(kind, kind), 12, ink)
    yield Label((x, y + 9), rest, 12, ink)
    yield Label((x, y + 25), "cancelled" if tile.cancelled else f"{region.cp} CP", 11, ink)


def _chips(worshipers: Worshipers, at: Point, *, centered: bool) -> Iterator[Shape]:
    """The worshipers by color, each color a chip with its letter and number."""
    held = [(color, count) for color, count in asdict(worshipers).items() if count]
    step = 2.5 * CHIP
    left = at[0] - (len(held) - 1) * step / 2 if centered else at[0]
    for number, (color, count) in enumerate(held):
        center = (left + number * step, at[1])
        yield Circle(center, CHIP + 1, FILLS[color], STROKES[color])
        yield Label(center, f"{color}{count}", 11, INKS[color])


def _hexagon(center: Point, radius: float, fill: str, stroke: str) -> Polygon:
    """A hexagon standing on a corner, so that each tile of a universe rests on two."""
    x, y = center
    radius -= GAP
    half, side = radius / 2, radius * sqrt(3) / 2
    corners = ((0, -radius), (side, -half), (side, half), (0, radius), (-side, half), (-side, -half))
    return Polygon(tuple((x + dx, y + dy) for dx, dy in corners), fill, stroke)
