"""Firefox and WebKit for `make browsers`, as Debian packages them, each driven by the W3C protocol it speaks itself."""

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import connect

PATIENCE_S = 30.0
MINI_BROWSERS = ("webkit2gtk-4.*/MiniBrowser", "*/webkit2gtk-4.*/MiniBrowser")  # within /usr/lib

# The middle of an element that can be pointed at, or null while it is hidden, covered or moving.
POINT = """async (selector, nth) => {
    const element = document.querySelectorAll(selector)[nth];
    if (!element?.checkVisibility({ visibilityProperty: true })) return null;
    const place = () => JSON.stringify(element.getBoundingClientRect());
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = place();
    await new Promise((done) => setTimeout(done, 50));
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, center] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const hit = document.elementFromPoint(middle, center);
    return place() === before && (element.contains(hit) || hit?.contains(element)) ? [middle, center] : null;
}"""


class Browser(ABC):
    """A browser with one tab."""

    name: str
    programs: tuple[str, ...]
    packages: str

    @classmethod
    def missing(cls) -> list[str]:
        """The programs that are not installed."""
        return [program for program in cls.programs if shutil.which(program) is None]

    # What each engine does in its own way

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def run(self, function: str, *arguments: object) -> Any:
        """The result of a JavaScript function, possibly asynchronous, in the page."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Real input: the sources of actions as both protocols have them."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""

    @abstractmethod
    def picture(self) -> bytes:
        """What the page looks like, as PNG."""

    @abstractmethod
    def troubles(self) -> list[str]:
        """The errors in scripts since the last time."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # What follows from that

    def reload(self) -> None:
        """Load the page again."""
        self.go(self.url)

    @property
    def url(self) -> str:
        """The address of the page."""
        return str(self.run("() => location.href"))

    def wait(self, function: str, *arguments: object, patience: float = PATIENCE_S) -> Any:
        """Wait until a function in the page finds something; what it finds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            found = self.run(function, *arguments)
            if found or type(found) is int:  # 0 is something, False is not
                return found
            time.sleep(0.05)
        raise AssertionError(f"{self.name} at {self.url} waited in vain for {function} {arguments}")

    def wait_for(self, selector: str, patience: float = PATIENCE_S) -> None:
        """Wait until something is there that can be seen."""
        visible = "selector => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())"
        self.wait(visible, selector, patience=patience)

    def count(self, selector: str) -> int:
        """How many elements there are."""
        return int(self.run("selector => document.querySelectorAll(selector).length", selector))

    def attribute(self, selector: str, name: str) -> str | None:
        """An attribute of the first element."""
        value = self.run("(selector, name) => document.querySelector(selector)?.getAttribute(name)", selector, name)
        return None if value is None else str(value)

    def text(self, selector: str) -> str:
        """The words of the first element."""
        return str(self.wait("selector => document.querySelector(selector)?.innerText", selector))

    def click(self, selector: str, nth: int = 0) -> None:
        """Click the middle of an element, as soon as that is possible.

        First point at it, as a hand does: until the mouse moves, WebKit sends clicks to what was there before.
        """
        self.point(*self.wait(POINT, selector, nth))
        x, y = self.wait(POINT, selector, nth)
        self.point(x, y, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def point(self, x: int, y: int, *then: dict[str, Any]) -> None:
        """Move the mouse."""
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        self.perform([{"type": "pointer", "id": "mouse", "actions": [move, *then]}])

    def press(self, key: str) -> None:
        """Press a key and let go; special keys by their code points in WebDriver."""
        strokes = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.perform([{"type": "key", "id": "keyboard", "actions": strokes}])

    def choose(self, selector: str, value: str) -> None:
        """Choose from a menu, which engines draw outside of the page: the one thing not done by mouse."""
        choose = """(selector, value) => {
            const menu = document.querySelector(selector);
            menu.value = value;
            menu.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
        self.wait_for(selector)
        self.run(choose, selector, value)


class Firefox(Browser):
    """Debian's firefox-esr over WebDriver BiDi."""

    name = "firefox"
    programs = ("firefox-esr",)
    packages = "firefox-esr"

    def __init__(self, folder: Path, *, moving: bool = True) -> None:
        preferences = {
            "app.update.enabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "intl.accept_languages": "en-US",
            "ui.prefersReducedMotion": 0 if moving else 1,
        }
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items())
        (folder / "user.js").write_text("".join(lines), "utf-8")
        flags = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
        self._process = subprocess.Popen(
            ["firefox-esr", *flags], env={**os.environ, "HOME": str(folder)}, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (\S+)", line):
                break
        else:
            raise AssertionError("Firefox did not start")
        self._socket = connect(f"{found[1]}/session", max_size=None, compression=None)
        self._number = 0
        self._troubles: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._tab = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _send(self, method: str, **parameters: object) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=90))
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]
            entry = message.get("params", {})
            if message.get("method") == "log.entryAdded" and entry["level"] == "error":
                self._troubles.append(str(entry["text"]))

    def go(self, url: str) -> None:
        if url.partition("#")[0] == self.url.partition("#")[0]:
            self._send("browsingContext.reload", context=self._tab, wait="complete")
        else:
            self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, function: str, *arguments: object) -> Any:
        called = f"async () => JSON.stringify((await ({function})(...{json.dumps(arguments)})) ?? null)"
        result = self._send(
            "script.callFunction", functionDeclaration=called, awaitPromise=True, target={"context": self._tab}
        )
        assert result["type"] == "success", f"{function}: {result['exceptionDetails']['text']}"
        return json.loads(result["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._tab, actions=actions)

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._tab)["data"])

    def troubles(self) -> list[str]:
        self.run("() => null")  # whatever was logged before has arrived then
        found, self._troubles = self._troubles, []
        return found

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(30)


