"""A whole game by keyboard alone, and the keys that lead to all parts of the table."""

from page_browser import Visitors
from page_keyboard import SHOWS_FOCUS, KeyboardPlayer, tab_to
from page_local import deal_alike
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, table_with
from playwright.sync_api import expect
from server_client import Person


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    tab_to(page, page.locator("input[type=radio]:checked").first)
    page.keyboard.press("ArrowLeft")  # one bot instead of two
    expect(page.get_by_label("1 bot")).to_be_checked()
    assert page.evaluate(SHOWS_FOCUS)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_focused()
    deal_alike(page, 2)
    page.keyboard.press("Enter")
    player = KeyboardPlayer(page)
    player.wait_for_turn()
    turns = player.play_game()
    assert len(turns) == 15
    expect(page.locator("[data-region=end][data-phase=result]")).to_be_visible()
    expect(page.locator("[data-region=end] [data-heading]")).to_be_focused()
    tab_to(page, page.locator("[data-action=rematch]"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-step]:not([data-step=over])")).to_be_visible()


def test_every_choice_can_be_made_by_keyboard(visitors: Visitors, ada: Person) -> None:
    for ply in (11, 13, 14):  # an exchange, Death, a volcano
        table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:ply], 3)
        player = KeyboardPlayer(visitors.come(f"/t/{table.code}", person=ada))
        player.play(EVERYTHING_TURNS[ply])
        assert table.look()["turns"][-1] == EVERYTHING_TURNS[ply]


def test_keys_for_the_turn(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    page = visitors.come(f"/t/{table.code}", person=ada)
    player = Player(page)
    player.stage("c1 3R=W")
    face = page.locator("[data-face][aria-checked=true]")
    expect(face).to_have_attribute("data-face", "up")
    page.keyboard.press("f")
    expect(face).to_have_attribute("data-face", "wilderness")
    page.keyboard.press("z")
    player.expect_staged("c1")
    page.keyboard.press("x")
    player.expect_staged("")
    hint = page.get_by_role("region", name="Hint")
    dialogs = [page.get_by_role("dialog", name=tool) for tool in ("Points", "Table as text", "Keyboard")]
    for key, tool in zip("hst?", [hint, *dialogs], strict=True):
        page.keyboard.press(key)
        expect(tool).to_be_visible()
        page.keyboard.press("Escape")
        expect(tool).to_have_count(0)
        expect(page.locator("dialog")).to_have_count(0)


def test_a_hint_opens_and_closes_by_key_wherever_the_focus_is(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    page = visitors.come(f"/t/{table.code}", person=ada)
    Player(page).wait_for_turn()
    hint = page.get_by_role("region", name="Hint")
    for focused in ("body", "[data-place=c1]"):
        page.locator(focused).focus()
        page.keyboard.press("h")
        expect(hint).to_be_visible()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
        page.keyboard.press("Escape")  # closes only what is in front
        expect(page.locator("dialog")).to_have_count(0)
        expect(hint).to_be_visible()
        page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
