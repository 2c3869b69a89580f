"""`orbis play`, driven by scripts of answers."""

import itertools
from pathlib import Path

from command import Outcome, orbis

from orbis import Game
from orbis.records import Record, read_record, replay


def seed_with_first(player: int, players: int = 2) -> str:
    """A seed with which this player begins."""
    return next(f"s{n}" for n in itertools.count() if Game(players, f"s{n}", first="random").player == player)


SEED = seed_with_first(0)


def play(*answers: str, save: Path | None = None, seed: str = SEED, options: tuple[str | Path, ...] = ()) -> Outcome:
    """Play a game with this seed, and leave it when there are no more answers."""
    keep: list[str | Path] = ["--save", save] if save else []
    outcome = orbis("play", "--seed", seed, *keep, *options, stdin=script(*answers))
    assert (outcome.code, outcome.err) == (0, "")
    return outcome


def resume(*answers: str, options: tuple[str | Path, ...] = ()) -> Outcome:
    """Go on with a game."""
    outcome = orbis("play", "--resume", *options, stdin=script(*answers))
    assert (outcome.code, outcome.err) == (0, "")
    return outcome


def script(*answers: str) -> str:
    """Answers as they come from a keyboard."""
    return "".join(f"{answer}\n" for answer in answers)


def saved(path: Path) -> Record:
    """The record in a file, which must be right."""
    record = read_record(path)
    replay(record)
    return record
