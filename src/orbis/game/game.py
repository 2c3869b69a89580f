"""`Game`, the rules as a Python object."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from msgspec.structs import replace

from orbis.engine.actions import MAX_GAME_ACTIONS, NUM_ACTIONS
from orbis.engine.chance import random_below, random_from
from orbis.engine.check import OK, check, legal
from orbis.engine.hidden import hide_order, hide_order_in
from orbis.engine.playout import record_random
from orbis.engine.sensible import sensible
from orbis.engine.setup import check_players, deal, lay_out
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.turn import play, play_through
from orbis.engine.vocabulary import NO_TILE, NUM_TILES, STEP_OVER
from orbis.errors import OrbisError, safe_repr
from orbis.game.actions import (
    ACTIONS,
    Action,
    Actions,
    AnyAction,
    Placement,
    StagedPlacement,
    action_index,
    checked_place,
    read_form,
)
from orbis.game.layout import check_first, check_gods, check_piles, gods_of, piles_of, seed_text
from orbis.game.names import STEPS, Step
from orbis.game.notation import format_actions, format_indices, parse_action, parse_actions
from orbis.game.picture import draw_table
from orbis.game.public import PublicState, plain_fields, public_state, read_public_state, round_number
from orbis.game.refusals import TURN_INCOMPLETE, TURN_TOO_LONG, IllegalAction, Position, Refusal, explain
from orbis.game.restore import restore
from orbis.game.score import Score, full_score
from orbis.tiles import TileSet, TileSetSource, load_tile_set

Report: TypeAlias = Callable[["Game", int], None]


class Game:
    """A game of Orbis from setup to score.

    >>> game = Game(players=2, seed=1)
    >>> game.play_turn("b2 ~1>")
    >>> game
    <Game of 2: round 1, player 1, step take>

    Playing changes the game; `copy` it to try something out. Two games are equal if their tile sets and states are, no
    matter which turns led there.
    """

    def __init__(
        self,
        players: int = 2,
        seed: int | str | None = None,
        tiles: TileSetSource = None,
        *,
        first: int | Literal["random"] = 0,
    ) -> None:
        """Deal a new game.

        Equal arguments give equal games. Without a seed, one is made from 256 bits of system randomness. `first` is the
        player who starts (R18).
        """
        self._prepare(players, load_tile_set(tiles))
        self.seed: str | None = seed_text(seed)
        if first == "random":
            first = random_below(random_from(f"{self.seed}/first"), players)
        check_first(first, players)
        pile = np.zeros(NUM_TILES, dtype=np.int8)
        deal(self.state, self.tiles, players, first, random_from(self.seed), pile)
        self.gods_laid_out = tuple(gods_of(self.state, self.tile_set))

    @classmethod
    def from_piles(
        cls,
        piles: Sequence[Sequence[str]],
        gods: Sequence[str],
        players: int = 2,
        tiles: TileSetSource = None,
        *,
        first: int = 0,
        seed: str | None = None,
    ) -> "Game":
        """Set up a game with given piles, level 1 and the top tile first, and the gods on the table."""
        game = cls.__new__(cls)
        game._prepare(players, load_tile_set(tiles))
        game.seed = seed
        check_first(first, players)
        pile = np.full(NUM_TILES, NO_TILE, dtype=np.int8)
        indices = check_piles(piles, players, game.tile_set)
        pile[: len(indices)] = indices
        lay_out(game.state, players, first, pile)
        laid_out = check_gods(gods, players, game.tile_set)
        game.state.gods[: len(laid_out)] = laid_out
        game.gods_laid_out = tuple(game.tile_set.gods[god] for god in laid_out)
        return game

    @classmethod
    def from_public_state(cls, form: object, tiles: TileSetSource = None, *, first: int | None = None) -> "Game":
        """Rebuild a game from a public state between turns, ready to be played on: the inverse of `public_state`.

        The result is like the `view` of the original game, but without its history: it has no turns and no seed, and
        the order in which tiles and gods came is unknown. After the end of the game, `first` is required.
        """
        public = read_public_state(form)
        game = cls.__new__(cls)
        game._prepare(len(public.players), load_tile_set(tiles))
        game.seed = None
        game.gods_laid_out = restore(public, game.state, game.tile_set, first)
        return game

    def _prepare(self, players: int, tile_set: TileSet) -> None:
        check_players(players)
        self.tile_set = tile_set
        self.tiles: Tiles = tile_array(tile_set)
        self._states = new_states()
        self.state: State = self._states[0]
        self.turns: list[tuple[int, ...]] = []
        self._staged: list[int] = []
        self._before: list[bytes] = []

    # Looking at the game

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
        return round_number(self.state)

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

    def public_state(self) -> PublicState:
        """Everything that players may know: see docs/actions.md. Its `to_json()` is plain data."""
        return public_state(self.state, self.tile_set)

    def score(self) -> Score:
        """The score with its breakdown, as if the game ended now."""
        return full_score(self.state, self.tiles, self.tile_set)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty before the end."""
        return self.score().winners if self.over else ()

    # Playing

    def legal(self) -> list[Action]:
        """Every action that the rules allow now."""
        return self._listed(legal)

    def sensible(self) -> list[Action]:
        """The legal actions except those that can never help."""
        return sorted(self._listed(sensible), key=action_index)

    def _listed(self, generator: Any) -> list[Action]:
        scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
        number = generator(self.state, self.tiles, scratch)
        return [ACTIONS[index] for index in scratch[:number]]

    def _to_action(self, action: AnyAction) -> Action:
        if isinstance(action, str):
            return parse_action(action)
        form = read_form(action) if isinstance(action, Mapping) else action
        if isinstance(form, Placement | StagedPlacement):
            return checked_place(form, int(self.state.row_size[self.player]))
        return form

    def why_not(self, action: AnyAction) -> Refusal | None:
        """Why an action is not legal now, or None if it is."""
        parsed = self._to_action(action)
        code = check(self.state, self.tiles, action_index(parsed))
        if code == OK:
            return None
        return explain(code, parsed, Position(plain_fields(self.state), self.tile_set))

    def play(self, action: AnyAction) -> None:
        """Play one action, given as an object, in the notation or in its JSON form."""
        parsed = self._to_action(action)
        refusal = self.why_not(parsed)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play_unchecked(action_index(parsed))

    def play_unchecked(self, index: int, *, refill: bool = True) -> None:
        """Play the action with this number, which must be legal.

        Without the refill, a complete turn leaves the place of its tile empty: that is all anybody can know beforehand.
        """
        self._before.append(self._states.tobytes())
        self._staged.append(index)
        turn = self.turn
        (play_through if refill else play)(self.state, self.tiles, index)
        if self.turn != turn:
            self.turns.append(tuple(self._staged))
            self._staged.clear()
            self._before.clear()

    def play_turn(self, actions: Actions) -> None:
        """Play one whole turn or the rest of it, no more and no less. If it is refused, nothing changes."""
        self._become(self.after_turn(actions))

    def after_turn(self, actions: Actions, report: "Report | None" = None) -> "Game":
        """A copy of the game after a whole turn or the rest of one. For `report`, see `after`."""
        after = self.after(actions, report=report)
        if after.turn == self.turn:
            raise IllegalAction(TURN_INCOMPLETE.refuse(step=after.step))
        return after

    def play_actions(self, actions: Actions) -> None:
        """Play several actions of one turn. If any of them is refused, nothing changes."""
        self._become(self.after(actions))

    def after(self, actions: Actions, *, refill: bool = True, report: "Report | None" = None) -> "Game":
        """A copy of the game after some actions of one turn. `args` of a refusal contain the number of the action.

        `report` is called with the game and the number of each action right after it is played.
        """
        if not isinstance(actions, str | Iterable):
            raise OrbisError("turn/malformed", f"a turn must be text or a list of actions, not {safe_repr(actions)}")
        parsed = parse_actions(actions) if isinstance(actions, str) else list(map(self._to_action, actions))
        after = self.copy()
        for number, action in enumerate(parsed, 1):
            if after.turn != self.turn:
                played = format_actions(parsed[: number - 1])
                raise IllegalAction(TURN_TOO_LONG.refuse(played=played, number=number))
            refusal = after.why_not(action)
            if refusal is not None:
                raise IllegalAction(replace(refusal, args={**refusal.args, "number": number}))
            after.play_unchecked(action_index(action), refill=refill)
            if report is not None:
                report(after, action_index(action))
        return after

    def undo(self) -> Action:
        """Undo the last action of the current turn and return it. Completed turns cannot be undone."""
        if not self._staged:
            raise OrbisError("game/nothing-to-undo", "There is nothing to undo: the turn has just begun")
        self._states[:] = np.frombuffer(self._before.pop(), dtype=self._states.dtype)
        return ACTIONS[self._staged.pop()]

    def play_out(self, seed: int | str) -> None:
        """Play to the end, choosing uniformly among the sensible actions."""
        scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
        actions = np.zeros(MAX_GAME_ACTIONS, dtype=np.int8)
        turns = np.zeros(MAX_GAME_ACTIONS, dtype=np.int8)
        turn_now = self.turn
        number = record_random(self.state, self.tiles, random_from(seed_text(seed)), scratch, actions, turns)
        played: dict[int, list[int]] = {turn_now: self._staged} if self._staged else {}
        for turn, action in zip(turns[:number].tolist(), actions[:number].tolist(), strict=True):
            played.setdefault(turn, []).append(action)
        self.turns += map(tuple, played.values())
        self._staged, self._before = [], []

    # Copies

    def copy(self) -> "Game":
        """An independent copy, including history and undo."""
        game = Game.__new__(Game)
        game.tile_set, game.tiles = self.tile_set, self.tiles
        game.seed, game.gods_laid_out = self.seed, self.gods_laid_out
        game._become(self)
        return game

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the record, which is part of an array and would be copied separately from it."""
        return {name: value for name, value in self.__dict__.items() if name != "state"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state = self._states[0]

    def view(self) -> "Game":
        """The game as players and spectators may know it: the unseen tiles are included, but not their order."""
        game = self.copy()
        game.seed = None
        hide_order(game.state)
        game._before = [hide_order_in(before) for before in self._before]
        return game

    def _become(self, other: "Game") -> None:
        self._states = other._states.copy()
        self.state = self._states[0]
        self.turns = list(other.turns)
        self._staged = list(other._staged)
        self._before = list(other._before)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.tile_set.digest == other.tile_set.digest and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.tile_set.digest, bytes(self)))

    def __bytes__(self) -> bytes:
        """The state, identical on every machine."""
        return self._states.tobytes()

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, player {self.player}, step {self.step}"
        return f"<Game of {self.num_players}: {where}>"

    def __str__(self) -> str:
        return draw_table(self.state, self.tile_set)
