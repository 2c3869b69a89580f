"""What lies on the table: the display and the universes, as boxes or, on narrow terminals, as lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orbis.cli.terminal.choices import Outlook, choices_of, outlook
from orbis.cli.terminal.describe import cost_line, effect_line, lying_line, name_line
from orbis.cli.terminal.glyphs import Canvas, Glyphs, letters_of
from orbis.game import Game, Place, Score, Take
from orbis.game.actions import LEFT_END, RIGHT_END, UPPER_SPOTS
from orbis.game.notation import format_action
from orbis.game.score import TileScore
from orbis.tiles import Region

BOX_WIDTH, BOX_HEIGHT = 27, 6
BOX_INSIDE = BOX_WIDTH - 4
LABEL_WIDTH = len("1: a1 3:1 ")
DISPLAY_WIDTH = 3 * (BOX_WIDTH - 1) + 1

CELL_WIDTH, CELL_HEIGHT = 11, 4
STEP_X, STEP_Y = CELL_WIDTH - 1, CELL_HEIGHT - 1
CELL_INSIDE = CELL_WIDTH - 2
LEFT_MARGIN = 3
UNIVERSE_WIDTH = LEFT_MARGIN + 5 * STEP_X + 1
SMALL_CELL = 4
ROW_LENGTHS = {1: 5, 2: 4, 3: 3, 4: 2}


@dataclass(frozen=True, slots=True)
class View:
    """The table as seen from `seat`; `numbers` maps the notation of the choices to their numbers."""

    game: Game
    seat: int
    labels: Sequence[str]
    glyphs: Glyphs
    state: dict[str, Any]
    score: Score
    numbers: dict[str, int]
    outlooks: dict[str, Outlook]

    def region(self, tile: str) -> Region:
        """The region with this id."""
        return self.game.tile_set.regions[self.game.tile_set.index(tile)]


def view_of(game: Game, seat: int, labels: Sequence[str], glyphs: Glyphs) -> View:
    """The view of a game; choices are numbered while a tile has to be taken."""
    choices = choices_of(game) if game.step == "take" else []
    return View(
        game=game,
        seat=seat,
        labels=labels,
        glyphs=glyphs,
        state=game.public_state().to_json(),
        score=game.score(),
        numbers={format_action(choice): number for number, choice in enumerate(choices, 1)},
        outlooks={choice.place: outlook(game, choice.place) for choice in choices if isinstance(choice, Take)},
    )


def display_boxes(view: View) -> list[str]:
    """The nine tiles as boxes. The border shows each tile's place and its number among the choices."""
    canvas = Canvas(view.glyphs)
    for index, place in enumerate(view.state["display"]):
        row, column = divmod(index, 3)
        x, y = column * (BOX_WIDTH - 1), row * (BOX_HEIGHT - 1)
        canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT)
        canvas.write(x + 2, y, f" {_label(view, place)} ")
        for number, line in enumerate(_box_lines(view, place)):
            canvas.write(x + 2, y + 1 + number, line)
    return canvas.lines()


def display_list(view: View) -> list[str]:
    """The nine tiles, two lines each, for narrow terminals."""
    lines = []
    for place in view.state["display"]:
        name, effect, cost, lying = _box_lines(view, place)
        short_name = " ".join(name.split())
        lines.append(f"{_label(view, place):<{LABEL_WIDTH}}{short_name}  {effect}")
        if cost:
            lines.append(f"{'':<{LABEL_WIDTH}}{cost}  {lying}".rstrip())
    return lines


def _label(view: View, place: dict[str, Any]) -> str:
    """The place and, if it can be taken, its number and a mark that says whether the tile could be placed face up."""
    name = str(place["place"])
    if name not in view.numbers:
        return name
    marks = {"payable": view.glyphs.yes, "exchange": "3:1", "lacking": view.glyphs.no, "no color": view.glyphs.no}
    return f"{view.numbers[name]}: {name} {marks[view.outlooks[name].kind]}"


def _box_lines(view: View, place: dict[str, Any]) -> tuple[str, str, str, str]:
    if place["tile"] is None:
        return "", "(taken)", "", ""
    region = view.region(place["tile"])
    return (
        name_line(region, view.glyphs, BOX_INSIDE),
        effect_line(region.effect, view.glyphs, BOX_INSIDE),
        cost_line(region, view.glyphs, BOX_INSIDE),
        lying_line(letters_of(place["worshipers"]), view.glyphs, BOX_INSIDE),
    )


def universe_boxes(view: View, player: int) -> list[str]:
    """The tiles and open spots of a universe; `~` marks a spot for a wilderness only."""
    tiles = {(tile.row, tile.column): tile for tile in view.score.players[player].tiles}
    spots = _open_spots(view, player, set(tiles))
    height = max((row for row, _ in [*tiles, *spots]), default=1)
    canvas = Canvas(view.glyphs)
    for (row, column), tile in tiles.items():
        _draw_cell(canvas, row, column, height, _cell_lines(view, tile))
    for (row, column), label in spots.items():
        _draw_cell(canvas, row, column, height, (label.center(CELL_INSIDE), ""))
    _draw_ends(canvas, view, player, height)
    return canvas.lines()


def _draw_cell(canvas: Canvas, row: int, column: int, height: int, lines: tuple[str, str]) -> None:
    x = LEFT_MARGIN + (column - 1) * STEP_X + (row - 1) * STEP_X // 2
    y = (height - row) * STEP_Y
    canvas.box(x, y, CELL_WIDTH, CELL_HEIGHT)
    for number, line in enumerate(lines, 1):
        canvas.write(x + 1, y + number, line)


def _cell_lines(view: View, tile: TileScore) -> tuple[str, str]:
    """The text of a cell: the tile and its current CP, then the state of its effect."""
    if tile.counts == "wilderness":
        return f" ~~~{view.glyphs.number(tile.cp):>4} ", "all five".center(CELL_INSIDE)
    region = view.region(tile.tile)
    points = f"({region.cp})" if tile.counts == "unfulfilled" else str(tile.cp)
    return f" {view.glyphs.named(tile.tile)}{points:>3} "[:CELL_INSIDE], _effect_word(view, tile).center(CELL_INSIDE)


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
    """The empty cells supported by two tiles, with their labels; the first bottom cell only while the row is empty."""
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
    """Draw the ends where the bottom row can still grow."""
    length = sum(tile.row == 1 for tile in view.score.players[player].tiles)
    if not 0 < length < ROW_LENGTHS[1]:
        return
    y = (height - 1) * STEP_Y + 1
    canvas.write(0, y, f"{_spot_word(view, player, LEFT_END):>{LEFT_MARGIN}}")
    canvas.write(LEFT_MARGIN + length * STEP_X + 1, y, _spot_word(view, player, RIGHT_END))


def small_universe(universe: list[dict[str, Any]]) -> list[str]:
    """The tiles by id, in four rows; ~~~ is a wilderness, ! a cancelled tile, . an empty cell."""
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
