"""The effects of regions: their text form, such as "forest 2 GB", and what each kind allows."""

import difflib
from dataclasses import dataclass

from orbis.tiles.model import ANY, COLORS, EFFECTS, Effect, canonical_symbols

NO_NUMBER = range(1)
MAX_CP = 20


@dataclass(frozen=True, slots=True)
class Shape:
    """What an effect of one kind looks like: its text form, numbers and number of colors; the CP of its tiles."""

    text: str
    numbers: range = NO_NUMBER
    num_colors: range = range(1)
    any_numbers: range = range(0)  # its numbers for any color, if that is allowed
    cp: range = range(MAX_CP + 1)


SHAPES = {
    "farm": Shape('"farm C", with one color C out of RBYGW', num_colors=range(1, 2)),
    "village": Shape('"village N", with N from 1 to 10', range(1, 11)),
    "forest": Shape('"forest N CC", with N from 1 to 6 and different colors CC out of RBYGW', range(1, 7), range(1, 6)),
    "volcano": Shape(
        '"volcano N CC", with N from 1 to 20 and different colors CC out of RBYGW', range(1, 21), range(1, 6)
    ),
    "irrigation": Shape('"irrigation C", with one color C out of RBYGW', num_colors=range(1, 2)),
    "temple": Shape('"temple N", with N from 1 to 9', range(1, 10)),
    "proselytism": Shape(
        '"proselytism C", "proselytism CC" or "proselytism *" (E7)', range(1, 3), range(1, 2), any_numbers=range(1, 2)
    ),
    "sacred-stone": Shape('"sacred-stone" and nothing else', cp=range(1, 2)),  # E8
}


def read_effect(value: object) -> Effect | None:
    """The effect given by text or in the JSON form; None if it is not allowed."""
    if isinstance(value, str):
        return parse_effect(value)
    if not isinstance(value, dict) or value.keys() != {"kind", "number", "colors"}:
        return None
    kind, number, colors = value["kind"], value["number"], value["colors"]
    if not isinstance(kind, str) or type(number) is not int or not isinstance(colors, str):
        return None
    return _allowed(kind, number, colors)


def parse_effect(text: str) -> Effect | None:
    """The effect given by text such as "forest 2 GB"; None if there is none."""
    kind, *words = text.split() or [""]
    if kind not in SHAPES or len(words) > 2:
        return None
    if kind == "proselytism":
        return _parse_proselytism(words)
    number = _parse_number(words.pop(0)) if SHAPES[kind].numbers != NO_NUMBER and words else 0
    colors = words.pop(0) if words else ""
    return None if words else _allowed(kind, number, colors)


def format_effect(effect: Effect) -> str:
    """The text form of an effect, which `parse_effect` reads back."""
    if effect.kind == "proselytism":
        return f"proselytism {effect.colors * effect.number}"
    number = str(effect.number) if effect.number else ""
    return " ".join(word for word in (effect.kind, number, effect.colors) if word)


def expected_effect(value: object) -> str:
    """What would have been right instead of a value that is not an allowed effect."""
    kind = value.get("kind") if isinstance(value, dict) else value
    word = kind.split()[0] if isinstance(kind, str) and kind.split() else ""
    if word in SHAPES:
        return SHAPES[word].text
    near = difflib.get_close_matches(word[:40], EFFECTS, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    return f"one of the effects {', '.join(EFFECTS)}{hint}"


def _parse_proselytism(words: list[str]) -> Effect | None:
    if len(words) != 1 or len(set(words[0])) != 1:
        return None
    return _allowed("proselytism", len(words[0]), words[0][0])


def _parse_number(word: str) -> int:
    """The number that a word stands for; -1, which no effect allows, if it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else -1


def _allowed(kind: str, number: int, colors: str) -> Effect | None:
    shape = SHAPES.get(kind)
    if shape is None or number not in shape.numbers or len(colors) not in shape.num_colors:
        return None
    if colors == ANY and shape.any_numbers:  # E7: one of any color, never two
        return Effect(kind, number, colors) if number in shape.any_numbers else None
    if len(set(colors)) != len(colors) or not set(colors) <= set(COLORS):
        return None
    return Effect(kind, number, canonical_symbols(colors))
