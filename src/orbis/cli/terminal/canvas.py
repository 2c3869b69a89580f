"""A canvas of characters on which boxes share their borders."""

from collections.abc import Sequence

from orbis.cli.terminal.glyphs import Glyphs

# The directions in which a border goes on from a point.
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


class Canvas:
    """Boxes and texts at columns `x` and lines `y`, both from 0. A text covers what was drawn before."""

    def __init__(self, glyphs: Glyphs) -> None:
        self._glyphs = glyphs
        self._borders: dict[tuple[int, int], int] = {}
        self._texts: list[tuple[int, int, str]] = []

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a box; width and height count its borders."""
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
        """Write a text of one line."""
        self._texts.append((x, y, text))

    def lines(self) -> list[str]:
        """The picture, without spaces at the ends of its lines."""
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
    """Two pictures side by side, the right one from column `x` on."""
    height = max(len(left), len(right))
    padded = [*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))]
    return [f"{one:<{x}}{two}".rstrip() for one, two in zip(*padded, strict=True)]
