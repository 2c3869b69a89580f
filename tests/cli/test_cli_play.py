"""`orbis play`: choices, the notation, undo, the end of a turn, and wrong answers."""

import json
from pathlib import Path

import pytest
from command import orbis
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from scripted_play import play, saved, seed_with_first
from soak import times

from orbis.cli.output import console
from orbis.cli.terminal.commands import HELP
from orbis.cli.terminal.seats import DEFAULT_BOT
from orbis.engine.kernel import COMPILED
from orbis.tiles import load_tile_set


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.orbis.json"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_the_score(players: int, path: Path) -> None:
    outcome = play(*["1"] * 500, save=path, options=("--players", str(players)))
    end = outcome.out[outcome.out.index("The game is over.") :]
    assert "Score" in end
    assert "win" in end or "share the victory" in end
    assert f"The game is saved in {path}" in end
    assert "You left" not in outcome.out
    assert saved(path).result is not None
    assert orbis("verify", path).out == f"{path}: 1 game, 1 finished and valid\n"


def test_equal_seeds_and_answers_give_equal_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one.orbis.json", tmp_path / "two.orbis.json"
    assert play(*["1"] * 20, save=one).out == play(*["1"] * 20, save=two).out.replace(two.name, one.name)
    assert one.read_bytes() == two.read_bytes()


def test_without_a_seed_every_game_is_new(tmp_path: Path) -> None:
    paths = [tmp_path / "one.orbis.json", tmp_path / "two.orbis.json"]
    for path in paths:
        orbis("play", "--save", path, stdin="1\n" * 10)
    one, two = map(saved, paths)
    assert one.piles != two.piles


# Choosing


def test_a_number_chooses_what_is_shown_under_it(path: Path) -> None:
    outcome = play("5", "1", "", "quit", save=path)
    assert "Which tile do you want to take?" in outcome.out
    assert " 5: b2 " in outcome.out
    assert "Where does " in outcome.out
    assert saved(path).turns[0].startswith("b2 ")


def test_a_turn_can_be_typed_in_the_notation(path: Path) -> None:
    play("b2 ~1>", "", "quit", save=path)
    assert saved(path).turns[0] == "b2 ~1>"
    play("  c3 ", "~1>", "", "quit", save=path)
    assert saved(path).turns[0] == "c3 ~1>"


@pytest.mark.parametrize("answer", ["B2 ~1>", "b2   ~1>", "5 ~1>"])
def test_capital_letters_spaces_and_numbers_may_be_mixed_in(answer: str, path: Path) -> None:
    play(answer, "", "quit", save=path)
    assert saved(path).turns[0] == "b2 ~1>"


def test_several_numbers_are_several_answers(path: Path, tmp_path: Path) -> None:
    one_by_one = tmp_path / "other.orbis.json"
    play("2", "1", "", save=one_by_one)
    play("2 1", "", save=path)
    assert path.read_bytes() == one_by_one.read_bytes()


def test_the_list_says_what_each_choice_does() -> None:
    out = play("list", "quit").out
    tile_set = load_tile_set()
    for number in range(1, 10):
        line = next(line for line in out.splitlines() if line.startswith(f"{number:>3}  "))
        assert any(f"{region.id}: " in line for region in tile_set.regions)
        assert "free" in line or "cost" in line
    assert "take the god: " in out


def dear_tiles(folder: Path) -> Path:
    """A tile set in which every tile costs a worshiper of any color and does nothing."""
    tile_set = load_tile_set().to_json()
    for region in tile_set["regions"]:
        region.update(cost="*", effect="sacred-stone", cp=1)
    path = folder / "tiles.json"
    path.write_text(json.dumps(tile_set | {"name": "dear"}), encoding="utf-8")
    return path


