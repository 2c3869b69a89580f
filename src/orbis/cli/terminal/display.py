"""The display: three by three boxes, or lines where there is no room for boxes."""

from typing import Any

from orbis.cli.terminal.canvas import Canvas
from orbis.cli.terminal.glyphs import letters_of
from orbis.cli.terminal.tile_lines import cost_line, effect_line, lying_line, name_line
from orbis.cli.terminal.view import View

BOX_WIDTH, BOX_HEIGHT = 27, 6
INSIDE = BOX_WIDTH - 4
LABEL_WIDTH = len("1: a1 3:1 ")
DISPLAY_WIDTH = 3 * (BOX_WIDTH - 1) + 1


def display_boxes(view: View) -> list[str]:
    """The nine tiles in boxes, each with its place and its number among the choices in the border."""
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
    """The nine tiles in two lines each, for narrow terminals."""
    lines = []
    for place in view.state["display"]:
        name, effect, cost, lying = _box_lines(view, place)
        short_name = " ".join(name.split())
        lines.append(f"{_label(view, place):<{LABEL_WIDTH}}{short_name}  {effect}")
        if cost:
            lines.append(f"{'':<{LABEL_WIDTH}}{cost}  {lying}".rstrip())
    return lines


def _label(view: View, place: dict[str, Any]) -> str:
    """The place; with a number and a mark for whether the tile could lie face up where it is a choice."""
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
        name_line(region, view.glyphs, INSIDE),
        effect_line(region.effect, view.glyphs, INSIDE),
        cost_line(region, view.glyphs, INSIDE),
        lying_line(letters_of(place["worshipers"]), view.glyphs, INSIDE),
    )
