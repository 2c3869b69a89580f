"""`orbis play`, driven by scripts of answers."""

import itertools
import json
from pathlib import Path

import pytest
from command import Outcome, orbis, refused

from orbis import Game
from orbis.records import Record, read_record, replay
from orbis.tiles import load_tile_set


def seed_with_first(player: int) -> str:
    """A seed with which this player begins."""
    return next(f"s{n}" for n in itertools.count() if Game(2, f"s{n}", first="random").player == player)


SEED = seed_with_first(0)


def play(*answers: str, save: Path | None = None, seed: str = SEED, players: int = 2) -> Outcome:
    arguments = ["play", "--seed", seed, "--players", str(players), *(["--save", str(save)] if save else [])]
    outcome = orbis(*arguments, stdin="".join(f"{answer}\n" for answer in answers))
    assert (outcome.code, outcome.err) == (0, "")
    return outcome


def saved(path: Path) -> Record:
    record = read_record(path)
    replay(record)
    return record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_the_score(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play(*["1"] * 500, save=path, players=players)
    end = outcome.out[outcome.out.index("The game is over.") :]
    assert "Score" in end
    assert "wins" in end or "share the victory" in end
    assert "You left" not in outcome.out
    record = saved(path)
    assert record.result is not None
    assert [seat.name for seat in record.seats] == ["you", *(f"random {number}" for number in range(1, players))]
    assert orbis("verify", path).out == f"{path}: 1 game, 1 finished and right\n"


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


def test_a_number_chooses_what_is_listed_under_it(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play("5", "1", "quit", save=path)
    assert "Which tile do you take?" in outcome.out
    assert "  5  b2" in outcome.out
    assert saved(path).turns[0].startswith("b2 ")


def test_a_turn_can_be_typed_in_the_notation(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    play("b2 ~1>", "quit", save=path)
    assert saved(path).turns[0] == "b2 ~1>"
    play("  c3 ", "~1>", "quit", save=path)
    assert saved(path).turns[0] == "c3 ~1>"


def test_undo_takes_the_last_action_back(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play("b2", "undo", "a1", "~1>", "quit", save=path)
    assert "taken back: b2" in outcome.out
    assert saved(path).turns[0] == "a1 ~1>"


def test_there_is_nothing_to_undo_at_the_beginning_of_a_turn() -> None:
    assert "nothing to take back" in play("undo", "quit").out
    assert "nothing to take back" in play("b2 ~1>", "undo", "quit").out


def test_help_table_and_score_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play("help", "?", "table", "score", "", "b2 ~1>", "quit", save=path)
    assert outcome.out.count("Commands: undo, table, score, help, quit.") == 3
    assert outcome.out.count(str(Game(2, SEED, first="random"))) == 2
    assert "temple token" in outcome.out
    assert saved(path).turns[0] == "b2 ~1>"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("0", "the choices are 1 to"),
        ("999", "the choices are 1 to"),
        ("-1", "a minus is followed by the colors"),
        ("zz", "not a word of the notation"),
        ("d4", "not a word of the notation"),
        ("a9", "the places of the display are"),
        ("@chance", "the gods are"),
        ("1>", "Now is the time to take a region or a god (G1)"),
        ("3R=B", "(X1)"),
        ("a1 1<", "(U2)"),
        ("a1 2.1", "(U3)"),
        ("a1 ~1> b1", "The turn ends with a1 ~1>"),
        ("a1  ~1>", "one space"),
        ("[/red]", "[/red]"),
        ("[bold]", "[bold]"),
        ("²", "²"),
        ("٣", ""),
        ("9" * 5_000, ""),
        ("\0", "not a word of the notation"),
        ("Undo", "not a word of the notation"),
    ],
)
def test_a_wrong_answer_gets_its_reason_and_changes_nothing(answer: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play(answer, "undo", "b2 ~1>", "quit", save=path)
    assert reason in outcome.out
    assert saved(path).turns[0] == "b2 ~1>"


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_leaving_keeps_the_turns_so_far(word: str, tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play("b2 ~1>", "a1 ~1>", "c3", word, save=path)
    assert "You left in round 3." in outcome.out
    assert f"The game is in {path}." in outcome.out
    assert saved(path).turns[::2] == ["b2 ~1>", "a1 ~1>"]
    assert len(saved(path).turns) == 4
    assert "unfinished and right so far" in orbis("verify", path).out


def test_the_end_of_the_input_leaves_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    assert "You left in round 1." in play().out
    assert "You left in round 2." in play("b2 ~1>", save=path).out
    assert len(saved(path).turns) == 2


def test_only_a_game_that_was_kept_is_said_to_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    outcome = play("quit", save=path)
    assert ("The game is in" in outcome.out) == path.exists()


def test_the_others_begin_when_chance_says_so() -> None:
    outcome = play("quit", seed=seed_with_first(1))
    assert "random 1: take " in outcome.out
    assert outcome.out.index("random 1: take ") < outcome.out.index("Which tile do you take?")


def test_a_place_in_brackets_is_shown_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "[bold] [x].orbis.json"
    assert path.name in play("b2 ~1>", "quit", save=path).out


@pytest.mark.parametrize("name", [".", "no-folder/game.orbis.json", "x" * 300])
def test_a_place_that_cannot_be_written_is_an_error_before_the_game(name: str, tmp_path: Path) -> None:
    refused(orbis("play", "--seed", SEED, "--save", tmp_path / name, stdin="1\n"), "file/not-writable")


def test_a_tile_that_cannot_lie_face_up_says_why(tmp_path: Path) -> None:
    """The first tile of the display costs a worshiper, and nobody has one yet."""
    tile_set = load_tile_set().to_dict()
    for region in tile_set["regions"]:
        region["cost"] = "*"
    path = tmp_path / "tiles.json"
    path.write_text(json.dumps(tile_set | {"name": "dear"}), encoding="utf-8")
    out = orbis("play", "--seed", SEED, "--set", path, stdin="a1\nquit\n").out
    assert "not face up: " in out
    assert "costs *, and the realm lacks 1 of any color (T3)" in out
