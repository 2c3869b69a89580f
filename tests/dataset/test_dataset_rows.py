"""The rows of a dataset are what happened in its games."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from orbis.batch.observation import observation_size, observe, tile_features
from orbis.bots import bot_factory
from orbis.bots.network.bot import layers_of
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.versions import weights_path
from orbis.dataset import Plan, Rows, Task, columns_of, play_task
from orbis.dataset.play import choose_action
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.game.actions import action_index

pytestmark = pytest.mark.skipif(not COMPILED, reason="searches take too long uncompiled")

PLANS = {
    "network": Plan(2, "rows", "network:sims=24"),
    "three": Plan(3, "rows", "network:sims=8", temperature=0.5),
    "search": Plan(4, "rows", "search:sims=40"),
    "policy": Plan(3, "rows", "policy", temperature=2.0, exploring_rounds=15),
}


@cache
def rows_of(name: str) -> Rows:
    return play_task(Task(PLANS[name], 3))


def replayed(rows: Rows, plan: Plan) -> list[Game]:
    """The positions of the rows, played again from the seed; between them there is no choice."""
    game = Game(plan.players, f"{plan.seed}/{rows['game'][0]}", plan.tile_set)
    positions = []
    for action in rows["action"].tolist():
        while len(game.sensible()) == 1:
            game.play(game.sensible()[0])
        positions.append(game.copy())
        game.play_unchecked(action)
    while not game.over:
        (only,) = game.sensible()
        game.play(only)
    return [*positions, game]


@pytest.mark.parametrize("name", PLANS)
def test_rows_have_the_columns_that_are_promised(name: str) -> None:
    rows, columns = rows_of(name), columns_of(PLANS[name].players)
    assert list(rows) == [column.name for column in columns]
    for column in columns:
        assert rows[column.name].dtype == column.dtype
        assert rows[column.name].shape == (len(rows["game"]), *column.shape)
    assert len(rows["game"]) > 20 * PLANS[name].players
    assert (rows["decision"] == np.arange(len(rows["game"]))).all()


@pytest.mark.parametrize("name", ["network", "three", "policy"])
def test_rows_replay_to_the_same_positions_and_results(name: str) -> None:
    plan, rows = PLANS[name], rows_of(name)
    *positions, end = replayed(rows, plan)
    words = np.zeros(observation_size(plan.players) // 8, np.uint64)
    for number, game in enumerate(positions):
        assert (game.turn, game.player, game.state.step) == tuple(rows[n][number] for n in ("turn", "player", "step"))
        assert np.flatnonzero(rows["mask"][number]).tolist() == [action_index(each) for each in game.sensible()]
        observe(game.state, game.tiles, tile_features(game.tiles), game.player, words.view(np.int8), words)
        assert (words.view(np.int8) == rows["observation"][number]).all()
    score = end.score()
    for number, player in enumerate(rows["player"].tolist()):
        assert np.roll(rows["points"][number], player).tolist() == list(score.totals)
        winners = np.flatnonzero(np.roll(rows["wins"][number], player)).tolist()
        assert winners == list(score.winners)
    assert (rows["wins"].sum(1) == 1).all()
    best_other = np.array([max(np.delete(points, 0)) for points in rows["points"]])
    assert (rows["margins"][:, 0] == rows["points"][:, 0] - best_other).all()


@pytest.mark.parametrize("name", PLANS)
def test_policies_and_expectations_are_shares(name: str) -> None:
    rows = rows_of(name)
    assert (rows["mask"].sum(1) > 1).all()
    assert not rows["policy"][~rows["mask"]].any()
    assert np.allclose(rows["policy"].sum(1), 1, atol=1e-5)
    assert np.allclose(rows["expected_wins"].sum(1), 1, atol=1e-4)
    assert rows["mask"][np.arange(len(rows["mask"])), rows["action"]].all()


def test_the_network_sees_the_position_in_codes_and_numbers() -> None:
    """Applied to a row, it says what the teacher `policy` said."""
    rows = rows_of("policy")
    game, work = Game(3), new_work()
    for number in range(0, len(rows["game"]), 7):
        position = replayed(rows, PLANS["policy"])[number]
        apply_network(position.state, position.tiles, layers_of(game, weights_path()), work)
        assert (work.codes == rows["codes"][number]).all()
        assert (work.numbers == rows["numbers"][number]).all()
        mask = rows["mask"][number]
        chances = np.exp(work.policy[mask] - work.policy[mask].max())
        assert np.allclose(rows["policy"][number][mask], chances / chances.sum(), atol=1e-5)
        wins = np.exp(work.value[:3] - work.value[:3].max())
        assert np.allclose(rows["expected_wins"][number], wins / wins.sum(), atol=1e-5)


def test_expectations_belong_to_the_players_they_are_listed_for() -> None:
    """In the last decisions, where little is open, they agree with the result."""
    for name in ("network", "three", "search"):
        rows = rows_of(name)
        expected, found = rows["expected_margins"][-4:].astype(float), rows["margins"][-4:].astype(float)
        assert abs(expected - found).mean() < abs(np.roll(expected, 1, axis=1) - found).mean()


def test_without_exploration_the_best_action_is_played() -> None:
    rows = play_task(Task(Plan(2, "rows", "network:sims=16", temperature=0.0), 0))
    assert (rows["policy"].argmax(1) == rows["action"]).all()
    late = rows_of("network")["turn"] >= 10
    assert (rows_of("network")["policy"].argmax(1) == rows_of("network")["action"])[late].all()
    assert not (rows_of("network")["policy"].argmax(1) == rows_of("network")["action"])[~late].all()


def test_games_with_other_seeds_differ() -> None:
    plan = Plan(2, "other", "policy")
    first, again, other = (play_task(Task(plan, number))["action"].tolist() for number in (0, 0, 1))
    assert first == again != other


@pytest.mark.parametrize(("temperature", "expected"), [(1.0, 0.8), (0.5, 16 / 17), (2.0, 2 / 3)])
def test_actions_are_drawn_by_their_shares_and_the_temperature(temperature: float, expected: float) -> None:
    policy = np.zeros(NUM_ACTIONS)
    policy[[5, 100]] = 0.2, 0.8
    random = random_from("draws")
    drawn = [choose_action(policy, temperature, random) for _ in range(20_000)]
    assert set(drawn) == {5, 100}
    assert drawn.count(100) / len(drawn) == pytest.approx(expected, abs=0.015)


def test_the_most_visited_action_is_what_the_bot_plays() -> None:
    """At the start of a turn before the last round, the bot takes the same place as often as its teacher's favorite."""
    rows = play_task(Task(Plan(2, "agree", "network:sims=400", temperature=0.0), 0))
    bot = bot_factory("network:sims=400")("another seed")
    *positions, _ = replayed(rows, Plan(2, "agree"))
    starts = [number for number, game in enumerate(positions) if not game.staged and game.turn < 26]
    choices: list[Any] = [bot.choose(positions[number].view()) for number in starts]
    same = [action_index(choice[0]) == rows["action"][n] for choice, n in zip(choices, starts, strict=True)]
    assert np.mean(same) > 0.6


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("greedy", "dataset/bot"),
        ("random", "dataset/bot"),
        ("network", "dataset/bot"),
        ("network:seconds=1", "dataset/bot"),
        ("network:sims=1", "dataset/bot"),
        ("search:sims=100,threads=2", "dataset/bot"),
        ("network:sims=10,version=99", "weights/version"),
        ("nobody", "bot/unknown"),
    ],
)
def test_bots_without_a_policy_are_refused(bot: str, code: str) -> None:
    with pytest.raises(OrbisError) as caught:
        play_task(Task(Plan(2, "1", bot), 0))
    assert caught.value.code == code
