"""A slow, plain implementation of the rules that a fast engine is compared with, action by action.

It follows the rules by their ids and shares no code with the engine. It trusts its tile set, piles and gods.
"""

from collections import Counter
from dataclasses import dataclass, field

from oracle_scoring import (
    COLORS,
    GOD_RULES,
    Cell,
    Json,
    PlacedTile,
    Player,
    Region,
    cells_below,
    free_cells,
    parse_region,
    put_into,
    score_game,
)

PLACES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
TEMPLE_TOKENS = {2: [7, 2], 3: [9, 4, 2], 4: [11, 7, 4, 2]}  # S3
NUM_ROUNDS = 15  # G1
NUM_REGIONS = 14  # G2
REALM_LIMIT = 10  # T6


@dataclass
class Place:
    """A place of the display; without a tile from the taking to the refill."""

    tile: Region | None
    worshipers: Counter[str] = field(default_factory=Counter)


def adjacent_places(place: str) -> list[str]:
    """The orthogonal neighbors of a place of the display (T1)."""
    return [other for other in PLACES if abs(ord(other[0]) - ord(place[0])) + abs(ord(other[1]) - ord(place[1])) == 1]


def by_color(worshipers: Counter[str]) -> dict[str, int]:
    return {color: worshipers[color] for color in COLORS}


