"""People in different browsers at one table."""

from collections.abc import Sequence

import pytest
from cut_line import Line
from page_browser import Visitors
from page_player import Player
from page_tables import dealt_from, sample_turns
from playwright.sync_api import Page, Route, expect
from server_client import Person
from server_process import RunningServer

from orbis.server.tables.table import MAX_PAGE


class Meeting:
    """Ada and Bo at one table, each in a browser of their own."""

    def __init__(self, visitors: Visitors, site: RunningServer, turns: Sequence[str] = ()) -> None:
        self.ada, self.bo = Person(site.url, "Ada"), Person(site.url, "Bo")
        with dealt_from("page"):
            self.table = self.ada.create("person", "open", first=0)
        seats = [self.table, self.bo.join(self.table.code)]
        self.table.do("start")
        for ply, turn in enumerate(turns):
            seats[ply % 2].commit(ply, turn)
        self.adas = visitors.come(f"/t/{self.table.code}", person=self.ada)
        self.bos = visitors.come(f"/t/{self.table.code}", person=self.bo)
        self.players = Player(self.adas), Player(self.bos)


@pytest.fixture
def meeting(visitors: Visitors, site: RunningServer) -> Meeting:
    return Meeting(visitors, site)


def test_two_meet_by_a_link_and_play(visitors: Visitors) -> None:
    adas = visitors.come()
    adas.get_by_role("button", name="Create a table").click()
    adas.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    start = adas.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    bos = visitors.come(adas.url)
    bos.get_by_label("Your name").fill("Bo")
    bos.get_by_role("button", name="Sit down").click()
    expect(adas.get_by_text("Bo", exact=True).first).to_be_visible()
    start.click()
    players = [Player(adas), Player(bos)]
    for player in players:
        expect(player.prompt).to_be_visible()
    first = 0 if players[0].step != "wait" else 1
    for ply in range(4):
        player = players[(first + ply) % 2]
        expect(player.prompt).to_have_attribute("data-ply", str(ply))
        player.play_turn()


def test_who_loses_the_connection_comes_back_to_everything(visitors: Visitors, site: RunningServer) -> None:
    visitors.troubles.allow(
        "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED", "WebSocket connection to .* failed"
    )
    turns = sample_turns(2)
    meeting = Meeting(visitors, site, turns[:1])
    ada = meeting.players[0]
    with Line(site.url) as line:
        bos = visitors.come(f"{line.url}/t/{meeting.table.code}", person=meeting.bo)
        bo = Player(bos)
        bo.stage(turns[1].split()[0])
        staged = bo.staged
        line.cut()
        expect(bos.locator("[data-notice=lost]")).to_be_visible()
        meeting.table.do("chat", {"text": "Are you there?"})
        assert bo.staged == staged
        line.mend()
        expect(bos.locator("[data-notice=lost]")).to_have_count(0)
        expect(bos.locator("[data-region=log]")).to_contain_text("Are you there?")
        assert bo.staged == staged
        bo.play(turns[1])
        expect(ada.prompt).to_have_attribute("data-ply", "2")
        line.cut()
        expect(bos.locator("[data-notice=lost]")).to_be_visible()
        ada.play(turns[2])
        line.mend()
        expect(bo.prompt).to_have_attribute("data-ply", "3")
        assert bos.locator("[data-region=log] [data-ply]").count() == 3
        bos.close()


def test_a_spectator_sees_everything_and_can_do_nothing(meeting: Meeting, visitors: Visitors) -> None:
    watcher = visitors.come(f"/t/{meeting.table.code}")
    expect(watcher.locator("[data-step=wait]")).to_be_visible()
    ada, bo = meeting.players
    ada.play(sample_turns(2)[0])
    expect(watcher.locator("[data-region=log] [data-ply='1'] >> visible=true")).to_be_visible()
    bo.play(sample_turns(2)[1])
    expect(watcher.locator("[data-region=log] [data-ply='2'] >> visible=true")).to_be_visible()
    for target in ("[data-place=b2]", "[data-region=gods] [data-god] >> nth=0"):
        Player(watcher).point_at(watcher.locator(target))
    expect(watcher.locator("[data-step=wait]:not([data-staged])")).to_be_visible()
    expect(watcher.locator("[data-place]")).to_have_count(9)
    for action in ("confirm", "undo", "exchange"):
        expect(watcher.locator(f"[data-action={action}]")).to_have_count(0)
    for tool in ("leave", "hint"):
        expect(watcher.locator(f"[data-tool={tool}]")).to_have_count(0)
    for name in ("Ada", "Bo"):
        watcher.locator("[data-front] >> visible=true").select_option(label=name)
        expect(watcher.locator("[data-region=universe]")).to_have_accessible_name(f"Universe: {name}")