class WebKit(Browser):
    """Debian's webkit2gtk-driver over classic WebDriver, on an X server without a screen."""

    name = "webkit"
    programs = ("WebKitWebDriver", "Xvfb")
    packages = "webkit2gtk-driver xvfb"

    # WebDriver cannot watch a page from its beginning: scripts that fail while the page is loaded are not noticed here.
    WATCH = """() => {
        if (window.troubles) return;
        window.troubles = [];
        const note = (...found) => window.troubles.push(found.map((each) => String(each?.stack ?? each)).join(" "));
        addEventListener("error", (event) => note(event.message, event.error));
        addEventListener("unhandledrejection", (event) => note(event.reason));
        const { error } = console;
        console.error = (...found) => { note(...found); error(...found); };
    }"""
    # The toolbar of WebKit's small browser would keep the window from being as narrow as a phone.
    NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }"

    def __init__(self, folder: Path, *, moving: bool = True) -> None:
        settings = folder / ".config" / "gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "gtk.css").write_text(self.NARROW, "utf-8")
        (settings / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(moving)}\n", "utf-8")
        ours, theirs = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=[theirs],
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        with os.fdopen(ours) as numbers:
            display = f":{numbers.readline().strip()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        environment = {**os.environ, "HOME": str(folder), "DISPLAY": display, "LANG": "C.UTF-8", "LANGUAGE": "en"}
        self._process = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment)
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=90)
        self._troubles: list[str] = []
        options = {"binary": str(_mini_browser()), "args": ["--automation"]}
        session = self._start({"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self._http.base_url = f"http://127.0.0.1:{port}/session/{session}/"

    def _start(self, capabilities: object) -> str:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                return str(_value(self._http.post("/session", json=capabilities))["sessionId"])
            except httpx.ConnectError:
                time.sleep(0.05)
        raise AssertionError("WebKitWebDriver did not start")

    def _send(self, command: str, **parameters: object) -> Any:
        return _value(self._http.post(command, json=parameters))

    def go(self, url: str) -> None:
        self._collect()
        self._send("url", url=url)
        self.run(self.WATCH)

    def run(self, function: str, *arguments: object) -> Any:
        return self._send("execute/sync", script=f"return ({function})(...arguments)", args=arguments)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        toolbar = self.run("() => outerHeight - innerHeight")
        self._send("window/rect", width=width, height=height + toolbar)
        self.wait("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def picture(self) -> bytes:
        return base64.b64decode(_value(self._http.get("screenshot")))

    def _collect(self) -> None:
        self._troubles += self.run("() => window.troubles?.splice(0) ?? []")

    def troubles(self) -> list[str]:
        self._collect()
        found, self._troubles = self._troubles, []
        return found

    def close(self) -> None:
        self._http.delete("")
        self._http.close()
        for process in (self._process, self._screen):
            process.terminate()
            process.wait(30)


def _value(response: httpx.Response) -> Any:
    value = response.json()["value"]
    assert response.status_code == 200, value
    return value


def _mini_browser() -> Path:
    found = [path for pattern in MINI_BROWSERS for path in sorted(Path("/usr/lib").glob(pattern))]
    assert found, "WebKit's MiniBrowser is not in /usr/lib: it comes with Debian's webkit2gtk-driver"
    return found[-1]
