"""The same games on a local Ray cluster."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import orbis, refused

from orbis.arena import Job, play_games
from orbis.arena.ray_cluster import LOCAL, connected, import_ray, play_games_on_ray
from orbis.engine.kernel import COMPILED


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with a module of bots."""
    (tmp_path / "bot_for_ray.py").write_text(
        "from orbis.bots.random_bot import RandomBot as Mine\n"
        "class Raising(Mine):\n"
        "    def choose(self, game):\n"
        "        raise KeyError('lost')\n"
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cluster(folder: Path) -> Iterator[None]:
    """A local cluster of two cores, which is gone afterwards."""
    ray = import_ray(LOCAL)
    with connected(ray, LOCAL, 2):
        yield
    assert not ray.is_initialized()


@pytest.mark.skipif(not COMPILED, reason="a cluster takes long to start, and the compiled run covers it")
@pytest.mark.usefixtures("cluster")
def test_games_are_the_same_on_ray() -> None:
    planned = [Job(("bot_for_ray:Mine", "random"), f"ray/{deal}", number=deal) for deal in range(6)]
    there, here = (list(games) for games in (play_games_on_ray(planned), play_games(planned, 1)))
    assert [game.record for game in there] == [game.record for game in here]

    outcome = orbis("arena", "--ray", "random", "bot_for_ray:Raising")
    message = refused(outcome, "bot/failed")
    assert "'bot_for_ray:Raising' failed in the game with seed '1/0', seat 1, at turn 2: KeyError: 'lost'" in message


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", ""])
def test_an_address_where_nobody_answers_is_an_error_of_one_line(address: str) -> None:
    pytest.importorskip("ray")
    outcome = orbis("arena", "random", "arena_bots:First", f"--ray={address}")
    assert f"cannot connect to the Ray cluster '{address}'" in refused(outcome, "arena/ray")


def test_workers_are_not_counted_on_a_cluster_elsewhere() -> None:
    outcome = orbis("arena", "random", "arena_bots:First", "--ray", "127.0.0.1:1", "--workers", "2")
    refused(outcome, "arena/workers")


def test_without_ray_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    outcome = orbis("arena", "random", "arena_bots:First", "--ray")
    assert 'pip install "orbis[ray]"' in refused(outcome, "arena/no-ray")
