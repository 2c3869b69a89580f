"""Shapes, letters and marks: what stands for a color and for a border, in Unicode or in plain ASCII."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from orbis.tiles import ANY, COLORS

# The terminal's own foreground stands for white, so that it shows on any background.
STYLES = {"R": "red", "B": "bright_blue", "Y": "yellow", "G": "green", "W": "bold"}
MAX_SHAPES = 5
MAX_LETTERS = 10


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of characters. `borders` is indexed by the directions in which a line goes on: see `canvas`."""

    shapes: Mapping[str, str]
    borders: str
    yes: str
    no: str
    times: str
    minus: str
    ellipsis: str

    def worshipers(self, letters: str, room: int = 80) -> str:
        """Color letters in groups, `RRB*` as `R▲▲ B● 1 any`; letters or numbers where there is too little room."""
        groups = " ".join(self._group(color, letters.count(color)) for color in COLORS + ANY if color in letters)
        if len(groups) <= room:
            return groups
        if len(letters) <= min(room, MAX_LETTERS):
            return letters
        return " ".join(f"{letters.count(color)}{color}" for color in COLORS + ANY if color in letters)

    def _group(self, color: str, number: int) -> str:
        if color == ANY:
            return f"{number} any"
        shape = self.shapes.get(color, color)
        letter = color if color in self.shapes else ""
        if number > MAX_SHAPES:
            return f"{letter}{shape}{self.times}{number}"
        return letter + shape * number

    def named(self, tile: str) -> str:
        """The id of a tile with the shape of its color."""
        return self.shapes.get(tile[0], "") + tile

    def number(self, value: int) -> str:
        """A number with the minus sign of these characters."""
        return str(value).replace("-", self.minus)


UNICODE = Glyphs(
    shapes={"R": "▲", "B": "●", "Y": "■", "G": "♣", "W": "◆"},
    borders=" │││─┘┐┤─└┌├─┴┬┼",
    yes="✓",
    no="✗",
    times="×",
    minus="−",
    ellipsis="…",
)
ASCII = Glyphs(shapes={}, borders=" |||-+++-+++-+++", yes="ok", no="no", times="x", minus="-", ellipsis="...")


def glyphs_for(console: Console) -> Glyphs:
    """The characters that this terminal, file or pipe can show."""
    return ASCII if console.options.ascii_only else UNICODE


def letters_of(counts: Mapping[str, int]) -> str:
    """Counts by color as letters: two red and a blue are RRB."""
    return "".join(letter * counts.get(letter, 0) for letter in COLORS + ANY)


def paint(line: str, style: str = "") -> Text:
    """A line with its colors: what is red is also marked by a letter or a shape."""
    text = Text(line, style=style)
    text.highlight_regex(f"[{UNICODE.borders[1:]}]+", "dim")
    for color, color_style in STYLES.items():
        shape = UNICODE.shapes[color]
        text.highlight_regex(rf"{shape}+|\b{color}(?={shape})|\b{color}+\b|\b{color}[123][a-z]\b", color_style)
    text.highlight_regex(UNICODE.yes, "bold green")
    text.highlight_regex(UNICODE.no, "bold red")
    return text
