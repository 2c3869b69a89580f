"""Whole games in Firefox and WebKit: `make browsers` plays them, and takes pictures into build/browsers to look at."""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from engine_player import EnginePlayer
from engines import PATIENCE_S, Browser, Firefox, WebKit
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, sample_table, table_with
from server_client import Person, Refusal, Seated
from server_process import RunningServer, server_thread

from orbis import Game

FOLDER = Path(__file__).parents[2] / "build" / "browsers"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
ESCAPE = "\ue00c"
SHARED_TURNS = 6  # of the game with somebody else
REVIEW_S = 180.0
TOTALS = "() => [...document.querySelectorAll('[data-region=end] tr.total td')].map((each) => parseInt(each.innerText))"
SAVED = """code => new Promise((done) => {
    const request = indexedDB.open("orbis", 1);
    request.onsuccess = () => {
        const found = request.result.transaction("games").objectStore("games").get(code);
        found.onsuccess = () => done(found.result);
    };
})"""


class Visit:
    """Somebody who comes to the server with one of the browsers."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser = browser
        self.server = server
        self.player = EnginePlayer(browser)

    def go(self, address: str) -> None:
        """Open an address of the server."""
        self.browser.go(self.server.url + address)

    def take_picture(self, name: str, size: str) -> None:
        """Save what the page looks like."""
        self.browser.point(1, 1)  # nothing is explained
        self.browser.run("() => new Promise((done) => setTimeout(done, 300))")
        (FOLDER / f"{self.browser.name}-{name}-{size}.png").write_bytes(self.browser.picture())

    def be(self, person: Person) -> None:
        """Be somebody whom the server knows."""
        self.go("/rules")
        self.browser.run("cookie => { document.cookie = `orbis=${cookie}; path=/`; }", person.http.cookies["orbis"])

    # What is checked

    def play_against_bots(self) -> None:
        """A whole game in the page itself, from the front page to its review."""
        self.go("/")
        self.browser.click("button.primary.large")
        reload_at = 9
        for number in range(15):
            self.player.wait_for_turn()
            self.player.check_fit()
            if number == 5:
                self.ask_for_hint()
            if number == reload_at:
                self.reload_within_turn()
            self.player.play_turn()
        assert self.player.wait_for_turn() == "over"
        self.skip_scoring()
        code = self.browser.url.rpartition("/")[2]
        saved = self.browser.run(SAVED, code)
        game = Game(len(saved["seats"]), saved["seed"], first=saved["first"])
        for turn in saved["turns"]:
            game.play_turn(turn)
        assert game.over
        assert self.browser.run(TOTALS) == [player.total for player in game.score().players]
        self.review()

    def skip_scoring(self) -> None:
        """Go to the result."""
        self.browser.wait_for("[data-region=end]:is([data-phase=scoring], [data-phase=result])")
        if self.browser.attribute("[data-region=end]", "data-phase") != "result":
            self.browser.click("[data-region=end] [data-action=skip]")
        self.browser.wait_for("[data-region=end][data-phase=result]")

    def ask_for_hint(self) -> None:
        """Look at what the best bot would do."""
        self.browser.click("[data-tool=hint]")
        self.browser.wait_for("[data-hint]")
        self.browser.press(ESCAPE)
        self.browser.wait("() => !document.querySelector('dialog[open]')")

    def reload_within_turn(self) -> None:
        """What was staged is still there after a reload."""
        self.player.choose("[data-place]")
        before = (self.player.ply, self.player.staged)
        self.browser.reload()
        self.player.wait_for_turn()
        assert (self.player.ply, self.player.staged) == before

    def review(self) -> None:
        """From the end of a game to its replay, and a turn of its review."""
        self.browser.click("[data-region=end] [data-action=replay]")
        self.browser.click("[data-action=review]")
        self.browser.wait_for("[data-bar]", REVIEW_S)
        self.browser.click("[data-action=first]")
        self.browser.click("[data-action=next-turn]")
        self.browser.wait_for("[data-reviewed]", REVIEW_S)

    def play_with_somebody(self) -> None:
        """Some turns with a person elsewhere, at a table of the server."""
        bo = Person(self.server.url, "Bo")
        table = bo.create("person", "open", first=0)
        self.go(f"/t/{table.code}")
        self.browser.click("form input[required]")
        for letter in "Zo":
            self.browser.press(letter)
        self.browser.click("button[form]")
        start(table)
        for ply in range(SHARED_TURNS):
            if ply % 2 == 0:
                table.commit(ply, table.random_turn(ply, self.player.chance))
            else:
                self.player.wait_for_turn()
                self.player.check_fit()
                turn = self.player.play_turn()
                table.read(0, wait=10)
                events = [event for event in table.read()["events"] if event["kind"] == "turn"]
                assert events[-1]["turn"] == turn
        assert table.look()["state"]["turn"] == SHARED_TURNS

    def change_settings(self) -> None:
        """All languages, and the window of the settings."""
        self.go("/")
        for language, word in (("de", "Regeln"), ("ru", "Правила"), ("pl", "Zasady"), ("en", "Rules")):
            self.browser.choose("header select", language)
            self.browser.wait("word => document.querySelector('header').innerText.includes(word)", word)
        self.browser.click("header button")
        self.browser.wait_for("dialog[open]")
        self.browser.press(ESCAPE)

    def take_pictures(self, size: str) -> None:
        """All that is worth a look."""
        self.browser.resize(*SIZES[size])
        ada = Person(self.server.url, "Ada")
        self.be(ada)
        for name, address, ready in (("front", "/", "h1"), ("rules", "/rules", "main h1"), ("tiles", "/tiles", "h1")):
            self.go(address)
            self.browser.wait_for(ready)
            self.take_picture(name, size)
        for name, ply, turn in (
            ("take", 20, ""),
            ("place", 20, "a3"),
            ("pay", 9, "a2 1<"),
            ("complete", 20, "a3 2.1 -B"),
        ):
            self.go(f"/t/{table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:ply], 3).code}")
            self.player.wait_for_turn()
            if turn:
                self.player.stage(turn)
            self.player.check_fit()
            self.take_picture(name, size)
        self.go(f"/t/{sample_table(ada).code}")
        self.skip_scoring()
        self.take_picture("end", size)
        self.review()
        self.take_picture("review", size)

    def check(self, part: Callable[..., None], *arguments: str) -> None:
        """Do something, in which no script may fail."""
        start = time.monotonic()
        try:
            part(*arguments)
        except BaseException:
            (FOLDER / f"{self.browser.name}-failed.png").write_bytes(self.browser.picture())
            raise
        troubles = self.browser.troubles()
        assert not troubles, "\n".join([f"{self.browser.name}, {part.__name__}:", *troubles])
        print(f"{self.browser.name}: {part.__name__}, {time.monotonic() - start:.0f} s", flush=True)


def start(table: Seated) -> None:
    """Start the game as soon as everybody is there."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            table.do("start")
            return
        except Refusal:
            assert time.monotonic() < end, "nobody came"
            time.sleep(0.1)


