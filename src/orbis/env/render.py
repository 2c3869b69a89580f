"""Rendering the table for environments, as text, SVG or pixels."""

from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from orbis.engine.state import State
from orbis.env.drawing import draw_shapes
from orbis.env.shapes import to_pixels, to_svg
from orbis.game.picture import draw_table
from orbis.tiles import TileSet

RenderMode: TypeAlias = Literal["ansi", "svg", "rgb_array"]
Frame: TypeAlias = str | NDArray[np.uint8]

RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)


def render(mode: RenderMode, state: State, tile_set: TileSet) -> Frame:
    """The table in one of the render modes."""
    if mode == "ansi":
        return draw_table(state, tile_set)
    picture = draw_shapes(state, tile_set)
    return to_svg(picture) if mode == "svg" else to_pixels(picture)
