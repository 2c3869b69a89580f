"""How a game stands: what can be seen of it and what can be done next."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from orbis.engine.actions import NUM_ACTIONS, TAKE
from orbis.engine.calls import check_action, check_actions, guide, list_legal, list_sensible, missing_symbols
from orbis.engine.check import OK
from orbis.engine.guidance import SUGGESTED
from orbis.engine.setup import check_players
from orbis.engine.state import State, States, Tiles, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import NO_TILE, NUM_COST_SYMBOLS, NUM_PLACES, STEP_OVER
from orbis.game.actions import (
    ACTIONS,
    Action,
    AnyAction,
    Placement,
    StagedPlacement,
    action_index,
    checked_place,
    read_form,
)
from orbis.game.layout import piles_of
from orbis.game.names import STEPS, Step
from orbis.game.notation import format_indices, parse_action
from orbis.game.plain import plain_fields
from orbis.game.public import PublicState, public_state, round_number
from orbis.game.refusals import Position, Refusal, explain
from orbis.game.score import Score, full_score
from orbis.tiles import TileSet


class Advice(NamedTuple):
    """What can be said about the next action; actions are given by their numbers."""

    codes: list[int]  # of `engine.check`, one for each action
    position: Position
    forced: int  # or NO_ACTION
    not_face_up: int  # a placement that is refused for the main reason, or NO_ACTION
    suggested: list[int]


class ReadableGame:
    """The part of `Game` that changes nothing."""

    def _prepare(self, players: int, tile_set: TileSet) -> None:
        check_players(players)
        self.tile_set = tile_set
        self.tiles: Tiles = tile_array(tile_set)
        self._states: States = new_states()
        self.turns: list[tuple[int, ...]] = []
        self._staged: list[int] = []
        self._before: list[bytes] = []

    @property
    def state(self) -> State:
        """The record that the rules work on: see `engine.state`."""
        record: State = self._states[0]
        return record

    def __bytes__(self) -> bytes:
        """The state, identical on every machine."""
        return self._states.tobytes()

    @property
    def num_players(self) -> int:
        """The number of players."""
        return int(self._states["num_players"][0])

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return int(self._states["player"][0])

    @property
    def round(self) -> int:
        """The current round, 1–15."""
        return round_number(self.turn, self.num_players)

    @property
    def turn(self) -> int:
        """The number of completed turns."""
        return int(self._states["turn"][0])

    @property
    def step(self) -> Step:
        """The decision to be made now: see docs/actions.md."""
        return STEPS[int(self._states["step"][0])]

    @property
    def over(self) -> bool:
        """Whether all 15 rounds have been played."""
        return bool(self._states["step"][0] == STEP_OVER)

    @property
    def staged(self) -> list[Action]:
        """The actions of the current turn so far."""
        return [ACTIONS[index] for index in self._staged]

    @property
    def notation(self) -> list[str]:
        """The completed turns in the notation."""
        return [format_indices(turn) for turn in self.turns]

    @property
    def piles(self) -> list[list[str]]:
        """The three piles as they were at the start, top first. This is hidden information."""
        return piles_of(self.state, self.tile_set)

    @property
    def last_drawn(self) -> str | None:
        """The tile that entered the display at the end of the last turn, if one did."""
        for action in self.turns[-1] if self.turns else ():
            if TAKE <= action < TAKE + NUM_PLACES:
                tile = int(self._states["display"][0, action - TAKE])
                return None if tile == NO_TILE else self.tile_set.regions[tile].id
        return None

    def public_state(self) -> PublicState:
        """Everything that players may know: see docs/actions.md. Its `to_json()` is plain data."""
        return public_state(bytes(self), self.tile_set)

    def score(self) -> Score:
        """The score with its breakdown, as if the game ended now."""
        return full_score(self._states, self.tiles, self.tile_set)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty before the end."""
        return self.score().winners if self.over else ()

    def legal(self) -> list[Action]:
        """Every action that the rules allow now."""
        return self._listed(list_legal)

    def sensible(self) -> list[Action]:
        """The legal actions except those that can never help."""
        return sorted(self._listed(list_sensible), key=action_index)

    def _listed(self, generator: Any) -> list[Action]:
        scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
        number = generator(self._states, self.tiles, scratch)
        return [ACTIONS[index] for index in scratch[:number].tolist()]

    def _to_action(self, action: AnyAction) -> Action:
        if isinstance(action, str):
            return parse_action(action)
        form = read_form(action) if isinstance(action, Mapping) else action
        if isinstance(form, Placement | StagedPlacement):
            return checked_place(form, int(self._states["row_size"][0, self.player]))
        return form

    def advice(self) -> Advice:
        """What the rules say about each of the 117 actions, and guidance for the next one."""
        codes = np.zeros(NUM_ACTIONS, dtype=np.int8)
        check_actions(self._states, self.tiles, codes)
        answers = np.zeros(NUM_ACTIONS, dtype=np.int8)
        number = guide(self._states, codes, answers)
        forced, not_face_up, *suggested = answers[: SUGGESTED + number].tolist()
        return Advice(codes.tolist(), self._position(self._states), forced, not_face_up, suggested)

    def why_not(self, action: AnyAction) -> Refusal | None:
        """Why an action is not legal now, or None if it is."""
        return self._why_not(self._to_action(action), self._states)

    def _why_not(self, action: Action, states: States) -> Refusal | None:
        code = check_action(states, self.tiles, action_index(action))
        if code == OK:
            return None
        return explain(code, action, self._position(states))

    def _position(self, states: States) -> Position:
        """What an explanation may look at, in the first of some games."""
        missing = np.zeros(NUM_COST_SYMBOLS, dtype=np.int8)
        if states["taken"][0] != NO_TILE:
            missing_symbols(states, self.tiles, missing)
        return Position(plain_fields(states.tobytes()), self.tile_set, missing.tolist())
