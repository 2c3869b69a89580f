"""What lies on the table: the display and the universes, as boxes or, on narrow terminals, as lines."""

from orbis.cli.terminal.glyphs import Canvas, letters_of
from orbis.cli.terminal.view import View
from orbis.cli.terminal.words import cost_line, effect_line, lying_line, name_line
from orbis.game.actions import LEFT_END, RIGHT_END
from orbis.game.outlook import open_spots
from orbis.game.public import PublicPlace, PublicTile
from orbis.game.score import TileScore

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


def display_boxes(view: View) -> list[str]:
    """The nine tiles as boxes. The border shows each tile's place and its number among the choices."""
    canvas = Canvas(view.glyphs)
    for index, place in enumerate(view.state.display):
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
    for place in view.state.display:
        name, effect, cost, lying = _box_lines(view, place)
        short_name = " ".join(name.split())
        lines.append(f"{_label(view, place):<{LABEL_WIDTH}}{short_name}  {effect}")
        if cost:
            lines.append(f"{'':<{LABEL_WIDTH}}{cost}  {lying}".rstrip())
    return lines


def _label(view: View, place: PublicPlace) -> str:
    """The place and, if it can be taken, its number and a mark that says whether the tile could be placed face up."""
    name = place.place
    if name not in view.numbers:
        return name
    marks = {"payable": view.glyphs.yes, "exchange": "3:1", "unpayable": view.glyphs.no, "no-color": view.glyphs.no}
    return f"{view.numbers[name]}: {name} {marks[view.outlooks[name].prospect]}"


def _box_lines(view: View, place: PublicPlace) -> tuple[str, str, str, str]:
    if place.tile is None:
        return "", "(taken)", "", ""
    region = view.region(place.tile)
    return (
        name_line(region, view.glyphs, BOX_INSIDE),
        effect_line(region.effect, view.glyphs, BOX_INSIDE),
        cost_line(region, view.glyphs, BOX_INSIDE),
        lying_line(letters_of(place.worshipers), view.glyphs, BOX_INSIDE),
    )


def universe_boxes(view: View) -> list[str]:
    """The tiles and open spots of the player's universe; `~` marks a spot for a wilderness only."""
    tiles = {(tile.row, tile.column): tile for tile in view.score.players[view.seat].tiles}
    labels = _spot_labels(view)
    cells = {_cell(spot): label for spot, label in labels.items() if not tiles or spot not in (LEFT_END, RIGHT_END)}
    height = max((row for row, _ in [*tiles, *cells]), default=1)
    canvas = Canvas(view.glyphs)
    for (row, column), tile in tiles.items():
        _draw_cell(canvas, row, column, height, _cell_lines(view, tile))
    for (row, column), label in cells.items():
        _draw_cell(canvas, row, column, height, (label.center(CELL_INSIDE), ""))
    if tiles:
        y = (height - 1) * STEP_Y + 1
        length = sum(row == 1 for row, _ in tiles)
        canvas.write(0, y, f"{labels.get(LEFT_END, ''):>{LEFT_MARGIN}}")
        canvas.write(LEFT_MARGIN + length * STEP_X + 1, y, labels.get(RIGHT_END, ""))
    return canvas.lines()


def _spot_labels(view: View) -> dict[str, str]:
    """The open spots and what is written there."""
    allowed = {entry.notation for entry in view.shown.next}
    is_placing = view.state.step == "place" and view.state.player == view.seat
    return {
        spot: f"~{spot}" if is_placing and spot not in allowed else spot for spot in open_spots(view.game, view.seat)
    }


def _cell(spot: str) -> tuple[int, int]:
    """The row and column of a spot; the first tile of all goes to the right end."""
    row, column = (1, 1) if spot == RIGHT_END else map(int, spot.split("."))
    return row, column


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


def small_universe(universe: list[PublicTile]) -> list[str]:
    """The tiles by id, in four rows; ~~~ is a wilderness, ! a cancelled tile, . an empty cell."""
    words = {(tile.row, tile.column): _small_word(tile) for tile in universe}
    lines = []
    for row in sorted(ROW_LENGTHS, reverse=True):
        cells = (f"{words.get((row, column), ' .'):<{SMALL_CELL}}" for column in range(1, ROW_LENGTHS[row] + 1))
        lines.append((" " * ((row - 1) * SMALL_CELL // 2) + "".join(cells)).rstrip())
    return lines


def _small_word(tile: PublicTile) -> str:
    if tile.face == "wilderness":
        return "~~~"
    return tile.tile + ("!" if tile.cancelled else "")
