"""Three people at one screen: everything that a player can be asked is asked, and answered by pointing."""

from page_browser import Visitors
from page_local import change_game, played
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, NAMES
from playwright.sync_api import expect

from orbis import Game

# What is interesting; the turns between are played already when the game is loaded.
CLICKED = {
    0: "a gain",
    7: "wilderness",
    9: "a payment of any color",
    10: "discards",
    11: "an exchange",
    13: "the god Death",
    14: "a volcano",
    15: "the god Love",
    17: "a village",
    34: "a payment and an exchange",
    44: "the last turn",
}


def test_three_people_at_one_screen(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("dialog").get_by_label("3", exact=True).check()
    for number, name in enumerate(NAMES[:3], 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    player = Player(page)
    player.wait_for_turn()
    game = Game(3, EVERYTHING_SEED, first="random")
    for ply in CLICKED:
        if player.ply != ply or not ply:
            change_game(page, seed=EVERYTHING_SEED, first=game.player, **played(EVERYTHING_TURNS[:ply]))
        expect(player.prompt).to_have_attribute("data-ply", str(ply))
        player.play(EVERYTHING_TURNS[ply])
        player.wait_for_turn()
    expect(player.prompt).to_have_attribute("data-step", "over")
    for turn in EVERYTHING_TURNS:
        game.play_turn(turn)
    winner = NAMES[game.winners[0]]
    expect(page.locator("[data-region=end] h2").first).to_contain_text(winner)
