"""Two networks against each other, without search: many games in lockstep, each deal from both seats."""

import torch

from orbis.learn.games import deal_same, new_games, play_chosen, set_features
from orbis.learn.learner import chances
from orbis.learn.lockstep import Device
from orbis.learn.model import Network, taken_seats
from orbis.tiles import load_tile_set


@torch.no_grad()
def play_duel(first: Network, second: Network, num_games: int, device: Device, seed: str) -> float:
    """The share of two-player games on the standard set that the first network wins; half for shared victories."""
    tile_sets = [load_tile_set(None)]
    num_games += num_games % 2
    games = new_games(device, [2] * num_games, tile_sets, seed)
    device.run(deal_same, num_games // 2, games)
    seen = {name: device.tensor(getattr(games, name)) for name in _SEEN}
    features = torch.from_numpy(set_features(tile_sets)).to(device.name)
    networks = [network.to(device.name).eval() for network in (first, second)]
    seats = taken_seats(seen["numbers"])
    embeddings = [network.embed(features) for network in networks]
    # The first network is player 0 in one half of the games and player 1 in the other.
    seat = (torch.arange(num_games, device=device.name) >= num_games // 2).long()
    won = torch.full((num_games,), -1.0, device=device.name)
    while (won < 0).any():
        policies = [
            chances(network(seen["codes"], seen["numbers"], tiles, seen["sets"], seats).policy, seen["mask"])
            for network, tiles in zip(networks, embeddings, strict=True)
        ]
        best = torch.stack([policy.argmax(1) for policy in policies])
        turn_of = (seen["mover"].long() != seat).long()
        seen["action"].copy_(best.gather(0, turn_of[None]).squeeze(0))
        device.run(play_chosen, num_games, games)
        over = seen["ended"] & (won < 0)
        won = torch.where(over, seen["wins"].gather(1, seat[:, None]).squeeze(1), won)
    return float(won.mean())


_SEEN = ("codes", "numbers", "mask", "sets", "mover", "action", "ended", "wins")
