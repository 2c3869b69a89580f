"""A real Chromium for tests of the page, which notices whatever goes wrong in it."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, Response, expect
from server_client import Person

from orbis.env.shapes import FONT

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# No sandbox, because tests may run as root; and nothing is to be asked of the world.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
# No system fonts but one with only ASCII (without any, Chromium crashes): pages look the same on every machine, and
# characters that the page's own font lacks are noticed.
FEW_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
PATIENCE_MS = 20_000  # for a machine that is busy with other tests
expect.set_options(timeout=PATIENCE_MS)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def find_browser() -> str:
    """The path of a browser: the one of ORBIS_BROWSER, or one on the PATH."""
    chosen = os.environ.get("ORBIS_BROWSER")
    for name in (chosen,) if chosen else BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    wanted = chosen or " or ".join(BROWSERS)
    raise AssertionError(f"No browser for the page tests: there is no {wanted}. `make browser` says what to do.")


@contextmanager
def launched(playwright: Playwright, folder: Path) -> Iterator[Browser]:
    """A browser that keeps its things in a folder and cannot see the system fonts."""
    few_fonts = folder / "fonts.conf"
    few_fonts.write_text(FEW_FONTS.format(fonts=FONT.parent, cache=folder / "font-cache"), "utf-8")
    environment: dict[str, str | float | bool] = {
        **os.environ,
        "HOME": str(folder),
        "FONTCONFIG_FILE": str(few_fonts),
    }
    browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS, env=environment)
    yield browser
    browser.close()


@dataclass
class Troubles:
    """What went wrong in pages without being seen: errors in the console, failed requests, refusals."""

    found: list[str] = field(default_factory=list)
    _allowed: list[str] = field(default_factory=list)

    def allow(self, *patterns: str) -> None:
        """Expect troubles that match, in the form of those that `check` tells."""
        self._allowed += patterns

    def watch(self, context: BrowserContext) -> None:
        """Notice what goes wrong from now on."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"thrown: {error.error}"))
        context.on("response", self._response)
        context.on("requestfailed", self._failed)

    def check(self) -> None:
        """Fail if anything went wrong that was not expected."""
        bad = [trouble for trouble in self.found if not any(re.search(known, trouble) for known in self._allowed)]
        assert not bad, "\n".join(bad)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning", "assert"):
            return
        if message.text.startswith("Failed to load resource"):
            return  # noticed as a response or a failed request
        if message.text == "Service Worker registration blocked by Playwright":
            return
        self.found.append(f"console: {message.text} at {message.location['url']}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status} {_name(response.request)}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # given up by the page itself, as when one leaves it
            self.found.append(f"{request.failure} {_name(request)}")


def _name(request: Request) -> str:
    return f"{request.method} {re.sub(r'^https?://[^/]+', '', request.url)}"


class Visitors:
    """Opens pages for people who come to a server, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.troubles = Troubles()
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        address: str = "/",
        *,
        person: Person | None = None,
        language: str = "en-US",
        size: dict[str, int] = DESKTOP,
        dark: bool = False,
        moving: bool = False,
        touch: bool = False,
        scale: float = 1,
        offline: bool = False,
    ) -> Page:
        """Somebody at an address: somebody new, or a person whom the server knows.

        Only if asked for, the page is prepared to work `offline`: that takes a while.
        """
        context = self._browser.new_context(
            base_url=self.url,
            locale=language,
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            accept_downloads=True,
            service_workers="allow" if offline else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        self.troubles.watch(context)
        self._contexts.append(context)
        if person is not None:
            context.add_cookies([{"name": "orbis", "value": person.http.cookies["orbis"], "url": self.url}])
        page = context.new_page()
        page.goto(address)
        return page

    def leave(self) -> None:
        """Everybody leaves; nothing may have gone wrong."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        self.troubles.check()
