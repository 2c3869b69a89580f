"""What must be true of every screen: axe-core finds nothing, nothing is cut off, all words are there."""

import functools
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TARGET = 44

# Numbers in a picture are not the label of its button, and of other words the order may differ.
# What lies below a dialog cannot be reached, and is a screen of its own.
RUN_AXE = """async (only) => {
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const rules = only.length ? { runOnly: only } : {};
    const { violations } = await axe.run(scope, { resultTypes: ["violations"], ...rules });
    const isUnnamed = ({ target }) => {
        const element = document.querySelector(target.join(" "));
        const copy = element.cloneNode(true);
        for (const picture of copy.querySelectorAll("svg")) picture.remove();
        const words = copy.textContent.match(/[\\p{L}\\d]+/gu) ?? [];
        return words.some((word) => !element.getAttribute("aria-label")?.includes(word));
    };
    return violations.flatMap(({ id, help, nodes }) => {
        const real = id === "label-content-name-mismatch" ? nodes.filter(isUnnamed) : nodes;
        const told = real.slice(0, 4).map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`);
        return real.length ? [`${id}: ${help}: ${told.join(" | ")}`] : [];
    });
}"""

# Placeholders stand for messages that are missing: `[front-play]`.
MISSING_WORDS = """() => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(name) ?? "");
    const wrong = /\\[[a-z]+(-[a-zA-Z0-9]+)+\\]|\\{\\s*\\$\\w+\\s*\\}|undefined|NaN/g;
    return [...new Set(texts.join(" ").match(wrong) ?? [])];
}"""

# Buttons and links that can be seen and used. A label is part of its field. Links within a text are as high as the
# text; the tiles of others and what only explains itself are for looking at.
CONTROLS = """
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const controls = [...scope.querySelectorAll("button, a[href], select, input, summary, [role=button]")]
        .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
        .filter((element) => !element.closest(".visually-hidden, .skip"))
        .filter((element) => !element.matches("[data-tap], [data-cell], .skip"));
    const named = (element) => `${element.tagName} ${element.className} "${element.getAttribute("aria-label")
        ?? element.innerText ?? ""}"`.slice(0, 120);
"""
SMALL_TARGETS = f"""(smallest) => {{
    {CONTROLS}
    const inline = (element) => element.tagName === "A" && (element.closest("p")
        || getComputedStyle(element).display === "inline");
    return controls.filter((element) => !inline(element)).flatMap((element) => {{
        const {{ width, height }} = (element.closest("label") ?? element).getBoundingClientRect();
        const own = element.getBoundingClientRect();
        const [w, h] = [Math.max(width, own.width), Math.max(height, own.height)];
        return w > smallest - 0.5 && h > smallest - 0.5 ? [] : [`${{named(element)}} is ${{w}} × ${{h}}`];
    }});
}}"""
CUT_OFF = f"""() => {{
    {CONTROLS}
    return controls.flatMap((element) => {{
        if (getComputedStyle(element).display === "inline" || element.tagName === "INPUT") return [];
        if (element.tagName === "SELECT") return [];
        const {{ scrollWidth, clientWidth, scrollHeight, clientHeight }} = element;
        const cut = element.innerText && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
        const [all, shown] = [[scrollWidth, scrollHeight], [clientWidth, clientHeight]];
        return cut ? [`${{named(element)}}: ${{all.join("×")}} in ${{shown.join("×")}}`] : [];
    }});
}}"""
TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .slice(0, 8).map((element) => `${element.tagName}.${element.className}`);
}"""

EMPTY_SPACE = """() => {
    const used = document.querySelector("main").getBoundingClientRect().bottom + scrollY;
    const scrolled = document.documentElement.scrollHeight;
    const isEmpty = scrolled > Math.max(innerHeight, used) + 1;
    return isEmpty ? [`the page scrolls ${scrolled} px, of which ${Math.round(used)} are used`] : [];
}"""
OUT_OF_SIGHT = """(selector) => {
    const shown = (element) => {
        const box = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === "visible") continue;
            const { top, bottom } = around.getBoundingClientRect();
            if (box.top < top - 1 || box.bottom > bottom + 1) return false;
        }
        return box.top > -1 && box.bottom < innerHeight + 1 && box.left > -1 && box.right < innerWidth + 1;
    };
    return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !shown(element)).map((element) => element.textContent.trim());
}"""

IS_SIZED = """([width, text]) => innerWidth === width && matchMedia(`(width: ${width / text}em)`).matches"""


@functools.cache
def axe() -> str:
    """The source of axe-core."""
    assert AXE.is_file(), "axe-core is not there: run `make page` first"
    return AXE.read_text("utf-8")


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds on a page, by all its rules or only some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    return _texts(page.evaluate(RUN_AXE, list(rules)))


def missing_words(page: Page) -> list[str]:
    """Messages that are not there, and arguments that no text took."""
    return _texts(page.evaluate(MISSING_WORDS))


def small_targets(page: Page) -> list[str]:
    """Buttons and links that a finger would miss."""
    return _texts(page.evaluate(SMALL_TARGETS, SMALLEST_TARGET))


def cut_off(page: Page) -> list[str]:
    """Buttons whose text does not fit."""
    return _texts(page.evaluate(CUT_OFF))


def too_wide(page: Page) -> list[str]:
    """What makes the whole page scroll sideways."""
    return _texts(page.evaluate(TOO_WIDE))


def empty_space(page: Page) -> list[str]:
    """Whether the page scrolls to where there is nothing."""
    return _texts(page.evaluate(EMPTY_SPACE))


def out_of_sight(page: Page, selector: str) -> list[str]:
    """What has to be scrolled to."""
    return _texts(page.evaluate(OUT_OF_SIGHT, selector))


def resize(page: Page, width: int, height: int, percent: int) -> None:
    """A window of this size and text of this size, as a reader sets it in the browser; when all is drawn."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}})
    session.detach()
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(IS_SIZED, arg=[width, 16 * percent // 100])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _texts(found: Any) -> list[str]:
    return [str(text) for text in found]
