"""Measure the server under load, and boardgame.io in the same run: four people at each table, who play without pause.

A move counts once all four clients have received it; its latency is the time from the commit until then. Every turn on
Orbis is checked by the rules and safe on disk before anyone hears of it; the game on boardgame.io has no rules to speak
of. Servers, databases and clients share the cores of this machine. Clients are `page`, which send what the page sends,
or `program`, which commit turns over HTTP and get whole messages. All turns are known in advance.
"""

import argparse
import os
import platform
import resource
import statistics
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import uvloop
from known_games import Turn, known_games
from load import Load, Result, Run
from load_boardgame_io import BoardgameIoTable
from load_client import Http, wait_until_healthy
from load_orbis import PageTable, ProgramTable
from load_table import LoadTable, Measured
from machine import processor
from servers import BENCHMARKS, Server, boardgame_io, orbis

NUM_PLAYERS: Final = 4
MAX_RUNS: Final = 4  # with one server, until enough is measured
MIN_SHARE: Final = 0.75  # of the time, which is enough
KNOWN: Final = [str(BENCHMARKS / "known_server.py")]
COLUMNS: Final = (
    "server | clients | load | moves/s | p50 ms | p95 ms | p99 ms | rematches | errors | "
    "CPU of the server | of the clients | memory"
)


@dataclass
class Phase:
    """One kind of server under one kind of load, and what came of it in each round."""

    server: str
    start: Callable[[], AbstractContextManager[Server]]
    clients: str
    rate: float = 0.0
    rematches: bool = False
    results: list[Result] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What it is, in a few words."""
        return f"{self.server}, {self.clients} clients, {self.load}"

    @property
    def load(self) -> str:
        """The moves per second that the clients want."""
        return f"{self.rate:.0f}/s" if self.rate else "max"

    def run(self, games: dict[str, list[Turn]], options: argparse.Namespace) -> None:
        """Start the server, measure it, and stop it."""
        load = Load(self.rate, options.seconds, options.warmup, self.rematches)
        with self.start() as server:
            self.results.append(uvloop.run(self._run(server, games, load, options.tables)))

    async def _run(self, server: Server, games: dict[str, list[Turn]], load: Load, num_tables: int) -> Result:
        """A run ends when a game does, so several may be needed; each has tables of its own."""
        result = Result(Measured())
        if self.clients != "boardgame.io":
            await wait_until_healthy(Http(server.host, server.port))
        for _ in range(MAX_RUNS):
            if result.seconds < MIN_SHARE * load.seconds:
                tables = [self._table(server, games, result.measured) for _ in range(num_tables)]
                await Run(tables, load, result).run(server.process)
        return result

    def _table(self, server: Server, games: dict[str, list[Turn]], measured: Measured) -> LoadTable:
        if self.clients == "boardgame.io":
            return BoardgameIoTable(server.host, server.port, NUM_PLAYERS)
        kind = PageTable if self.clients == "page" else ProgramTable
        return kind(server.host, server.port, games, NUM_PLAYERS, measured)

    def rates(self) -> list[float]:
        """Moves per second, in each round."""
        return [result.rate for result in self.results]

    def latencies(self, part: float) -> list[float]:
        """A percentile of the latencies in milliseconds, in each round."""
        return [1000 * percentile(result.measured.moves, part) for result in self.results]

    def row(self) -> str:
        """A row of the table."""
        results = self.results
        cells = [
            self.server,
            self.clients,
            self.load,
            spread(self.rates()),
            *(spread(self.latencies(part)) for part in (0.5, 0.95, 0.99)),
            str(sum(result.measured.games for result in results)) if self.rematches else "",
            str(sum(len(result.measured.errors) for result in results)),
            f"{statistics.median(100 * result.server_cpu for result in results):.0f} %",
            f"{statistics.median(100 * result.client_cpu for result in results):.0f} %",
            f"{max(result.memory for result in results) >> 20} MiB",
        ]
        return f"| {' | '.join(cells)} |"


def percentile(values: Iterable[float], part: float) -> float:
    """The value below which this part of all values lies; nothing measured is endless."""
    ordered = sorted(values)
    return ordered[int(part * (len(ordered) - 1))] if ordered else float("inf")


def spread(values: list[float]) -> str:
    """The median of several rounds, with the lowest and the highest."""
    median = f"{statistics.median(values):.0f}"
    return median if len(values) == 1 else f"{median} ({min(values):.0f}–{max(values):.0f})"


def phases(options: argparse.Namespace) -> list[Phase]:
    """What is measured."""
    sqlite = partial(orbis, "sqlite", script=KNOWN)
    postgresql = partial(orbis, "postgresql", options.workers, script=KNOWN)
    found = []
    if "sqlite" in options.servers:
        for clients in options.clients:
            found.append(Phase("Orbis, SQLite", sqlite, clients))
            found.append(Phase("Orbis, SQLite", sqlite, clients, options.rate))
    if "boardgame.io" in options.servers:
        found.append(Phase("boardgame.io, memory", partial(boardgame_io, "memory"), "boardgame.io"))
        found.append(Phase("boardgame.io, memory", partial(boardgame_io, "memory"), "boardgame.io", options.rate))
        found.append(Phase("boardgame.io, FlatFile", partial(boardgame_io, "files"), "boardgame.io"))
    if "postgresql" in options.servers:
        name = f"Orbis, PostgreSQL, {options.workers} workers"
        found += [Phase(name, postgresql, clients, options.shared_rate, True) for clients in options.clients]
    return found


def compare(measured: list[Phase]) -> None:
    """Print how the fastest loads compare."""
    rates = {(phase.server, phase.clients): statistics.median(phase.rates()) for phase in measured if not phase.rate}
    ours = rates.get(("Orbis, SQLite", "page"))
    for (server, clients), rate in rates.items():
        if ours and rate and clients == "boardgame.io":
            print(f"Orbis on SQLite with page clients reaches {ours / rate:.2f} of the rate of {server}.")


def main() -> None:
    """Run the selected measurements, round by round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    servers = ["sqlite", "boardgame.io", "postgresql"]
    parser.add_argument("--servers", nargs="+", choices=servers, default=servers)
    parser.add_argument("--clients", nargs="+", choices=["page", "program"], default=["page", "program"])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=600.0, help="moves per second on SQLite and boardgame.io")
    parser.add_argument("--shared-rate", type=float, default=300.0, help="moves per second on PostgreSQL")
    parser.add_argument("--seconds", type=float, default=12.0, help="to measure, at most")
    parser.add_argument("--warmup", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2, help="processes with PostgreSQL")
    options = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    print(
        f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {options.tables} tables of "
        f"{NUM_PLAYERS}, {options.rounds} rounds of up to {options.seconds:.0f} s: median (lowest–highest)\n"
    )
    games, selected = known_games(NUM_PLAYERS), phases(options)
    for number in range(options.rounds):
        for phase in selected:
            print(f"round {number + 1}: {phase.name}", file=sys.stderr, flush=True)
            phase.run(games, options)
    print(f"| {COLUMNS} |\n|{'---|' * (COLUMNS.count('|') + 1)}")
    for phase in selected:
        print(phase.row())
    print()
    compare(selected)
    for error in [error for phase in selected for result in phase.results for error in result.measured.errors][:5]:
        print("ERROR", error[:300])


if __name__ == "__main__":
    main()
