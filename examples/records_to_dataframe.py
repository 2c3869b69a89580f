"""A thousand records as a pandas DataFrame, one row per player.

A record contains the result of its game, and its turns show the rest: here, which god a player took, and when. The
records come from a file written by `orbis simulate` or `orbis arena`, or from games that a bot plays now.

    python examples/records_to_dataframe.py
    python examples/records_to_dataframe.py --games 200 --players 3 --bot random --csv players.csv
    orbis simulate --games 1000 --out games.jsonl && python examples/records_to_dataframe.py --records games.jsonl
"""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

import pandas as pd

from orbis.arena import Job, play_games
from orbis.records import Record, RecordError, read_records

POINTS = ["regions", "wilderness", "god_points", "temple_token", "total"]


def read_all(path: Path) -> Iterator[Record]:
    """The records of a file. An unreadable one is an error."""
    for _, record in read_records(path):
        if isinstance(record, RecordError):
            raise record
        yield record


def new_records(options: argparse.Namespace) -> Iterator[Record]:
    """The records of new games, with the same bot in every seat."""
    jobs = [Job((options.bot,) * options.players, f"{options.seed}/{number}") for number in range(options.games)]
    return (game.record for game in play_games(jobs, options.workers))


def rows_of(number: int, record: Record) -> Iterator[dict[str, object]]:
    """One row per player of a game; none for an unfinished game."""
    if record.result is None:
        return
    players = len(record.seats)
    for player, result in enumerate(record.result.players):
        order = (player - record.first) % players
        turns = record.turns[order::players]  # every player has one turn per round
        god_round = next((round_ for round_, turn in enumerate(turns, 1) if turn.startswith("@")), None)
        yield {
            "game": number,
            "seed": record.seed,
            "players": players,
            "seat": order + 1,  # in turn order; the starting player is 1
            "name": record.seats[player].name,
            "turns": len(record.turns),
            "god": None if god_round is None else turns[god_round - 1].split()[0].removeprefix("@"),
            "god_round": god_round,
            "regions": result.regions,
            "wilderness": result.wilderness,
            "god_points": result.god,
            "temple_token": result.temple_token,
            "total": result.total,
            "worshipers": result.worshipers,
            "winner": player in record.result.winners,
        }


def table_of(records: Iterable[Record]) -> pd.DataFrame:
    """All players of all finished games."""
    return pd.DataFrame([row for number, record in enumerate(records) for row in rows_of(number, record)])


def summary(table: pd.DataFrame, by: str) -> pd.DataFrame:
    """Mean points and wins, grouped by a column."""
    groups = table.groupby(by)
    return groups[POINTS].mean().assign(wins=groups["winner"].mean(), number=groups.size())


def main() -> None:
    """Read or play the games and summarize them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--records", type=Path, metavar="FILE", help="a file of records to use instead of new games")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy", help="a bot from docs/bots.md")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="number of processes; default: one per core")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the whole table to this file")
    options = parser.parse_args()

    table = table_of(read_all(options.records) if options.records else new_records(options))
    print(f"{table['game'].nunique()} games, {len(table)} players\n")
    print(table[["seed", "seat", "god", *POINTS, "winner"]].head(4).to_string(index=False))
    for by in ("god", "seat"):
        print(f"\nMeans by {by}:")
        print(summary(table, by).round(2).to_string())
    if options.csv:
        table.to_csv(options.csv, index=False)


if __name__ == "__main__":
    main()
