"""The Gymnasium environment: its API by Gymnasium's own checks, opponents, seats, rewards and illegal actions."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import orbis
from orbis.batch import Batch
from orbis.bots import bot_factory
from orbis.env import OrbisGym
from orbis.game.actions import action_index


def play_random(env: OrbisGym, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a game with random actions of the mask; its reward and its last info."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        _, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        assert over or reward == 0
    return float(reward), info


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"opponents": ("random", "random"), "seat": "random", "reward": "margin"},
        {"opponents": ["random"] * 3, "seat": 3},
    ],
)
def test_gymnasium_accepts_it(options: dict[str, Any]) -> None:
    check_env(gymnasium.make("orbis/Orbis-v0", **options).unwrapped)


def test_it_is_registered() -> None:
    env = gymnasium.make("orbis.env:orbis/Orbis-v0", opponents=("random",))
    assert isinstance(env.unwrapped, OrbisGym)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert env.unwrapped.action_masks().sum() == info["action_mask"].sum()


@pytest.mark.parametrize("opponents", [["random"], ["greedy", "random"], ["random"] * 3])
def test_games_are_those_of_the_rules(opponents: list[str]) -> None:
    env = OrbisGym(opponents, seat="random")
    seats = set()
    for seed in range(4):
        reward, info = play_random(env, seed)
        seats.add(env.seat)
        game = env.game
        score = game.score()
        assert game.over
        assert game.seed == str(seed)
        assert info["points"] == list(score.totals)
        assert info["winners"] == list(score.winners)
        assert not info["action_mask"].any()
        assert (reward > 0) == (env.seat in score.winners and len(score.winners) < len(score.players))
    assert len(seats) > 1


def test_observations_and_masks_are_those_of_batches() -> None:
    env = OrbisGym(["random"], seat=1)
    env.action_space.seed(1)
    observation, info = env.reset(seed=3)
    batch = Batch(1, 2)
    for _ in range(20):
        batch.states[0] = env.game.state
        assert env.game.player == 1
        assert np.array_equal(observation, batch.observe()[0])
        assert np.array_equal(env.action_masks(), batch.legal()[0])
        assert np.flatnonzero(info["action_mask"]).tolist() == list(map(action_index, env.game.legal()))
        observation, _, _, _, info = env.step(env.action_space.sample(info["action_mask"]))


def test_a_seed_repeats_the_bots_as_well() -> None:
    games = []
    for _ in range(2):
        env = OrbisGym(["random", "greedy:slack=4"], seat="random", mask="sensible")
        play_random(env, 11)
        env.reset()
        games.append((env.game, env.seat))
    assert games[0] == games[1]


def test_margins() -> None:
    for seed in range(3):
        env = OrbisGym(["random", "random"], seat=1, reward="margin")
        reward, info = play_random(env, seed)
        first, own, last = info["points"]
        assert reward == (own - max(first, last)) / 10


@pytest.mark.parametrize(("reward", "worth"), [("result", -1), ("margin", -10)])
def test_an_illegal_action_loses(reward: Any, worth: float) -> None:
    env = OrbisGym(["random"], reward=reward)
    env.reset(seed=1)
    _, got, terminated, truncated, info = env.step(116)
    assert (got, terminated, truncated) == (worth, True, False)
    assert "region or a god" in info["illegal"]
    with pytest.raises(orbis.OrbisError, match="reset"):
        env.step(0)
    env.reset()
    assert env.step(0)[2] is False


def test_an_illegal_action_raises() -> None:
    env = OrbisGym(["random"], illegal="raise")
    env.reset(seed=1)
    before = env.game
    with pytest.raises(orbis.IllegalAction, match="region or a god"):
        env.step(116)
    with pytest.raises(orbis.OrbisError, match="number from 0 to 116"):
        env.step(117)
    assert env.game == before


def test_bots_as_objects() -> None:
    class Counting:
        """Passes every question on, and counts them."""

        asked = 0

        def choose(self, game: orbis.Game) -> Any:
            self.asked += 1
            return bot_factory("random")("seed").choose(game)

    bot = Counting()
    play_random(OrbisGym([bot]), 1)
    assert bot.asked >= 15


def test_a_pickled_environment_is_made_anew() -> None:
    env = pickle.loads(pickle.dumps(OrbisGym(["random"], seat=1, illegal="raise", render_mode="svg")))
    env.reset(seed=1)
    assert env.render_mode == "svg"
    with pytest.raises(orbis.IllegalAction):
        env.step(116)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": "greedy"}, "opponents must be a list"),
        ({"opponents": []}, "opponents must be a list"),
        ({"opponents": ["random"] * 4}, "opponents must be a list"),
        ({"opponents": ["nobody"]}, "unknown bot 'nobody'"),
        ({"opponents": [7]}, "an opponent must be a bot or the name of one, not 7"),
        ({"opponents": [OrbisGym]}, "an opponent must be a bot"),
        ({"seat": 2}, "seat must be one of 0, 1, 'random', not 2"),
        ({"mask": "all"}, "mask must be one of"),
        ({"reward": "points"}, "reward must be one of"),
        ({"illegal": "ignore"}, "illegal must be one of"),
        ({"render_mode": "human"}, "render_mode must be one of"),
    ],
)
def test_bad_arguments(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(orbis.OrbisError, match=message):
        OrbisGym(**arguments)
