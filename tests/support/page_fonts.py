"""Which fonts the browser really uses on a page."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

FAMILY = "Nunito Sans"
ELEMENT, TEXT = 1, 3
GONE = "Could not find node"
MAX_LOOKS = 20


def foreign_fonts(page: Page) -> list[str]:
    """Texts on a page that are rendered in a font other than its own.

    Of elements with the same tag and classes, only those with new characters are looked at.
    """
    page.evaluate("() => document.fonts.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    try:
        for _ in range(MAX_LOOKS):
            with suppress(NodeGone):
                return _look(session)
            page.wait_for_timeout(50)
    finally:
        session.detach()
    raise AssertionError("the page does not come to rest")


class NodeGone(Exception):  # noqa: N818 - no error: the page goes on
    """The page has changed while it was looked at."""


def _look(session: CDPSession) -> list[str]:
    """The same as the page is now, unless it changes meanwhile."""
    document = session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    known: defaultdict[str, set[str]] = defaultdict(set)
    found = []
    for kind, node, text in _written(document):
        if known[kind].issuperset(text):
            continue
        known[kind].update(text)
        fonts = _fonts(session, node)
        found += [f"{font['familyName']}: {text[:60]}" for font in fonts if not _is_own(font)]
    return found


def _fonts(session: CDPSession, node: int) -> list[dict[str, Any]]:
    try:
        fonts: list[dict[str, Any]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    except Error as error:
        if GONE in error.message:
            raise NodeGone from None
        raise
    return fonts


def _is_own(font: dict[str, Any]) -> bool:
    return bool(font["isCustomFont"]) and str(font["familyName"]).startswith(FAMILY)


def _written(node: dict[str, Any]) -> Iterator[tuple[str, int, str]]:
    """Elements that contain text themselves, including form fields and generated content: kind, node and text."""
    children = node.get("children", [])
    names = node.get("attributes", [])
    classes = dict(zip(names[::2], names[1::2], strict=True)).get("class", "")
    kind = f"{node['nodeName']} {classes}"
    text = "".join(child["nodeValue"] for child in children if child["nodeType"] == TEXT).strip()
    if node["nodeType"] == ELEMENT and text:
        yield kind, node["nodeId"], text
    for part in node.get("pseudoElements", []):
        yield f"{kind} {part['pseudoType']}", part["nodeId"], "generated"
    for child in (*children, *node.get("shadowRoots", [])):
        yield from _written(child)
