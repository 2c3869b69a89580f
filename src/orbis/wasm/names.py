"""The names of numbers, and the rules behind them, which the page puts together with what the kernels find."""

from typing import Any

from orbis.analysis.reason import FIELDS
from orbis.analysis.turns import MARKS
from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.engine.tile_array import STARS
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import NUM_CELLS
from orbis.game.actions import ACTIONS, PLACES, action_form
from orbis.game.names import STEPS
from orbis.game.notation import format_action
from orbis.game.refusals import QUESTIONS, REASONS, TURN_COMPLETE, TURN_INCOMPLETE, TURN_TOO_LONG, Reason
from orbis.game.score import COUNTS, EFFECT_RULES, GOD_REASONS, TIE_BREAKS
from orbis.tiles import COLORS, EFFECTS


def names() -> dict[str, Any]:
    """Everything in the order of the numbers that stand for it."""
    return {
        "COLORS": list(COLORS),
        "PLACES": list(PLACES),
        "STEPS": list(STEPS),
        "EFFECTS": list(EFFECTS),
        "STARS": sorted(STARS, key=STARS.__getitem__),
        "CELLS": [list(row_and_column(cell)) for cell in range(NUM_CELLS)],
        "TEMPLE_TOKENS": [list(tokens) for tokens in TEMPLE_TOKENS],  # by the number of players
        "ACTIONS": [action_form(action, 0).to_json() for action in ACTIONS],  # the column of an end depends on the row
        "WORDS": [format_action(action) for action in ACTIONS],
        "REASONS": {str(code): _reason(reason) for code, reason in REASONS.items()},
        "TURN_REASONS": {
            "complete": _reason(TURN_COMPLETE),
            "incomplete": _reason(TURN_INCOMPLETE),
            "tooLong": _reason(TURN_TOO_LONG),
        },
        "STEP_RULES": {step: rule for step, (rule, _) in QUESTIONS.items()},
        "COUNTS": {str(number): word for number, word in COUNTS.items()},
        "TIE_BREAKS": list(TIE_BREAKS.values()),
        "EFFECT_RULES": EFFECT_RULES,
        "GOD_REASONS": {god: list(reasons) for god, reasons in GOD_REASONS.items()},
        "MARKS": list(MARKS),
        "REVIEW_REASONS": [{"key": key, "fields": fields} for key, fields in FIELDS.items()],
    }


def _reason(reason: Reason) -> dict[str, str]:
    """Its code and its rule, which is empty if it is that of the current step."""
    return {"code": reason.code, "rule": reason.rule}
