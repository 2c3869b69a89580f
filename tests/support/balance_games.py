"""Games for tests of the balance report, and what became of them, counted plainly from their transcripts."""

import functools
from collections import Counter
from dataclasses import dataclass
from typing import Any

from sample_games import ODD, PLAIN

from orbis import Game, TileSet
from orbis.engine.kernel import COMPILED
from orbis.records import Record, record_of, transcript
from orbis.tiles import load_tile_set

Json = dict[str, Any]

NUM_GAMES = 12 if COMPILED else 2
SETS = {"standard": load_tile_set(), "odd": ODD, "plain": PLAIN}
FIRST_SEED = 3  # begins with shared victories in plain games


@functools.cache
def games_of(players: int, name: str, number: int = NUM_GAMES) -> tuple[Record, ...]:
    """Random games with every first player."""
    seeds = range(FIRST_SEED, FIRST_SEED + number)
    return tuple(_game(players, f"{name}/{seed}", SETS[name], seed % players) for seed in seeds)


def _game(players: int, seed: str, tile_set: TileSet, first: int) -> Record:
    game = Game(players, seed, tile_set, first=first)
    game.play_out(f"{seed}/play")
    return record_of(game, ["random"] * players)


@dataclass(frozen=True)
class Taken:
    """A tile that somebody took."""

    tile: Json
    round: int
    seat: int
    counts: str
    cp: int
    win: float


@dataclass(frozen=True)
class Person:
    """A player at the end of a game."""

    seat: int
    win: float
    score: Json
    state: Json
    god_round: int
    num_wildernesses: int


@dataclass(frozen=True)
class Plain:
    """One game."""

    tiles: list[Taken]
    people: list[Person]
    gods: list[str]
    tie_break: str | None


@functools.cache
def plain_games(players: int, name: str) -> list[Plain]:
    """The games of `games_of`, from what `orbis replay --json` says of them."""
    return [_plain(transcript(record).to_json()) for record in games_of(players, name)]


def _plain(game: Json) -> Plain:
    players, first = game["players"], game["first"]
    regions = {region["id"]: region for region in game["tile_set"]["regions"]}
    winners = game["score"]["winners"]
    wins = [1 / len(winners) if player in winners else 0.0 for player in range(players)]
    ends = {
        tile["tile"]: (player, tile["counts"], tile["cp"])
        for player, score in enumerate(game["score"]["players"])
        for tile in score["tiles"]
    }
    tiles, god_rounds = [], {}
    before = game["start"]
    for turn in game["turns"]:
        [action] = [action for action in turn["actions"] if action["kind"] in ("take", "god")]
        if action["kind"] == "god":
            god_rounds[turn["player"]] = turn["round"]
        else:
            [tile] = [place["tile"] for place in before["display"] if place["place"] == action["place"]]
            player, counts, cp = ends[tile]
            assert player == turn["player"]
            tiles.append(Taken(regions[tile], turn["round"], (player - first) % players, counts, cp, wins[player]))
        before = turn["state"]
    people = []
    for player in range(players):
        score, state = game["score"]["players"][player], before["players"][player]
        num_wildernesses = Counter(cell["face"] for cell in state["universe"])["wilderness"]
        seat = (player - first) % players
        people.append(Person(seat, wins[player], score, state, god_rounds[player], num_wildernesses))
    return Plain(tiles, people, game["gods"], game["score"]["tie_break"])
