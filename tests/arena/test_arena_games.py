"""Games between bots: the same whoever plays them, and clear words when a bot fails."""

import multiprocessing
from pathlib import Path

import arena_bots
import pytest

from orbis.arena import Job, PlayedGame, play_game, play_games
from orbis.arena.games import bot_seed
from orbis.bots import Choice
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.records import Record, Verifier
from orbis.tiles import load_tile_set

NUM_GAMES = 40 if COMPILED else 6


def jobs(*bots: str, number: int = NUM_GAMES) -> list[Job]:
    return [Job(bots, f"games/{deal}", number=deal) for deal in range(number)]


def records(games: list[PlayedGame]) -> list[Record]:
    return [game.record for game in games]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end_and_recorded(players: int) -> None:
    bots = ("random", "arena_bots:First", "arena_bots:Last", "random")[:players]
    played = play_game(Job(bots, "one", first=players - 1))
    assert [seat.name for seat in played.record.seats] == list(bots)
    assert (played.record.seed, played.record.first) == ("one", players - 1)
    assert played.record.result is not None
    assert all(seconds > 0 for seconds in played.seconds)
    Verifier().verify(played.record)


def test_games_do_not_depend_on_the_number_of_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even those of a bot in the current folder, which the workers have to find."""
    (tmp_path / "bot_of_this_folder.py").write_text("from orbis.bots.random_bot import RandomBot as Mine\n")
    monkeypatch.chdir(tmp_path)
    planned = jobs("random", "bot_of_this_folder:Mine", "arena_bots:First")
    alone, together = (list(play_games(planned, workers)) for workers in (1, 2))
    assert [game.job for game in together] == planned
    assert records(alone) == records(together)


def test_games_do_not_depend_on_their_order() -> None:
    planned = jobs("random", "random", number=4)
    there, back = (list(play_games(order, 1)) for order in (planned, planned[::-1]))
    assert records(there) == records(back)[::-1]


def test_bots_of_one_deal_play_otherwise_in_each_game() -> None:
    first, second = (play_game(Job(("random", "random"), "same", number=number)).record for number in range(2))
    assert first.piles == second.piles
    assert first.turns != second.turns


def test_every_bot_has_a_seed_of_its_own() -> None:
    seeds = {
        bot_seed(Job(("random", "random"), deal, number=number), seat)
        for deal in ("a", "b")
        for number in range(3)
        for seat in range(2)
    }
    assert len(seeds) == 12


def test_a_bot_cannot_tell_how_the_game_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def choose(bot: arena_bots.First, game: Game) -> Choice:
        seen.append((bot.seed, game.seed))
        return game.sensible()[0]

    monkeypatch.setattr(arena_bots.First, "choose", choose)
    play_game(Job(("arena_bots:First", "random"), "secret"))
    assert all("secret" not in bot and game is None for bot, game in seen)
    assert len({bot for bot, _ in seen}) == 1


def test_a_tile_set_of_ones_own_is_played() -> None:
    own = load_tile_set({**load_tile_set().to_json(), "name": "my own"})
    played = play_game(Job(("random", "random"), "own", tile_set=own))
    assert played.record.tiles.name == "my own"


@pytest.mark.parametrize(
    ("bot", "turn", "reason"),
    [
        ("Raising", "turn 6", r"KeyError: 'two\nlines' (arena_bots.py, line "),
        ("Illegal", "turn 2", "Now you have to take a region or a god"),
        ("Silent", "turn 2", "it must return at least one action"),
        ("NoAnswer", "turn 2", "None"),
        ("Leaving", "turn 2", "SystemExit: goodbye"),
        ("Unprintable", "turn 2", "Error: an error that cannot be printed"),
        ("Unborn", "before its first turn", "RuntimeError: no model file"),
    ],
)
def test_a_bot_that_fails_is_named_with_game_and_turn(bot: str, turn: str, reason: str) -> None:
    with pytest.raises(OrbisError) as caught:
        list(play_games([Job(("random", f"arena_bots:{bot}"), "deal/7")], 1))
    message = str(caught.value)
    assert caught.value.code == "bot/failed"
    assert message.startswith(f"the bot 'arena_bots:{bot}' failed in the game with seed 'deal/7', seat 1, ")
    assert f"{turn}: " in message
    assert reason in message
    assert "\n" not in message


def test_the_games_before_a_failure_are_not_lost() -> None:
    planned = [*jobs("random", "random", number=3), Job(("arena_bots:Raising", "random"), "last")]
    games = play_games(planned, 2)
    assert [next(games).job for _ in range(3)] == planned[:3]
    with pytest.raises(OrbisError, match="'arena_bots:Raising' failed in the game with seed 'last'"):
        next(games)
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_is_an_error() -> None:
    with pytest.raises(OrbisError, match="a worker process died during a game") as caught:
        list(play_games(jobs("random", "arena_bots:Crashing", number=4), 2))
    assert caught.value.code == "arena/worker"


def test_no_games_need_no_workers() -> None:
    assert list(play_games([])) == []
