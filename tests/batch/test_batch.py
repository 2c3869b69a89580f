"""Batches: the same games as one by one, whatever they are asked."""

from typing import Any

import numpy as np
import pytest
from soak import times, tries

from orbis import Game, OrbisError
from orbis.batch import Batch
from orbis.engine.chance import random_from
from orbis.engine.kernel import COMPILED
from orbis.engine.playout import play_random
from orbis.engine.setup import deal
from orbis.engine.vocabulary import STEP_OVER
from orbis.game.actions import ACTIONS

NUM_GAMES = 1100 if COMPILED else 3  # more than one share of a thread
NUM_STEPS = 200 if COMPILED else 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_those_of_their_seeds(players: int) -> None:
    batch = Batch(NUM_GAMES, players, "deal")
    for number in (0, 1, NUM_GAMES - 1):
        assert batch.states[number].tobytes() == Game(players, f"deal/{number}").state.tobytes()
    batch.reset("other")
    assert batch.states[2].tobytes() == Game(players, "other/2").state.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_plays_what_games_play(players: int) -> None:
    for rng in tries(f"batch {players}", times(1, slow=2)):
        play_both(players, rng.random().hex())


def play_both(players: int, seed: str) -> None:
    """Play three games in a batch and one by one, and compare them after every action."""
    batch = Batch(3, players, seed)
    games = [Game(players, f"{seed}/{number}") for number in range(3)]
    for step in range(10_000):
        legal, sensible = batch.legal().copy(), batch.sensible().copy()
        for row, game in enumerate(games):
            assert [ACTIONS[action] for action in np.flatnonzero(legal[row])] == game.legal()
            assert {ACTIONS[action] for action in np.flatnonzero(sensible[row])} == set(game.sensible())
        actions = batch.sample(sensible if step % 2 else legal)
        for game, action in zip(games, actions, strict=True):
            if action >= 0:
                game.play_unchecked(int(action))
        over = actions < 0
        if over.all():
            break
        if not over.any():
            rewards = batch.step(actions, renew=False)
        else:
            with pytest.raises(OrbisError, match="not legal"):
                batch.step(actions, renew=False)
            continue
        for row, game in enumerate(games):
            assert batch.states[row].tobytes() == game.state.tobytes()
            assert batch.player[row] == game.player
            assert batch.ended[row] == game.over
            assert batch.points()[row].tolist() == [player.total for player in game.score().players]
            assert rewards[row].tolist() == (pytest.approx(expected_rewards(game)) if game.over else [0] * players)
    assert all(game.over for game in games) or not COMPILED


def expected_rewards(game: Game) -> list[float]:
    """The win, shared; the others share what it costs."""
    others = game.num_players - 1
    share = game.num_players / len(game.winners)
    return [((share if player in game.winners else 0) - 1) / others for player in range(game.num_players)]


def test_threads_change_nothing() -> None:
    batches = [Batch(NUM_GAMES, 3, "threads", threads=threads) for threads in (1, 4)]
    for _ in range(NUM_STEPS):
        results = []
        for batch in batches:
            rewards = batch.step(batch.sample(batch.legal()))
            results.append(
                (rewards.tobytes(), batch.observe().tobytes(), batch.ended.tobytes(), batch.states.tobytes())
            )
        assert results[0] == results[1]


def test_games_that_have_ended_are_dealt_anew() -> None:
    batch = Batch(NUM_GAMES, 2, "renew")
    num_ended = 0
    for _ in range(NUM_STEPS):
        rewards = batch.step(batch.sample(batch.sensible()))
        assert (rewards.sum(axis=1) == 0).all()
        assert ((rewards != 0).any(axis=1) <= batch.ended).all()
        assert (batch.turn[batch.ended] == 0).all()
        num_ended += int(batch.ended.sum())
    assert num_ended > NUM_GAMES or not COMPILED


def test_random_play_is_that_of_the_engine() -> None:
    batch = Batch(3, 2, "play")
    numbers = batch.play_random()
    for row in range(3):
        game, random = Game(2, f"play/{row}"), random_from(f"play/{row}")
        pile, scratch = np.zeros(65, np.int8), np.zeros(117, np.int8)
        deal(game.state, game.tiles, 2, 0, random, pile)
        assert play_random(game.state, game.tiles, random, scratch) == numbers[row]
        assert batch.states[row].tobytes() == game.state.tobytes()
    assert (batch.states["step"] == STEP_OVER).all()
    assert (batch.play_random(3) > 100).all()
    assert not batch.legal().any()
    assert not batch.sensible().any()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"num_games": 0}, "batch/games"),
        ({"num_games": 2.5}, "batch/games"),
        ({"threads": 0}, "batch/threads"),
        ({"threads": -1}, "batch/threads"),
        ({"players": 5}, "game/players"),
        ({"device": "gpu"}, "batch/device"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(OrbisError) as caught:
        Batch(**{"num_games": 2, **arguments})  # type: ignore[arg-type]
    assert caught.value.code == code


def test_bad_actions_are_refused_and_change_nothing_but_other_games() -> None:
    batch = Batch(3, 2, "bad")
    before = batch.states.copy()
    with pytest.raises(OrbisError, match=r"1 of 3 actions are not legal; the first is 116 in game 1"):
        batch.step([0, 116, 0])
    assert batch.states[1].tobytes() == before[1].tobytes()
    assert batch.states[0].tobytes() != before[0].tobytes()
    for bad in ([0, 1], [[0, 1, 2]], [0.0, 1.0, 2.0], ["a", "b", "c"]):
        with pytest.raises(OrbisError) as caught:
            batch.step(bad)
        assert caught.value.code == "batch/actions"
    for number in (-1, 117, 200, 2**40):
        with pytest.raises(OrbisError, match="not legal"):
            batch.step([number] * 3)
    with pytest.raises(OrbisError) as caught:
        batch.observe([0, 2, 0])
    assert caught.value.code == "batch/viewers"
    with pytest.raises(OrbisError) as caught:
        batch.sample(np.ones((2, 117), dtype=bool))
    assert caught.value.code == "batch/masks"


@pytest.mark.parametrize("games", [0, -1, 1.5])
def test_random_play_is_of_one_game_or_more(games: Any) -> None:
    batch = Batch(3, 2, "none")
    before = batch.states.tobytes()
    with pytest.raises(OrbisError) as caught:
        batch.play_random(games)
    assert caught.value.code == "batch/games"
    assert batch.states.tobytes() == before


def test_arrays_are_shared() -> None:
    batch = Batch(5, 2, "shared")
    assert batch.legal() is batch.legal()
    assert batch.observe() is batch.observe()
    assert np.shares_memory(batch.player, batch.states)
    assert np.shares_memory(np.from_dlpack(batch.observe()), batch.observe())
