"""A reason why one turn is worse than another: a stable key with arguments, and the English sentence for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.forms import ReasonForm
from orbis.analysis.reason_list import KEYS
from orbis.analysis.turns import POINT_DIGITS
from orbis.game.actions import PLACES
from orbis.game.names import COLOR_NAMES
from orbis.tiles import COLORS, EFFECTS, TileSet

Argument: TypeAlias = int | float | str | bool

# The keys with their arguments, besides `cp`. docs/analysis.md explains them. Most names tell what the number of the
# argument stands for (KINDS); otherwise that follows after a colon.
_FIELDS: Final = {
    "turned_over": "tile row column",
    "only_wilderness": "tile row column",
    "cancelled": "tile row column effect points",
    "declined": "tile row column effect points",
    "fewer_points": "tile points best:tile best_points",
    "forest_missed": "tile points missing",
    "forest_open": "tile row column points missing",
    "forest_blocked": "tile row column points missing",
    "fits_fewer_colors": "colors best_colors",
    "bottom_row": "free best_free",
    "fewer_worshipers": "count held best_held",
    "fewer_colors": "colors best_colors",
    "reduction_missed": "color",
    "temple_lead": "player symbols best_symbols",
    "temple_symbols": "symbols best_symbols",
    "mystic": "mystic best_mystic",
    "weaker_god": "god points:tenths best:god best_points:tenths",
    "god_too_early": "god",
    "god_put_off": "god",
    "god_less_sure": "god",
    "god_uncontested": "god player",
    "death_unpaid": "",
    "leaves_tile": "tile place player worshipers points temple_lead:truth",
    "leaves_worshipers": "tile place player count colors:worshipers",
    "leaves_in_reach": "tile place player points",
    "leaves_god": "god player",
    "next_take": "tile place",
    "unexplained": "",
}
KINDS: Final = {"tile", "god", "place", "color", "effect", "worshipers", "tenths", "truth"}


def _fields(text: str) -> dict[str, str]:
    """The arguments with their kinds; those of no special kind are numbers."""
    pairs = [(name, kind or name) for name, _, kind in (field.partition(":") for field in text.split())]
    return {name: kind if kind in KINDS else "number" for name, kind in pairs}


FIELDS: Final = {key: _fields(_FIELDS[key]) for key in KEYS}
ARGUMENTS: Final = {key: tuple(fields) for key, fields in FIELDS.items()}

# Fields are the arguments of the reason; a field with a noun is a count of it.
SENTENCES: Final = {
    "turned_over": "turns {tile} over although it could be placed face up",
    "only_wilderness": "takes {tile}, which can only become a wilderness",
    "cancelled": "loses the {points} CP of {tile}, whose {effect} is cancelled",
    "declined": "lets the {effect} {tile} ({points} CP) be cancelled although it could be validated",
    "fewer_points": "scores {points} CP with {tile} where {best} would score {best_points}",
    "forest_missed": "passes up the forest {tile}, worth {points} CP with {missing:more neighbor}",
    "forest_open": "leaves the forest {tile} at {row}.{column} ({points} CP) {missing:neighbor} short",
    "forest_blocked": "leaves the forest {tile} at {row}.{column} ({points} CP) without any way to get its neighbors",
    "fits_fewer_colors": "lets only {colors:color} fit above the bottom row instead of {best_colors}",
    "bottom_row": "leaves {free:free cell} in the bottom row instead of {best_free}",
    "fewer_worshipers": "keeps {count:fewer worshiper}: {held} instead of {best_held}",
    "fewer_colors": "keeps worshipers of {colors:color} instead of {best_colors}",
    "reduction_missed": "misses the {color} reduction token",
    "temple_lead": "leaves the temple lead to {player}, with {symbols:symbol} instead of {best_symbols}",
    "temple_symbols": "has {symbols:temple symbol} instead of {best_symbols}",
    "mystic": "has a mystic value of {mystic} for ties instead of {best_mystic}",
    "weaker_god": "takes {god}, expected to score {points} CP, where {best} would score {best_points}",
    "god_too_early": "takes the god {god}, which could wait",
    "god_put_off": "puts off taking the god {god}",
    "god_less_sure": "makes the god {god} less likely to score",
    "god_uncontested": "does nothing against {player}'s god {god}",
    "death_unpaid": "leaves Death unpaid although it could be paid",
    "leaves_tile": "leaves {tile}{points} at {place}{worshipers} for {player}{temple_lead}",
    "leaves_worshipers": "leaves {colors} more on {tile} at {place} for {player}",
    "leaves_in_reach": "leaves {tile} ({points} CP) at {place} within reach of {player}",
    "leaves_god": "leaves the god {god} for {player}",
    "next_take": "spoils the next turn: the best turn would be followed by {tile} at {place}",
    "unexplained": "the search prefers another turn; no single reason stands out",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason; `cp` is the effect on the lead in points, so it is negative."""

    key: str
    cp: float
    args: Mapping[str, Argument]

    def form(self) -> ReasonForm:
        """The form that is sent."""
        return ReasonForm(self.key, {**self.args, "cp": round(self.cp, POINT_DIGITS)}, sentence(self))


def reason_of(found: Any, tile_set: TileSet) -> Reason:
    """A reason that a kernel wrote."""
    key = KEYS[found.key]
    numbers = iter(found.args.tolist())
    args = {
        name: _letters(found.worshipers) if kind == "worshipers" else _argument(kind, next(numbers), tile_set)
        for name, kind in FIELDS[key].items()
    }
    return Reason(key, float(found.cp), args)


def _argument(kind: str, number: int, tile_set: TileSet) -> Argument:
    """What a number stands for."""
    names: dict[str, Sequence[str]] = {"god": tile_set.gods, "place": PLACES, "color": COLORS, "effect": EFFECTS}
    if kind == "tile":
        return tile_set.regions[number].id
    if kind in names:
        return names[kind][number]
    return {"number": number, "tenths": number / 10, "truth": bool(number)}[kind]


def _letters(counts: NDArray[np.int32]) -> str:
    return "".join(color * int(number) for color, number in zip(COLORS, counts, strict=True))


class _Count(int):
    """A number formatted with a noun."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self) or 'no'} {noun}" + ("s" if self != 1 else "")


def sentence(reason: Reason, names: Sequence[str] | None = None) -> str:
    """A reason in words; `names` replace the players' numbers."""
    words: dict[str, Any] = {key: _Count(arg) if type(arg) is int else arg for key, arg in reason.args.items()}
    if "player" in words:
        words["player"] = names[words["player"]] if names else f"player {words['player']}"
    if "color" in words:
        words["color"] = COLOR_NAMES[words["color"]]
    if reason.key == "leaves_worshipers":
        words["colors"] = worshipers(words["colors"])
    if reason.key == "leaves_tile":
        words["points"] = f" ({words['points']} CP)" if words["points"] else ""
        words["worshipers"] = f" with {worshipers(words['worshipers'])} on it" if words["worshipers"] else ""
        words["temple_lead"] = ", and with it the temple lead" if words["temple_lead"] else ""
    return SENTENCES[reason.key].format(**words)


def worshipers(letters: str) -> str:
    """Color letters in words: `BBR` becomes `1 red and 2 blue`."""
    groups = [f"{letters.count(color)} {name}" for color, name in COLOR_NAMES.items() if color in letters]
    *others, last = groups
    return f"{', '.join(others)} and {last}" if others else last
