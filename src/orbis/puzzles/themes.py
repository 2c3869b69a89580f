"""What a puzzle is about: what its solution does, and why other turns are worse."""

from collections.abc import Sequence
from typing import Final

from orbis.analysis.turns import Turn
from orbis.bots.endgame import is_last_round
from orbis.engine.actions import GIVE, GOD, PLACE_UP, PLACE_WILDERNESS
from orbis.game import Game
from orbis.puzzles.puzzle import PuzzleTurn, Theme

EFFECT_THEMES: Final[dict[str, Theme]] = {
    "temple": "temple",
    "volcano": "volcano",
    "forest": "forest",
    "irrigation": "irrigation",
    "village": "village",
}
REASON_THEMES: Final[dict[str, Theme]] = {
    "temple_lead": "temple",
    "temple_symbols": "temple",
    "forest_missed": "forest",
    "forest_open": "forest",
    "forest_blocked": "forest",
    "leaves_tile": "blocking",
    "leaves_in_reach": "blocking",
    "leaves_worshipers": "blocking",
    "leaves_god": "blocking",
    "god_uncontested": "blocking",
    "weaker_god": "god",
    "god_too_early": "god",
    "god_put_off": "god",
    "fewer_worshipers": "worshipers",
    "fewer_colors": "worshipers",
    "reduction_missed": "worshipers",
}
GOD_SIGN: Final = "@"  # with which a turn begins that takes a god
LEAST_PART: Final = 0.34  # of a loss: a reason for less is not what a puzzle is about


def themes_of(view: Game, solution: Turn, others: Sequence[PuzzleTurn]) -> list[Theme]:
    """The themes of a puzzle, the most special first; at least one. `others` are the next best turns."""
    found: list[Theme] = ["last-round"] if is_last_round(view.state) else []
    found += _themes_of_turn(view, solution)
    found += ["god" for turn in others if turn.notation.startswith(GOD_SIGN)]
    found += [theme for turn in others for theme in _themes_of_reasons(turn)]
    return list(dict.fromkeys(found)) or ["universe"]


def _themes_of_turn(view: Game, turn: Turn) -> list[Theme]:
    """What a turn takes and does with it."""
    if GOD <= turn[0] < PLACE_UP:
        return ["god"]
    if any(PLACE_WILDERNESS <= action < GIVE for action in turn):
        return ["wilderness"]
    tile = view.tile_set.regions[view.state.display[turn[0]]]
    return [EFFECT_THEMES[tile.effect.kind]] if tile.effect.kind in EFFECT_THEMES else []


def _themes_of_reasons(turn: PuzzleTurn) -> list[Theme]:
    """What a worse turn has neglected, if that explains much of its loss."""
    least = LEAST_PART * max(turn.loss, 1.0)
    return [
        REASON_THEMES[reason.key]
        for reason in turn.reasons
        if reason.key in REASON_THEMES and -reason.args["cp"] >= least
    ]
