"""Numbers and tables of a balance report as text."""

import math
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from orbis.arena.statistics import Estimate
from orbis.balance.bars import Bar, Judged

Unit: TypeAlias = Literal["", "%"]
NOTHING: Final = "–"


def number(value: float | None, unit: Unit = "", decimals: int = 2) -> str:
    """A number, or a share as a percentage."""
    if value is None:
        return NOTHING
    text = f"{value * (100 if unit else 1):.{decimals}f}"
    text = text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")
    return text + (f" {unit}" if unit else "")


def percent(share: float | None) -> str:
    """A share as a whole percentage."""
    return number(share, "%", 0)


def estimate(found: Estimate, unit: Unit = "", decimals: int = 2) -> str:
    """A value with its interval in brackets."""
    value = number(found.value, unit, decimals)
    if found.low is None or found.high is None:
        return value
    low, high = (number(end, unit, decimals).removesuffix(f" {unit}") for end in (found.low, found.high))
    return f"{value} [{low}, {high}]"


def bounds(bar: Bar, players: Iterable[int]) -> str:
    """What a bar allows; where that depends on the number of players, one after the other."""
    texts = [_range(bar, bar.bounds(number_of_players)) for number_of_players in players]
    return texts[0] if len(set(texts)) == 1 else " / ".join(texts)


def _range(bar: Bar, allowed: tuple[float, float] | None) -> str:
    if allowed is None:
        return "no target"
    low, high = (f"{end * 100:g} %" if bar.unit else f"{end:g}" for end in allowed)
    if math.isinf(allowed[0]):
        return f"at most {high}"
    return f"at least {low}" if math.isinf(allowed[1]) else f"{low} to {high}"


def finding(judged: Judged, name: str) -> str:
    """An item of a bar with its value."""
    return f"{name} {estimate(judged.items[name], judged.bar.unit, judged.bar.decimals)}".strip()


def summary(judged: Judged) -> str:
    """The item of a bar that is nearest to failing, and of several items how many fail."""
    text = finding(judged, judged.worst)
    found = list(judged.verdicts.values())
    failing = [f"{found.count(verdict)} {verdict}" for verdict in ("missed", "undecided") if verdict in found]
    return f"{text} ({', '.join(failing)} of {len(found)})" if len(found) > 1 and failing else text


def table(header: Sequence[str], rows: Iterable[Sequence[str]], num_left: int = 1) -> str:
    """A Markdown table; the first columns are aligned to the left, the others to the right."""
    rule = ["---" if column < num_left else "---:" for column in range(len(header))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (header, rule, *rows))
