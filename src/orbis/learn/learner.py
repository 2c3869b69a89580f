"""What all ways of learning have in common: a network, its games, its optimizer, and its progress."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

import torch
import torch.nn.functional as F  # noqa: N812  # its usual name
from torch import Tensor

from orbis.bots.network.tree import MARGIN_UNIT
from orbis.learn.games import Games, play_chosen, set_features
from orbis.learn.lockstep import Device
from orbis.learn.model import Network, Output, taken_seats
from orbis.learn.outlook import MAX_MARGIN, by_seat, present
from orbis.tiles import TileSet

ILLEGAL = -1e4  # the logit of actions that are not sensible


@dataclass
class Settings:
    """How to learn."""

    horizon: int  # decisions in each game per iteration
    minibatch: int
    rate: float  # of learning, at the start
    last_rate: float  # and at the end
    averaging: float  # of the weights over updates; the average is what plays later
    epochs: int = 2
    decay: float = 0.95  # of the weight of later expectations (lambda)
    value_weight: float = 1.0
    max_gradient: float = 1.0
    stagger: int = 64  # decisions by which the first games are ahead of each other


@dataclass
class Progress:
    """What has been done so far."""

    seconds: float = 0.0
    iterations: int = 0
    decisions: int = 0
    games: int = 0


class Learner:
    """A network that learns. Subclasses say how to play and what to learn from it."""

    figures: ClassVar[tuple[str, ...]]  # what an update returns

    def __init__(
        self,
        network: Network,
        games: Games,
        tile_sets: Sequence[TileSet],
        device: Device,
        settings: Settings,
    ) -> None:
        self.network, self.games, self.device, self.settings = network.to(device.name), games, device, settings
        self.average = Network().to(device.name)
        self.average.load_state_dict(network.state_dict())
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=settings.rate, weight_decay=1e-4, eps=1e-5)
        self.progress = Progress()
        self.done = 0.0  # the share of the time that is over
        self.features = torch.from_numpy(set_features(tile_sets)).to(device.name)
        arrays = {name: array for name, array in games._asdict().items() if name not in ("tiles", "states", "scratch")}
        self.seen = {name: device.tensor(array) for name, array in arrays.items() if name != "randoms"}
        self.players = self.seen["players"].long()
        self.num_games = len(self.players)
        self._seats = present(self.players).flatten().nonzero().squeeze(1)
        self.half = torch.autocast(device.name, torch.bfloat16, enabled=device.name == "cuda")
        self._stagger()

    @torch.no_grad()
    def _stagger(self) -> None:
        """Let the games be at different points, so that every iteration shows all parts of a game."""
        with self.half:
            embeddings = self.network.embed(self.features)
        for step in range(1, self.settings.stagger):
            with self.half:
                output = self.look(embeddings)
            policy = chances(output.policy, self.seen["mask"]).exp()
            self.seen["action"].copy_(torch.multinomial(policy, 1).squeeze(1))
            self.device.run(play_chosen, self.num_games * step // self.settings.stagger, self.games)

    def look(self, embeddings: Tensor) -> Output:
        """What the network says of all games."""
        seen = self.seen
        output: Output = self.network(seen["codes"], seen["numbers"], embeddings, seen["sets"], self._seats)
        return output

    def run(self, seconds: float) -> Iterator[dict[str, float]]:
        """Learn for so many seconds; after each iteration, say how it goes."""
        before = self.progress.seconds
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            self.done = passed / seconds
            figures = self.iterate()
            self.progress.seconds = before + time.perf_counter() - start
            yield figures

    def iterate(self) -> dict[str, float]:
        """Play for a while, and learn from it."""
        played = self.play()
        for group in self.optimizer.param_groups:
            group["lr"] = self.between(self.settings.rate, self.settings.last_rate)
        number = len(played["codes"])
        rows = []
        for _ in range(self.settings.epochs):
            order = torch.randperm(number, device=played["codes"].device)
            for start in range(0, number, self.settings.minibatch):
                chosen = order[start : start + self.settings.minibatch]
                rows.append(self._update({name: values[chosen] for name, values in played.items()}))
        self.progress.iterations += 1
        return dict(zip(self.figures, torch.stack(rows).mean(0).tolist(), strict=True))

    def between(self, first: float, last: float) -> float:
        """A number that changes from the first to the last while time passes."""
        return first + (last - first) * self.done

    def play(self) -> dict[str, Tensor]:
        """Play for a while; return what is to be learned, one row per decision."""
        raise NotImplementedError

    def result(self) -> dict[str, Tensor]:
        """Which games have just ended, and how; a margin counts up to a limit."""
        seen = self.seen
        lead = (seen["margins"] / MARGIN_UNIT).clamp(-MAX_MARGIN, MAX_MARGIN)
        return {"ended": seen["ended"].clone(), "won": seen["wins"].clone(), "lead": lead}

    def gains(self, played: dict[str, Tensor], wins: Tensor, margins: Tensor) -> tuple[Tensor, Tensor]:
        """How much better wins and margins turned out than expected; `wins` and `margins` are expected in the end."""
        ended, decay = played["ended"], self.settings.decay
        return (
            gained(torch.cat([played["wins"], wins[None]]), played["won"], ended, decay),
            gained(torch.cat([played["margins"], margins[None]]), played["lead"], ended, decay),
        )

    def lessons(
        self, played: dict[str, Tensor], gains: tuple[Tensor, Tensor], names: Sequence[str]
    ) -> dict[str, Tensor]:
        """Rows to learn from: some columns, and what should have been expected, by seat. Counts the decisions."""
        movers = played["mover"].long().flatten()
        players = self.players.repeat(self.settings.horizon)
        self.progress.decisions += len(movers)
        self.progress.games += int(played["ended"].sum())
        same = {name: played[name].flatten(0, 1) for name in ("codes", "numbers", "mask", *names)}
        return same | {
            "sets": self.seen["sets"].repeat(self.settings.horizon),
            "wins": by_seat((gains[0] + played["wins"]).flatten(0, 1), players, movers),
            "margins": by_seat((gains[1] + played["margins"]).flatten(0, 1), players, movers),
            "there": by_seat(present(players), players, movers),
        }

    def loss(self, output: Output, policy: Tensor, played: dict[str, Tensor]) -> tuple[Tensor, list[Tensor]]:
        """What to minimize, and the figures; `policy` are the logarithms of the chances of actions."""
        raise NotImplementedError

    def _update(self, played: dict[str, Tensor]) -> Tensor:
        with self.half:
            embeddings = self.network.embed(self.features)
            numbers = played["numbers"].float()
            output = self.network(played["codes"], numbers, embeddings, played["sets"], taken_seats(numbers))
        loss, figures = self.loss(output, chances(output.policy, played["mask"]), played)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.max_gradient)
        self.optimizer.step()
        with torch.no_grad():
            means: list[torch.Tensor] = list(self.average.parameters())
            now: list[torch.Tensor] = list(self.network.parameters())
            torch._foreach_lerp_(means, now, 1 - self.settings.averaging)
        return torch.stack([figure.detach() for figure in figures])

    def state(self) -> dict[str, Any]:
        """Everything needed to resume later, except the games, which are dealt again."""
        return {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": asdict(self.progress),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Resume from a state."""
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        known = {field.name for field in fields(Progress)}
        self.progress = Progress(**{name: value for name, value in state["progress"].items() if name in known})


def chances(logits: Tensor, mask: Tensor) -> Tensor:
    """The logarithms of the chances of the marked actions."""
    return F.log_softmax(logits.masked_fill(~mask, ILLEGAL), 1)


def gained(expected: Tensor, results: Tensor, ended: Tensor, decay: float) -> Tensor:
    """How much better things turned out than expected before each decision, for each player.

    `expected` has one row more than the others: what was expected after the last decision.
    """
    gains = torch.zeros_like(results)
    later = torch.zeros_like(results[0])
    for t in reversed(range(len(results))):
        over = ended[t][:, None]
        surprise = torch.where(over, results[t], expected[t + 1]) - expected[t]
        later = surprise + decay * torch.where(over, 0.0, later)
        gains[t] = later
    return gains


def value_losses(output: Output, played: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """How far the expected wins and margins are from what they turned out to be."""
    there = played["there"]
    win_loss = -(played["wins"] * F.log_softmax(output.wins, 1) * there).sum(1).mean()
    margin_loss = ((output.margins - played["margins"]).square() * there).sum(1).mean()
    return win_loss, margin_loss
