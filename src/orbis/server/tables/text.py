"""Text of people: names and chat that can be seen, and that do not disturb the text around them."""

import re
import unicodedata
from typing import Final

from orbis.server.tables.refusals import malformed

MAX_NAME, MAX_CHAT = 30, 500  # characters
MAX_MARKS: Final = 3  # accents and vowel signs on one letter
JOINERS: Final = "\u200c\u200d"
EMOJI_STYLE: Final = "\ufe0e\ufe0f"
# Letters and marks that have no ink: fillers of Hangul, blank Braille, the grapheme joiner, vowels of Khmer.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Embeddings, overrides and isolates: they would turn around what stands beside them.
DIRECTIONS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check_name(text: str, where: str) -> str:
    """A name: composed, and without anything that cannot be seen, so that two names that differ look different.

    `where` is the part of the request that is refused otherwise.
    """
    text = _checked(text, MAX_NAME, where)
    for place, letter in enumerate(text):
        if letter in BLANK or (_is_invisible(letter) and not _is_needed(text, place)):
            raise malformed(where, "a name must not contain invisible characters or direction marks")
    return " ".join(text.split())


def check_chat(text: str, where: str) -> str:
    """One line, composed, that can be seen and keeps to its line."""
    return _checked(text, MAX_CHAT, where)


def _checked(text: str, longest: int, where: str) -> str:
    text = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(text) <= longest:
        raise malformed(where, f"text must have 1 to {longest} characters")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for letter in text):
        raise malformed(where, "text must not contain line breaks or control characters")
    if DIRECTIONS & set(text):
        raise malformed(where, "text must not contain characters that override its direction")
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text):
        raise malformed(where, "text must contain a visible character")
    if re.search(f"M{{{MAX_MARKS + 1}}}", "".join(_shape(letter) for letter in text)):
        raise malformed(where, f"text must not have more than {MAX_MARKS} accents on a letter")
    return text


def _shape(letter: str) -> str:
    """M for a mark above, below or around a letter; any other character stands for itself, but M."""
    return "M" if unicodedata.category(letter) in ("Mn", "Me") else "-"


def _is_invisible(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" or letter in EMOJI_STYLE


def _is_needed(text: str, place: int) -> bool:
    """Whether an invisible character is part of how something is written: emoji, and scripts whose letters join."""
    before, after = text[max(0, place - 1) : place], text[place + 1 : place + 2]
    if not before:
        return False
    if text[place] in EMOJI_STYLE:
        return unicodedata.category(before) in ("So", "Sm", "Sk", "Po", "Nd")
    if text[place] not in JOINERS or not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama
        return True
    if text[place] == "\u200d":
        return unicodedata.category(after) == "So" and (_is_symbol(before) or before in EMOJI_STYLE)
    return _is_arabic(before) and _is_arabic(after)


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk")  # Sk: colors of skin


def _is_arabic(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("ARABIC LETTER")
