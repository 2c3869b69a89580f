"""The pictures of `orbis play`: whatever is on the table can be drawn, within the width, with shapes and letters."""

import io
import re

import pytest
from hypothesis import given, settings
from rich.console import Console
from sample_games import SOME_GAMES
from soak import times

from orbis import Game
from orbis.cli.terminal.choices import choice_lines
from orbis.cli.terminal.glyphs import ASCII, UNICODE, Canvas, Glyphs, beside, glyphs_for, paint
from orbis.cli.terminal.table import table_lines
from orbis.cli.terminal.view import View, view_of
from orbis.engine.kernel import COMPILED

LABELS = ["you", "greedy", "package.module:AVeryLongName", "person 2"]
FEW = settings(max_examples=times(30) if COMPILED else 5)


def seen(game: Game, glyphs: Glyphs = UNICODE) -> View:
    return view_of(game, game.player, LABELS[: game.num_players], glyphs)


def table(game: Game, width: int = 80, glyphs: Glyphs = UNICODE) -> list[str]:
    return table_lines(seen(game, glyphs), width)


@FEW
@given(SOME_GAMES)
def test_every_table_fits_and_keeps_its_boxes(game: Game) -> None:
    for width in (60, 80, 120):
        assert max(map(len, table(game, width))) <= width
    lines = table(game, 80)
    top = next(number for number, line in enumerate(lines) if line.startswith("┌"))
    for number, line in enumerate(lines[top : top + 16]):
        if number % 5:
            assert [place for place, mark in enumerate(line) if mark == "│"] == [0, 26, 52, 78]


@FEW
@given(SOME_GAMES)
def test_every_choice_is_legal_and_listed_within_the_width(game: Game) -> None:
    choices = seen(game).choices
    assert all(game.why_not(choice) is None for choice in choices)
    if not game.over:
        assert set(game.sensible()) <= set(choices)
        lines = choice_lines(seen(game), 80)
        assert max(map(len, lines)) <= 80
        numbers = re.findall(r"(?:^ *|: |, )(\d+) ", "\n".join(lines), re.MULTILINE)
        assert set(map(str, range(1, len(choices) + 1))) <= set(numbers)


def test_a_wilderness_costs_nothing_with_idleness() -> None:
    gods = ["idleness", "fire", "death"]
    game = Game.from_piles(Game(2, "idle").piles, gods)
    for turn in ("@idleness", "a1 ~1>"):
        game.play_turn(turn)
    game.play("b1")
    assert any("as wilderness, 0 CP: " in line for line in choice_lines(seen(game), 80))
    game.play_turn("~1>")
    game.play("c1")
    assert any("as wilderness, −1 CP: " in line for line in choice_lines(seen(game), 80))


@FEW
@given(SOME_GAMES)
def test_ascii_alone_is_enough(game: Game) -> None:
    for width in (60, 80):
        assert all(line.isascii() for line in table(game, width, ASCII))
    if not game.over:
        assert all(line.isascii() for line in choice_lines(seen(game, ASCII), 80))


def test_the_table_of_two_leaves_room_for_the_question_in_45_lines() -> None:
    game = Game(2, "tall")
    game.play_out("tall")
    assert len(table(game)) <= 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_names_everything(players: int) -> None:
    game = Game(players, "names")
    for _ in range(7):
        game.play(game.sensible()[0])
    text = "\n".join(table(game))
    state = game.public_state().to_json()
    for word in [
        *(tile["tile"] for tile in state["display"] if tile["tile"]),
        *(tile["tile"] for player in state["players"] for tile in player["universe"] if tile["face"] == "up"),
        *(f"@{god}" for god in state["gods"]),
        f"Round {state['round']} of 15",
        "tiles left: " + " + ".join(map(str, state["piles"])),
        f"Temple tokens {', '.join(map(str, state['temple_tokens']))}",
    ]:
        assert word in text


def test_worshipers_have_a_letter_and_a_shape() -> None:
    assert UNICODE.worshipers("RRBW**") == "R▲▲ B● W◆ 2 any"
    assert ASCII.worshipers("RRBW**") == "RR B W 2 any"
    assert UNICODE.worshipers("G" * 7) == "G♣×7"
    assert ASCII.worshipers("G" * 7) == "Gx7"


def test_many_worshipers_are_counted_where_room_is_short() -> None:
    assert UNICODE.worshipers("RRBBYYGGWW", room=12) == "RRBBYYGGWW"
    assert UNICODE.worshipers("RRRBBBYYYGGGWWW", room=15) == "3R 3B 3Y 3G 3W"


@pytest.mark.parametrize(("encoding", "glyphs"), [("utf-8", UNICODE), ("ascii", ASCII), ("iso-8859-1", ASCII)])
def test_the_characters_are_those_that_the_output_can_show(encoding: str, glyphs: Glyphs) -> None:
    assert glyphs_for(Console(file=io.TextIOWrapper(io.BytesIO(), encoding=encoding))) is glyphs


def painted(line: str, *, no_color: bool) -> str:
    file = io.StringIO()
    Console(file=file, force_terminal=True, color_system="standard", no_color=no_color).print(paint(line))
    return file.getvalue()


def test_colors_only_repeat_what_letters_and_shapes_say() -> None:
    line = "cost R▲▲ B● for ■Y2a ✓"
    colors = re.compile(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])m")
    assert colors.search(painted(line, no_color=False))
    assert not colors.search(painted(line, no_color=True))
    assert paint(line).plain == line


def test_boxes_share_their_borders() -> None:
    canvas = Canvas(UNICODE)
    canvas.box(2, 0, 5, 3)
    canvas.box(0, 2, 5, 3)
    canvas.box(4, 2, 5, 3)
    canvas.write(3, 1, "abc")
    assert canvas.lines() == ["  ┌───┐", "  │abc│", "┌─┴─┬─┴─┐", "│   │   │", "└───┴───┘"]
    assert Canvas(ASCII).lines() == []


def test_pictures_stand_side_by_side() -> None:
    assert beside(["ab", "c"], ["x", "y", "z"], 4) == ["ab  x", "c   y", "    z"]
