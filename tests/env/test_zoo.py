"""The PettingZoo environment: its API by PettingZoo's own tests, and the same games as `Game`."""

import pickle
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

import orbis
import orbis.env
from orbis.batch import Batch
from orbis.engine.actions import NUM_ACTIONS
from orbis.env import orbis_v0
from orbis.game.actions import action_index

# PettingZoo says so of every game whose observations are dictionaries, but for a list of its own games.
ABOUT_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def play_random(env: Any, seed: int) -> list[int]:
    """Play the game to its end with random actions of the mask, and return them."""
    random = np.random.default_rng(seed)
    actions = []
    while not env.terminations[env.agent_selection]:
        actions.append(int(random.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        env.step(actions[-1])
    return actions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [orbis_v0.env, orbis_v0.raw_env])
def test_the_api(make: Any, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(make(players=players), num_cycles=300)
    assert {str(warning.message) for warning in caught} == ABOUT_DICTIONARIES
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seeds(players: int) -> None:
    seed_test(lambda: orbis_v0.env(players=players), num_cycles=200)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_benchmark_runs(players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    benchmark = import_module("pettingzoo.test.performance_benchmark")  # the package hides it behind its function
    seconds = (number / 50 for number in range(1000))  # a clock for it, as five seconds are too long here
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(seconds)))
    benchmark.performance_benchmark(orbis_v0.env(players=players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mask", ["legal", "sensible"])
def test_masks_are_the_actions_of_the_game(players: int, mask: Any) -> None:
    env = orbis_v0.raw_env(players, mask=mask)
    env.reset(seed=players)
    game = orbis.Game(players, seed=players)
    random = np.random.default_rng(1)
    while not game.over:
        assert env.agent_selection == f"player_{game.player}"
        actions = game.legal() if mask == "legal" else game.sensible()
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == list(map(action_index, actions))
        for agent in env.agents:
            if agent != env.agent_selection:
                assert not env.observe(agent)["action_mask"].any()
        action = int(random.choice([action_index(action) for action in actions]))
        env.step(np.int64(action))
        game.play_unchecked(action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ends_as_the_game_does(players: int) -> None:
    env = orbis_v0.env(players)
    env.reset(seed=5)
    actions = play_random(env, players)
    game = orbis.Game(players, seed=5)
    for action in actions:
        game.play_unchecked(action)
    assert game.over
    assert env.unwrapped.game == game
    assert env.unwrapped.game.turns == game.turns
    score = game.score()
    for agent, info in env.infos.items():
        assert info == {"points": list(score.totals), "winners": list(score.winners)}, agent
    rewards = [env.rewards[f"player_{player}"] for player in range(players)]
    assert sum(rewards) == pytest.approx(0, abs=1e-6)
    assert {player for player, reward in enumerate(rewards) if reward == max(rewards)} == set(score.winners)
    assert env.rewards == {agent: env.unwrapped._cumulative_rewards[agent] for agent in env.agents}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_and_rewards_are_those_of_batches(players: int) -> None:
    batch = Batch(1, players, seed="s")
    env = orbis_v0.raw_env(players)
    env.reset(seed=0)
    env.unwrapped._states[:] = batch.states  # the game of a batch, whose seeds are texts
    random = np.random.default_rng(2)
    while not env.terminations[env.agent_selection]:
        for seat, agent in enumerate(env.agents):
            assert np.array_equal(env.observe(agent)["observation"], batch.observe(np.array([seat]))[0])
        action = int(random.choice(np.flatnonzero(batch.sensible()[0])))
        rewards = batch.step(np.array([action]), renew=False)[0].tolist()
        env.step(action)
        assert list(env.rewards.values()) == rewards
    assert max(rewards) > 0


def test_resets() -> None:
    def dealt(env: Any, *seeds: int | None) -> list[bytes]:
        found = []
        for seed in seeds:
            env.reset(seed=seed)
            found.append(bytes(env.unwrapped.game))
        return found

    once, again = orbis_v0.env(), orbis_v0.env()
    first = dealt(once, 7, None, None)
    assert first == dealt(again, 7, None, None)
    assert len(set(first)) == 3
    assert first[0] == bytes(orbis.Game(2, seed=7))
    assert dealt(orbis_v0.env(seed=1), None, None) == dealt(orbis_v0.env(seed=1), None, None)
    assert dealt(orbis_v0.env(), None) != dealt(orbis_v0.env(), None)


def test_observations_are_new_each_time() -> None:
    env = orbis_v0.raw_env()
    env.reset(seed=1)
    first = env.last()[0]
    kept = {name: part.copy() for name, part in first.items()}
    first["observation"][:] = 99
    first["action_mask"][:] = 0
    for name, part in env.last()[0].items():
        assert np.array_equal(part, kept[name])


def test_the_state_is_what_the_first_agent_sees() -> None:
    env = orbis_v0.env(3)
    env.reset(seed=1)
    env.step(0)
    assert np.array_equal(env.state(), env.observe("player_0")["observation"])
    assert env.state_space.contains(env.state())


def test_illegal_actions_raise_inside_and_change_nothing() -> None:
    env = orbis_v0.raw_env()
    env.reset(seed=1)
    before = bytes(env.game)
    with pytest.raises(orbis.IllegalAction, match="region or a god"):
        env.step(116)
    for action in (-1, NUM_ACTIONS, 1.5, None, "a1", np.zeros(2)):
        with pytest.raises(orbis.OrbisError, match="number from 0 to 116"):
            env.step(action)
    assert bytes(env.game) == before


def classic(players: int) -> Any:
    """The environment in the three wrappers that PettingZoo's classic games stand in."""
    env = wrappers.TerminateIllegalWrapper(orbis_v0.raw_env(players), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("legal_steps", [0, 5, 1000])
def test_the_checks_do_what_the_classic_wrappers_do(
    players: int, legal_steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EnvLogger, "_output", False)
    histories = []
    for env in (orbis_v0.env(players), classic(players)):
        env.reset(seed=3)
        history: list[Any] = []
        for number, agent in enumerate(env.agent_iter()):
            observation, *rest = env.last()
            history.append((agent, env.agents.copy(), dict(env.rewards), rest))
            actions = np.flatnonzero(observation["action_mask"] == (number < legal_steps))
            env.step(None if rest[1] else int(actions[number % len(actions)]))
        histories.append(history)
    assert histories[0] == histories[1]


def test_calls_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    env = orbis_v0.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents
    with pytest.raises(AssertionError, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    play_random(env, 1)
    for _ in range(2):
        env.step(None)
    monkeypatch.setattr(EnvLogger, "_output", False)
    monkeypatch.setattr(EnvLogger, "mqueue", [])
    env.step(0)
    assert any("Should reset() first" in message for message in EnvLogger.mqueue)


def test_a_pickled_environment_is_made_anew() -> None:
    env = pickle.loads(pickle.dumps(orbis_v0.env(3, seed=4, mask="sensible", render_mode="ansi")))
    env.reset()
    other = orbis_v0.env(3, seed=4)
    other.reset()
    assert env.unwrapped.game == other.unwrapped.game
    assert env.render_mode == "ansi"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "2, 3 or 4 players"),
        ({"players": 2.0}, "2, 3 or 4 players"),
        ({"mask": "all"}, "mask must be one of 'legal', 'sensible', not 'all'"),
        ({"render_mode": "human"}, "render_mode must be one of None, 'ansi', 'svg', 'rgb_array', not 'human'"),
        ({"tiles": "nowhere"}, "nowhere"),
    ],
)
def test_bad_arguments(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(orbis.OrbisError, match=message):
        orbis_v0.env(**arguments)


def test_a_bad_seed() -> None:
    with pytest.raises(Error, match="Seed"):
        orbis_v0.env(seed=-1)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo.utils")

    monkeypatch.setattr(orbis.env, "import_module", missing)
    with pytest.raises(orbis.OrbisError, match=r"PettingZoo; install it with: pip install 'orbis\[env\]'"):
        orbis.env.__getattr__("orbis_v0")
    with pytest.raises(AttributeError, match="nonsense"):
        orbis.env.__getattr__("nonsense")
