"""From the second visit on the page works without a network, and a new version never breaks an open tab."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_browser import Visitors
from page_player import Player
from page_words import choose_language
from playwright.sync_api import Browser, Page, expect
from server_process import RunningServer
from static_host import StaticHost

from orbis.cli.page import write_page
from orbis.server.built_page import FOLDER

READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
CACHES = "caches.keys()"
OPENED = """navigator.serviceWorker.ready.then(({ active }) =>
    active.postMessage({ script: document.querySelector('script[type=module]').src }))"""
STORED = """async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
}"""
SECOND = '<meta name="second">'
UPDATE = "navigator.serviceWorker.ready.then((registration) => void registration.update())"
NOTICE = """() => {
    globalThis.taken = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => globalThis.taken = true);
}"""
TAKEN_OVER = "globalThis.taken && navigator.serviceWorker.controller.state === 'activated'"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_page(tmp_path / "page", None, force=False)
    return tmp_path / "page"


@pytest.fixture
def host(folder: Path) -> Iterator[StaticHost]:
    with StaticHost(folder, "/games/orbis/") as host:
        yield host


@pytest.fixture
def readers(browser: Browser, host: StaticHost) -> Iterator[Visitors]:
    readers = Visitors(browser, host.url)
    yield readers
    readers.leave()


def come_to_stay(visitors: Visitors, address: str) -> Page:
    """Somebody whose browser has stored the page."""
    page = visitors.come(address, offline=True)
    assert page.evaluate(READY) in ("activating", "activated")
    return page


def update(page: Page) -> None:
    """Let a new version arrive and take over."""
    page.wait_for_function("navigator.serviceWorker.controller")
    page.evaluate(NOTICE)
    page.evaluate(UPDATE)
    page.wait_for_function(TAKEN_OVER)


def go_offline(page: Page, host: StaticHost) -> None:
    """Neither a network nor a host."""
    host.close()
    page.context.set_offline(True)


def release(folder: Path) -> None:
    """Put a new version in place of the old one: all scripts and styles get other names."""
    names = {path.name: renamed(path.name) for path in (folder / "assets").iterdir() if path.suffix in (".js", ".css")}
    for name, new in names.items():
        (folder / "assets" / name).rename(folder / "assets" / new)
    for path in [*folder.glob("assets/*.js"), *folder.glob("assets/*.css"), folder / "sw.js", folder / "index.html"]:
        text = re.sub("|".join(map(re.escape, names)), lambda match: names[match[0]], path.read_text("utf-8"))
        path.write_text(text.replace("</head>", f"{SECOND}</head>"), "utf-8")
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"\b[0-9a-f]{16}\b", "second", worker.read_text("utf-8")), "utf-8")


def renamed(name: str) -> str:
    """A name with another hash."""
    stem, suffix = name.rsplit(".", 1)
    return f"{stem[:-8]}{stem[:-9:-1]}.{suffix}"


def test_a_second_visit_needs_no_network(readers: Visitors, host: StaticHost) -> None:
    page = come_to_stay(readers, host.url)
    go_offline(page, host)
    page.goto(host.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Create a universe in fifteen turns")
    choose_language(page, "ru")
    for address, heading in (("rules", "Правила"), ("learn", None), ("tiles", None)):
        page.goto(host.url + address)
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        expect(page.locator("main h1, [data-lesson]").first).to_be_visible()
        if heading:
            expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
    page.goto(f"{host.url}t/abcd2345/replay")
    expect(page.get_by_text("Эта копия Orbis работает без сервера")).to_be_visible()


def test_a_game_needs_no_network(readers: Visitors, host: StaticHost) -> None:
    page = come_to_stay(readers, host.url)
    go_offline(page, host)
    page.goto(host.url)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    ply = player.ply
    page.reload()
    player.wait_for_turn()
    assert player.ply == ply


def test_the_strongest_bots_need_no_network(readers: Visitors, host: StaticHost) -> None:
    page = come_to_stay(readers, host.url)
    go_offline(page, host)
    page.goto(host.url)
    page.locator("[data-level=immortal]").click()
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()


def test_without_a_network_the_front_page_of_a_server_says_so_once(visitors: Visitors) -> None:
    visitors.troubles.allow("ERR_INTERNET_DISCONNECTED GET /api/")
    page = come_to_stay(visitors, "/")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").get_by_text("Can’t reach the server right now")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_text("Can’t reach the server right now")).to_have_count(0)
    expect(page.locator("[role=tabpanel][aria-busy=false]")).to_be_visible()


def test_all_of_the_page_is_stored_and_nothing_of_the_api(visitors: Visitors, site: RunningServer) -> None:
    page = come_to_stay(visitors, "/")
    expect(page.locator("[role=tabpanel][aria-busy=false]")).to_be_visible()
    page.reload()
    expect(page.locator("[role=tabpanel][aria-busy=false]")).to_be_visible()
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    stored = {url.removeprefix(f"{site.url}/") for url in page.evaluate(STORED)}
    assert stored == files - {"index.html", "sw.js", "og.png", "font-license.txt"} | {""}


def test_the_first_load_does_not_compete_with_storing_the_page(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(host.url, offline=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    first = list(host.requests)
    assert not any(path.endswith("sw.js") for path in first)
    page.evaluate(READY)
    assert any(path.endswith("sw.js") for path in host.requests)
    assert len(host.requests) > len(first)


def test_a_new_version_does_not_break_an_open_tab(readers: Visitors, host: StaticHost, folder: Path) -> None:
    page = come_to_stay(readers, host.url)
    release(folder)
    update(page)
    go_offline(page, host)
    other = page.context.new_page()
    other.goto(f"{host.url}rules")
    expect(other.locator("meta[name=second]")).to_have_count(1)
    other.evaluate(OPENED)
    other.reload()
    assert len(other.evaluate(CACHES)) == 2
    page.locator("header a[href$=learn]").click()
    expect(page.locator("[data-lesson]").first).to_be_visible()
    choose_language(page, "de")
    expect(page.locator("meta[name=second]")).to_have_count(0)
    page.locator("header a[href$=tiles]").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_new_version_takes_over_when_the_only_tab_is_reloaded(
    readers: Visitors, host: StaticHost, folder: Path
) -> None:
    page = come_to_stay(readers, host.url)
    release(folder)
    update(page)
    assert len(page.evaluate(CACHES)) == 2
    page.reload()
    expect(page.locator("meta[name=second]")).to_have_count(1)
    page.locator("header a[href$=learn]").click()
    expect(page.locator("[data-lesson]").first).to_be_visible()
    page.wait_for_function("caches.keys().then((names) => names.length === 1 && names[0].endsWith(' second'))")
    go_offline(page, host)
    page.reload()
    expect(page.locator("[data-lesson]").first).to_be_visible()


def test_a_page_that_is_reloaded_while_a_new_version_arrives_is_never_lost(
    readers: Visitors, host: StaticHost, folder: Path
) -> None:
    page = come_to_stay(readers, host.url)
    release(folder)
    page.evaluate(UPDATE)
    for _ in range(20):
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(NOTICE)
    page.wait_for_function(TAKEN_OVER)
    page.reload()
    expect(page.locator("meta[name=second]")).to_have_count(1)
