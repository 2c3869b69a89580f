"""Learning from one's own games, without search: proximal policy optimization.

Every action is judged by how much better it turned out than expected, for the player who chose it (generalized
advantage estimation, with one expectation per player).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import torch
from torch import Tensor

from orbis.learn.games import Games, play_chosen
from orbis.learn.learner import Learner, Settings, chances, value_losses
from orbis.learn.lockstep import Device
from orbis.learn.model import Network, Output
from orbis.learn.outlook import by_player, utility
from orbis.tiles import TileSet


@dataclass
class PolicySettings(Settings):
    """How to learn without search."""

    horizon: int = 32
    minibatch: int = 65536
    rate: float = 1e-3
    last_rate: float = 3e-4
    averaging: float = 0.99
    value_weight: float = 0.5
    max_gradient: float = 0.5
    clip: float = 0.2  # how far one iteration may change the chance of an action
    entropy: float = 0.01  # how much variety counts, at the start
    last_entropy: float = 0.004


class PolicyLearner(Learner):
    """Learns from the results of what it plays."""

    figures: ClassVar[tuple[str, ...]] = ("policy loss", "win loss", "margin loss", "entropy")

    def __init__(
        self,
        network: Network,
        games: Games,
        tile_sets: Sequence[TileSet],
        device: Device,
        settings: PolicySettings,
    ) -> None:
        super().__init__(network, games, tile_sets, device, settings)
        self.policy_settings = settings
        self.kinds = self.players * 2 + (self.seen["sets"] == 0)

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Play some decisions in all games."""
        with self.half:
            embeddings = self.network.embed(self.features)
        rows = [self._decide(embeddings) for _ in range(self.settings.horizon)]
        played = {name: torch.stack([row[name] for row in rows]) for name in rows[0]}
        _, wins, margins = self._outlook(embeddings)
        gains = self.gains(played, wins, margins)
        gain = utility(*gains).gather(2, played["mover"].long()[:, :, None]).squeeze(2)
        lessons = self.lessons(played, gains, ("action", "chance"))
        return lessons | {"gain": in_units(gain, self.kinds).flatten()}

    def _decide(self, embeddings: Tensor) -> dict[str, Tensor]:
        """Play one action in all games; return what was seen, expected and done."""
        row = {name: self.seen[name].clone() for name in ("codes", "mask", "mover")}
        row["numbers"] = self.seen["numbers"].half()
        policy, row["wins"], row["margins"] = self._outlook(embeddings)
        row["action"] = torch.multinomial(policy.exp(), 1).squeeze(1)
        row["chance"] = policy.gather(1, row["action"][:, None]).squeeze(1)
        self.seen["action"].copy_(row["action"])
        self.device.run(play_chosen, self.num_games, self.games)
        return row | self.result()

    def _outlook(self, embeddings: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The logarithms of the policy, and who is expected to win by how much, by player."""
        seen = self.seen
        with self.half:
            output = self.look(embeddings)
        wins = by_player(output.wins.softmax(1), self.players, seen["mover"])
        return chances(output.policy, seen["mask"]), wins, by_player(output.margins, self.players, seen["mover"])

    def loss(self, output: Output, policy: Tensor, played: dict[str, Tensor]) -> tuple[Tensor, list[Tensor]]:
        """Make actions likelier that turned out better than expected, but not much at a time."""
        settings = self.policy_settings
        ratio = (policy.gather(1, played["action"][:, None]).squeeze(1) - played["chance"]).exp()
        gain = played["gain"]
        policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain).mean()
        entropy = -(policy.exp() * policy.clamp(min=-30)).sum(1).mean()
        win_loss, margin_loss = value_losses(output, played)
        loss = policy_loss + settings.value_weight * (win_loss + margin_loss)
        loss = loss - self.between(settings.entropy, settings.last_entropy) * entropy
        return loss, [policy_loss, win_loss, margin_loss, entropy]


def in_units(gain: Tensor, kinds: Tensor) -> Tensor:
    """Gains as multiples of their usual size in games of the same kind; the last dimension is the game.

    Otherwise games with high scores, as many tile sets bring them, would count more than others.
    """
    units = torch.ones_like(gain)
    for kind in kinds.unique():
        here = kinds == kind
        units[..., here] = gain[..., here].std(correction=0) + 1e-8
    return (gain - gain.mean()) / units
