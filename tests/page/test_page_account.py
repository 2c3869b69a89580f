"""An account on a phone: from guest to passkey, away and back in another browser, and gone."""

from collections.abc import Iterator

import pytest
from authenticator import named
from page_browser import PHONE, Visitors
from page_checks import cut_off, small_targets, violations
from page_passkeys import Device
from page_words import choose_language
from playwright.sync_api import Browser, Page, expect
from server_client import Person
from server_process import RunningServer

WELCOME = {"en": "Your account", "de": "Dein Konto", "pl": "Twoje konto", "ru": "Ваш аккаунт"}


@pytest.fixture
def visitors(browser: Browser, site: RunningServer) -> Iterator[Visitors]:
    """People who come to the server by its name: numbers have no passkeys."""
    visitors = Visitors(browser, named(site.url))
    yield visitors
    visitors.leave()


def act(page: Page, action: str) -> None:
    page.locator(f"main [data-action={action}], dialog [data-action={action}]").tap()


def check(page: Page, language: str) -> None:
    """The screen is whole in a language."""
    choose_language(page, language)
    expect(page.locator("main h1")).to_have_text(WELCOME[language])
    assert "[account" not in page.locator("main").inner_text()
    assert violations(page) == []
    assert cut_off(page) == []
    assert small_targets(page) == []


def test_an_account_from_its_first_passkey_to_its_end(visitors: Visitors) -> None:
    phone = visitors.come(size=PHONE, touch=True)
    device = Device(phone)
    phone.locator("main").get_by_role("link", name="Account").tap()
    check(phone, "de")
    phone.locator("form:has([data-action=create]) input").fill("Ada")
    act(phone, "create")
    expect(phone.locator("[data-code]")).to_have_count(10)
    codes = phone.locator("[data-code]").all_inner_texts()
    check(phone, "pl")
    act(phone, "codes-done")
    expect(phone.locator("[data-code]")).to_have_count(0)
    expect(phone.locator("[data-codes='10']")).to_be_visible()
    (passkey,) = device.passkeys
    act(phone, "sign-out")
    expect(phone.locator("[data-account=no]")).to_be_visible()
    check(phone, "ru")

    other = visitors.come("/account", size=PHONE, touch=True)
    Device(other).take(passkey)
    act(other, "sign-in")
    expect(other.locator("#own-name")).to_have_value("Ada")
    check(other, "en")

    phone.locator("details summary").tap()
    visitors.troubles.allow("^403 POST /api/account/recover$")
    phone.locator("details input").fill("wrong")
    act(phone, "recover")
    expect(phone.get_by_role("alert")).to_contain_text("Этот код неверен")
    expect(phone.locator("details input")).to_be_visible()
    phone.locator("details input").fill(f" {codes[4].upper().replace('-', ' ')} ")
    act(phone, "recover")
    expect(phone.locator("[data-codes='9']")).to_be_visible()
    expect(phone.locator("[data-devices='2']")).to_be_visible()

    act(other, "delete")
    expect(other.locator("[data-action=delete-go]")).to_be_disabled()
    other.get_by_role("dialog").get_by_role("checkbox").check()
    act(other, "delete-go")
    expect(other.locator("[data-account=no]")).to_be_visible()
    phone.reload()
    expect(phone.locator("[data-account=no]")).to_be_visible()


def test_nothing_is_lost_when_it_does_not_work(visitors: Visitors, browser: Browser, site: RunningServer) -> None:
    """A stranger's finger, a guest who plays here already, and an address of numbers."""
    visitors.troubles.allow("^409 POST /api/account/sign-in$")
    ada = Person(visitors.url, "Ada")
    phone = visitors.come("/account", person=ada, size=PHONE, touch=True)
    device = Device(phone)
    device.recognize(False)
    act(phone, "create")
    expect(phone.get_by_role("alert")).to_contain_text("Nothing has changed")
    device.recognize(True)
    act(phone, "create")
    act(phone, "codes-done")

    bea = visitors.come("/account", person=Person(visitors.url, "Bea"), size=PHONE, touch=True)
    Device(bea).take(device.passkeys[0])
    act(bea, "sign-in")
    expect(bea.get_by_role("alert")).to_contain_text("This device plays as Bea")
    bea.get_by_role("button", name="Stay Bea").tap()
    act(bea, "sign-in")
    act(bea, "leave")
    expect(bea.locator("#own-name")).to_have_value("Ada")

    numbered = Visitors(browser, site.url)
    cy = numbered.come("/account", person=Person(site.url, "Cy"), size=PHONE, touch=True)
    expect(cy.locator("[data-obstacle=address]")).to_contain_text("localhost")
    act(cy, "go-there")
    cy.get_by_role("button", name="Continue on this device").tap()
    expect(cy.locator("[data-account=no]")).to_be_visible()
    assert cy.url == f"{visitors.url}/account"
    expect(cy.get_by_role("heading", name="Keep Cy for good")).to_be_visible()
    numbered.leave()
