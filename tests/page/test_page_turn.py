"""A turn is staged step by step, can be taken back, survives a reload, and is told why it may not be otherwise."""

import json
from typing import Any

from page_browser import Visitors
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, sample_table, table_with
from playwright.sync_api import WebSocket, expect
from server_client import Person


def test_a_reload_in_the_middle_of_a_turn_restores_it(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:14], 3)  # a volcano comes next
    page = visitors.come(f"/t/{table.code}", person=ada)
    player = Player(page)
    player.stage("c1 1< xb2R xb2R")
    page.reload()
    player.expect_staged("c1 1< xb2R xb2R")
    expect(player.prompt).to_have_attribute("data-step", "volcano")
    expect(page.locator("[data-place=c1]")).to_have_count(0)  # it lies in the universe
    player.play("c1 1< xb2R xb2R xc2R xa3R")
    assert table.look()["turns"][-1] == "c1 1< xb2R xb2R xc2R xa3R"
    expect(player.prompt).to_have_attribute("data-ply", "15")
    player.expect_staged("")


def test_a_turn_is_one_frame_to_the_server_and_one_back(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    page = visitors.come("/", person=ada)
    requests, sent, received = list[str](), list[Any](), list[Any]()

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

    page.on("websocket", listen)
    page.goto(page.url + f"t/{table.code}")
    player = Player(page)
    player.wait_for_turn()
    while not received:
        page.wait_for_timeout(20)
    page.on("request", lambda request: requests.append(request.url) if "/api/" in request.url else None)
    player.stage("c1 3R=W 1<")
    assert requests == []
    player.point_at(player.button("undo"))
    player.expect_staged("c1 3R=W")
    assert requests == sent == []
    player.point_at(player.button("restart"))
    player.play("c1 3R=W 1<")
    expect(player.prompt).to_have_attribute("data-ply", "12")
    assert sent == [{"commit": {"ply": 11, "actions": "c1 3R=W 1<"}}]
    (turn,) = [frame["turn"] for frame in received if "turn" in frame]
    assert turn["drawn"] in [place["tile"] for place in table.look()["state"]["display"] if place["place"] == "c1"]
    assert requests == []
    page.reload()  # what the page worked out is what the server says
    expect(player.prompt).to_have_attribute("data-ply", "12")


def test_without_webassembly_the_server_is_asked(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    page = visitors.come("/", person=ada)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(page.url + f"t/{table.code}")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    Player(page).stage("c1 3R=W 1<")
    assert any(url.endswith("/preview") for url in requests)


def test_every_step_can_be_taken_back(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    player = Player(visitors.come(f"/t/{table.code}", person=ada))
    player.stage("c1 3R=W 1<")
    for staged in ("c1 3R=W", "c1", ""):
        player.point_at(player.button("undo"))
        player.expect_staged(staged)
    expect(player.button("undo")).to_have_count(0)
    player.stage("c1 3R=W 1<")
    player.point_at(player.button("restart"))
    player.expect_staged("")
    assert len(table.look()["turns"]) == 11


def test_another_tile_can_be_chosen_instead(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=4)
    player = Player(visitors.come(f"/t/{table.code}", person=ada))
    player.stage("a1")
    player.take("c3")
    player.expect_staged("c3")
    expect(player.page.locator("[data-place=a1]")).to_be_visible()


def test_a_suggestion_pays_at_once(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:13], 3)
    player = Player(visitors.come(f"/t/{table.code}", person=ada))
    player.stage("@death")
    player.choose(player.button("suggestion"))
    expect(player.prompt).to_have_attribute("data-step", "complete")
    assert player.staged.startswith("@death -")
    player.point_at(player.button("undo"))
    player.expect_staged("@death")
    player.choose(player.button("decline"))
    player.expect_staged("@death no")


def test_what_may_not_be_is_told_with_its_rule(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=10)
    player = Player(visitors.come(f"/t/{table.code}", person=ada))
    player.stage("a1")
    player.point_at(player.page.locator("[data-face=up]"))
    player.point_at(player.page.locator("[data-region=universe] .cell:not(.allowed)").first)
    why = player.prompt.get_by_role("alert")
    expect(why).to_contain_text(" ")
    assert len(why.inner_text()) > 20
    rule = why.get_by_role("link").get_attribute("href") or ""
    assert rule.startswith("/rules#")
    player.expect_staged("a1")


def test_without_confirmation_a_complete_turn_is_played_at_once(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=2)
    player = Player(visitors.come(f"/t/{table.code}", person=ada))
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Confirm each turn").uncheck()
    player.page.keyboard.press("Escape")
    player.stage("b2")
    player.page.locator("[data-face=wilderness]").click()
    player.page.locator("[data-region=universe] .cell.allowed").first.click()
    expect(player.prompt).to_have_attribute("data-ply", "3")
    assert len(table.look()["turns"]) == 3


def test_animations_show_the_turn_and_can_be_skipped(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=5)
    page = visitors.come(f"/t/{table.code}", person=ada, moving=True)
    player = Player(page)
    player.wait_for_turn()
    page.locator("[data-place=b2]").click()
    expect(page.locator(".flights .thing").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".flights .thing")).to_have_count(0)
    player.expect_staged("b2")


def test_the_log_leads_to_any_position_and_back(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=10)
    page = visitors.come(f"/t/{table.code}", person=ada)
    player = Player(page)
    player.wait_for_turn()
    now = player.universe.count()
    assert now == len(table.look()["state"]["players"][0]["universe"])
    page.locator("[data-region=log] [data-ply='2']").click()
    expect(player.universe).to_have_count(0)  # Ada began with a god
    player.point_at(player.button("back"))
    expect(player.universe).to_have_count(now)


def test_a_hint_is_staged_by_a_click(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=4)
    page = visitors.come(f"/t/{table.code}", person=ada)
    player = Player(page)
    player.wait_for_turn()
    page.locator("[data-tool=hint]").click()
    best = page.locator("[data-hint]").first
    turn = best.get_attribute("data-hint") or ""
    best.click()
    player.expect_staged(turn)
    expect(page.get_by_role("dialog")).to_have_count(0)
