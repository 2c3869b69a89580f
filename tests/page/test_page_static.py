"""The page on a static host: it works in any folder, at every address, and asks no server for anything."""

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from odd_tile_sets import random_tile_set
from page_browser import PHONE, Visitors
from page_checks import missing_words, small_targets, too_wide, violations
from page_local import REVIEW_MS
from page_player import Player
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Browser, Page, expect
from sample_records import sample_record
from static_host import StaticHost

from orbis.cli.page import write_page
from orbis.records import write_records


@pytest.fixture(scope="module", params=["/", "/some/sub/path/"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    folder = tmp_path_factory.mktemp("static") / "page"
    write_page(folder, None, force=False)
    with StaticHost(folder, request.param) as host:
        yield host


@pytest.fixture
def readers(browser: Browser, host: StaticHost) -> Iterator[Visitors]:
    """People who come to the host; nothing may go wrong, and nobody may ask for an API."""
    readers = Visitors(browser, host.url)
    yield readers
    readers.leave()
    assert [path for path in host.requests if "/api" in path] == []


def address(page: Page, host: StaticHost) -> str:
    """The address without that of the page."""
    return page.url.removeprefix(host.url)


def test_all_links_lead_to_screens_of_the_page(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(host.url)
    for name in ("learn", "rules", "tiles"):
        page.locator(f"header a[href$={name}]").click()
        expect(page.locator("main h1").first).to_be_visible()
        assert address(page, host) == name
        page.locator("header a.home").click()
        expect(page.get_by_role("heading", name="Play with others")).to_be_visible()
        assert address(page, host) == ""


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("rules#U4", "[id=U4]"),
        ("learn", "[data-lesson]"),
        ("tiles?x=1", "main h1"),
        ("workshop", "[data-action=standard]"),
        ("games", "[data-empty]"),
        ("index.html", "text=Create a universe in fifteen turns"),
        ("t/abcd2345", "text=This copy of Orbis has no server"),
        ("t/abcd2345/replay?turn=3", "text=This copy of Orbis has no server"),
        ("nowhere", "text=There’s nothing at this address."),
        ("nowhere/at/all/", "text=There’s nothing at this address."),
    ],
)
def test_every_address_is_opened_by_the_page(readers: Visitors, host: StaticHost, path: str, shown: str) -> None:
    # As hosts answer unknown paths.
    readers.troubles.allow(r"404 GET [\w/]*/(rules|learn|tiles|workshop|games|t/abcd2345|nowhere)\b")
    page = readers.come(host.url + path)
    expect(page.locator(shown).first).to_be_visible()
    expect(page).to_have_url(host.url + path)


def test_nothing_is_offered_that_needs_a_server(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(host.url)
    expect(page.get_by_role("heading", name="Runs in your browser")).to_be_visible()
    for button in ("Create a table", "Join", "Change name", "Use on another device"):
        expect(page.get_by_role("button", name=button, exact=True)).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_text("My games")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_game_is_played_listed_and_opened_again(readers: Visitors, host: StaticHost) -> None:
    readers.troubles.allow(r"404 GET [\w/]*/t/local-")  # as hosts answer unknown paths
    page = readers.come(host.url)
    page.get_by_label("3 bots").check()
    page.locator("[data-level=skilled]").click()
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    ply = player.ply
    page.reload()
    player.wait_for_turn()
    assert player.ply == ply
    page.goto(host.url)
    page.locator("a[href*='/t/local-']").click()
    player.wait_for_turn()
    assert player.ply == ply


def choose_tiles(page: Page, name: str, text: str) -> None:
    file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_new_game_with_custom_tiles(readers: Visitors, host: StaticHost) -> None:
    tiles = random_tile_set(random.Random("page"), "any")
    page = readers.come(host.url)
    page.get_by_role("button", name="New game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Time per turn")).to_have_count(0)
    dialog.get_by_role("button", name="Add a seat").click()
    dialog.get_by_label("Seat 3", exact=True).select_option("person")
    dialog.get_by_label("Name for seat 1").fill("Ada")
    dialog.get_by_label("Name for seat 3").fill("Bo")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("First player").select_option(label="Seat 3")
    choose_tiles(page, "tiles.toml", 'name = "mine"')
    expect(dialog.get_by_role("alert")).to_contain_text("TOML")
    broken = copy.deepcopy(tiles)
    broken["regions"][0]["cp"] = 21
    broken["regions"][1]["effect"] = "orchard"
    choose_tiles(page, "tiles.json", json.dumps(broken))
    expect(dialog.get_by_role("alert")).to_contain_text("cp: must be a whole number from 0 to 20, not 21")
    expect(dialog.get_by_role("alert")).to_contain_text("effect: must be one of farm")
    choose_tiles(page, "tiles.json", json.dumps(tiles))
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(dialog.get_by_text(tiles["name"])).to_be_visible()
    dialog.get_by_role("button", name="Start").click()
    player = Player(page)
    player.wait_for_turn()
    expect(page.get_by_label("Universe: Bo", exact=True)).to_be_visible()


def test_a_record_is_replayed_from_a_file(readers: Visitors, host: StaticHost, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records = [sample_record("3 players"), sample_record("no seed"), sample_record("odd tiles, forests")]
    write_records(records, file)
    page = readers.come(host.url)
    page.locator("input[type=file]").first.set_input_files(file)
    for number, record in enumerate(records):
        page.locator(".games select").select_option(str(number))
        expect(page.locator(".games")).to_have_attribute("aria-busy", "false")
        page.locator("[data-action=last]").click()
        expect(page.locator("input[type=range]")).to_have_value(str(len(record.turns)))
        expect(page).to_have_url(re.compile(rf"\?turn={len(record.turns)}$"))  # the next game starts at its beginning
    page.locator(".games select").select_option("1")  # without a seed
    expect(page.locator(".games")).to_have_attribute("aria-busy", "false")
    page.locator("[data-action=review]").click()
    expect(page.locator("[data-bar]").first).to_be_visible(timeout=REVIEW_MS)


def test_the_front_page_is_for_everyone(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(host.url, size=PHONE)
    expect(page.get_by_role("heading", name="Runs in your browser")).to_be_visible()
    assert violations(page) == []
    for language in LANGUAGES:
        choose_language(page, language)
        assert [*missing_words(page), *too_wide(page), *small_targets(page)] == []


def test_the_manifest_is_complete_wherever_the_page_is(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(host.url)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = found["manifest"]
    assert manifest["startUrl"] == manifest["scope"] == manifest["id"] == host.url
    for icon in manifest["icons"]:
        assert page.request.get(icon["url"]).ok
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_folder_for_a_known_address_says_where_its_picture_is(tmp_path: Path) -> None:
    write_page(tmp_path / "page", "https://example.org/orbis", force=False)
    index = (tmp_path / "page" / "index.html").read_text("utf-8")
    assert '<meta property="og:image" content="https://example.org/orbis/og.png"' in index
    assert '<script type="module" crossorigin src="./assets/' in index
