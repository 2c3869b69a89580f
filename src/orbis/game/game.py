"""`Game`, the rules as a Python object."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import numpy as np
from msgspec.structs import replace

from orbis.engine.actions import MAX_GAME_ACTIONS, NUM_ACTIONS
from orbis.engine.calls import play_actions, play_unchecked
from orbis.engine.chance import random_below, random_from
from orbis.engine.hidden import hide_order, hide_order_in
from orbis.engine.playout import record_random
from orbis.engine.setup import deal, lay_out
from orbis.engine.state import States, copy_states, new_states
from orbis.engine.vocabulary import NO_TILE, NUM_TILES
from orbis.errors import OrbisError, safe_repr
from orbis.game.actions import (
    ACTIONS,
    Action,
    Actions,
    AnyAction,
    action_index,
)
from orbis.game.layout import check_first, check_gods, check_piles, gods_of, seed_text
from orbis.game.notation import format_actions, parse_actions
from orbis.game.picture import draw_table
from orbis.game.public import read_public_state
from orbis.game.readable import ReadableGame
from orbis.game.refusals import TURN_INCOMPLETE, TURN_TOO_LONG, IllegalAction, Refusal
from orbis.game.restore import restore
from orbis.tiles import TileSetSource, load_tile_set


class PlayedActions(NamedTuple):
    """A turn or its beginning, tried out on a copy of a game."""

    game: "Game"  # after it
    actions: list[int]  # by their numbers, from the start of the turn
    states: bytes  # before the first action, and after each


class Game(ReadableGame):
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

    # Playing

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
        self._before.append(bytes(self))
        self._staged.append(index)
        turn = self.turn
        play_unchecked(self._states, self.tiles, index, refill)
        self._end_turn(turn)

    def _end_turn(self, turn: int) -> None:
        """If a turn is over, move it to the others."""
        if self.turn != turn:
            self.turns.append(tuple(self._staged))
            self._staged, self._before = [], []

    def play_turn(self, actions: Actions) -> None:
        """Play one whole turn or the rest of it, no more and no less. If it is refused, nothing changes."""
        self.become(self.after_turn(actions))

    def after_turn(self, actions: Actions) -> "Game":
        """A copy of the game after a whole turn or the rest of one."""
        return self.try_turn(actions).game

    def try_turn(self, actions: Actions) -> PlayedActions:
        """Play a whole turn or the rest of one on a copy."""
        played = self.try_actions(actions)
        if played.game.turn == self.turn:
            raise IllegalAction(TURN_INCOMPLETE.refuse(step=played.game.step))
        return played

    def play_actions(self, actions: Actions) -> None:
        """Play several actions of one turn. If any of them is refused, nothing changes."""
        self.become(self.after(actions))

    def after(self, actions: Actions, *, refill: bool = True) -> "Game":
        """A copy of the game after some actions of one turn. `args` of a refusal contain the number of the action."""
        return self.try_actions(actions, refill=refill).game

    def try_actions(self, actions: Actions, *, refill: bool = True) -> PlayedActions:
        """Play some actions of one turn on a copy."""
        if not isinstance(actions, str | Iterable):
            raise OrbisError("turn/malformed", f"a turn must be text or a list of actions, not {safe_repr(actions)}")
        parsed = parse_actions(actions) if isinstance(actions, str) else list(map(self._to_action, actions))
        indices = list(map(action_index, parsed[:MAX_GAME_ACTIONS]))
        states = new_states(len(indices) + 1)
        states[0] = self._states[0]
        number = play_actions(states, self.tiles, np.array(indices, dtype=np.int8), refill)
        last = copy_states(states[number : number + 1])
        if number < len(indices):
            raise IllegalAction(self._refusal(parsed, number, last))
        content, size = states.tobytes(), last.nbytes
        after = self._sibling()
        after._states = last
        after.turns = list(self.turns)
        after._staged = self._staged + indices
        after._before = self._before + [content[start : start + size] for start in range(0, number * size, size)]
        played = PlayedActions(after, after._staged, b"".join(self._before) + content)
        after._end_turn(self.turn)
        return played

    def _refusal(self, actions: list[Action], number: int, states: States) -> Refusal:
        """Why an action is refused after those before it led to a state."""
        if states["turn"][0] != self.turn:
            return TURN_TOO_LONG.refuse(played=format_actions(actions[:number]), number=number + 1)
        refusal = self._why_not(actions[number], states)
        assert refusal is not None
        return replace(refusal, args={**refusal.args, "number": number + 1})

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
        game = self._sibling()
        game.become(self)
        return game

    def _sibling(self) -> "Game":
        """A game with the same setup, whose moves are still to be filled in."""
        game = Game.__new__(Game)
        game.tile_set, game.tiles = self.tile_set, self.tiles
        game.seed, game.gods_laid_out = self.seed, self.gods_laid_out
        return game

    def view(self) -> "Game":
        """The game as players and spectators may know it: the unseen tiles are included, but not their order."""
        game = self.copy()
        game.seed = None
        hide_order(game.state)
        game._before = [hide_order_in(before) for before in self._before]
        return game

    def become(self, other: "Game") -> None:
        """Take over everything that changes in a game."""
        self._states = copy_states(other._states)
        self.turns = list(other.turns)
        self._staged = list(other._staged)
        self._before = list(other._before)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.tile_set.digest == other.tile_set.digest and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.tile_set.digest, bytes(self)))

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, player {self.player}, step {self.step}"
        return f"<Game of {self.num_players}: {where}>"

    def __str__(self) -> str:
        return draw_table(self.state, self.tile_set)
