"""Whether everything that a turn needs is on the screen at once, and nothing covers it."""

from playwright.sync_api import Page

NEEDED = (
    "[data-region=display] [data-place]",
    "[data-region=gods] [data-god]",
    "[data-region=realm] .realm .color",
    "[data-region=universe] :is(button.tile, button.cell.allowed)",
    "[data-hint-panel] button",
    "section[data-step] :is([data-action=suggestion], [data-action=decline], [data-action=confirm])",
)
# The middle of everything is looked at: whatever lies there must be the thing itself, or a part of it.
HIDDEN = """(needed) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = scrollWidth > innerWidth || scrollHeight > innerHeight
        ? [`the document is ${scrollWidth} × ${scrollHeight}`] : [];
    for (const selector of needed) for (const element of document.querySelectorAll(selector)) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { place, cell, action } = element.dataset;
        const name = `${selector} ${place ?? cell ?? action ?? ""}`;
        const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        if (!isInside) found.push(`${name} is outside`);
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const around = element.closest(".place") ?? element;
        if (!there || !around.contains(there)) found.push(`${name} is covered by ${there?.className ?? "nothing"}`);
    }
    return found;
}"""


def hidden(page: Page) -> list[str]:
    """What a player would have to scroll to, or look for beneath something else."""
    return [str(what) for what in page.evaluate(HIDDEN, list(NEEDED))]
