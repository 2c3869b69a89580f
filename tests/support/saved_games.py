"""Games as the page keeps them in the browser, played by Python's bots."""

import random
from functools import cache
from typing import Any

from playwright.sync_api import Page
from server_client import Form

from orbis import Game
from orbis.bots import bot_factory, play_choice

LATEST = 1_790_000_000.0
_KEEP = """games => new Promise(done => {
    localStorage.setItem("orbis.local", "1");
    const request = indexedDB.open("orbis", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("games");
    request.onsuccess = () => {
        const changing = request.result.transaction("games", "readwrite");
        for (const [code, game] of Object.entries(games)) changing.objectStore("games").put(game, code);
        changing.oncomplete = () => { request.result.close(); done(); };
    };
})"""
_KEPT = """() => new Promise(done => {
    const request = indexedDB.open("orbis", 1);
    request.onsuccess = () => {
        const found = request.result.transaction("games").objectStore("games").getAll();
        found.onsuccess = () => { request.result.close(); done(found.result); };
    };
})"""


@cache
def played_game(seed: str, players: int = 2, bot: str = "random", turns: int | None = None) -> Game:
    """A game that a bot played in all seats, to its end or so many turns."""
    first = random.Random(seed).randrange(players)
    game = Game(players, seed, first=first)
    chooser = bot_factory(bot)(seed)
    while not game.over and (turns is None or game.turn < turns):
        play_choice(game, chooser)
    return game


def saved_game(game: Game, levels: tuple[str, ...] = ("novice",), *, ended_at: float = 1e9, **changed: Any) -> Form:
    """The game of a player against bots of these levels, or of several people at one screen without any."""
    assert game.seed is not None
    seats: list[Form] = [{"kind": "person", "name": "Ada", "level": None}]
    seats += [{"kind": "bot", "name": None, "level": level} for level in levels]
    seats += [{"kind": "person", "name": name, "level": None} for name in ("Bo", "Cy", "Di")]
    num_turns = len(game.notation)
    return {
        "version": 1,
        "code": f"local-{game.seed}",
        "seed": game.seed,
        "first": int(game.state.first),
        "seats": seats[: game.num_players],
        "tiles": None,
        "botPause": 0,
        "turns": list(game.notation),
        "times": [ended_at - num_turns + number for number in range(num_turns + 1)],
        "discarded": False,
        "rematch": None,
        **changed,
    }


def keep(page: Page, *games: Form) -> None:
    """Put games into the browser."""
    page.evaluate(_KEEP, {game["code"]: game for game in games})


def kept(page: Page) -> list[Form]:
    """What is in the browser."""
    games: list[Form] = page.evaluate(_KEPT)
    return games


def finished_games() -> list[Form]:
    """Games of all kinds, the latest first: reviewed, against several bots, at one screen, ended early."""
    review = [{"losses": [0.0, 1.25, 3.5] * 5, "marks": [None, "inaccuracy", "blunder"] * 5}] * 3
    return [
        saved_game(played_game("list", 2, "greedy"), ended_at=LATEST),
        saved_game(played_game("reviewed", 3, "greedy"), ("expert", "novice"), ended_at=LATEST - 86_400, review=review),
        saved_game(played_game("large", 4, "greedy"), ("novice",) * 3, ended_at=LATEST - 2 * 86_400),
        saved_game(played_game("shared", 2, "greedy"), (), ended_at=LATEST - 3 * 86_400),
        saved_game(played_game("discarded", 2, "greedy", 9), ended_at=LATEST - 4 * 86_400, discarded=True),
    ]
