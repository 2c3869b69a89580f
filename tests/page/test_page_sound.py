"""A table is heard and felt: what is shown, at the chosen volume, and never too much of it."""

import pytest
from page_browser import PHONE, Visitors
from page_player import Player
from page_sound import PITCHES, come_listening, rendered, tones, vibrations, wait_for_sound
from page_tables import sample_table
from playwright.sync_api import expect
from server_client import TURN, Person, sit_down
from server_process import RunningServer

# How long each sound lasts, in seconds: from, to.
LENGTHS = {
    "take": (0.15, 0.3),
    "place": (0.15, 0.3),
    "wilderness": (0.15, 0.3),
    "pay": (0.15, 0.3),
    "gain": (0.15, 0.3),
    "volcano": (0.4, 0.7),
    "validated": (0.5, 0.9),
    "cancelled": (0.3, 0.6),
    "turn": (0.7, 1.1),
    "end": (1.2, 2),
    "win": (1.4, 2.2),
}
# Playwright touches the page with everything it does.
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}})"


@pytest.mark.parametrize("name", LENGTHS)
def test_a_sound_is_short_soft_and_clean(visitors: Visitors, name: str) -> None:
    sound = rendered(visitors.come("/rules"), name)
    shortest, longest = LENGTHS[name]
    assert shortest <= sound["lasts"] <= longest
    assert 0.1 <= sound["peak"] <= 0.5  # two at once do not clip
    assert sound["loudness"] >= 0.015
    assert sound["first"] <= 0.001  # no click
    assert sound["last"] <= 0.001
    assert sound["afterwards"] == 0
    assert sound["mean"] <= 0.01


def test_the_steps_of_a_turn_are_heard(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=2)
    page = come_listening(visitors, f"/t/{table.code}", ada)
    player = Player(page)
    player.wait_for_turn()
    assert tones(page) == []
    player.stage("b2")
    wait_for_sound(page, "take")
    assert PITCHES["place"] not in tones(page)
    player.stage("b2 ~1>")
    wait_for_sound(page, "wilderness")
    before = tones(page)
    player.confirm()
    player.wait_for_turn()
    assert tones(page) == before  # it was heard already, and everybody sits at this screen
    assert page.evaluate("window.contexts") == 1


def test_a_tile_is_heard_when_it_arrives(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=2)
    page = come_listening(visitors, f"/t/{table.code}", ada, moving=True)
    player = Player(page)
    player.stage("b2")
    wait_for_sound(page, "take")
    expect(page.locator(".flights .thing")).to_have_count(0)
    player.stage("b2 ~1>")
    wait_for_sound(page, "wilderness")


@pytest.mark.parametrize("settings", ['{"muted": true}', '{"volume": 0}', '{"sound": false}'])
def test_nothing_is_heard_when_muted(visitors: Visitors, ada: Person, settings: str) -> None:
    table = sample_table(ada, until=2)
    page = come_listening(visitors, f"/t/{table.code}", ada, settings)
    Player(page).play(TURN)
    assert tones(page) == []
    assert page.evaluate("window.contexts") == 0


def test_your_turn_is_called_after_the_turn_before_it(visitors: Visitors, site: RunningServer) -> None:
    table, others = sit_down(site.url, "Ada", "Bo", first=1)
    page = come_listening(visitors, f"/t/{table.code}", table.person)
    page.locator("[data-step=wait]").wait_for()
    others.commit(0, TURN)
    Player(page).play(TURN)
    before = len(tones(page))
    others.commit(2, TURN)
    wait_for_sound(page, "turn", before)
    heard = tones(page)[before:]
    assert heard.count(PITCHES["turn"]) == 1
    assert PITCHES["take"] not in heard  # without animations, a turn is one moment: the most important is played


def test_before_the_first_touch_nothing_is_tried(visitors: Visitors, site: RunningServer) -> None:
    table, others = sit_down(site.url, "Ada", "Bo", first=1)
    page = come_listening(visitors, f"/t/{table.code}", table.person, size=PHONE, touch=True)
    page.evaluate(UNTOUCHED)
    page.locator("[data-step=wait]").wait_for()
    others.commit(0, TURN)
    expect(page.locator("[data-step=take]")).to_be_visible()
    assert tones(page) == []
    assert vibrations(page) == []
    assert page.evaluate("window.contexts") == 0


