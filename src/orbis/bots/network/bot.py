"""`network`: a search with the network, and exact play in the last round. `policy`: the network alone."""

import threading
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from orbis.bots.bot import Choice
from orbis.bots.budget import Budget
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.layers import Layers, layers_for
from orbis.bots.network.search import MAX_NODES, NetworkSearch
from orbis.bots.network.versions import weights_path
from orbis.bots.network.weights import Arrays, read_weights
from orbis.bots.search_bot import SearchBot
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.sensible import sensible
from orbis.game import ACTIONS, Game

MAX_PREPARED: Final = 8  # tile sets
_prepared: dict[tuple[Path, str], Layers] = {}
_preparing = threading.Lock()  # bots in several threads wait for one of them


@lru_cache(maxsize=4)
def _arrays(path: Path) -> Arrays:
    return read_weights(path)


def layers_of(game: Game, path: Path) -> Layers:
    """The weights of a file, prepared for the tile set of a game. The latest are kept."""
    key = (path, game.tile_set.digest)
    with _preparing:
        if key not in _prepared:
            while len(_prepared) >= MAX_PREPARED:
                _prepared.pop(next(iter(_prepared)))
            _prepared[key] = layers_for(_arrays(path), game.tiles)
        return _prepared[key]


class PolicyBot:
    """Plays the action that the network likes best, without looking ahead. The seed does not matter."""

    def __init__(self, seed: str, path: Path | None = None) -> None:
        self._path = path or weights_path()
        self._work = new_work()
        self._room = np.zeros(NUM_ACTIONS, np.int8)

    @property
    def weights(self) -> Path:
        """The file with its weights."""
        return self._path

    def choose(self, game: Game) -> Choice:
        """Choose the next action."""
        actions = self._room[: sensible(game.state, game.tiles, self._room)]
        best = 0
        if len(actions) > 1:
            apply_network(game.state, game.tiles, layers_of(game, self._path), self._work)
            best = int(np.argmax(self._work.policy[actions]))
        return ACTIONS[int(actions[best])]


class NetworkBot(SearchBot):
    """Thinks by searching with the network. Equal seeds and numbers of simulations give equal choices."""

    def __init__(self, seed: str, budget: Budget, path: Path | None = None) -> None:
        super().__init__(seed, budget)
        self._path = path or weights_path()

    @property
    def weights(self) -> Path:
        """The file with its weights."""
        return self._path

    def _search(self, game: Game) -> list[int]:
        budget = self._budget
        capacity = budget.simulations or budget.threads * MAX_NODES
        seed = f"{self._seed}/{game.turn}/{len(game.staged)}"
        layers = layers_of(game, self._path)
        search = NetworkSearch(game.state, game.tiles, layers, seed, capacity, threads=budget.threads)
        search.run(budget)
        search.close()
        return search.turn()
