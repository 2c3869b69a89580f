"""The network as PyTorch trains it.

A tile has one embedding, wherever it lies, made from what is printed on it. A universe becomes a code through layers
that all seats share. A take is judged by the code of its place together with the whole position.
"""

from typing import Any, NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812  # its usual name
from torch import Tensor, nn

from orbis.batch.observation import TILE_CANCELLED, TILE_SIZE
from orbis.bots.network.position import (
    DISPLAY_CODES,
    EMPTY,
    HAND_CODE,
    NUM_CODES,
    NUM_FACES,
    PLACE_SIZE,
    PLACES_AT,
    SEAT_SIZE,
    SEATS_AT,
    TABLE_SIZE,
)
from orbis.bots.network.weights import (
    EMBEDDING,
    NUM_BLOCKS,
    NUM_VALUES,
    PLACE,
    SEAT,
    TILE_HIDDEN,
    TILE_SCALE,
    TRUNK,
)
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES


class Output(NamedTuple):
    """What the network says of positions, one row each; seats are numbered from the player to decide."""

    policy: Tensor  # a logit for each action
    wins: Tensor  # a logit for each seat
    margins: Tensor  # the expected final margin over the best other player, in MARGIN_UNITs


class _Find(torch.autograd.Function):
    """Looks up the embeddings of codes.

    Most cells are empty, and their embedding is zero whatever is learned: gradients visit only the others.
    """

    @staticmethod
    def forward(ctx: Any, embeddings: Tensor, codes: Tensor) -> Tensor:
        ctx.save_for_backward(codes)
        ctx.shape = embeddings.shape
        return F.embedding(codes, embeddings)

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None]:
        codes, gradient = ctx.saved_tensors[0].flatten(), gradients[0]
        there = (codes % NUM_FACES != EMPTY).nonzero().squeeze(1)
        total = torch.zeros(ctx.shape, device=gradient.device)
        total.index_add_(0, codes[there], gradient.reshape(-1, ctx.shape[1])[there].float())
        return total.to(gradient.dtype), None


def _find(embeddings: Tensor, codes: Tensor) -> Tensor:
    if not codes.is_cuda:
        return F.embedding(codes, embeddings)
    found: Tensor = _Find.apply(embeddings, codes)
    return found


