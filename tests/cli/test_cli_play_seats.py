"""`orbis play`: who sits at the table."""

from pathlib import Path

import pytest
from command import orbis, refused
from scripted_play import SEED, play, resume, saved

from orbis.cli.terminal.arguments import spread
from orbis.cli.terminal.seats import (
    DEFAULT_BOT,
    TerminalSeat,
    heading,
    joined,
    labels_of,
    new_seats,
    split_bots,
    subject,
)
from orbis.errors import OrbisError

MIRROR_BOT = """
from orbis.game import Game

def bot(seed):
    class First:
        def choose(self, game: Game):
            return game.sensible()[0]
    return First()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.orbis.json"


def names(path: Path) -> list[str]:
    return [seat.name for seat in saved(path).seats]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ((), ["person", f"{DEFAULT_BOT} (bot)"]),
        (("--players", "3"), ["person", f"{DEFAULT_BOT} (bot)", f"{DEFAULT_BOT} (bot)"]),
        (("--bots", "random", "random"), ["person", "random (bot)", "random (bot)"]),
        (("--bots", "random,random"), ["person", "random (bot)", "random (bot)"]),
        (("--bots", "random", "--bots", "random"), ["person", "random (bot)", "random (bot)"]),
        (("--bots", "random", "--players", "3"), ["person 1", "person 2", "random (bot)"]),
        (("--bots", "none"), ["person 1", "person 2"]),
        (("--bots", "none", "-p", "4"), ["person 1", "person 2", "person 3", "person 4"]),
    ],
)
def test_seats(options: tuple[str, ...], expected: list[str], path: Path) -> None:
    play(save=path, options=options)
    assert names(path) == expected


@pytest.mark.parametrize("options", [("--bots", *["random"] * 4), ("-p", "2", "--bots", "random", "random")])
def test_there_is_a_seat_for_a_person(options: tuple[str, ...]) -> None:
    assert "and one person make" in refused(orbis("play", *options), "play/seats")


def test_an_unknown_bot_is_an_error_before_the_game() -> None:
    refused(orbis("play", "--bots", "nonsense"), "bot/unknown")


def test_persons_take_turns_at_one_terminal(path: Path) -> None:
    out = play("a1 ~1>", "", "b2 ~1>", "", save=path, options=("--bots", "none")).out
    assert "Round 1 of 15, person 1's turn" in out
    assert "Round 1 of 15, person 2's turn" in out
    assert "person 1 takes " in out
    assert saved(path).turns == ["a1 ~1>", "b2 ~1>"]


def test_a_bot_of_ones_own_plays(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mirror.py").write_text(MIRROR_BOT)
    monkeypatch.syspath_prepend(tmp_path)
    play("a1 ~1>", "", save=path, options=("--bots", "mirror:bot"))
    assert names(path)[1] == "mirror:bot (bot)"
    assert saved(path).turns[1].startswith("a1 ")


def test_a_record_cannot_make_us_import_anything(path: Path) -> None:
    play("a1 ~1>", "", save=path)
    path.write_text(
        path.read_text(encoding="utf-8").replace(f"{DEFAULT_BOT} (bot)", "os:system (bot)"), encoding="utf-8"
    )
    assert "--bots" in refused(orbis("play", "--resume", path), "play/unknown-bot")
    assert "Resuming in round 2." in resume(options=(path, "--bots", "random")).out
    assert names(path)[1] == "random (bot)"


def test_bots_named_on_resuming_take_the_last_seats(path: Path) -> None:
    play("a1 ~1>", "", save=path, options=("--bots", "none", "-p", "3"))
    resume("1", "1", "", options=(path, "--bots", "random"))
    assert names(path) == ["person 1", "person 2", "random (bot)"]
    assert len(saved(path).turns) == 3


def test_a_bot_learns_nothing_about_the_seed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nosy.py").write_text(MIRROR_BOT.replace("class First", "print('seed', seed)\n    class First"))
    monkeypatch.syspath_prepend(tmp_path)
    out = play("a1 ~1>", "", save=path, options=("--bots", "nosy:bot")).out
    (line,) = [line for line in out.splitlines() if line.startswith("seed ")]
    assert SEED not in line


def test_options_of_bots_may_have_commas() -> None:
    assert split_bots(["search:sims=9,threads=2,random", "random"]) == ["search:sims=9,threads=2", "random", "random"]


def test_labels_are_all_different() -> None:
    assert labels_of(new_seats(["random"], None)) == ["you", "random"]
    assert labels_of([TerminalSeat(), TerminalSeat("random"), TerminalSeat("greedy"), TerminalSeat("random")]) == [
        "you",
        "random 1",
        "greedy",
        "random 2",
    ]
    with pytest.raises(OrbisError, match="4 bots and one person"):
        new_seats(["random"] * 4, None)


def test_names_stand_right_in_a_sentence() -> None:
    assert heading(subject("you", "win")) == "You win"
    assert heading(subject("greedy", "win")) == "greedy wins"
    assert subject("greedy", "have") == "greedy has"
    assert heading(joined(["you", "greedy", "random"])) == "You, greedy and random"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--bots a b --seed 1", "--bots a --bots b --seed 1"),
        ("--bots a,b", "--bots a,b"),
        ("--bots", "--bots"),
        ("--bots --seed 1", "--bots --seed 1"),
        ("--resume", "--resume ''"),
        ("--resume --no-confirm", "--resume '' --no-confirm"),
        ("--resume f --bots a", "--resume f --bots a"),
        ("--seed 1 b", "--seed 1 b"),
    ],
)
def test_arguments(words: str, expected: str) -> None:
    assert spread(words.split()) == [word.strip("'") for word in expected.split()]
