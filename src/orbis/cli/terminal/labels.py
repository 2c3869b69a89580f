"""What the players are called at the table, and how their names stand in a sentence."""

import re

YOU = "you"


def heading(text: str) -> str:
    """A text at the beginning of a line: you are You, and a bot keeps its name."""
    return "You" + text[len(YOU) :] if re.match(rf"{YOU}\b", text) else text


def subject(label: str, verb: str) -> str:
    """A label with its verb: `you have`, `greedy has`."""
    if label == YOU:
        return f"{label} {verb}"
    return f"{label} {'has' if verb == 'have' else verb + 's'}"


def joined(labels: list[str]) -> str:
    """Labels in a row: `a, b and c`."""
    *others, last = labels
    return f"{', '.join(others)} and {last}" if others else last
