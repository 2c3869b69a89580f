"""The network as PyTorch trains it.

A tile has one embedding, wherever it lies, made from what is printed on it. A universe becomes a code through layers
that all seats share, and one of them sees every cell with its neighbors. A take is judged by its tile and its place
together with the whole position, a spot by its surroundings.
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
    LEFT_SITE,
    NO_SITE,
    NUM_CODES,
    NUM_FACES,
    NUM_ROWS,
    NUM_SITES,
    NUM_WAYS,
    PLACE_SIZE,
    PLACES_AT,
    SEAT_ROW,
    SEAT_SIZE,
    SEAT_TAKEN,
    SEATS_AT,
    SITES_SEEING,
    STEPS_AT,
    TABLE_SIZE,
)
from orbis.bots.network.weights import (
    AROUND,
    EMBEDDING,
    NUM_BLOCKS,
    NUM_VALUES,
    PLACE,
    SEAT,
    SPOT,
    TAKE,
    TILE_HIDDEN,
    TILE_SCALE,
    TRUNK,
)
from orbis.engine.actions import (
    GIVE,
    GOD,
    LEFT_END,
    NUM_ACTIONS,
    NUM_SPOTS,
    PLACE_UP,
    PLACE_WILDERNESS,
    RIGHT_END,
    SPOT_TO_CELL,
)
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES, ROW_LENGTH, STEP_PLACE

ROW_LENGTHS = [ROW_LENGTH - row for row in range(NUM_ROWS)]


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
        codes, gradient = ctx.saved_tensors[0].flatten(), gradients[0].reshape(-1, ctx.shape[1])
        there = (codes % NUM_FACES != EMPTY).nonzero().squeeze(1)
        total = torch.zeros(ctx.shape, device=gradient.device)
        total.index_add_(0, codes.index_select(0, there), gradient.index_select(0, there).float())
        return total.to(gradient.dtype), None


def _find(embeddings: Tensor, codes: Tensor) -> Tensor:
    if not codes.is_cuda:
        return F.embedding(codes, embeddings)
    found: Tensor = _Find.apply(embeddings, codes)
    return found


class Network(nn.Module):
    """From positions, as `describe` writes them, to a policy, winning chances and margins."""

    _sources: Tensor
    _spots: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.tile_1, self.tile_2 = nn.Linear(TILE_SIZE, TILE_HIDDEN), nn.Linear(TILE_HIDDEN, EMBEDDING)
        self.cells = nn.Linear(NUM_CELLS * EMBEDDING, SEAT, bias=False)
        self.around = nn.Linear(NUM_WAYS * EMBEDDING, AROUND, bias=False)
        self.sites = nn.Parameter(torch.zeros(NUM_SITES, AROUND))
        self.rows = nn.Linear(NUM_ROWS * AROUND, SEAT, bias=False)
        self.holdings = nn.Linear(SEAT_SIZE, SEAT)
        self.place_tile = nn.Linear(EMBEDDING, PLACE, bias=False)
        self.place = nn.Linear(PLACE_SIZE, PLACE)
        self.hand = nn.Linear(EMBEDDING, TRUNK, bias=False)
        self.display = nn.Linear(NUM_PLACES * PLACE, TRUNK, bias=False)
        self.seats = nn.Linear(MAX_PLAYERS * SEAT, TRUNK, bias=False)
        self.table = nn.Linear(TABLE_SIZE, TRUNK)
        self.blocks = nn.ModuleList(nn.Linear(TRUNK, TRUNK) for _ in range(NUM_BLOCKS))
        self.policy = nn.Linear(TRUNK, NUM_ACTIONS)
        self.take_position, self.take_tile = nn.Linear(TRUNK, TAKE), nn.Linear(EMBEDDING, TAKE, bias=False)
        self.take_lying, self.take_place = nn.Linear(PLACE_SIZE, TAKE, bias=False), nn.Linear(PLACE, TAKE, bias=False)
        self.take = nn.Linear(TAKE, 1, bias=False)
        self.spot_position, self.spot_hand = nn.Linear(TRUNK, SPOT), nn.Linear(EMBEDDING, SPOT, bias=False)
        self.spot_around, self.spot = nn.Linear(AROUND, SPOT, bias=False), nn.Linear(SPOT, 2, bias=False)
        self.value = nn.Linear(TRUNK, NUM_VALUES)
        for layer in (self.policy, self.take, self.spot, self.value):
            nn.init.normal_(layer.weight, std=0.01)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.bias)
        self.register_buffer("_sources", _sources(), persistent=False)
        self.register_buffer("_spots", _spots(), persistent=False)

    def embed(self, tiles: Tensor) -> Tensor:
        """The embedding of each code of each tile set, from the features of their tiles; zero for an empty cell."""
        cancelled = tiles.clone()
        cancelled[:, :, TILE_CANCELLED] = 1
        faces = torch.cat([tiles, cancelled], 1) * TILE_SCALE
        codes: Tensor = self.tile_2(F.relu(self.tile_1(faces)))
        there = torch.ones(NUM_CODES, 1, device=tiles.device, dtype=codes.dtype)
        there[EMPTY] = there[NUM_FACES + EMPTY] = 0
        return codes * there

    def forward(self, codes: Tensor, numbers: Tensor, embeddings: Tensor, sets: Tensor, seats: Tensor) -> Output:
        """The output for positions.

        `embeddings` are those of all tile sets, as `embed` returns them, `sets` the tile set of each position, and
        `seats` the seats that there are, as `taken_seats` numbers them.
        """
        embeddings = embeddings.flatten(0, 1)
        rows = codes.int() + NUM_CODES * sets.int()[:, None]
        cells = _find(embeddings, rows[:, :DISPLAY_CODES].reshape(-1, NUM_CELLS).index_select(0, seats)).flatten(1)
        tiles, hand = _find(embeddings, rows[:, DISPLAY_CODES:HAND_CODE]), _find(embeddings, rows[:, HAND_CODE])
        lying = numbers[:, PLACES_AT:].reshape(-1, NUM_PLACES, PLACE_SIZE)
        sites = F.relu(F.linear(cells, self._surroundings(), self.sites.flatten())).view(-1, NUM_SITES, AROUND)
        universes = self._code_universes(cells, sites, numbers, seats)
        places = F.relu(self.place_tile(tiles) + self.place(lying))
        x = self.table(numbers[:, :TABLE_SIZE]) + self.hand(hand)
        x = F.relu(x + self.display(places.flatten(1)) + self.seats(universes))
        for block in self.blocks:
            x = x + F.relu(block(x))
        own = torch.searchsorted(seats, MAX_PLAYERS * torch.arange(len(codes), device=seats.device))
        spots = self._judge_spots(x, hand, sites.index_select(0, own), numbers)
        policy = _with_pointers(self.policy(x), self._judge_takes(x, tiles, lying, places), spots)
        value = self.value(x).float()
        missing = numbers[:, SEATS_AT + SEAT_TAKEN : PLACES_AT : SEAT_SIZE] == 0
        wins = value[:, :MAX_PLAYERS].masked_fill(missing, -1e4)
        return Output(policy.float(), wins, value[:, MAX_PLAYERS:])

    def _code_universes(self, cells: Tensor, sites: Tensor, numbers: Tensor, seats: Tensor) -> Tensor:
        """The codes of all seats of each position in a row; zero for seats that there are not."""
        held = numbers[:, SEATS_AT:PLACES_AT].reshape(-1, SEAT_SIZE).index_select(0, seats)
        by_row = torch.cat([row.sum(1) for row in sites[:, :LEFT_SITE].split(ROW_LENGTHS, 1)], 1)
        found = F.relu(self.cells(cells) + self.rows(by_row) + self.holdings(held))
        universes = torch.zeros(len(numbers) * MAX_PLAYERS, SEAT, device=found.device, dtype=found.dtype)
        return universes.index_copy(0, seats, found).view(-1, MAX_PLAYERS * SEAT)

    def _surroundings(self) -> Tensor:
        """What each site takes from each cell of a universe: the same wherever the site lies."""
        by_way = F.pad(self.around.weight.view(AROUND, NUM_WAYS, EMBEDDING), (0, 0, 0, 1))
        return by_way[:, self._sources].permute(2, 0, 1, 3).reshape(NUM_SITES * AROUND, NUM_CELLS * EMBEDDING)

    def _judge_takes(self, x: Tensor, tiles: Tensor, lying: Tensor, places: Tensor) -> Tensor:
        """What speaks for taking from each place: its tile and what lies there, together with the position."""
        takes = self.take_position(x)[:, None] + self.take_tile(tiles) + self.take_lying(lying)
        judged: Tensor = self.take(F.relu(takes + self.take_place(places)))
        return judged.squeeze(-1)

    def _judge_spots(self, x: Tensor, hand: Tensor, own: Tensor, numbers: Tensor) -> Tensor:
        """What speaks for placing the tile in hand face up and as a wilderness in each spot of the own universe."""
        row_size = (ROW_LENGTH * numbers[:, SEATS_AT + SEAT_ROW]).round().long().clamp(max=ROW_LENGTH - 1)
        sites = self._spots + row_size[:, None] * (torch.arange(NUM_SPOTS, device=x.device) == RIGHT_END)
        around = own.gather(1, sites[:, :, None].expand(-1, -1, AROUND))
        position = (self.spot_position(x) + self.spot_hand(hand))[:, None]
        spots: Tensor = self.spot(F.relu(position + self.spot_around(around)))
        return spots * numbers[:, STEPS_AT + STEP_PLACE, None, None]

    @torch.no_grad()
    def flatten_policy(self, share: float) -> None:
        """Multiply the logits of all actions: below 1, the policy prefers the same ones, but is less sure."""
        for parameter in (self.policy.weight, self.policy.bias, self.take.weight, self.spot.weight):
            parameter *= share

    @torch.no_grad()
    def wake(self) -> None:
        """Give parts that are zero, as in weights of a version without them, a chance to learn.

        Only their first layers become random; as their last ones stay zero, the network says what it said before.
        """
        fresh = Network().to(self.sites.device)
        if not self.rows.weight.any():
            self.around.weight.copy_(fresh.around.weight)
        if not self.spot.weight.any():
            for name in ("spot_position", "spot_hand", "spot_around"):
                getattr(self, name).load_state_dict(getattr(fresh, name).state_dict())
        unused = self.take.weight[0] == 0
        for name in ("take_position", "take_tile", "take_lying", "take_place"):
            getattr(self, name).weight[unused] = getattr(fresh, name).weight[unused]


def _with_pointers(policy: Tensor, takes: Tensor, spots: Tensor) -> Tensor:
    """The logits of all actions, those of takes and spots with what speaks for each."""
    parts = list(policy.tensor_split((GOD, PLACE_UP, PLACE_WILDERNESS, GIVE), 1))
    parts[0] = parts[0] + takes
    parts[2], parts[3] = parts[2] + spots[..., 0], parts[3] + spots[..., 1]
    return torch.cat(parts, 1)


def taken_seats(numbers: Tensor) -> Tensor:
    """The seats that there are, of all positions one after the other; each position has MAX_PLAYERS seats."""
    return numbers[:, SEATS_AT + SEAT_TAKEN : PLACES_AT : SEAT_SIZE].flatten().nonzero().squeeze(1)


def _sources() -> Tensor:
    """In which way each site sees each cell; NUM_WAYS if it does not."""
    ways = torch.full((NUM_CELLS, NUM_SITES), NUM_WAYS)
    for cell in range(NUM_CELLS):
        for way in range(NUM_WAYS):
            if SITES_SEEING[cell, way] != NO_SITE:
                ways[cell, SITES_SEEING[cell, way]] = way
    return ways


def _spots() -> Tensor:
    """The site of each spot; that of the right end is the first cell, and moves with the length of the row."""
    sites = torch.arange(NUM_SPOTS) + SPOT_TO_CELL
    sites[LEFT_END], sites[RIGHT_END] = LEFT_SITE, 0
    return sites
