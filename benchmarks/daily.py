"""Measure the deal of the day after midnight: everybody comes, starts, plays, and compares results."""

import argparse
import asyncio
import os
import platform
import random
import time
from collections import defaultdict
from dataclasses import dataclass, field

import uvloop
from daily_server import AHEAD
from load_client import Form, Http, LoadError, wait_until_healthy
from machine import processor
from server_requests import show
from servers import BENCHMARKS, Server, orbis

from orbis.bots import bot_factory, play_choice
from orbis.game import Game
from orbis.game.layout import seed_hash

DAY = 86_400
UNTIL_MIDNIGHT = 40.0  # seconds, to start the server
GAMES = 240  # different ones, which the players share
LEVELS = ("beginner", "novice", "casual", "skilled", "expert")
BAR_MS = 200.0
COUNTED = ("fetch", "start", "result", "results", "my results")


@dataclass
class Measured:
    """How long each kind of request took, and what failed."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    errors: list[str] = field(default_factory=list)


def games_of(deal: Form) -> list[list[str]]:
    """Games of a deal, with bots of all levels in the person's seat."""
    return [_game_of(deal, LEVELS[number % len(LEVELS)], str(number)) for number in range(GAMES)]


def _game_of(deal: Form, level: str, seed: str) -> list[str]:
    game = Game(len(deal["seats"]), deal["seed"], first=deal["first"])
    bots = [
        bot_factory(level)(seed) if seat["level"] is None else bot_factory(seat["level"])(f"{deal['seed']}/bots")
        for seat in deal["seats"]
    ]
    while not game.over:
        play_choice(game, bots[game.player])
    return game.notation


async def after_midnight(http: Http) -> Form:
    """The new deal, as soon as it is there; the hash that was shown before must be its own."""
    before = await http.request("GET", "/api/deals/today")
    async with asyncio.timeout(2 * UNTIL_MIDNIGHT):  # no midnight comes if the server took longer to start
        while (found := await http.request("GET", "/api/deals/today"))["today"] == before["today"]:
            await asyncio.sleep(0.05)
    deal: Form = found["deal"]
    assert before["next"] == {"date": deal["date"], "seed_hash": seed_hash(deal["seed"])}
    return deal


async def play(server: Server, measured: Measured, name: str, day: str, turns: list[str], seconds: float) -> None:
    """One player from the first request to the last."""
    http = Http(server.host, server.port)

    async def ask(kind: str, method: str, path: str, body: Form | None = None) -> Form:
        began = time.perf_counter()
        answer = await http.request(method, path, body, http.cookie)
        measured.times[kind].append(time.perf_counter() - began)
        return answer

    try:
        await ask("fetch", "GET", "/api/deals/today")
        await ask("new guest", "PUT", "/api/me", {"name": name})
        await ask("start", "POST", f"/api/deals/{day}/start", {})
        http.close()
        await asyncio.sleep(seconds)
        await ask("result", "POST", f"/api/deals/{day}/result", {"turns": turns})
        await ask("results", "GET", f"/api/deals/{day}/results")
        await ask("my results", "GET", "/api/me/deals")
    except (LoadError, OSError) as error:
        measured.errors.append(repr(error))
    http.close()


async def run(server: Server, options: argparse.Namespace) -> Measured:
    """Let all players come at random moments."""
    http, measured, chance = Http(server.host, server.port), Measured(), random.Random(1)
    await wait_until_healthy(http)
    deal = await after_midnight(http)
    http.close()  # the server would, while nobody uses the connection
    games = games_of(deal)
    print(f"{deal['date']}: {len(deal['seats'])} players, {len({tuple(game) for game in games})} different games")
    arrivals = sorted(chance.uniform(0, options.seconds) for _ in range(options.players))
    began, cpu = time.perf_counter(), sum(server.process.cpu_times()[:2])
    playing = []
    for number, arrival in enumerate(arrivals):
        await asyncio.sleep(max(0.0, began + arrival - time.perf_counter()))
        turns, seconds = chance.choice(games), chance.uniform(0.5, 1.5) * options.play_seconds
        playing.append(asyncio.create_task(play(server, measured, f"p{number}", deal["date"], turns, seconds)))
    await asyncio.gather(*playing)
    elapsed = time.perf_counter() - began
    used = sum(server.process.cpu_times()[:2]) - cpu
    print(f"{options.players} players in {elapsed:.0f} s; the server used {100 * used / elapsed:.0f} % of a core")
    await _check_counts(http, deal["date"], options.players - len(measured.errors))
    return measured


async def _check_counts(http: Http, day: str, players: int) -> None:
    """Everybody who was acknowledged is counted."""
    turns = games_of((await http.request("GET", f"/api/deals/{day}"))["deal"])[0]
    await http.request("PUT", "/api/me", {"name": "last"})
    await http.request("POST", f"/api/deals/{day}/result", {"turns": turns}, http.cookie)
    found = await http.request("GET", f"/api/deals/{day}/results", None, http.cookie)
    assert found["players"] == sum(count["players"] for count in found["counts"]) == players + 1, found["players"]


def _p99_of(measured: tuple[str, list[float]]) -> tuple[str, float]:
    kind, times = measured
    return kind, sorted(times)[int(0.99 * len(times))]


def main() -> None:
    """Run it once; by default, all players within ten minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=600.0, help="within which they come")
    parser.add_argument("--play-seconds", type=float, default=60.0, help="how long a game takes on average")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    load = " ".join(f"{average:.1f}" for average in os.getloadavg())
    print(f"{processor()}, {os.cpu_count()} cores, load {load}, Python {platform.python_version()}")
    os.environ[AHEAD] = str(DAY - (time.time() + UNTIL_MIDNIGHT) % DAY)
    with orbis(options.database, options.workers, (str(BENCHMARKS / "daily_server.py"),)) as server:
        measured = uvloop.run(run(server, options))
    for kind, times in measured.times.items():
        show(kind, times)
    worst = 1000 * max(p99 for kind, p99 in map(_p99_of, measured.times.items()) if kind in COUNTED)
    print(f"errors: {len(measured.errors)}; highest p99 of the deal's requests: {worst:.0f} ms, at most {BAR_MS:.0f}")
    for error in measured.errors[:5]:
        print(error)
    if measured.errors or worst > BAR_MS:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
