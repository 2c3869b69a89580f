"""Learning from searches: every decision is searched, and the network learns what the searches found.

It learns to prefer the actions that turned out better than expected, and expectations that mix what later searches and
the results say.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import torch
from torch import Tensor

from orbis.bots.network.tree import MARGIN_UNIT
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.learn.games import Games, play_chosen
from orbis.learn.learner import Learner, Settings, value_losses
from orbis.learn.lockstep import Device
from orbis.learn.lookahead import Searches, begin, conclude, finish, go_on, new_searches
from orbis.learn.model import Network, Output
from orbis.learn.outlook import MAX_MARGIN, present
from orbis.tiles import TileSet


@dataclass
class SearchSettings(Settings):
    """How to learn from searches."""

    horizon: int = 8
    minibatch: int = 16384
    rate: float = 3e-4
    last_rate: float = 3e-5
    averaging: float = 0.998
    simulations: int = 64


class Evaluator:
    """A copy of the network that evaluates the leaves of all searches, as fast as the device can."""

    def __init__(self, network: Network, searches: Searches, features: Tensor, device: Device) -> None:
        self._source = network
        self._type = torch.bfloat16 if device.name == "cuda" else torch.float32
        self._network = Network().to(device.name, self._type).requires_grad_(False)
        self._features = features.to(self._type)
        games = searches.games
        self._codes, self._numbers, self._sets = map(device.tensor, (games.codes, games.numbers, games.sets))
        self._policy, self._value = device.tensor(searches.policy), device.tensor(searches.value)
        self._seats = present(device.tensor(games.players)).flatten().nonzero().squeeze(1)
        self._embeddings = self._network.embed(self._features)
        self.update()
        self.run: Callable[[], None] = self._recorded() if device.name == "cuda" else self._evaluate

    @torch.no_grad()
    def update(self) -> None:
        """Copy the weights, and compute the embeddings of all tiles."""
        for copy, now in zip(self._network.parameters(), self._source.parameters(), strict=True):
            copy.copy_(now)
        self._embeddings.copy_(self._network.embed(self._features))

    @torch.no_grad()
    def _evaluate(self) -> None:
        numbers = self._numbers.to(self._type)
        output = self._network(self._codes, numbers, self._embeddings, self._sets, self._seats)
        self._policy.copy_(output.policy)
        self._value[:, :MAX_PLAYERS] = output.wins
        self._value[:, MAX_PLAYERS:] = output.margins

    def _recorded(self) -> Callable[[], None]:
        """The same as one CUDA graph: its many small kernels are launched at once."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self._evaluate()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._evaluate()
        return graph.replay


class SearchLearner(Learner):
    """Learns from its own searches."""

    figures: ClassVar[tuple[str, ...]] = ("policy loss", "surprise", "win loss", "margin loss")

    def __init__(
        self,
        network: Network,
        games: Games,
        tile_sets: Sequence[TileSet],
        device: Device,
        settings: SearchSettings,
    ) -> None:
        super().__init__(network, games, tile_sets, device, settings)
        self._simulations = settings.simulations
        self.searches = new_searches(device, games, settings.simulations)
        self._found = {name: device.tensor(getattr(self.searches, name)) for name in ("target", "wins", "margins")}
        self._evaluator = Evaluator(network, self.searches, self.features, device)
        self._next: dict[str, Tensor] | None = None

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Search and play some decisions in all games."""
        self._evaluator.update()
        now = self._search() if self._next is None else self._next
        rows = []
        for _ in range(self.settings.horizon):
            self.device.run(play_chosen, self.num_games, self.games)
            rows.append(now | self.result())
            now = self._search()
        self._next = now
        played = {name: torch.stack([row[name] for row in rows]) for name in rows[0]}
        return self.lessons(played, self.gains(played, now["wins"], now["margins"]), ("target",))

    def _search(self) -> dict[str, Tensor]:
        """Search all games; return what was seen before and found by it."""
        row = {name: self.seen[name].clone() for name in ("codes", "mask", "mover")}
        row["numbers"] = self.seen["numbers"].half()
        self.device.run(begin, self.num_games, self.searches)
        for _ in range(self._simulations - 1):
            self._evaluator.run()
            self.device.run(go_on, self.num_games, self.searches)
        self._evaluator.run()
        self.device.run(finish, self.num_games, self.searches)
        self.device.run(conclude, self.num_games, self.searches)
        row["target"], row["wins"] = self._found["target"].half(), self._found["wins"].clone()
        row["margins"] = (self._found["margins"] / MARGIN_UNIT).clamp(-MAX_MARGIN, MAX_MARGIN)
        return row

    def loss(self, output: Output, policy: Tensor, played: dict[str, Tensor]) -> tuple[Tensor, list[Tensor]]:
        """Predict what the search prefers, and what comes of it."""
        target = played["target"].float()
        policy_loss = -(target * policy.clamp(min=-30)).sum(1).mean()
        surprise = policy_loss + (target * target.clamp(min=1e-9).log()).sum(1).mean()
        win_loss, margin_loss = value_losses(output, played)
        loss = policy_loss + self.settings.value_weight * (win_loss + margin_loss)
        return loss, [policy_loss, surprise, win_loss, margin_loss]
