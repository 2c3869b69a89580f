"""The balance estimate of the page says what `orbis balance` says about the same games."""

import random
from typing import Any

import pytest
from odd_tile_sets import random_tile_set
from wasm_node import in_node, node

from orbis.arena import play_games
from orbis.arena.statistics import Estimate
from orbis.balance.balance import balance_jobs
from orbis.balance.figures import Figures
from orbis.balance.measure import figures_of_records
from orbis.engine.kernel import COMPILED
from orbis.tiles import TileSet, load_tile_set

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run"),
    pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one"),
]
SEED = "workshop"
STANDARD = load_tile_set()
ODD = load_tile_set(random_tile_set(random.Random("workshop"), "volcanoes"))
FEW, MANY = 7, 24  # with the few there are no intervals
SERIES = [(STANDARD, 2, MANY), (STANDARD, 3, MANY), (STANDARD, 4, MANY), (STANDARD, 2, FEW), (ODD, 3, MANY)]


def natively(tile_set: TileSet, players: int, games: int) -> Figures:
    jobs = balance_jobs(players, games, "greedy", SEED, tile_set)
    return figures_of_records([played.record for played in play_games(jobs, workers=1)], tile_set)[players]


def form(estimate: Estimate) -> dict[str, Any]:
    values = {name: getattr(estimate, name) for name in ("value", "low", "high")}
    close = {name: None if value is None else pytest.approx(value, abs=1e-7) for name, value in values.items()}
    return close | {"number": estimate.number}


def expected(figures: Figures) -> dict[str, Any]:
    return {
        "players": figures.players,
        "games": figures.games,
        "score": form(figures.score.mean),
        "winningScore": form(figures.median_winning_score),
        "wildernesses": form(figures.wildernesses.mean),
        "seats": [form(seat.wins.relative) for seat in figures.seats],
        "gods": [{"god": god.god, "taken": form(god.taken), "wins": form(god.wins.relative)} for god in figures.gods],
        "colors": [{"color": color.regions.name, "share": form(color.winners_share)} for color in figures.colors],
        "topToken": {"token": figures.tokens[0].token, "wins": form(figures.tokens[0].wins.rate)},
        "tiles": {tile.name: {"taken": form(tile.taken), "faceUp": form(tile.face_up)} for tile in figures.tiles},
    }


def test_the_figures_are_those_of_orbis_balance() -> None:
    items = [
        {"tileSet": tile_set.to_json(), "players": players, "seed": SEED, "games": games}
        for tile_set, players, games in SERIES
    ]
    for (tile_set, players, games), theirs in zip(SERIES, in_node("balance", [], items), strict=True):
        assert theirs.pop("perSecond") > 0
        assert theirs == expected(natively(tile_set, players, games))