def visit(engine: type[Firefox] | type[WebKit], only: str | None) -> None:
    """Do everything in one browser."""
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory() as data,
        server_thread(Path(data), analysis_simulations=100) as server,
        engine(Path(home)) as browser,
    ):
        visit = Visit(browser, server)
        browser.resize(*SIZES["desktop"])
        for part in (visit.play_with_somebody, visit.change_settings, visit.play_against_bots):
            if only in (None, part.__name__):
                visit.check(part)
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory() as data,
        server_thread(Path(data), analysis_simulations=100) as server,
        engine(Path(home), moving=False) as browser,
    ):
        visit = Visit(browser, server)
        for size in SIZES:
            if only in (None, "take_pictures"):
                visit.check(visit.take_pictures, size)


def main() -> None:
    """Visit with all browsers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=["firefox", "webkit"], help="only this one")
    parser.add_argument("--only", help="only this part")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    engines = [engine for engine in (Firefox, WebKit) if chosen.engine in (None, engine.name)]
    for engine in engines:
        if missing := engine.missing():
            print(f"{engine.name}: left out, {' and '.join(missing)} missing; apt-get install {engine.packages}")
        else:
            visit(engine, chosen.only)
    if all(engine.missing() for engine in engines):
        sys.exit("No browser was tried.")


if __name__ == "__main__":
    main()
