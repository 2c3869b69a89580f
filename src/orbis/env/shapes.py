"""Pictures made of a few simple shapes, and their conversion to SVG or pixels."""

import base64
import functools
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

Point: TypeAlias = tuple[float, float]

FONT = Path(__file__).parent / "fonts" / "nunito-sans.ttf"  # web/fonts/prepare.py cuts it from the page's font
SMOOTHING = 2  # pixels are drawn this many times larger, then averaged
BASELINE = 0.35  # of the font size: how far the baseline is below the middle of the text


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled area with an outline."""

    points: tuple[Point, ...]
    fill: str
    stroke: str
    width: float = 1.5


@dataclass(frozen=True, slots=True)
class Circle:
    """A filled circle with an outline."""

    center: Point
    radius: float
    fill: str
    stroke: str
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, positioned by its left end or its middle."""

    at: Point
    text: str
    size: float
    color: str
    anchor: Literal["start", "middle"] = "middle"


Shape: TypeAlias = Polygon | Circle | Label


@dataclass(frozen=True, slots=True)
class Picture:
    """Shapes on a background, from bottom to top."""

    width: int
    height: int
    ground: str
    shapes: tuple[Shape, ...]


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str) -> Polygon:
    """A rectangle, given by its upper left corner."""
    return Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill, stroke)


def to_svg(picture: Picture) -> str:
    """The picture as an SVG document."""
    size = f'width="{picture.width}" height="{picture.height}" viewBox="0 0 {picture.width} {picture.height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Orbis, sans-serif">',
        f"<style>{_font_face()}</style>",
        f'<rect width="{picture.width}" height="{picture.height}" fill="{picture.ground}"/>',
        *map(_element, picture.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


@functools.cache
def _font_face() -> str:
    """The font itself, so that a picture looks the same wherever it is shown."""
    content = base64.b64encode(FONT.read_bytes()).decode("ascii")
    return f'@font-face {{ font-family: Orbis; src: url("data:font/ttf;base64,{content}") }}'


def _element(shape: Shape) -> str:
    if isinstance(shape, Label):
        x, y = shape.at
        place = f'x="{x:.1f}" y="{y + BASELINE * shape.size:.1f}" text-anchor="{shape.anchor}"'
        return f'<text {place} font-size="{shape.size:g}" fill="{shape.color}">{escape(shape.text)}</text>'
    style = f'fill="{shape.fill}" stroke="{shape.stroke}" stroke-width="{shape.width:g}"'
    if isinstance(shape, Circle):
        x, y = shape.center
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{shape.radius:g}" {style}/>'
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
    return f'<polygon points="{points}" stroke-linejoin="round" {style}/>'


def to_pixels(picture: Picture) -> NDArray[np.uint8]:
    """The picture as an array of height, width and three color channels."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (picture.width * SMOOTHING, picture.height * SMOOTHING), picture.ground)
    draw = ImageDraw.Draw(image)
    for shape in picture.shapes:
        _paint(draw, shape)
    return np.array(image.reduce(SMOOTHING))


def _paint(draw: Any, shape: Shape) -> None:
    if isinstance(shape, Label):
        anchor = "ms" if shape.anchor == "middle" else "ls"
        x, y = shape.at
        at = _scaled((x, y + BASELINE * shape.size))
        draw.text(at, shape.text, fill=shape.color, font=_font(shape.size), anchor=anchor)
        return
    width = round(shape.width * SMOOTHING)
    if isinstance(shape, Circle):
        draw.circle(_scaled(shape.center), shape.radius * SMOOTHING, shape.fill, shape.stroke, width)
        return
    points = [_scaled(point) for point in shape.points]
    draw.polygon(points, fill=shape.fill)
    draw.line([*points, points[0], points[1]], fill=shape.stroke, width=width, joint="curve")


def _scaled(point: Point) -> Point:
    return point[0] * SMOOTHING, point[1] * SMOOTHING


@functools.cache
def _font(size: float) -> Any:
    """Opening one takes as long as drawing a hundred labels."""
    from PIL import ImageFont

    return ImageFont.truetype(FONT, size * SMOOTHING, layout_engine=ImageFont.Layout.BASIC)
