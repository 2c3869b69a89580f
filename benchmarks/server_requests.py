"""Measure single requests to the server: previews, finished games, and previews while bots play."""

import argparse
import asyncio
import os
import platform
import random
import statistics
import time

import uvloop
from known_games import random_turn
from load_client import Http, wait_until_healthy
from machine import processor
from servers import Server, new_database, orbis, orbis_on

from orbis import Game

FINISHED_GAMES = 30


def show(name: str, times: list[float]) -> None:
    """Print a line with the median, the 99th percentile and the maximum."""
    times.sort()
    p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
    print(
        f"{name:38} p50 {1000 * statistics.median(times):7.1f} ms   p99 {1000 * p99:7.1f} ms   "
        f"max {1000 * times[-1]:7.1f} ms   n {len(times)}"
    )


async def finished_game(http: Http, cookie: str, players: int) -> str:
    """Play a game between bots to the end and return its code."""
    seats = [{"kind": "bot", "level": "novice"}] * players
    answer = await http.request("POST", "/api/tables", {"seats": seats, "start": True}, cookie)
    code: str = answer["table"]["code"]
    while answer["table"]["status"] != "over":
        answer = await http.request("GET", f"/api/tables/{code}/events?after={answer['last']}&wait=10", None, cookie)
    return code


async def single_requests(server: Server, games: list[str], cookie: str, seconds: float) -> None:
    """Measure previews and the first opening of finished games, one request at a time."""
    http = Http(server.host, server.port)
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


async def beside_bots(server: Server, cookie: str, options: argparse.Namespace) -> None:
    """Run games between bots, each followed by a new one, and measure the previews of a person at the same time."""
    http, *feeders = [Http(server.host, server.port) for _ in range(1 + options.bot_games)]
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


async def prepare(server: Server, games: int) -> tuple[str, list[str]]:
    """A guest's cookie and the codes of finished games."""
    http = Http(server.host, server.port)
    await wait_until_healthy(http)
    await http.request("PUT", "/api/me", {"name": "bench"})
    return http.cookie, [await finished_game(http, http.cookie, 4) for _ in range(games)]


def main() -> None:
    """Run all measurements on SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bot-games", type=int, default=50)
    parser.add_argument("--level", default="skilled")
    options = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with new_database("sqlite") as url:
        with orbis_on(url) as server:
            cookie, games = uvloop.run(prepare(server, FINISHED_GAMES))
        with orbis_on(url) as server:  # which has none of them in memory
            uvloop.run(single_requests(server, games, cookie, options.seconds / 2))
    with orbis("sqlite") as server:
        cookie, _ = uvloop.run(prepare(server, 0))
        uvloop.run(beside_bots(server, cookie, options))


if __name__ == "__main__":
    main()
