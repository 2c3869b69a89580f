"""Perft counts from several positions, against numbers written down and against the oracle.

`pytest tests/perft --write` counts anew and writes counts.json.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from oracle import Oracle
from perft_count import oracle_perft, perft
from random_games import after

from orbis import Game
from orbis.engine.kernel import COMPILED
from orbis.game.actions import ACTIONS, action_form

COUNTS = Path(__file__).parent / "counts.json"
POSITIONS: list[dict[str, Any]] = json.loads(COUNTS.read_text())
WHERE = [(2, "a", 0), (2, "b", 9), (2, "c", 20), (2, "d", 28), (3, "e", 12), (3, "f", 33), (4, "g", 0), (4, "h", 45)]
# Counting is exponential: plain Python and the oracle stay near the root.
MAX_COUNT = 10_000_000 if COMPILED else 2_000
MAX_ORACLE_COUNT = 20_000 if COMPILED else 500


def oracle_of(game: Game) -> Oracle:
    """The oracle after the same turns."""
    oracle = Oracle(
        game.tile_set.to_json(), game.num_players, int(game.state.first), game.piles, list(game.gods_laid_out)
    )
    follow = Game.from_piles(game.piles, game.gods_laid_out, game.num_players, game.tile_set)
    for turn in game.turns:
        for index in turn:
            oracle.play(action_form(ACTIONS[index], int(follow.state.row_size[follow.player])).to_json())
            follow.play_unchecked(index)
    assert follow == game
    return oracle


def name(position: dict[str, Any]) -> str:
    return f"{position['players']} players, {position['turns']} turns"


@pytest.fixture(autouse=True, scope="module")
def write_if_asked(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write"):
        write_counts()


@pytest.mark.parametrize("position", POSITIONS, ids=name)
def test_perft_counts_are_those_written_down(position: dict[str, Any]) -> None:
    game = after(position["players"], position["seed"], position["turns"])
    assert len(position["counts"]) >= 4
    for depth, count in enumerate(position["counts"], 1):
        if count <= MAX_COUNT:
            assert perft(game, depth) == count


@pytest.mark.parametrize("position", POSITIONS, ids=name)
def test_perft_counts_are_those_of_the_oracle(position: dict[str, Any]) -> None:
    game = after(position["players"], position["seed"], position["turns"])
    oracle = oracle_of(game)
    for depth, count in enumerate(position["counts"], 1):
        if count <= MAX_ORACLE_COUNT:
            assert oracle_perft(oracle, depth) == count


def write_counts() -> None:
    """Count every position to the depth where there are a million sequences, and at least to 4."""
    positions = []
    for players, seed, turns in WHERE:
        game = after(players, seed, turns)
        counts: list[int] = []
        while len(counts) < 4 or (counts[-1] < 300_000 and len(counts) < 8):
            counts.append(perft(game, len(counts) + 1))
        positions.append({"players": players, "seed": seed, "turns": turns, "counts": counts})
    lines = ",\n".join("  " + json.dumps(position) for position in positions)
    COUNTS.write_text(f"[\n{lines}\n]\n")
