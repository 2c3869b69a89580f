"""Teachers: what a bot thinks of a position, as a policy with an expectation for each player."""

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from orbis.bots import bot_factory
from orbis.bots.findings import MARGINS, WINS
from orbis.bots.guided import payment
from orbis.bots.network.bot import NetworkBot, PolicyBot, layers_of
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.search import MAX_NODES, grow
from orbis.bots.network.tree import MARGIN_UNIT, ROOT, SETTINGS, new_tree, plant, to_chances
from orbis.bots.policy import POLICY_WEIGHTS
from orbis.bots.search import Search
from orbis.bots.search_bot import SearchBot
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_PLACE, STEP_TAKE
from orbis.errors import OrbisError, safe_repr
from orbis.game import Game

MIN_SIMULATIONS: Final = 2  # the first one looks at the position itself, and chooses no action

Floats = NDArray[np.float64]


class Opinion(NamedTuple):
    """What a teacher thinks of a position: a share for each action, and what each player can expect, by player."""

    policy: Floats
    wins: Floats
    margins: Floats
    simulations: int


class Teacher(Protocol):
    """Judges positions. Equal arguments give equal opinions."""

    @property
    def weights(self) -> Path | None:
        """The network's weights, if it uses any."""
        ...

    def habit(self, view: Game) -> int | None:
        """The action that it plays here without judging it, or None; such decisions are not part of a dataset."""
        ...

    def judge(self, view: Game, actions: NDArray[np.int8], seed: str) -> Opinion:
        """What to think of a position with these sensible actions."""
        ...


def teacher_of(name: str) -> Teacher:
    """The teacher for a bot: `network:sims=N`, `search:sims=N`, `policy`, or a level that is one of these."""
    bot = bot_factory(name)("teacher")
    if isinstance(bot, PolicyBot):
        return PolicyTeacher(bot.weights)
    if not isinstance(bot, SearchBot):
        raise OrbisError(
            "dataset/bot",
            f"{safe_repr(name)} has no policy to learn from; use network:sims=N, search:sims=N or policy",
        )
    simulations = bot.budget.simulations
    if simulations is None or simulations < MIN_SIMULATIONS or bot.budget.threads != 1:
        message = "needs a number of simulations, at least 2, and one thread; games run in parallel anyway"
        raise OrbisError("dataset/bot", f"{safe_repr(name)} {message}")
    if isinstance(bot, NetworkBot):
        return NetworkTeacher(bot.weights, simulations)
    return SearchTeacher(simulations)


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


class NetworkTeacher:
    """Searches with the network. Always runs all simulations, also where the best action is decided earlier."""

    def __init__(self, weights: Path, simulations: int) -> None:
        self.weights: Path | None = weights
        self._path = weights
        self._simulations = simulations
        self._tree = new_tree(min(simulations, MAX_NODES) + 1)
        self._work = new_work()

    def habit(self, view: Game) -> int | None:
        """Nothing."""
        return None

    def judge(self, view: Game, actions: NDArray[np.int8], seed: str) -> Opinion:
        """Search."""
        tree = self._tree
        plant(tree, view.state)
        layers = layers_of(view, self._path)
        grow(tree, view.tiles, layers, self._work, random_from(seed), SETTINGS, self._simulations)
        root: Any = tree.nodes[ROOT]
        edges = tree.edges[root.first_edge : root.first_edge + root.num_edges]
        policy = np.zeros(NUM_ACTIONS)
        policy[edges["action"]] = edges["visits"] / edges["visits"].sum()
        return Opinion(policy, root.wins / root.visits, root.margins / root.visits, int(root.visits))


class SearchTeacher:
    """Searches with the hand-written evaluation. Its trees branch at takes and placements only."""

    weights = None

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations

    def habit(self, view: Game) -> int | None:
        """What to give, gain or remove."""
        if view.state.step in (STEP_TAKE, STEP_PLACE):
            return None
        return payment(view.state, view.tiles, POLICY_WEIGHTS)

    def judge(self, view: Game, actions: NDArray[np.int8], seed: str) -> Opinion:
        """Search."""
        search = Search(view.state, view.tiles, seed, simulations=self._simulations)
        search.grow(self._simulations)
        visits, expected = search.found().visits, search.expectation()
        search.close()
        return Opinion(visits / visits.sum(), expected[WINS], expected[MARGINS], self._simulations)


class PolicyTeacher:
    """The network alone."""

    def __init__(self, weights: Path) -> None:
        self.weights: Path | None = weights
        self._path = weights
        self._work = new_work()

    def habit(self, view: Game) -> int | None:
        """Nothing."""
        return None

    def judge(self, view: Game, actions: NDArray[np.int8], seed: str) -> Opinion:
        """Apply the network once. The seed does not matter."""
        apply_network(view.state, view.tiles, layers_of(view, self._path), self._work)
        players, player = int(view.state.num_players), int(view.state.player)
        chances, wins = self._work.policy[actions], self._work.value[:players].copy()
        to_chances(chances, len(chances))
        to_chances(wins, players)
        policy, by_player = np.zeros(NUM_ACTIONS), np.zeros((2, MAX_PLAYERS))
        policy[actions] = chances / chances.sum(dtype=np.float64)
        by_player[WINS, :players] = np.roll(wins, player)
        by_player[MARGINS, :players] = np.roll(
            MARGIN_UNIT * self._work.value[MAX_PLAYERS : MAX_PLAYERS + players], player
        )
        return Opinion(policy, by_player[WINS], by_player[MARGINS], 0)
