"""A bot that uses the API and needs only httpx: `python remote_bot.py URL`, or `URL CODE` to join that table."""

import json
import random
import sys
import time
from typing import Any

import httpx


def ask(client: httpx.Client, path: str, **body: object) -> Any:
    """Send a request and return the response; wait and retry while the server asks for it."""
    while (response := client.post(path, json=body)).status_code in (429, 503):
        time.sleep(float(response.headers.get("Retry-After", 1)))
    return response.raise_for_status().json()


def worth(state: dict[str, Any], seat: int) -> float:
    """How good a state looks: worshipers and reductions help; wildernesses and cancelled tiles do not."""
    player = state["players"][seat]
    gained: int = sum(player["realm"].values()) + 3 * len(player["reductions"])
    wasted: int = sum(tile["face"] == "wilderness" or tile["cancelled"] for tile in player["universe"])
    return gained - 4 * wasted + random.random()


def choose_turn(client: httpx.Client, table: str, ply: int, seat: int) -> list[str]:
    """Stage a turn action by action, always choosing the one whose preview looks best."""
    staged: list[str] = []
    while not (preview := ask(client, f"{table}/preview", ply=ply, actions=staged))["complete"]:
        words = [action["notation"] for action in preview["next"] if action["sensible"]]
        after = {word: ask(client, f"{table}/preview", ply=ply, actions=[*staged, word])["state"] for word in words}
        staged.append(max(words, key=lambda word: worth(after[word], seat)))
    return staged


def main(url: str, code: str | None = None) -> None:
    """Take a name, a token and a seat, and play the bot's turns until the game is over."""
    client = httpx.Client(base_url=url, timeout=60)
    client.put("/api/me", json={"name": "remote bot"}).raise_for_status()
    client.headers["Authorization"] = "Bearer " + ask(client, "/api/me/token")["token"]
    if code:
        ask(client, f"/api/tables/{code}/join")
    else:
        ask(client, "/api/tables", seats=[{"kind": "person"}, {"kind": "bot", "level": "novice"}], start=True)
    with client.stream("GET", "/api/me/stream") as stream:
        for line in map(json.loads, stream.iter_lines()):
            table = f"/api/tables/{line.get('table')}"
            if line["kind"] == "turn":
                turn = choose_turn(client, table, line["ply"], line["seat"])
                ask(client, f"{table}/turns", ply=line["ply"], actions=turn)
            elif line["kind"] == "ended":
                print(json.dumps(client.get(table).json()["points"]))
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
