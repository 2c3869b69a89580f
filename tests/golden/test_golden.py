"""Golden playthroughs: whole games as text that a person can review in a diff.

`pytest tests/golden --write` writes them anew.
"""

import hashlib
from pathlib import Path

import pytest
from random_games import GOLDEN_TILES

from orbis import Game
from orbis.game.notation import format_indices
from orbis.records import read_record, record_of, replay, write_record

FOLDER = Path(__file__).parent
GAMES = {f"{players}-players": players for players in (2, 3, 4)}


def playthrough(game: Game) -> str:
    """Every turn with the picture after it and a digest of the state's bytes, then the score."""
    follow = Game.from_piles(
        game.piles, game.gods_laid_out, game.num_players, game.tile_set, first=int(game.state.first)
    )
    parts = [f"seed {game.seed}, first player {game.state.first}\n", str(follow)]
    for number, turn in enumerate(game.turns, 1):
        player = follow.player
        for index in turn:
            follow.play_unchecked(index)
        digest = hashlib.sha256(bytes(follow)).hexdigest()[:16]
        parts.append(f"\n== turn {number}, player {player}: {format_indices(turn)}   state {digest}\n")
        parts.append(str(follow))
    parts.append("\n== score\n")
    for player, score in enumerate(game.score().players):
        parts.append(
            f"player {player}: {score.total} = regions {score.regions}, wilderness {score.wilderness}, "
            f"god {score.god}, temple token {score.temple_token}; worshipers {score.worshipers}, rank {score.rank}"
        )
        parts += [
            f"  {tile.row}.{tile.column} {tile.tile}: {tile.cp} {tile.counts} ({tile.rule})" for tile in score.tiles
        ]
    return "\n".join(line.rstrip() for line in "\n".join(parts).split("\n")) + "\n"


@pytest.fixture(autouse=True)
def write_if_asked(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write"):
        for name in GAMES:
            game = dealt_and_played(name)
            write_record(record_of(game), FOLDER / f"{name}.orbis.json")
            (FOLDER / f"{name}.txt").write_text(playthrough(game), encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_to_its_golden_playthrough(name: str) -> None:
    game = replay(read_record(FOLDER / f"{name}.orbis.json"))
    assert playthrough(game) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_a_golden_game_still_gives_it(name: str) -> None:
    assert record_of(dealt_and_played(name)) == read_record(FOLDER / f"{name}.orbis.json")


def dealt_and_played(name: str) -> Game:
    game = Game(GAMES[name], f"golden/{name}", GOLDEN_TILES, first="random")
    game.play_out(f"golden/{name}/play")
    return game