class Network(nn.Module):
    """From positions, as `describe` writes them, to a policy, winning chances and margins."""

    def __init__(self) -> None:
        super().__init__()
        self.tile_1, self.tile_2 = nn.Linear(TILE_SIZE, TILE_HIDDEN), nn.Linear(TILE_HIDDEN, EMBEDDING)
        self.cells = nn.Linear(NUM_CELLS * EMBEDDING, SEAT, bias=False)
        self.holdings = nn.Linear(SEAT_SIZE, SEAT)
        self.place_tile = nn.Linear(EMBEDDING, PLACE, bias=False)
        self.place = nn.Linear(PLACE_SIZE, PLACE)
        self.hand = nn.Linear(EMBEDDING, TRUNK, bias=False)
        self.display = nn.Linear(NUM_PLACES * PLACE, TRUNK, bias=False)
        self.seats = nn.Linear(MAX_PLAYERS * SEAT, TRUNK, bias=False)
        self.table = nn.Linear(TABLE_SIZE, TRUNK)
        self.blocks = nn.ModuleList(nn.Linear(TRUNK, TRUNK) for _ in range(NUM_BLOCKS))
        self.policy = nn.Linear(TRUNK, NUM_ACTIONS)
        self.take_position, self.take_place = nn.Linear(TRUNK, PLACE), nn.Linear(PLACE, PLACE, bias=False)
        self.take = nn.Linear(PLACE, 1, bias=False)
        self.value = nn.Linear(TRUNK, NUM_VALUES)
        for layer in (self.policy, self.take, self.value):
            nn.init.normal_(layer.weight, std=0.01)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.bias)

    def embed(self, tiles: Tensor) -> Tensor:
        """The embedding of each code of each tile set, from the features of their tiles; zero for an empty cell."""
        cancelled = tiles.clone()
        cancelled[:, :, TILE_CANCELLED] = 1
        faces = torch.cat([tiles, cancelled], 1) * TILE_SCALE
        codes: Tensor = self.tile_2(F.relu(self.tile_1(faces)))
        there = torch.ones(NUM_CODES, 1, device=tiles.device, dtype=codes.dtype)
        there[EMPTY] = there[NUM_FACES + EMPTY] = 0
        return codes * there

    def forward(self, codes: Tensor, numbers: Tensor, tiles: Tensor, sets: Tensor) -> Output:
        """`tiles` are the features of all tile sets, `sets` the tile set of each position."""
        embeddings = self.embed(tiles).flatten(0, 1)
        first = NUM_CODES * sets.int()[:, None]
        cells = _find(embeddings, codes[:, :DISPLAY_CODES].int() + first)
        cells = cells.view(len(codes), MAX_PLAYERS, NUM_CELLS * EMBEDDING)
        places = self.place_tile(_find(embeddings, codes[:, DISPLAY_CODES:HAND_CODE].int() + first))
        hand = self.hand(_find(embeddings, codes[:, HAND_CODE:].int() + first).squeeze(1))
        return self.judge(self.cells(cells), places, hand, numbers)

    def tables(self, tiles: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What each tile contributes in each cell, in the display and in the hand, for all tile sets.

        It takes a while, but with these tables many positions are judged faster, as long as the weights stay the same.
        """
        embeddings = self.embed(tiles)
        by_cell = self.cells.weight.view(-1, NUM_CELLS, EMBEDDING)
        cells = torch.einsum("tce,kne->tnck", embeddings, by_cell)
        return cells.flatten(0, 2), self.place_tile(embeddings).flatten(0, 1), self.hand(embeddings).flatten(0, 1)

    def look_up(
        self, codes: Tensor, sets: Tensor, tables: tuple[Tensor, Tensor, Tensor]
    ) -> tuple[Tensor, Tensor, Tensor]:
        """What the tiles of each position contribute."""
        cells, places, hand = tables
        numbers = torch.arange(NUM_CELLS, device=codes.device, dtype=torch.int32)
        rows = codes[:, :DISPLAY_CODES].int().view(-1, MAX_PLAYERS, NUM_CELLS)
        rows = rows + NUM_CODES * (numbers + NUM_CELLS * sets.int()[:, None, None])
        universes = F.embedding_bag(rows.view(-1, NUM_CELLS), cells, mode="sum").view(len(codes), MAX_PLAYERS, -1)
        others = codes[:, DISPLAY_CODES:].int() + NUM_CODES * sets.int()[:, None]
        return universes, F.embedding(others[:, :NUM_PLACES], places), F.embedding(others[:, NUM_PLACES], hand)

    def judge(self, universes: Tensor, places: Tensor, hand: Tensor, numbers: Tensor) -> Output:
        """The output, from what the tiles of each position contribute and its numbers."""
        size = len(numbers)
        held = numbers[:, SEATS_AT:PLACES_AT].reshape(size, MAX_PLAYERS, SEAT_SIZE)
        lying = numbers[:, PLACES_AT:].reshape(size, NUM_PLACES, PLACE_SIZE)
        seats = F.relu(universes + self.holdings(held)) * held[:, :, :1]
        places = F.relu(places + self.place(lying))
        x = self.table(numbers[:, :TABLE_SIZE]) + hand
        x = F.relu(x + self.display(places.flatten(1)) + self.seats(seats.flatten(1)))
        for block in self.blocks:
            x = x + F.relu(block(x))
        takes = self.take(F.relu(self.take_position(x)[:, None] + self.take_place(places))).squeeze(-1)
        policy = self.policy(x)
        policy = torch.cat([policy[:, :NUM_PLACES] + takes, policy[:, NUM_PLACES:]], 1)
        value = self.value(x)
        wins = value[:, :MAX_PLAYERS].float().masked_fill(held[:, :, 0] == 0, -1e4)
        return Output(policy.float(), wins, value[:, MAX_PLAYERS:].float())
