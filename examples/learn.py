"""A program that learns to beat `random`: policy gradients with a small network, in pure NumPy.

    python examples/learn.py --updates 60

It plays hundreds of two-player games at once in seat 0; seat 1 plays random sensible actions. After each batch of games
the network is adjusted towards the actions that turned out better than it expected (masked advantage actor-critic). A
minute on one or two cores is enough to win nine games out of ten.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orbis.env.vector import OrbisVectorEnv

Floats = NDArray[np.float32]

LEARNER = 0
HIDDEN = 128
LEARNING_RATE = 1e-3
ENTROPY = 0.01  # the weight of the entropy bonus
FEW = -1e9  # the logit of illegal actions


class Network:
    """Two layers: from an observation to a preference for each action and to the expected result."""

    def __init__(self, size: int, num_actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (rng.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, num_actions)) * 0.01).astype(np.float32),
            np.zeros(num_actions, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._number = 0

    def think(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probability of each action, and the expected result."""
        to_hidden, bias, to_actions, action_bias, to_value, value_bias = self.weights
        hidden = np.maximum(observations @ to_hidden + bias, 0)
        logits = np.where(masks, hidden @ to_actions + action_bias, FEW)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ to_value + value_bias)[:, 0]

    def learn(
        self, observations: Floats, masks: NDArray[np.bool_], actions: NDArray[np.int64], results: Floats
    ) -> None:
        """Make actions with better results than expected more likely."""
        hidden, chances, values = self.think(observations, masks)
        number = len(actions)
        advantages = results - values
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        logs = np.log(np.maximum(chances, 1e-9))
        curious = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope = chances * scaled[:, None] + ENTROPY * curious
        slope[np.arange(number), actions] -= scaled
        value_slope = -advantages[:, None]
        back = (slope @ self.weights[2].T + 0.5 * value_slope @ self.weights[4].T) * (hidden > 0)
        slopes = [observations.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        slopes += [0.5 * hidden.T @ value_slope, 0.5 * value_slope.sum(0)]
        self._move([(each / number).astype(np.float32) for each in slopes])

    def _move(self, slopes: list[Floats]) -> None:
        """Take a step of Adam."""
        self._number += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self._number) / (np.sqrt(square / (1 - 0.999**self._number)) + 1e-8)
            weight -= LEARNING_RATE * step


def choose(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Sample an action for each row from its probabilities."""
    sums = chances.cumsum(axis=1)
    return np.asarray((sums > rng.random((len(chances), 1), dtype=np.float32) * sums[:, -1:]).argmax(axis=1))


def play_games(network: Network, env: OrbisVectorEnv, rng: np.random.Generator) -> tuple[list[Any], Floats]:
    """Play one game per environment; return what the learner saw, did and got (win plus lead), and whether it won."""
    observations, masks = env.reset(str(rng.integers(2**60)))
    seen: list[tuple[Any, ...]] = []
    going = np.ones(env.num_envs, dtype=bool)
    margins, wins = np.zeros(env.num_envs, np.float32), np.zeros(env.num_envs, np.float32)
    while going.any():
        actions = env.sample(masks).copy()
        mine = np.flatnonzero(going & (env.player == LEARNER))
        if len(mine):
            looked, allowed = observations[mine].copy(), masks[mine].copy()
            actions[mine] = choose(network.think(looked.astype(np.float32), allowed)[1], rng)
            seen.append((mine, looked, allowed, actions[mine]))
        before = env.points().astype(np.float32)
        observations, rewards, ends, masks = env.step(actions)
        over = ends & going
        margins[over] = (before[over, LEARNER] - before[over, 1 - LEARNER]) / 10 + rewards[over, LEARNER]
        wins[over] = (rewards[over, LEARNER] + 1) / 2
        going &= ~ends
    games, *columns = (np.concatenate(column) for column in zip(*seen, strict=True))
    return [*columns, margins[games]], wins


def main() -> None:
    """Learn, and print the progress."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=60, help="batches of games to learn from")
    parser.add_argument("--games", type=int, default=256, help="games in parallel")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    env = OrbisVectorEnv(options.games, players=2, mask="sensible")
    network = Network(env.reset()[0].shape[1], 117, options.seed)
    rng = np.random.default_rng(options.seed)
    start = time.perf_counter()
    for update in range(1, options.updates + 1):
        (observations, masks, actions, results), wins = play_games(network, env, rng)
        for part in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // 2048)):
            network.learn(observations[part].astype(np.float32), masks[part], actions[part], results[part])
        if update % 10 == 0 or update == options.updates:
            print(f"update {update}: {wins.mean():.0%} of games won, {time.perf_counter() - start:.0f} s", flush=True)
    wins = np.concatenate([play_games(network, env, rng)[1] for _ in range(4)])
    print(f"won {wins.mean():.1%} of {len(wins)} games against random")


if __name__ == "__main__":
    main()