class Oracle:
    """One game; `legal` and `play` are all that moves it."""

    def __init__(self, tile_set: Json, players: int, first: int, piles: list[list[str]], gods: list[str]) -> None:
        regions = {data["id"]: parse_region(data) for data in tile_set["regions"]}
        self.piles = [[regions[tile] for tile in pile] for pile in piles]
        self.display = {place: Place(self.piles[0].pop(0)) for place in PLACES}  # S4
        self.gods = list(gods)
        self.players = [Player() for _ in range(players)]
        self.first = first
        self.turn = 0
        self.step = "take"
        self.pending = 0
        self.taken: Region | None = None
        self.placed: PlacedTile | None = None  # the tile placed in this turn

    @property
    def over(self) -> bool:
        return self.turn == NUM_ROUNDS * len(self.players)

    @property
    def seat(self) -> int:
        return (self.first + self.turn) % len(self.players)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    # The legal actions, in the order of their table.

    def legal(self) -> list[Json]:
        if self.over:
            return []
        return [
            *self._legal_takes(),
            *self._legal_gods(),
            *self._legal_placements("up"),
            *self._legal_placements("wilderness"),
            *self._legal_gives(),
            *self._legal_gains(),
            *self._legal_removals(),
            *self._legal_exchanges(),
            *self._legal_declines(),
        ]

    def _legal_takes(self) -> list[Json]:
        if self.step != "take" or len(self.player.universe) == NUM_REGIONS:  # G2
            return []
        return [{"kind": "take", "place": place} for place in PLACES]

    def _legal_gods(self) -> list[Json]:
        if self.step != "take" or self.player.god is not None:  # G2
            return []
        return [{"kind": "god", "god": god} for god in GOD_RULES if god in self.gods]

    def _legal_placements(self, face: str) -> list[Json]:
        if self.step != "place":
            return []
        actions: list[Json] = []
        for cell, end in free_cells(self.player.universe):
            if face == "up" and not (self._colors_match(cell) and self._can_pay()):
                continue
            which_end = {"end": end} if end is not None else {}
            actions.append({"kind": "place", "row": cell[0], "column": cell[1], **which_end, "face": face})
        return actions

    def _colors_match(self, cell: Cell) -> bool:
        """U4 for the taken tile; a wilderness below has its color (W1)."""
        assert self.taken is not None
        color = self.taken.color
        return cell[0] == 1 or any(self.player.universe[below].has_color_of(color) for below in cells_below(cell))

    def _colored_cost(self, region: Region) -> Counter[str]:
        symbols = [symbol for symbol in region.cost if symbol != "*" and symbol not in self.player.reductions]  # E1
        return Counter(symbols)

    def _can_pay(self) -> bool:
        assert self.taken is not None
        realm = self.player.realm
        colored = self._colored_cost(self.taken)
        enough_colored = all(realm[color] >= colored[color] for color in COLORS)
        return enough_colored and realm.total() - colored.total() >= self.taken.cost.count("*")

    def _legal_gives(self) -> list[Json]:
        if self.step not in ("pay", "village", "death", "discard"):
            return []
        if self.player.realm.total() < self.pending:  # E2, D10: all or nothing
            return []
        return [{"kind": "give", "color": color} for color in COLORS if self.player.realm[color] > 0]

    def _legal_gains(self) -> list[Json]:
        return [{"kind": "gain", "color": color} for color in COLORS] if self.step == "gain" else []

    def _legal_removals(self) -> list[Json]:
        if self.step != "volcano":
            return []
        assert self.placed is not None
        listed = self.placed.region.colors
        return [
            {"kind": "remove", "place": place, "color": color}
            for place in PLACES
            for color in COLORS
            if color in listed and self.display[place].worshipers[color] > 0
        ]

    def _legal_exchanges(self) -> list[Json]:
        realm = self.player.realm
        if self._is_payment_begun() and realm.total() - 3 + 1 < self.pending:
            return []
        return [
            {"kind": "exchange", "give": give, "get": get}
            for give in COLORS
            for get in COLORS
            if give != get and realm[give] >= 3  # X1, R2
        ]

    def _is_payment_begun(self) -> bool:
        if self.step == "pay":
            return True
        return self.step in ("village", "death") and self.pending < self._asked()

    def _asked(self) -> int:
        """How many worshipers the village, volcano or Death of this step asks for."""
        if self.step == "death":
            return 6
        assert self.placed is not None
        return self.placed.region.number

    def _legal_declines(self) -> list[Json]:
        if self.step in ("village", "volcano", "death") and self.pending == self._asked():
            return [{"kind": "decline"}]
        return []

    # The phases of a turn.

    def play(self, action: Json) -> None:
        if action not in self.legal():
            raise ValueError(f"{action} is not legal at step {self.step!r}; legal are {self.legal()}")
        kind = action["kind"]
        if kind == "take":
            self._take(action["place"])
        elif kind == "god":
            self._take_god(action["god"])
        elif kind == "place":
            self._place((action["row"], action["column"]), action.get("end"), action["face"] == "wilderness")
        elif kind == "give":
            self.player.realm[action["color"]] -= 1
            self._count_down()
        elif kind == "gain":
            self.player.realm[action["color"]] += 1
            self._count_down()
        elif kind == "remove":
            self.display[action["place"]].worshipers[action["color"]] -= 1
            self._count_down()
        elif kind == "exchange":
            self._exchange(action["give"], action["get"])
        else:
            self._decline()

    def _take(self, place: str) -> None:
        chosen = self.display[place]
        assert chosen.tile is not None
        for other in adjacent_places(place):  # T1
            self.display[other].worshipers[chosen.tile.color] += 1
        self.player.realm += chosen.worshipers  # T2
        self.taken = chosen.tile
        self.display[place] = Place(None)
        self.step = "place"

    def _take_god(self, god: str) -> None:
        self.gods.remove(god)
        self.player.god = god
        if god == "love":
            self._ask("gain", 5)  # D1
        elif god == "death" and self.player.realm.total() >= 6:
            self._ask("death", 6)  # D10
        else:
            self.player.god_cancelled = god == "death"
            self._reorganize()  # R9

    def _place(self, cell: Cell, end: str | None, wilderness: bool) -> None:
        region = self.taken
        assert region is not None
        self.taken = None
        self.placed = PlacedTile(region, wilderness)
        self.player.universe = put_into(self.player.universe, cell, end, self.placed)
        if wilderness:
            self._reorganize()  # W1, T5: no cost, no effect
            return
        self.player.realm -= self._colored_cost(region)  # T3
        if "*" in region.cost:
            self._ask("pay", region.cost.count("*"))
        else:
            self._effect()

    def _effect(self) -> None:
        """T5: the effect of the tile just placed face up and paid."""
        tile = self.placed
        assert tile is not None
        region = tile.region
        if region.kind == "village" and self.player.realm.total() >= region.number:
            self._ask("village", region.number)
        elif region.kind == "volcano" and self._num_in_display(region.colors) >= region.number:
            self._ask("volcano", region.number)
        elif region.kind == "proselytism" and region.colors == "*":
            self._ask("gain", region.number)
        else:
            if region.kind in ("village", "volcano"):
                tile.cancelled = True
            elif region.kind == "irrigation":
                tile.cancelled = not self._is_irrigated(tile)
            elif region.kind == "farm":
                self.player.reductions.add(region.colors)  # E1, R17
            elif region.kind == "proselytism":
                self.player.realm[region.colors] += region.number
            self._reorganize()

    def _num_in_display(self, colors: str) -> int:
        return sum(place.worshipers[color] for place in self.display.values() for color in colors)

    def _is_irrigated(self, tile: PlacedTile) -> bool:
        """E5; nothing lies below the bottom row (R6)."""
        universe = self.player.universe
        [cell] = [cell for cell in universe if universe[cell] is tile]
        return any(universe[below].has_color_of(tile.region.colors) for below in cells_below(cell))

    def _ask(self, step: str, number: int) -> None:
        self.step = step
        self.pending = number

    def _count_down(self) -> None:
        """One of the worshipers asked for was given, gained or removed; after the last one the turn goes on."""
        self.pending -= 1
        if self.pending > 0:
            return
        if self.step == "pay":
            self._effect()
        else:
            self._reorganize()

    def _exchange(self, give: str, get: str) -> None:
        self.player.realm[give] -= 3
        self.player.realm[get] += 1
        if self.step == "discard":
            self._reorganize()

    def _decline(self) -> None:
        if self.step == "death":
            self.player.god_cancelled = True
        else:
            assert self.placed is not None
            self.placed.cancelled = True
        self._reorganize()

    def _reorganize(self) -> None:
        """T6: after the last decision of the effect, and again after an exchange while discarding."""
        excess = self.player.realm.total() - REALM_LIMIT
        if excess > 0:
            self._ask("discard", excess)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        for place in self.display.values():
            if place.tile is None:
                place.tile = next(pile for pile in self.piles if pile).pop(0)  # T7, S6
        self.placed = None
        self.turn += 1
        self._ask("over" if self.over else "take", 0)

    # What can be seen.

    def public_state(self) -> Json:
        return {
            "turn": self.turn,
            "round": min(self.turn // len(self.players) + 1, NUM_ROUNDS),
            "player": None if self.over else self.seat,
            "step": self.step,
            "pending": self.pending,
            "display": [
                {"place": name, "tile": place.tile and place.tile.id, "worshipers": by_color(place.worshipers)}
                for name, place in self.display.items()
            ],
            "piles": [len(pile) for pile in self.piles],
            "gods": list(self.gods),
            "temple_tokens": list(TEMPLE_TOKENS[len(self.players)]),
            "taken": self.taken and self.taken.id,
            "players": [self._public_player(player) for player in self.players],
        }

    def _public_player(self, player: Player) -> Json:
        return {
            "realm": by_color(player.realm),
            "reductions": [color for color in COLORS if color in player.reductions],
            "god": player.god and {"god": player.god, "cancelled": player.god_cancelled},
            "universe": [
                {
                    "row": row,
                    "column": column,
                    "tile": tile.region.id,
                    "face": "wilderness" if tile.wilderness else "up",
                    "cancelled": tile.cancelled,
                }
                for (row, column), tile in sorted(player.universe.items(), key=lambda item: item[0])
            ],
        }

    def score(self) -> Json:
        return score_game(self.players, self.first, TEMPLE_TOKENS[len(self.players)])
