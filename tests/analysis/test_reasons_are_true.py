"""What a reason says is so: the facts of many reasons are looked up in the games after both turns."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from random_games import choose

from orbis import Game
from orbis.analysis import Budget, Reason, search, sentence
from orbis.analysis.explain import find_reasons
from orbis.analysis.reason import ARGUMENTS, SENTENCES, reason_of
from orbis.analysis.search import Thinker
from orbis.bots import bot_factory, play_choice
from orbis.engine.kernel import COMPILED
from orbis.game import Exchange, Place, TakeGod
from orbis.tiles import COLORS

NUM_PAIRS = 500 if COMPILED else 3
Json = dict[str, Any]


class Pair:
    """A position, and the games after a played turn and after another one."""

    def __init__(self, before: Game, played: str, best: str) -> None:
        self.before, self.played_turn = before, played
        self.played, self.best = before.copy(), before.copy()
        self.played.play_turn(played)
        self.best.play_turn(best)
        self.player = before.player

    def of(self, game: Game) -> Json:
        """The player's possessions."""
        player: Json = game.public_state().to_json()["players"][self.player]
        return player

    def tile(self, game: Game, tile: object) -> Json:
        """How a tile of the player's universe counts."""
        (found,) = [found for found in game.score().to_json()["players"][self.player]["tiles"] if found["tile"] == tile]
        form: Json = found
        return form

    def symbols(self, game: Game) -> int:
        return game.score().players[self.player].temples.symbols

    def could_lie_face_up(self) -> bool:
        trial = self.before.copy()
        trial.play(self.played_turn.split()[0])
        return any(isinstance(c, Exchange) or (isinstance(c, Place) and c.face == "up") for c in trial.sensible())


def lying(game: Game, place: object) -> Json:
    (found,) = [tile for tile in game.public_state().to_json()["display"] if tile["place"] == place]
    form: Json = found
    return form


def letters(counts: dict[str, int]) -> str:
    return "".join(color * counts[color] for color in COLORS)


def held(possessions: Json) -> int:
    return sum(possessions["realm"].values())


def is_at(pair: Pair, args: Json) -> bool:
    """Whether the tile lies in the cell that is named."""
    tile = pair.tile(pair.played, args["tile"])
    return (tile["row"], tile["column"]) == (args["row"], args["column"])


def is_cancelled(pair: Pair, args: Json) -> bool:
    return is_at(pair, args) and pair.tile(pair.played, args["tile"])["counts"] == "cancelled"


def misses(tile: Json, args: Json) -> bool:
    return bool(tile["counts"] == "unfulfilled" and tile["needed"] - tile["neighbors"] == args["missing"])


def is_blocked(pair: Pair, args: Json) -> bool:
    """Whether a forest can no longer get its neighbors, however often the bottom row grows to the left."""
    lying = {(tile["row"], tile["column"]) for tile in pair.of(pair.played)["universe"]}
    growth = range(bottom_row(pair.played, pair) + 1)
    free = [
        free_neighbors({(row, column + n) for row, column in lying}, args["row"], args["column"] + n) for n in growth
    ]
    return bool(args["missing"] > max(free))


def free_neighbors(lying: set[tuple[int, int]], row: int, column: int) -> int:
    """How many neighbors of a cell are free (U1)."""
    around = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)]
    cells = {(row + up, column + right) for up, right in around}
    return sum(1 <= r <= 4 and 1 <= c <= 6 - r and (r, c) not in lying for r, c in cells)


def counted(pair: Pair, args: Json) -> bool:
    points = pair.tile(pair.played, args["tile"])["cp"], pair.tile(pair.best, args["best"])["cp"]
    return points == (args["points"], args["best_points"]) and points[0] < points[1]


def leaves_tile(pair: Pair, args: Json) -> bool:
    there = lying(pair.played, args["place"])
    return bool(
        there["tile"] == args["tile"] != lying(pair.best, args["place"])["tile"]
        and letters(there["worshipers"]) == args["worshipers"]
        and pair.played.player == args["player"]
    )


def leaves_worshipers(pair: Pair, args: Json) -> bool:
    there, then = lying(pair.played, args["place"]), lying(pair.best, args["place"])
    more = {color: max(0, there["worshipers"][color] - then["worshipers"][color]) for color in COLORS}
    return bool(there["tile"] == then["tile"] == args["tile"] and letters(more) == args["colors"] != "")


def temple_lead(pair: Pair, args: Json) -> bool:
    tokens = [[player.temple_token for player in game.score().players] for game in (pair.played, pair.best)]
    leaders = [tokens[number].index(max(tokens[number])) for number in range(2)]
    return leaders == [args["player"], pair.player] and temple_symbols(pair, args)


def temple_symbols(pair: Pair, args: Json) -> bool:
    symbols = pair.symbols(pair.played), pair.symbols(pair.best)
    return symbols == (args["symbols"], args["best_symbols"])


def has_god(game: Game, player: int, god: object) -> bool:
    possessions = game.public_state().to_json()["players"][player]["god"]
    return possessions is not None and possessions["god"] == god


def bottom_row(game: Game, pair: Pair) -> int:
    return 5 - sum(bool(tile["row"] == 1) for tile in pair.of(game)["universe"])


