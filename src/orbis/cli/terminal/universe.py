"""Universes: the player's own as boxes, the others' as small pyramids."""

from typing import Any

from orbis.cli.terminal.canvas import Canvas
from orbis.cli.terminal.view import View
from orbis.game import Place
from orbis.game.actions import LEFT_END, RIGHT_END, UPPER_SPOTS
from orbis.game.score import TileScore

CELL_WIDTH, CELL_HEIGHT = 11, 4
STEP_X, STEP_Y = CELL_WIDTH - 1, CELL_HEIGHT - 1
INSIDE = CELL_WIDTH - 2
LEFT_MARGIN = 3
UNIVERSE_WIDTH = LEFT_MARGIN + 5 * STEP_X + 1
SMALL_CELL = 4
ROW_LENGTHS = {1: 5, 2: 4, 3: 3, 4: 2}


def universe_boxes(view: View, player: int) -> list[str]:
    """The tiles and the open spots of a universe; a spot where only a wilderness can go has a `~`."""
    tiles = {(tile.row, tile.column): tile for tile in view.score.players[player].tiles}
    spots = _open_spots(view, player, set(tiles))
    height = max((row for row, _ in [*tiles, *spots]), default=1)
    canvas = Canvas(view.glyphs)
    for (row, column), tile in tiles.items():
        _draw_cell(canvas, row, column, height, _cell_lines(view, tile))
    for (row, column), label in spots.items():
        _draw_cell(canvas, row, column, height, (label.center(INSIDE), ""))
    _draw_ends(canvas, view, player, height)
    return canvas.lines()


def _draw_cell(canvas: Canvas, row: int, column: int, height: int, lines: tuple[str, str]) -> None:
    x = LEFT_MARGIN + (column - 1) * STEP_X + (row - 1) * STEP_X // 2
    y = (height - row) * STEP_Y
    canvas.box(x, y, CELL_WIDTH, CELL_HEIGHT)
    for number, line in enumerate(lines, 1):
        canvas.write(x + 1, y + number, line)


def _cell_lines(view: View, tile: TileScore) -> tuple[str, str]:
    """What a cell says: its tile and the CP it counts now, then what matters of its effect."""
    if tile.counts == "wilderness":
        return f" ~~~{view.glyphs.number(tile.cp):>4} ", "all five".center(INSIDE)
    region = view.region(tile.tile)
    points = f"({region.cp})" if tile.counts == "unfulfilled" else str(tile.cp)
    return f" {view.glyphs.named(tile.tile)}{points:>3} "[:INSIDE], _effect_word(view, tile).center(INSIDE)


def _effect_word(view: View, tile: TileScore) -> str:
    effect = view.region(tile.tile).effect
    if tile.counts == "cancelled":
        return "cancelled"
    if tile.needed is not None:
        return f"{tile.neighbors}/{tile.needed} {effect.colors}"
    return {
        "farm": f"farm {effect.colors}",
        "temple": f"temple {effect.number}",
        "irrigation": "irrigated",
        "proselytism": "",
        "sacred-stone": "stone",
    }.get(effect.kind, effect.kind)


def _open_spots(view: View, player: int, tiles: set[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """The empty cells above two tiles, with their words; the bottom row's only while it is empty."""
    spots = {}
    for spot in UPPER_SPOTS:
        row, column = map(int, spot.split("."))
        if (row, column) not in tiles and {(row - 1, column), (row - 1, column + 1)} <= tiles:
            spots[row, column] = _spot_word(view, player, spot)
    if not tiles:
        spots[1, 1] = _spot_word(view, player, RIGHT_END)
    return spots


def _spot_word(view: View, player: int, spot: str) -> str:
    game = view.game
    is_placing = game.step == "place" and game.player == player
    return f"~{spot}" if is_placing and game.why_not(Place(spot)) else spot


def _draw_ends(canvas: Canvas, view: View, player: int, height: int) -> None:
    """The ends at which the bottom row can still grow."""
    length = sum(tile.row == 1 for tile in view.score.players[player].tiles)
    if not 0 < length < ROW_LENGTHS[1]:
        return
    y = (height - 1) * STEP_Y + 1
    canvas.write(0, y, f"{_spot_word(view, player, LEFT_END):>{LEFT_MARGIN}}")
    canvas.write(LEFT_MARGIN + length * STEP_X + 1, y, _spot_word(view, player, RIGHT_END))


def small_universe(universe: list[dict[str, Any]]) -> list[str]:
    """The tiles by their ids, four rows; ~~~ is a wilderness, ! a cancelled tile, . an empty cell."""
    words = {(tile["row"], tile["column"]): _small_word(tile) for tile in universe}
    lines = []
    for row in sorted(ROW_LENGTHS, reverse=True):
        cells = (f"{words.get((row, column), ' .'):<{SMALL_CELL}}" for column in range(1, ROW_LENGTHS[row] + 1))
        lines.append((" " * ((row - 1) * SMALL_CELL // 2) + "".join(cells)).rstrip())
    return lines


def _small_word(tile: dict[str, Any]) -> str:
    if tile["face"] == "wilderness":
        return "~~~"
    return str(tile["tile"]) + ("!" if tile["cancelled"] else "")
