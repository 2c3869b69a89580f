"""The characters for colors, marks and borders, in Unicode or plain ASCII, and a canvas to draw boxes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import asdict
from rich.console import Console
from rich.text import Text

from orbis.game.public import Worshipers
from orbis.tiles import ANY, COLORS

# White is drawn in the terminal's own foreground color, so that it shows on any background.
STYLES = {"R": "red", "B": "bright_blue", "Y": "yellow", "G": "green", "W": "bold"}
MAX_SHAPES = 5
MAX_LETTERS = 10

# The directions in which a border continues from a point.
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Glyphs:
    """A character set. `borders` is indexed by the directions in which a line continues: see `Canvas`."""

    shapes: Mapping[str, str]
    borders: str
    yes: str
    no: str
    times: str
    minus: str
    ellipsis: str

    def worshipers(self, letters: str, room: int = 80) -> str:
        """Color letters in groups, `RRB*` as `R▲▲ B● 1 any`; letters or numbers where space is short."""
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
        """A number with this set's minus sign."""
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
    """The best character set that this terminal, file or pipe supports."""
    return ASCII if console.options.ascii_only else UNICODE


def letters_of(counts: Mapping[str, int] | Worshipers) -> str:
    """Counts by color as letters: two red and one blue give RRB."""
    if isinstance(counts, Worshipers):
        counts = asdict(counts)
    return "".join(letter * counts.get(letter, 0) for letter in COLORS + ANY)


def paint(line: str, style: str = "") -> Text:
    """A line with its colors. Color is never the only mark: a letter or a shape says the same."""
    text = Text(line, style=style)
    text.highlight_regex(f"[{UNICODE.borders[1:]}]+", "dim")
    for color, color_style in STYLES.items():
        shape = UNICODE.shapes[color]
        text.highlight_regex(rf"{shape}+|\b{color}(?={shape})|\b{color}+\b|\b{color}[123][a-z]\b", color_style)
    text.highlight_regex(UNICODE.yes, "bold green")
    text.highlight_regex(UNICODE.no, "bold red")
    return text


class Canvas:
    """Boxes and text at column `x` and line `y`, both from 0. Text covers whatever was drawn before."""

    def __init__(self, glyphs: Glyphs) -> None:
        self._glyphs = glyphs
        self._borders: dict[tuple[int, int], int] = {}
        self._texts: list[tuple[int, int, str]] = []

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a box; width and height include its borders."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right):
            for line in (y, bottom):
                self._join(column, line, RIGHT)
                self._join(column + 1, line, LEFT)
        for line in range(y, bottom):
            for column in (x, right):
                self._join(column, line, DOWN)
                self._join(column, line + 1, UP)

    def _join(self, x: int, y: int, direction: int) -> None:
        self._borders[x, y] = self._borders.get((x, y), 0) | direction

    def write(self, x: int, y: int, text: str) -> None:
        """Write one line of text."""
        self._texts.append((x, y, text))

    def lines(self) -> list[str]:
        """The finished lines, without trailing spaces."""
        points = [*self._borders, *((x + len(text) - 1, y) for x, y, text in self._texts)]
        if not points:
            return []
        width, height = max(x for x, _ in points) + 1, max(y for _, y in points) + 1
        rows = [[" "] * width for _ in range(height)]
        for (x, y), directions in self._borders.items():
            rows[y][x] = self._glyphs.borders[directions]
        for x, y, text in self._texts:
            rows[y][x : x + len(text)] = text
        return ["".join(row).rstrip() for row in rows]


def beside(left: Sequence[str], right: Sequence[str], x: int) -> list[str]:
    """Place two pictures side by side, with the right one starting at column `x`."""
    height = max(len(left), len(right))
    padded = [*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))]
    return [f"{one:<{x}}{two}".rstrip() for one, two in zip(*padded, strict=True)]