def test_a_phone_vibrates(visitors: Visitors, site: RunningServer) -> None:
    table, others = sit_down(site.url, "Ada", "Bo", first=0)
    page = come_listening(visitors, f"/t/{table.code}", table.person, size=PHONE, touch=True)
    player = Player(page)
    player.play(TURN)
    assert vibrations(page) == [[14]]
    others.commit(1, TURN)
    expect(page.locator("[data-step=take]")).to_be_visible()
    assert vibrations(page) == [[14], [35, 70, 35]]
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Vibrate").uncheck()
    page.keyboard.press("Escape")
    player.play(TURN)
    assert len(vibrations(page)) == 2


def test_a_refused_choice_is_felt(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=10)
    page = come_listening(visitors, f"/t/{table.code}", ada, size=PHONE, touch=True)
    player = Player(page)
    player.stage("a1")
    player.point_at(page.locator("[data-face=up]"))
    player.point_at(page.locator("[data-region=universe] .cell:not(.allowed)").first)
    expect(page.get_by_role("alert")).to_be_visible()
    assert vibrations(page) == [[18, 45, 18]]


def test_the_volume_is_set_with_the_keyboard_and_heard(visitors: Visitors, ada: Person) -> None:
    page = come_listening(visitors, "/rules", ada, '{"muted": true}')
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Vibrate")).to_have_count(0)  # this is no phone
    mute = page.get_by_label("Mute")
    volume = page.get_by_role("slider", name="Volume")
    expect(mute).to_be_checked()
    expect(volume).to_have_attribute("aria-valuetext", "60%")
    volume.press("ArrowRight")
    expect(volume).to_have_attribute("aria-valuetext", "65%")
    expect(mute).not_to_be_checked()
    wait_for_sound(page, "turn")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(volume).to_have_value("65")


def test_turns_of_others_are_shown_as_fast_as_one_likes(visitors: Visitors, site: RunningServer) -> None:
    table, others = sit_down(site.url, "Ada", "Bo", first=1)
    page = come_listening(visitors, f"/t/{table.code}", table.person, moving=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of other").select_option("Instant")
    page.keyboard.press("Escape")
    page.locator("[data-step=wait]").wait_for()
    page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver(() => window.flown += document.querySelectorAll(".flights .thing").length)
            .observe(document.body, {childList: true, subtree: true});
    }""")
    others.commit(0, TURN)
    wait_for_sound(page, "turn")
    assert page.evaluate("window.flown") == 0
    page.locator("[data-place=b1]").click()
    page.wait_for_function("window.flown > 0")  # one's own steps are shown as ever


def test_the_prompt_says_whose_turn_is_shown(visitors: Visitors, site: RunningServer) -> None:
    table, others = sit_down(site.url, "Ada", "Bo", first=1)
    page = come_listening(visitors, f"/t/{table.code}", table.person, '{"speed": "slow"}', moving=True)
    player = Player(page)
    page.locator("[data-step=wait]").wait_for()
    others.commit(0, TURN)
    expect(player.prompt).to_contain_text("Bo plays…")
    expect(page.locator("[data-tool=hint]")).to_have_count(0)
    player.button("skip").press("Enter")
    expect(page.locator(".flights .thing")).to_have_count(0)
    expect(player.prompt).not_to_contain_text("Bo plays…")
    assert player.step == "take"
    expect(player.button("skip")).to_have_count(0)


def test_a_slow_turn_is_shown_longer_than_a_fast_one(visitors: Visitors, site: RunningServer) -> None:
    durations = {}
    for speed in ("slow", "fast"):
        table, others = sit_down(site.url, "Ada", "Bo", first=1)
        page = come_listening(visitors, f"/t/{table.code}", table.person, f'{{"speed": "{speed}"}}', moving=True)
        page.locator("[data-step=wait]").wait_for()
        page.evaluate("""() => {
            window.longest = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                window.longest = Math.max(window.longest, (timing.duration ?? 0) + (timing.delay ?? 0));
                return animate.call(this, frames, timing);
            };
        }""")
        others.commit(0, TURN)
        wait_for_sound(page, "turn")
        durations[speed] = page.evaluate("window.longest")
    assert durations == {"slow": 480 * 1.8 - 40, "fast": 480 * 0.5 - 40}