TRUE: dict[str, Callable[[Pair, Json], bool]] = {
    "turned_over": lambda pair, args: is_at(pair, args) and pair.could_lie_face_up(),
    "only_wilderness": lambda pair, args: is_at(pair, args) and not pair.could_lie_face_up(),
    "cancelled": lambda pair, args: is_cancelled(pair, args) and not pair.played_turn.endswith("no"),
    "declined": lambda pair, args: is_cancelled(pair, args) and "no" in pair.played_turn.split(),
    "fewer_points": counted,
    "forest_missed": lambda pair, args: misses(pair.tile(pair.best, args["tile"]), args),
    "forest_open": lambda pair, args: is_at(pair, args) and misses(pair.tile(pair.played, args["tile"]), args),
    "forest_blocked": lambda pair, args: (
        is_at(pair, args) and misses(pair.tile(pair.played, args["tile"]), args) and is_blocked(pair, args)
    ),
    "fits_fewer_colors": lambda pair, args: 0 <= args["colors"] < args["best_colors"] <= 5,
    "bottom_row": lambda pair, args: (
        (args["free"], args["best_free"]) == (bottom_row(pair.played, pair), bottom_row(pair.best, pair))
    ),
    "fewer_worshipers": lambda pair, args: (
        (args["held"], args["best_held"]) == (held(pair.of(pair.played)), held(pair.of(pair.best)))
        and args["count"] == args["best_held"] - args["held"] > 0
    ),
    "fewer_colors": lambda pair, args: (
        len(set(letters(pair.of(pair.played)["realm"]))) == args["colors"] < args["best_colors"]
    ),
    "reduction_missed": lambda pair, args: (
        args["color"] in set(pair.of(pair.best)["reductions"]) - set(pair.of(pair.played)["reductions"])
    ),
    "temple_lead": temple_lead,
    "temple_symbols": lambda pair, args: temple_symbols(pair, args) and args["symbols"] < args["best_symbols"],
    "mystic": lambda pair, args: (
        pair.played.score().players[pair.player].temples.mystic == args["mystic"] < args["best_mystic"]
    ),
    "weaker_god": lambda pair, args: (
        has_god(pair.played, pair.player, args["god"]) and has_god(pair.best, pair.player, args["best"])
    ),
    "god_too_early": lambda pair, args: has_god(pair.played, pair.player, args["god"]),
    "god_put_off": lambda pair, args: has_god(pair.best, pair.player, args["god"]),
    "god_less_sure": lambda pair, args: has_god(pair.before, pair.player, args["god"]),
    "god_uncontested": lambda pair, args: has_god(pair.before, args["player"], args["god"]),
    "death_unpaid": lambda pair, args: pair.of(pair.played)["god"] == {"god": "death", "cancelled": True},
    "leaves_tile": leaves_tile,
    "leaves_worshipers": leaves_worshipers,
    "leaves_in_reach": lambda pair, args: (
        lying(pair.played, args["place"])["tile"] == args["tile"]
        and pair.tile(pair.best, args["tile"])["counts"] == "wilderness"
    ),
    "leaves_god": lambda pair, args: (
        args["god"]
        in set(pair.played.public_state().to_json()["gods"]) - set(pair.best.public_state().to_json()["gods"])
    ),
    "next_take": lambda pair, args: lying(pair.best, args["place"])["tile"] == args["tile"],
}
RARE = {"death_unpaid", "leaves_god", "mystic"}


def random_turn(game: Game, rng: random.Random) -> str:
    """A random turn, one that takes a god if possible, or that of a bot."""
    trial = game.copy()
    gods = [action for action in trial.sensible() if isinstance(action, TakeGod)]
    if gods and rng.random() < 0.15:
        trial.play(rng.choice(gods))
    elif rng.random() < 0.5:
        play_choice(trial, bot_factory("greedy:slack=2")(str(rng.random())))
    while trial.turn == game.turn:
        trial.play(choose(rng, trial, share_legal=0.0))
    return trial.notation[-1]


def pairs(number: int) -> list[Pair]:
    """Positions of games between random and sensible play, with two turns each."""
    rng = random.Random("pairs")
    found: list[Pair] = []
    while len(found) < number:
        game = Game(rng.choice((2, 2, 3)), f"pairs/{len(found)}")
        while not game.over and len(found) < number:
            if rng.random() < 0.6:
                found.append(Pair(game.copy(), random_turn(game, rng), random_turn(game, rng)))
            game.play_turn(random_turn(game, rng))
    return found


def reasons_of(pair: Pair) -> list[Reason]:
    view = pair.before.view()
    thinker = Thinker(view, "true", Budget(simulations=4))
    both = thinker.comparison(pair.played.turns[-1], pair.best.turns[-1])
    number = find_reasons(both, view.tiles, True)
    return [reason_of(found, view.tile_set) for found in both.reasons[:number]]


def test_every_reason_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "REPLY_SIMULATIONS", 40 if COMPILED else 4)
    seen = set()
    for pair in pairs(NUM_PAIRS):
        for reason in reasons_of(pair):
            seen.add(reason.key)
            args = dict(reason.args)
            assert TRUE[reason.key](pair, args), (pair.played_turn, pair.best.notation[-1], reason)
            assert set(args) == set(ARGUMENTS[reason.key])
            assert "{" not in sentence(reason)
    if COMPILED:
        assert seen >= set(TRUE) - RARE


def test_every_key_has_a_sentence() -> None:
    assert set(SENTENCES) == set(ARGUMENTS) == {*TRUE, "unexplained"}
