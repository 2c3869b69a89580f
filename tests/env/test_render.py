"""The pictures of the table: both kinds show the same shapes, and everything that lies on the table."""

import base64
import re
from math import sqrt
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PIL import ImageFont

import orbis
from orbis.env import OrbisGym, orbis_v0
from orbis.env.drawing import CELL_RADIUS, GAP, SHORT, draw_shapes
from orbis.env.render import render
from orbis.env.shapes import FONT, Label
from orbis.tiles import COLORS
from orbis.tiles.model import EFFECTS


def game_after(players: int, actions: int) -> orbis.Game:
    game = orbis.Game(players, seed=5)
    random = np.random.default_rng(1)
    for _ in range(actions):
        if not game.over:
            game.play(game.sensible()[random.integers(len(game.sensible()))])
    return game


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("actions", [0, 1, 40, 1000])
def test_the_svg_shows_the_table(players: int, actions: int) -> None:
    game = game_after(players, actions)
    svg = render("svg", game.state, game.tile_set)
    assert isinstance(svg, str)
    shown = texts(svg)
    table = game.public_state().to_json()
    for place in table["display"]:
        assert place["tile"] is None or place["tile"] in shown
    for player in table["players"]:
        for tile in player["universe"]:
            assert tile["face"] == "wilderness" or tile["tile"] in shown
    wild = sum(tile["face"] == "wilderness" for player in table["players"] for tile in player["universe"])
    assert shown.count("wilderness") == wild
    chips = [text for text in shown if re.fullmatch(f"[{COLORS}][0-9]+", text)]
    lying = [place["worshipers"] for place in table["display"] if place["tile"] is not None]
    held = [player["realm"] for player in table["players"]]
    assert len(chips) == sum(count > 0 for counts in lying + held for count in counts.values())
    assert [text for text in shown if text.endswith(" CP") and text[:-3] == str(game.score().totals[0])]
    assert ("the game is over" in shown) == game.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pixels(players: int) -> None:
    game = game_after(players, 40)
    pixels = render("rgb_array", game.state, game.tile_set)
    svg = ElementTree.fromstring(str(render("svg", game.state, game.tile_set)))
    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert pixels.shape == (int(svg.attrib["height"]), int(svg.attrib["width"]), 3)
    colors = np.unique(pixels.reshape(-1, 3) @ np.array([65536, 256, 1]))
    fills = {element.attrib["fill"] for element in svg.iter() if element.tag.endswith("polygon")}
    assert {int(fill[1:], 16) for fill in fills} <= set(colors.tolist())
    later = game_after(players, 41)
    assert not np.array_equal(pixels, render("rgb_array", later.state, later.tile_set))


def test_everything_lies_within_the_picture() -> None:
    for players in (2, 3, 4):
        game = game_after(players, 1000)
        svg = ElementTree.fromstring(str(render("svg", game.state, game.tile_set)))
        width, height = int(svg.attrib["width"]), int(svg.attrib["height"])
        for element in svg.iter():
            for point in element.attrib.get("points", "").split():
                x, y = map(float, point.split(","))
                assert 0 <= x <= width
                assert 0 <= y <= height


@pytest.mark.parametrize("make", [orbis_v0.env, orbis_v0.raw_env, OrbisGym])
def test_the_modes_of_environments(make: Any) -> None:
    frames = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = make(render_mode=mode)
        env.reset(seed=1)
        frames[mode] = env.render()
        env.close()
    assert frames["ansi"] == str(orbis.Game(2, seed=1))
    assert frames["svg"].startswith("<svg")
    assert frames["rgb_array"].ndim == 3


@pytest.mark.parametrize("make", [orbis_v0.env, OrbisGym])
def test_no_mode_shows_nothing(make: Any) -> None:
    env = make()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_the_font_has_every_character_of_the_pictures() -> None:
    known = set(TTFont(FONT).getBestCmap())
    assert {"A", "9", "*"} <= set(map(chr, known))
    for players in (2, 3, 4):
        for actions in (0, 1, 40, 1000):
            game = game_after(players, actions)
            labels = [shape.text for shape in draw_shapes(game.state, game.tile_set).shapes if isinstance(shape, Label)]
            assert set(map(ord, "".join(labels))) <= known


def test_an_svg_carries_its_font() -> None:
    game = game_after(2, 40)
    (style,) = re.findall("<style>(.*)</style>", str(render("svg", game.state, game.tile_set)))
    (content,) = re.findall(r'font-family: Orbis; src: url\("data:font/ttf;base64,([\w+/=]+)"\)', style)
    assert base64.b64decode(content) == FONT.read_bytes()


def test_the_words_of_a_tile_fit_on_it() -> None:
    font = ImageFont.truetype(FONT, 12)
    inside = 2 * (CELL_RADIUS - GAP) * sqrt(3) / 2
    for word in ("wilderness", *(SHORT.get(kind, kind) for kind in EFFECTS)):
        assert font.getlength(word) < inside - 4
