"""The tutorial, to its end: somebody does what it points out, and then plays."""

from page_browser import PHONE, Visitors
from page_learner import Learner
from page_player import Player
from playwright.sync_api import expect

MOST_STEPS = 120


def test_the_tutorial_leads_to_a_first_game(visitors: Visitors) -> None:
    page = visitors.come("/learn")
    learner = Learner(page)
    expect(learner.lesson).to_be_visible()
    seen = []
    play = page.locator("[data-action=play]")
    for _ in range(MOST_STEPS):
        lesson = learner.lesson.get_attribute("data-lesson")
        if lesson not in seen:
            seen.append(lesson)
        if play.is_visible():
            break
        learner.go_on()
    expect(play).to_be_visible()
    assert len(seen) > 30
    play.click()
    assert Player(page).wait_for_turn() == "take"


def test_a_wrong_move_is_answered_and_the_right_one_can_be_shown(visitors: Visitors) -> None:
    page = visitors.come("/learn")
    learner = Learner(page)
    while not page.locator("[data-action=show-me]").is_visible():
        learner.go_on()
    lesson = learner.lesson.get_attribute("data-lesson") or ""
    page.locator("[data-place]:not(.marked)").first.click()
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(learner.lesson).to_have_attribute("data-lesson", lesson)
    page.reload()
    expect(learner.lesson).to_have_attribute("data-lesson", lesson)
    page.locator("[data-action=show-me]").click()
    expect(learner.lesson).not_to_have_attribute("data-lesson", lesson)


def test_the_tutorial_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come("/learn", size=PHONE, touch=True)
    learner = Learner(page)
    expect(learner.lesson).to_be_visible()
    for _ in range(12):
        learner.go_on()
    expect(learner.lesson).to_be_in_viewport()
