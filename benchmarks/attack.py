"""Attack the server with one hostile client and measure what other players notice and what it costs.

The server runs with its default limits on SQLite. People play from their own addresses, one of them against a bot,
while a separate process attacks from another address. All of them share the cores of this machine.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from attacks import ATTACKS, run
from known_games import Turn, known_games, random_turn
from load_client import Http, LoadError, wait_until_healthy
from load_orbis import ProgramTable
from load_table import Measured
from machine import processor
from servers import BENCHMARKS, Server, running

from orbis import Game

Games = dict[str, list[Turn]]

PAUSE = 0.4  # seconds between two turns of a person
COMMIT_BAR, BOT_BAR = 0.1, 1.0  # seconds


@dataclass
class Result:
    """What was measured during an attack."""

    measured: Measured
    bots: list[float] = field(default_factory=list)  # seconds from a commit until the bot has answered
    memory: tuple[int, int] = (0, 0)  # bytes before, and at most
    disk: int = 0  # bytes written
    log: Counter[str] = field(default_factory=Counter)
    attacker: Counter[str] = field(default_factory=Counter)


@contextmanager
def default_server(folder: Path, files: int) -> Iterator[Server]:
    """`orbis serve` with default settings, known seeds and a limit on open files; its log is in the folder."""
    script = str(BENCHMARKS / "known_server.py")
    command = [sys.executable, script, "serve", "--port", "0", "--database", f"sqlite:///{folder}/orbis.db"]
    limited = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
    with running(limited, folder / "log", {"ORBIS_LOG_LEVEL": "info"}) as server:
        asyncio.run(wait_until_healthy(Http(server.host, server.port)))
        yield server


async def play_games(table: ProgramTable, end: float, measured: Measured) -> None:
    """Play one game after another, without hurry."""
    try:
        while time.perf_counter() < end:
            began = time.perf_counter()
            if table.progress == 1.0:
                await table.rematch()
            await table.play()
            await asyncio.sleep(max(0.0, began + PAUSE - time.perf_counter()))
    except (LoadError, OSError) as error:
        measured.errors.append(repr(error))


async def play_against_bot(server: Server, end: float, result: Result) -> None:
    """Play one person against a bot, and measure how long each turn takes."""
    http = Http(server.host, server.port, "127.0.0.20")
    await http.request("PUT", "/api/me", {"name": "Bo"})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "expert"}]
    chance = random.Random(1)
    while time.perf_counter() < end:
        table = await http.request("POST", "/api/tables", {"seats": seats, "start": True}, http.cookie)
        path = f"/api/tables/{table['table']['code']}"
        while table["table"]["status"] == "playing" and time.perf_counter() < end:
            if table["table"]["seat_to_move"] == 0:
                game = Game.from_public_state(table["state"])
                body = {"ply": game.turn, "actions": random_turn(game, chance)}
                await http.request("POST", f"{path}/turns", body, http.cookie)
                began = time.perf_counter()
                table = await next_turn(http, path, game.turn + 2)
                result.bots.append(time.perf_counter() - began)
                await asyncio.sleep(PAUSE)
            else:
                table = await next_turn(http, path, table["state"]["turn"] + 1)


async def next_turn(http: Http, path: str, ply: int) -> dict[str, object]:
    """The table once this many turns are played, or once it is over."""
    table = await http.request("GET", path, None, http.cookie)
    while table["table"]["status"] == "playing" and table["state"]["turn"] < ply:
        await http.request("GET", f"{path}/events?after={table['last']}&wait=10", None, http.cookie)
        table = await http.request("GET", path, None, http.cookie)
    return table


async def watch(process: psutil.Process, end: float) -> tuple[int, int]:
    """The memory of the server before the attack, and its maximum."""
    first = most = process.memory_info().rss
    while time.perf_counter() < end:
        most = max(most, process.memory_info().rss)
        await asyncio.sleep(0.1)
    return first, most


async def play(server: Server, games: Games, attack: str | None, seconds: float) -> Result:
    """Let people play during an attack."""
    result = Result(Measured())
    address = server.host, server.port
    tables = [ProgramTable(*address, games, 2, result.measured, f"127.0.0.{10 + number}") for number in range(3)]
    await asyncio.gather(*(table.open() for table in tables))
    end = time.perf_counter() + seconds
    with multiprocessing.Pool(1) as pool:
        attacking = pool.apply_async(run, (attack, *address, seconds)) if attack else None
        result.measured.measuring = True
        watching = asyncio.create_task(watch(server.process, end))
        playing = [play_games(table, end, result.measured) for table in tables]
        await asyncio.gather(*playing, play_against_bot(server, end, result))
        result.memory = await watching
        if attacking:
            result.attacker = await asyncio.to_thread(attacking.get, 60)
    for table in tables:
        table.close()
    return result


def attack_once(games: Games, attack: str | None, seconds: float, files: int) -> Result:
    """Run one attack against a new server with people on it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with default_server(folder, files) as server:
            result = asyncio.run(play(server, games, attack, seconds))
            result.disk = sum(file.stat().st_size for file in folder.glob("orbis.db*"))
        for line in (folder / "log").read_text(encoding="utf-8").splitlines():
            if line.startswith("{"):
                result.log[json.loads(line)["event"]] += 1
    return result


def show(name: str, result: Result) -> bool:
    """Print a line of the table; return whether the targets are met."""
    commits, bots = sorted(result.measured.commits), sorted(result.bots)
    commit, bot = (times[int(0.99 * (len(times) - 1))] for times in (commits, bots))
    median = commits[len(commits) // 2]
    before, most = result.memory
    is_met = commit <= COMMIT_BAR and bot <= BOT_BAR and not result.measured.errors
    print(
        f"| {name.replace('_', ' ')} | {1000 * median:.1f} | {1000 * commit:.0f} | {1000 * commits[-1]:.0f} | "
        f"{1000 * bot:.0f} | {len(commits)} | {len(result.measured.errors)} | {before >> 20} → {most >> 20} | "
        f"{result.disk >> 10} | {sum(result.log.values())} | {_counts(result.attacker)} |",
        flush=True,
    )
    for error in result.measured.errors[:3]:
        print(f"  {error}")
    return is_met


def _counts(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {number:,}" for name, number in counts.most_common())


def main() -> None:
    """Run all attacks, or the selected ones."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[], help="default: all of them")
    parser.add_argument("--seconds", type=float, default=30.0, help="duration of each attack")
    parser.add_argument("--files", type=int, default=1024, help="maximum open files of the server")
    options = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, {options.seconds:.0f} s each\n")
    print(
        "| attack | commit p50 ms | p99 ms | max ms | bot p99 ms | commits | errors | memory MiB | database KiB | "
        "log lines | the attacker's answers |\n|---|---|---|---|---|---|---|---|---|---|---|"
    )
    games, missed = known_games(2), []
    for name in [None, *(options.attacks or ATTACKS)]:
        if not show(name or "none", attack_once(games, name, options.seconds, options.files)):
            missed.append(name)
    if missed:
        sys.exit(f"missed: {', '.join(name or 'none' for name in missed)}")


if __name__ == "__main__":
    main()
