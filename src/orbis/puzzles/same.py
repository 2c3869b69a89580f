"""Which turns are the same for a puzzle: those with the same takes and placements, and those that lead to the same."""

from orbis.analysis.turn_lists import CandidateScratch, find_equivalent, new_candidate_scratch, new_turns
from orbis.analysis.turns import Turn, row_of, turn_of
from orbis.bots.evaluation import EVALUATION
from orbis.bots.turns import MAX_TURNS, TurnScratch, list_turns
from orbis.engine.actions import DECLINE, GIVE
from orbis.game import Game
from orbis.game.actions import action_index
from orbis.game.notation import format_indices, parse_actions


def essence(turn: Turn) -> str:
    """A turn without its decisions about worshipers, in the notation: what a puzzle asks for."""
    return format_indices(action for action in turn if not GIVE <= action < DECLINE)


def essence_of(notation: str) -> str:
    """The same for a turn in the notation."""
    return essence(tuple(action_index(action) for action in parse_actions(notation)))


class Sameness:
    """Tells which of the turns in a position amount to the same."""

    def __init__(self, view: Game) -> None:
        self._view = view
        self._scratch = new_candidate_scratch()
        self._turns = _every_turn(view, self._scratch)

    def of(self, turn: Turn) -> list[str]:
        """The essences of a turn and of all that lead to an equivalent position."""
        found = {essence(turn): None}
        rows = new_turns(1)
        rows[0] = row_of(turn)
        view, scratch = self._view, self._scratch
        for other in self._turns:
            if find_equivalent(view.state, view.tiles, scratch, row_of(other), 1, rows) == 0:
                found[essence(other)] = None
        return list(found)


def _every_turn(view: Game, scratch: CandidateScratch) -> list[Turn]:
    """All takes with all placements; quick judgment decides about worshipers."""
    scratch.states[0] = view.state
    memory = TurnScratch(*(getattr(scratch, name) for name in TurnScratch._fields))
    turns = new_turns(MAX_TURNS)
    number = list_turns(scratch.states, view.tiles, EVALUATION, memory, turns, scratch.listed_values)
    return [turn_of(turns[index]) for index in range(number)]
