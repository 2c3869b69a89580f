"""Tables in the page itself, for tests: the same shuffles every time, and games that go on from anywhere."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

REVIEW_MS = 90_000  # much longer than it takes, as the machine may be busy
# Random numbers that do not depend on chance, but are never the same twice.
_NUMBERS = """seed => {
    let word = seed;
    crypto.getRandomValues = array => {
        for (let index = 0; index < array.length; index++) {
            word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
            array[index] = word >>> 24;
        }
        return array;
    };
}"""
_CHANGE = """([code, changed]) => new Promise(done => {
    const request = indexedDB.open("orbis", 1);
    request.onsuccess = () => {
        const games = request.result.transaction("games", "readwrite").objectStore("games");
        const found = games.get(code);
        found.onsuccess = () => games.put({...found.result, ...changed}, code);
        games.transaction.oncomplete = done;
    };
})"""

_TILES = """code => new Promise(done => {
    const request = indexedDB.open("orbis", 1);
    request.onsuccess = () => {
        const found = request.result.transaction("games").objectStore("games").get(code);
        found.onsuccess = () => done(found.result.tiles);
    };
})"""


def deal_alike(page: Page, seed: int) -> None:
    """Let the games that are created here be the same in every run."""
    page.evaluate(_NUMBERS, seed)


def change_game(page: Page, **changed: object) -> None:
    """Change the game on the screen as it is kept, and load it again."""
    page.evaluate(_CHANGE, [page.url.rpartition("/")[2], changed])
    page.reload()


def custom_tiles(page: Page) -> Any:
    """The tile set of the game on the screen as it is kept; None if it is the standard one."""
    return page.evaluate(_TILES, page.url.rpartition("/")[2])


def played(turns: Sequence[str]) -> dict[str, object]:
    """The fields of a game where these turns were played."""
    return {"turns": list(turns), "times": list(range(len(turns) + 1))}
