"""A network that learns from a dataset what a search would play and expect, with NumPy alone.

Generates games of the search against itself (docs/dataset.md), or continues a dataset that is there, and keeps every
fifth game apart. A network with one hidden layer learns the policy of the search and the chances to win that it
expects, which vary less than the results. It is compared with the search in the games it has not seen.

    python examples/learn_from_dataset.py data --games 500
    python examples/learn_from_dataset.py data --games 500 --position observation
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from orbis.dataset import Generation, Plan, Rows, load_dataset

Floats = NDArray[np.float32]
HIDDEN = 128
BATCH = 256
LEARNING_RATE = 0.002
DECAY = 0.002
FEW = np.float32(-1e9)  # the logit of what is not sensible


class Network:
    """One hidden layer, then a logit for each action, and for each player a logit of the win."""

    def __init__(self, num_inputs: int, num_actions: int, players: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(num_inputs, HIDDEN), (HIDDEN,), (HIDDEN, num_actions + players), (num_actions + players,)]
        self.weights = [
            (rng.standard_normal(size) * (len(size) - 1) / size[0] ** 0.5).astype(np.float32) for size in sizes
        ]
        self.num_actions = num_actions
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._number = 0

    def think(self, inputs: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of each action, and each player's chance to win."""
        to_hidden, bias, out, out_bias = self.weights
        hidden = np.maximum(inputs @ to_hidden + bias, 0)
        logits = hidden @ out + out_bias
        policy = np.where(masks, logits[:, : self.num_actions], FEW)
        return hidden, chances(policy), chances(logits[:, self.num_actions :])

    def learn(self, inputs: Floats, masks: NDArray[np.bool_], policies: Floats, wins: Floats) -> None:
        """Come closer to the policies and the chances to win of some rows."""
        hidden, policy, win = self.think(inputs, masks)
        slope = np.concatenate([policy - policies, win - wins], axis=1) / len(inputs)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._number += 1
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        for weight, each, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (each - mean)
            square += 0.001 * (each**2 - square)
            step = mean / (1 - 0.9**self._number) / (np.sqrt(square / (1 - 0.999**self._number)) + 1e-8)
            weight -= LEARNING_RATE * step + DECAY * weight


def chances(logits: Floats) -> Floats:
    """Logits as chances that add up to 1 in each row."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def read(folder: Path, position: str) -> Rows:
    """The columns to learn from, of all games."""
    parts = list(load_dataset(folder, ["game", position, "mask", "policy", "expected_wins"]))
    rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    rows["inputs"] = rows.pop(position).astype(np.float32)
    return rows


def report(name: str, network: Network, rows: Rows) -> None:
    """How often the network's favorite is that of the search, and how far its chances to win are off."""
    _, policy, win = network.think(rows["inputs"], rows["mask"])
    agreement = (policy.argmax(1) == rows["policy"].argmax(1)).mean()
    error = abs(win - rows["expected_wins"]).mean()
    print(f"{name}: agrees with the search {agreement:.1%}, chances to win are off by {error:.1%}", flush=True)


def main() -> None:
    """Generate, learn, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the dataset is, or is generated")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="network:sims=100")
    parser.add_argument("--position", choices=("numbers", "observation"), default="numbers")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="number of processes; default: one per core")
    options = parser.parse_args()

    generation = Generation(options.folder, Plan(options.players, str(options.seed), options.bot), options.games)
    for _ in generation.play(options.workers):
        pass
    rows = read(options.folder, options.position)
    apart = rows.pop("game") % 5 == 0
    seen, unseen = ({name: values[chosen] for name, values in rows.items()} for chosen in (~apart, apart))
    center, spread = seen["inputs"].mean(0), seen["inputs"].std(0) + 0.1
    for part in (seen, unseen):
        part["inputs"] = (part["inputs"] - center) / spread
    print(f"{len(seen['mask']):,} rows to learn from, {len(unseen['mask']):,} of other games to compare")
    print(f"a random sensible action would agree {(1 / unseen['mask'].sum(1)).mean():.1%}")

    network = Network(seen["inputs"].shape[1], seen["mask"].shape[1], options.players, options.seed)
    rng = np.random.default_rng(options.seed)
    report("before", network, unseen)
    for epoch in range(1, options.epochs + 1):
        for some in np.array_split(rng.permutation(len(seen["mask"])), max(1, len(seen["mask"]) // BATCH)):
            network.learn(*(seen[name][some] for name in ("inputs", "mask", "policy", "expected_wins")))
        if epoch % 5 == 0 or epoch == options.epochs:
            report(f"epoch {epoch}", network, unseen)


if __name__ == "__main__":
    main()