def test_a_payment_without_a_choice_is_made_said_and_taken_back(tmp_path: Path) -> None:
    """The first take lets a worshiper appear at b1, which is all that the second player gets to pay with."""
    options = ("--set", dear_tiles(tmp_path), "--bots", "none")
    out = play("a1 ~1>", "", "b1", "1>", "undo", options=options).out
    followed = next(
        line for line in out.splitlines() if line.endswith("was played for you, as there was no other choice.")
    )
    assert f"Undone: 1> {followed.split()[0]}" in out


def test_a_payment_with_a_choice_has_an_example_that_can_be_typed(tmp_path: Path) -> None:
    """The first two takes bring worshipers of two colors to the third tile, which costs one of them."""
    options = ("--set", dear_tiles(tmp_path), "--bots", "none")
    answers = ("a1 ~1>", "", "c1 ~1>", "", "b1", "1>")
    marker = "     For example: "
    examples = [line for line in play(*answers, options=options).out.splitlines() if line.startswith(marker)]
    assert len(examples) == 1
    out = play(*answers, examples[0].removeprefix(marker), options=options).out
    assert out.count("Press Enter to end your turn") == 3


# The end of a turn, and undo


def test_undo_takes_the_last_action_back(path: Path) -> None:
    outcome = play("b2", "undo", "a1", "~1>", "", "quit", save=path)
    assert "Undone: b2" in outcome.out
    assert saved(path).turns[0] == "a1 ~1>"


def test_the_end_of_a_turn_waits_for_enter(path: Path) -> None:
    outcome = play("b2 ~1>", "a1", "undo", "undo", "a1 ~1>", "1", "quit", save=path)
    assert "Press Enter to end your turn, or type undo." in outcome.out
    assert "Your turn is complete" in outcome.out
    assert "Undone: ~1>" in outcome.out
    assert "Undone: b2" in outcome.out
    assert saved(path).turns[0] == "a1 ~1>"


def test_a_turn_that_was_not_ended_is_not_kept(path: Path) -> None:
    play("b2 ~1>", "quit", save=path)
    assert saved(path).turns == []


def test_the_new_tile_is_not_seen_before_the_turn_has_ended(path: Path) -> None:
    play("b2 ~1>", "", "quit", save=path)
    new_tile = saved(path).piles[0][9]
    assert new_tile not in play("b2 ~1>", "table", "list", "score", "hint", "undo", "undo", "table").out


def test_without_confirmation_the_last_action_ends_the_turn(path: Path) -> None:
    outcome = play("b2 ~1>", "quit", save=path, options=("--no-confirm",))
    assert "Press Enter" not in outcome.out
    assert saved(path).turns[0] == "b2 ~1>"


def test_there_is_nothing_to_undo_at_the_beginning_of_a_turn() -> None:
    assert "nothing to undo" in play("undo", "quit").out
    assert "nothing to undo" in play("b2 ~1>", "", "undo", "quit").out


# Commands


def test_commands_change_nothing(path: Path) -> None:
    commands = ("help", "?", "Table", "score", "list", "hint", "log", "why 2.1", "why", "", "HELP")
    outcome = play(*commands, "b2", *commands, "~1>", *commands[:-2], "", save=path)
    assert outcome.out.count("take back your last action this turn") == 8
    assert "if the game ended now" in outcome.out
    assert saved(path).turns[0] == "b2 ~1>"


def test_no_line_of_the_help_is_wrapped_at_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "width", 80)
    out = play("help").out
    lines = [line for line in HELP.splitlines() if "{" not in line]
    assert len(lines) > 15
    assert [line for line in lines if f"│ {line}" not in out] == []


def test_a_hint_is_a_turn_that_can_be_played() -> None:
    out = play("hint", "b2", "hint").out
    whole, rest = [line.removeprefix("Best: ") for line in out.splitlines() if line.startswith("Best: ")]
    assert "You would take " in out
    assert "Press Enter" in play(whole).out
    assert "Press Enter" in play("b2", rest).out