def test_people_talk(meeting: Meeting) -> None:
    say(meeting.adas, "Good luck <b>&amp;</b> have fun")
    expect(meeting.bos.locator("[data-region=log]")).to_contain_text("Good luck <b>&amp;</b> have fun")
    meeting.bos.locator("[data-tool=chat] >> visible=true").click()
    expect(meeting.bos.get_by_role("dialog")).to_contain_text("Good luck <b>&amp;</b> have fun")


def say(page: Page, text: str) -> None:
    page.locator("[data-tool=chat] >> visible=true").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(text)
    page.keyboard.press("Escape")


def test_a_bot_plays_for_who_leaves_until_they_return(meeting: Meeting) -> None:
    ada, bo = meeting.players
    meeting.bos.locator("[data-tool=leave] >> visible=true").click()
    meeting.bos.get_by_role("button", name="Let a bot play").click()
    expect(meeting.bos.get_by_role("button", name="Play now")).to_be_visible()
    ada.play(sample_turns(2)[0])
    expect(ada.prompt).to_have_attribute("data-ply", "2")  # the bot has played
    meeting.bos.goto(f"/t/{meeting.table.code}")
    meeting.bos.get_by_role("button", name="Take over again").click()
    ada.play_turn()
    expect(bo.prompt).to_have_attribute("data-ply", "3")
    bo.play_turn()


def test_a_rematch_brings_both_to_a_new_table(visitors: Visitors, site: RunningServer) -> None:
    meeting = Meeting(visitors, site, sample_turns(2))
    meeting.adas.locator("[data-action=rematch]").click()
    meeting.adas.wait_for_url(lambda url: meeting.table.code not in url)
    meeting.bos.locator("[data-action=rematch]").click()
    meeting.bos.wait_for_url(meeting.adas.url)
    meeting.adas.get_by_role("button", name="Start the game").click()
    for player in meeting.players:
        expect(player.prompt).to_be_visible()


def test_the_game_starts_while_a_contribution_to_the_shuffle_is_on_its_way(
    visitors: Visitors, site: RunningServer
) -> None:
    table, bo = Person(site.url, "Ada").create("person", "open"), Person(site.url, "Bo")
    bo.join(table.code)
    page = visitors.come(person=bo)
    held: list[Route] = []
    page.route("**/contribution", lambda route: held.append(route))
    with page.expect_request("**/contribution"):
        page.goto(f"/t/{table.code}")
    table.do("start")
    expect(Player(page).prompt).to_be_visible()
    with page.expect_response("**/contribution") as response:
        for route in held:
            route.continue_()
    assert response.value.ok
    assert table.look()["table"]["contributions"] == [None, None]


def test_a_link_to_another_device_says_what_it_does_before_somebody_leaves(
    visitors: Visitors, site: RunningServer
) -> None:
    visitors.troubles.allow(r"409 POST /api/me/move")
    mallory, bea = Person(site.url, "Mallory"), Person(site.url, "Bea")
    table = bea.create("person", "open")
    page = visitors.come(f"/move#{mallory.request('POST', '/api/me/link')['code']}", person=bea)
    page.locator("main .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("Bea")
    assert table.look()["you"]["seats"] == [0]
    page.get_by_role("button", name="Mallory").click()
    page.wait_for_url("**/")
    assert mallory.at(table.code).look()["you"]["seats"] == []
    assert table.look()["you"]["seats"] == [0]


def test_what_was_said_is_read_page_by_page(visitors: Visitors, site: RunningServer) -> None:
    ada = Person(site.url, "Ada")
    table = ada.create("person", "open")
    for number in range(MAX_PAGE + 5):
        table.do("chat", {"text": f"message {number}"})
    page = visitors.come(f"/t/{table.code}", person=ada)
    expect(page.get_by_text(f"message {MAX_PAGE + 4}", exact=False)).to_be_attached()
    expect(page.get_by_text("message 0", exact=False)).to_be_attached()
