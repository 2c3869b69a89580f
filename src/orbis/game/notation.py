"""The notation of turns: actions as short words, separated by spaces. The grammar is in docs/notation.md."""

from collections.abc import Iterable, Sequence

from orbis.errors import OrbisError, safe_repr
from orbis.game.actions import (
    ACTIONS,
    NOT_AN_ACTION_INDEX,
    PLACES,
    SPOTS,
    Action,
    Decline,
    Exchange,
    Gain,
    Give,
    Place,
    Remove,
    Take,
    TakeGod,
    action_index,
)
from orbis.tiles import COLORS, GODS

DECLINE_WORD = "no"


class NotationError(OrbisError):
    """Text that is not valid notation; `position` is where the offending word starts, from 0."""

    def __init__(self, code: str, message: str, position: int, rule: str | None = None) -> None:
        super().__init__(code, f"{message} (at character {position + 1})", rule)
        self.position = position


def format_action(action: Action) -> str:
    """One action as a word."""
    match action:
        case Take(place):
            return place
        case TakeGod(god):
            return f"@{god}"
        case Place(spot, face):
            return spot if face == "up" else f"~{spot}"
        case Give(color):
            return f"-{color}"
        case Gain(color):
            return f"+{color}"
        case Remove(place, color):
            return f"x{place}{color}"
        case Exchange(give, get):
            return f"3{give}={get}"
        case Decline():
            return DECLINE_WORD


_WORDS = tuple(format_action(action) for action in ACTIONS)
_BY_WORD: dict[str, Action] = dict(zip(_WORDS, ACTIONS, strict=True))


def format_actions(actions: Iterable[Action]) -> str:
    """Actions as text; consecutive gives share a word, and so do consecutive gains."""
    indices = []
    for action in actions:
        indices.append(action_index(action))
        if indices[-1] == NOT_AN_ACTION_INDEX:
            raise OrbisError("action/unknown", f"{safe_repr(action)} is not one of the 117 actions")
    return format_indices(indices)


def format_indices(indices: Iterable[int]) -> str:
    """The same for the engine's action numbers."""
    words: list[str] = []
    for index in indices:
        word = _WORDS[index]
        if words and word[0] in "+-" and words[-1][0] == word[0]:
            words[-1] += word[1]
        else:
            words.append(word)
    return " ".join(words)


def parse_actions(text: str) -> list[Action]:
    """Parse text strictly: `format_actions` returns exactly the same text."""
    if not isinstance(text, str):
        raise NotationError("notation/not-text", f"a turn must be text, not {type(text).__name__}", 0)
    actions: list[Action] = []
    position = 0
    previous = ""
    for word in text.split(" "):
        if not word:
            raise NotationError(
                "notation/spaces",
                f"words must be separated by single spaces, with none at the start or end, in {safe_repr(text)}",
                position,
            )
        if word[0] in "+-" and previous[:1] == word[0]:
            raise NotationError(
                "notation/split", f"{previous} {word} must be written as one word: {previous}{word[1:]}", position
            )
        actions += _parse_word(word, position)
        position += len(word) + 1
        previous = word
    return actions


def parse_action(text: str) -> Action:
    """Parse exactly one action."""
    actions = parse_actions(text)
    if len(actions) != 1:
        raise NotationError("notation/one-action", f"expected one action, found {len(actions)} in {safe_repr(text)}", 0)
    return actions[0]


def _parse_word(word: str, position: int) -> Sequence[Action]:
    action = _BY_WORD.get(word)
    if action is not None:
        return (action,)
    if word[0] in "+-" and len(word) > 1 and all(color in COLORS for color in word[1:]):
        return [_BY_WORD[word[0] + color] for color in word[1:]]
    code, message, rule = _explain(word)
    raise NotationError(f"notation/{code}", f"{safe_repr(word)}: {message}", position, rule)


def _explain(word: str) -> tuple[str, str, str | None]:
    """Say what is wrong with a word and what would be right."""
    colors = f"the colors are {' '.join(COLORS)}"
    first = word[0]
    if first == "@":
        return "god", f"the gods are {' '.join(GODS)}", None
    if first == "-":
        return "color", f"a minus is followed by the colors of the worshipers to give; {colors}", None
    if first == "+":
        return "color", f"a plus is followed by the colors of the worshipers to gain; {colors}", None
    if first == "x":
        return "remove", f"x is followed by a place in the display and a color, as in xb2R; {colors}", None
    if first == "3" and word[1:2] != ".":
        if word[1:2] in COLORS and word[2:] == f"={word[1:2]}":
            return "same-color", "an exchange must give one color for a different one", "R2"
        return "exchange", f"an exchange is 3, a color, = and another color, as in 3R=B; {colors}", None
    if first == "~" or first.isdigit():
        return "spot", f"the spots of a universe are {' '.join(SPOTS)}, with ~ in front for a wilderness", None
    if first in "abc":
        return "place", f"the places in the display are {' '.join(PLACES)}", None
    return "word", "not a word of the notation; examples: b2 @fire 2.1 ~1> -RB +Y xa1R 3R=B no", None
