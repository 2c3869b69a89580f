"""On a GPU, everything is the same to the last bit."""

import numpy as np
import pytest

from orbis import OrbisError
from orbis.batch import Batch
from orbis.engine.kernel import COMPILED

NUM_GAMES = 20_000


def gpu() -> str | None:
    """Why there is no GPU to be used, if so."""
    if not COMPILED:
        return "nothing is compiled in this run"
    try:
        Batch(1, device="cuda")
    except OrbisError as error:
        return str(error)
    return None


REASON = gpu()
needs_gpu = pytest.mark.skipif(REASON is not None, reason=REASON or "")


@needs_gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_the_same(players: int) -> None:
    batches = [Batch(NUM_GAMES, players, "gpu", device=device) for device in ("cpu", "cuda")]
    numbers = [batch.to_host(batch.play_random()).copy() for batch in batches]
    assert np.array_equal(*numbers)
    assert batches[0].states.tobytes() == batches[1].to_host(batches[1].states).tobytes()
    assert np.array_equal(*(batch.to_host(batch.points()) for batch in batches))


@needs_gpu
@pytest.mark.parametrize("players", [2, 4])
def test_every_step_is_the_same(players: int) -> None:
    one, other = (Batch(1000, players, "gpu", device=device) for device in ("cpu", "cuda"))
    for step in range(300):
        asked = [(batch.legal(), batch.sensible(), batch.observe()) for batch in (one, other)]
        for mine, theirs in zip(*asked, strict=True):
            assert np.array_equal(mine, other.to_host(theirs))
        actions = [
            batch.sample(legal if step % 2 else sensible)
            for batch, (legal, sensible, _) in zip((one, other), asked, strict=True)
        ]
        rewards = [batch.step(chosen) for batch, chosen in zip((one, other), actions, strict=True)]
        assert np.array_equal(rewards[0], other.to_host(rewards[1]))
        assert np.array_equal(one.ended, other.to_host(other.ended))


@pytest.mark.skipif(REASON is None, reason="there is a GPU")
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
def test_without_a_gpu_the_error_says_what_to_do() -> None:
    with pytest.raises(OrbisError, match=r"pip install 'orbis\[cuda\]'|use the device cpu"):
        Batch(1, device="cuda")
