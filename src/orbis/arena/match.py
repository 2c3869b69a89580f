"""Matches: which bots meet at which tables, how often, and with which shuffles."""

import itertools
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from orbis.arena.games import Job, PlayedGame, play_games
from orbis.arena.ray_cluster import play_games_on_ray
from orbis.bots import bot_factory
from orbis.engine.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from orbis.errors import OrbisError, safe_repr
from orbis.game.layout import seed_text
from orbis.tiles import TileSet

LineUp: TypeAlias = tuple[str, ...]  # the bots at a table, by seat


@dataclass(frozen=True)
class Match:
    """A match: in each deal, every line-up plays the same shuffle once in each of its seatings."""

    line_ups: tuple[LineUp, ...]
    num_deals: int
    seed: str
    tile_set: TileSet | None = None

    @property
    def num_players(self) -> int:
        """The number of seats at a table."""
        return len(self.line_ups[0])

    @property
    def games_per_deal(self) -> int:
        """The number of games played with one shuffle."""
        return sum(len(seatings_of(line_up)) for line_up in self.line_ups)

    @property
    def num_games(self) -> int:
        """The total number of games."""
        return self.num_deals * self.games_per_deal

    def jobs(self) -> list[Job]:
        """All games, deal by deal. A longer match starts with the games of a shorter one."""
        seatings = [seating for line_up in self.line_ups for seating in seatings_of(line_up)]
        games = itertools.product(range(self.num_deals), seatings)
        return [
            Job(seating, f"{self.seed}/{deal}", first=0, tile_set=self.tile_set, number=number)
            for number, (deal, seating) in enumerate(games)
        ]


def plan_match(
    bots: Sequence[str],
    games: int,
    seed: int | str,
    players: int | None = None,
    tile_set: TileSet | None = None,
) -> Match:
    """Plan a match between bots, with `games` per line-up, rounded up to whole deals.

    Up to four bots share one table, and more than four meet in pairs; with `players`, all groups of that size meet. A
    name may be repeated. Every bot must exist.
    """
    for bot in dict.fromkeys(bots):
        bot_factory(bot)
    if games < 1:
        raise OrbisError("arena/games", f"a match needs at least one game, not {safe_repr(games)}")
    if players is None:
        players = len(bots) if MIN_PLAYERS <= len(bots) <= MAX_PLAYERS else MIN_PLAYERS
    line_ups = line_ups_of(bots, players)
    num_seatings = max(len(seatings_of(line_up)) for line_up in line_ups)
    return Match(line_ups, -(-games // num_seatings), seed_text(seed), tile_set)


def line_ups_of(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """All different groups of this many bots, except those in which a bot only meets itself."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OrbisError("arena/players", f"a table has 2, 3 or 4 seats, not {safe_repr(players)}", "S1")
    if len(bots) < players:
        message = f"{players} seats need {players} bots, not {len(bots)}; the same name may be repeated"
        raise OrbisError("arena/bots", message)
    if len(set(bots)) < 2:
        raise OrbisError("arena/bots", f"a match needs two different bots, not only {safe_repr(bots[0])}")
    groups: dict[LineUp, LineUp] = {}
    for group in itertools.combinations(bots, players):
        groups.setdefault(tuple(sorted(group)), group)
    return tuple(group for group in groups.values() if len(set(group)) > 1)


def seatings_of(line_up: LineUp) -> list[LineUp]:
    """The rotations of a line-up around the table, without duplicates; the bot in seat 0 starts."""
    rotations = [line_up[start:] + line_up[:start] for start in range(len(line_up))]
    return list(dict.fromkeys(rotations))


def play_match(match: Match, workers: int | None = None, ray: str | None = None) -> Generator[PlayedGame, None, None]:
    """Play a match in order, in local worker processes or, with an address, on a Ray cluster."""
    if ray is None:
        return play_games(match.jobs(), workers)
    return play_games_on_ray(match.jobs(), ray, workers)