def test_why_names_the_rule() -> None:
    assert "Now you have to take a region or a god (G1)" in play("why 1>").out
    assert "needs both tiles below it" in play("why b2 2.1").out
    assert "b2 ~1> is allowed." in play("why b2 ~1>").out
    assert "Name the action to explain" in play("why").out
    assert "not a word of the notation" in play("why zz").out


def test_the_log_tells_every_turn() -> None:
    out = play("log", "b2 ~1>", "", "log").out
    assert "No turns have been played yet." in out
    assert "Round 1: You take " in out
    assert "from b2, place it as wilderness at 1>" in out
    assert f"Round 1: {DEFAULT_BOT} takes " in out


def test_the_others_turns_are_told_before_the_question() -> None:
    out = play("quit", seed=seed_with_first(1)).out
    assert out.index(f"{DEFAULT_BOT} takes ") < out.index("Which tile do you want to take?")


# Wrong answers


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("0", "There is no choice '0': pick a number from 1 to"),
        ("999", "There is no choice '999': pick a number from 1 to"),
        ("-1", "a minus is followed by the colors"),
        ("zz", "not a word of the notation"),
        ("d4", "not a word of the notation"),
        ("a9", "the places in the display are"),
        ("@chance", "the gods are"),
        ("1>", "Now you have to take a region or a god (G1)"),
        ("3R=B", "(X1)"),
        ("a1 1<", "(U2)"),
        ("a1 2.1", "(U3)"),
        ("a1 ~1> b1", "The turn is already complete before 'b1'"),
        ("a1 ~1> 99", "The turn is already complete before '99'"),
        ("help me", "not a word of the notation"),
        ("[/red]", "[/red]"),
        ("[bold]", "[bold]"),
        ("²", "²"),
        ("٣", ""),
        ("9" * 5_000, "pick a number from 1 to"),
        ("\0", "not a word of the notation"),
    ],
)
def test_a_wrong_answer_gets_its_reason_and_changes_nothing(answer: str, reason: str, path: Path) -> None:
    outcome = play(answer, "undo", "b2 ~1>", "", save=path)
    assert reason in outcome.out
    assert saved(path).turns[0] == "b2 ~1>"


PLAYED = ["1", "2", "99", "b2", "~1>", "1>", "1<", "2.1", "-R", "+RB", "xa1R", "3R=B", "no", "@love", "undo", "end"]
ASKED = ["help", "list", "table", "score", "hint", "log", "why", "", "[bold]", "\x1b[2J", "é", "☃"]
WORDS = st.sampled_from([*PLAYED, *ASKED])
LINES = st.lists(WORDS | st.text(max_size=8), max_size=4).map(" ".join)


@settings(max_examples=times(10) if COMPILED else 3)
@given(st.lists(LINES, max_size=25))
def test_no_answers_whatever_cause_an_error(lines: list[str]) -> None:
    answers = [line.replace("\n", " ").replace("quit", "").replace("exit", "") for line in lines]
    assert "You left the game in round " in play(*answers, "quit").out


def test_a_tile_that_cannot_lie_face_up_says_why(tmp_path: Path) -> None:
    """The first tile of the display costs a worshiper, and nobody has one yet."""
    out = play("a1", options=("--set", dear_tiles(tmp_path))).out
    assert "Not face up: " in out
    assert "costs *, but you are missing 1 of any color (T3)" in out


# Terminals


def test_ascii_output_needs_no_other_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "encoding", "ascii")
    monkeypatch.setattr(console, "width", 80)
    out = play("help", "list", "hint", "1", "1", "", "log", "score").out
    assert out.isascii()
    assert "+- 1: a1 ok -" in out


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_every_width_can_be_played_on(width: int, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(console, "width", width)
    out = play(*["1"] * 9, save=path).out
    assert len(saved(path).turns) > 2
    pictures = [line for line in out.splitlines() if any(mark in line for mark in "│┌└")]
    assert max(map(len, pictures), default=0) <= max(width, 55)
