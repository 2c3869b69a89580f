"""Reasons as English sentences without their subject: `turns R1a over, which could lie face up`."""

from collections.abc import Sequence
from typing import Any, Final

from orbis.analysis.reason import Reason
from orbis.game.names import COLOR_NAMES

# Fields are the arguments of the reason; one with a noun is a number of those.
SENTENCES: Final = {
    "turned_over": "turns {tile} over, which could lie face up",
    "only_wilderness": "takes {tile}, which can only be turned over",
    "cancelled": "gets {tile} cancelled: its {effect} is not validated ({points} CP)",
    "declined": "lets the {effect} {tile} be cancelled, which could be validated ({points} CP)",
    "fewer_points": "scores {points} CP with {tile} where {best} would score {best_points}",
    "forest_missed": "passes up the forest {tile}: {points} CP with {missing:more neighbor}",
    "forest_open": "leaves the forest {tile} at {row}.{column} ({points} CP) {missing:neighbor} short",
    "forest_blocked": "leaves the forest {tile} at {row}.{column} ({points} CP) without its neighbors for good",
    "fits_fewer_colors": "lets {colors:color} fit above the bottom row instead of {best_colors}",
    "bottom_row": "leaves {free:free cell} in the bottom row instead of {best_free}",
    "fewer_worshipers": "keeps {count:worshiper} fewer: {held} instead of {best_held}",
    "fewer_colors": "keeps worshipers of {colors:color} instead of {best_colors}",
    "reduction_missed": "misses the reduction token for {color}",
    "temple_lead": "leaves the temple lead to {player}, with {symbols:symbol} instead of {best_symbols}",
    "temple_symbols": "has {symbols:temple symbol} instead of {best_symbols}",
    "mystic": "has a mystic value of {mystic} for ties instead of {best_mystic}",
    "weaker_god": "takes {god}, which promises {points} CP, where {best} promises {best_points}",
    "god_too_early": "takes the god {god}, which could wait",
    "god_put_off": "puts off the god {god}",
    "god_less_sure": "does less for the god {god}",
    "god_uncontested": "does nothing against the god {god} of {player}",
    "death_unpaid": "leaves Death unpaid though it could pay",
    "leaves_tile": "leaves {tile}{points} at {place}{worshipers} to {player}{temple_lead}",
    "leaves_worshipers": "leaves {colors} more on {tile} at {place} to {player}",
    "leaves_in_reach": "leaves {tile} ({points} CP) at {place} in reach of {player}",
    "leaves_god": "leaves the god {god} to {player}",
    "next_take": "spoils the next turn: {tile} at {place} could follow the best one",
    "unexplained": "the search prefers another turn; no single reason stands out",
}


class _Count(int):
    """A number that is formatted with a noun."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self) or 'no'} {noun}" + ("s" if self != 1 else "")


def sentence(reason: Reason, names: Sequence[str] | None = None) -> str:
    """What a reason says; `names` are those of the players, instead of their numbers."""
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
    """Color letters in words: `BBR` is `1 red and 2 blue`."""
    groups = [f"{letters.count(color)} {name}" for color, name in COLOR_NAMES.items() if color in letters]
    *others, last = groups
    return f"{', '.join(others)} and {last}" if others else last
