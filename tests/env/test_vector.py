"""The vectorized environment."""

import numpy as np
import pytest

from orbis import OrbisError
from orbis.batch import Batch, observation_size
from orbis.engine.actions import NUM_ACTIONS
from orbis.env.vector import OrbisVectorEnv


@pytest.mark.parametrize("mask", ["legal", "sensible"])
def test_it_is_a_batch_with_observations_and_masks(mask: str) -> None:
    env = OrbisVectorEnv(200, players=3, seed="vector", mask=mask)  # type: ignore[arg-type]
    batch = Batch(200, 3, "vector")
    observations, masks = env.reset()
    num_ended, rng = 0, np.random.default_rng(0)
    for _ in range(200):
        assert observations.shape == (200, observation_size(3))
        assert masks.shape == (200, NUM_ACTIONS)
        assert np.array_equal(masks, getattr(batch, mask)())
        assert np.array_equal(observations, batch.observe())
        actions = (rng.random(masks.shape) * batch.sensible()).argmax(axis=1)
        batch.step(actions)
        observations, rewards, ends, masks = env.step(actions)
        assert np.array_equal(ends, batch.ended)
        assert ((rewards != 0).any(axis=1) <= ends).all()
        assert np.array_equal(env.player, batch.player)
        assert np.array_equal(env.points(), batch.points())
        num_ended += int(ends.sum())
    assert num_ended > 100


def test_a_reset_without_a_seed_deals_the_same_games() -> None:
    env = OrbisVectorEnv(10, seed=5)
    first = env.reset()[0].copy()
    env.step(env.sample(env.reset()[1]))
    assert np.array_equal(env.reset()[0], first)
    assert not np.array_equal(env.reset("other")[0], first)


def test_arrays_are_written_anew_not_made_anew() -> None:
    env = OrbisVectorEnv(10)
    observations, masks = env.reset()
    again = env.step(env.sample(masks))
    assert again[0] is observations
    assert again[3] is masks


def test_other_masks_are_refused() -> None:
    with pytest.raises(OrbisError, match="mask must be one of"):
        OrbisVectorEnv(2, mask="all")  # type: ignore[arg-type]
