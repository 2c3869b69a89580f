"""Orbis as an OpenSpiel game with explicit chance. Importing this module registers `python_orbis`.

Chance lays out the gods one by one, then the first display, then each refill, always uniformly. Its outcomes are
numbered separately: tiles by their number in the tile set, then the gods. If only one tile of a level is left,
everybody knows what comes, so it comes without a chance node. The last refill of a game is such a draw (S6).

All players know the same, so this is a game of perfect information. Player 0 starts.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orbis.batch.games import reward
from orbis.batch.loops import legal_all
from orbis.batch.observation import observation_parts, observation_size, observe, tile_features
from orbis.engine.actions import MAX_GAME_ACTIONS, NUM_ACTIONS
from orbis.engine.scoring import NUM_SCORE_COLUMNS
from orbis.engine.setup import check_players, lay_out, num_gods_laid_out
from orbis.engine.state import STATE_DTYPE, State, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.turn import refill_with
from orbis.engine.vocabulary import (
    LEVEL_STARTS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_GOD,
    NO_TILE,
    NUM_GODS,
    NUM_LEVELS,
    NUM_PLACES,
    NUM_REGIONS_EACH,
    NUM_TILES,
    STEP_OVER,
)
from orbis.env.kernels import ILLEGAL, play_checked
from orbis.errors import OrbisError, safe_repr
from orbis.game.actions import PLACES
from orbis.game.notation import format_indices
from orbis.game.picture import draw_table
from orbis.tiles import TileSet, load_tile_set

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as error:
    raise OrbisError(
        "env/missing", "orbis.env.spiel needs OpenSpiel; install it with: pip install 'orbis[spiel]'"
    ) from error

FIRST_GOD: Final = NUM_TILES  # chance outcomes: tiles, then gods
NUM_OUTCOMES: Final = NUM_TILES + NUM_GODS
WORDS: Final = tuple(format_indices([action]) for action in range(NUM_ACTIONS))

GAME_TYPE = pyspiel.GameType(
    short_name="python_orbis",
    long_name="Orbis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "tiles": "standard"},
)


class OrbisGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules for a number of players and a tile set: `pyspiel.load_game("python_orbis(players=3)")`.

    `tiles` is `standard` or the path to a tile set.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = {**GAME_TYPE.parameter_specification, **(params or {})}
        players = params["players"]
        check_players(players)
        self.rules = rules_of(players, params["tiles"])
        super().__init__(GAME_TYPE, _game_info(players), params)

    def new_initial_state(self) -> "OrbisState":
        """A game with nothing laid out yet."""
        return OrbisState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Gods, display and refills, without the last tile of each level. The number is the same in every game."""
        players = self.rules.num_players
        return num_gods_laid_out(players) + NUM_PLACES + players * NUM_REGIONS_EACH - NUM_LEVELS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What observes a state: everything known now, or the whole history if perfect recall is requested."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel omits the type if there is none
            iig_obs_type, params = None, iig_obs_type
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return OrbisObserver(self.rules, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _game_info(players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=NUM_ACTIONS,
        max_chance_outcomes=NUM_OUTCOMES,
        num_players=players,
        min_utility=-1 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_GAME_ACTIONS,  # OpenSpiel does not count chance nodes
    )


class Rules:
    """What all states of a game share; copies of a state share the same one."""

    def __init__(self, num_players: int, tile_set: TileSet, source: str) -> None:
        self.num_players, self.tile_set, self._source = num_players, tile_set, source
        self.tiles = tile_array(self.tile_set)
        self.features = tile_features(self.tiles)
        self.outcome_words = [region.id for region in self.tile_set.regions] + list(self.tile_set.gods)
        self.start = self._start()

    def _start(self) -> "Table":
        """The table before anything is laid out. The unseen tiles stay in ascending order; nothing depends on it."""
        in_play = [self.tile_set.index(tile) for level in self.tile_set.in_play(self.num_players) for tile in level]
        pile = np.full(NUM_TILES, NO_TILE, dtype=np.int8)
        pile[: len(in_play)] = sorted(in_play)
        states = new_states()
        lay_out(states[0], self.num_players, 0, pile)
        states["drawn"] = 0
        states["display"] = NO_TILE
        return Table(states.tobytes())

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def __reduce__(self) -> tuple[Any, tuple[int, str]]:
        return rules_of, (self.num_players, self._source)


def rules_of(num_players: int, source: str) -> Rules:
    """The rules for a number of players and a tile set, cached."""
    tile_set = load_tile_set(source)
    key = (num_players, tile_set.digest, source)
    if key not in _rules:
        _rules[key] = Rules(num_players, tile_set, source)
    return _rules[key]


_rules: dict[tuple[int, str, str], Rules] = {}


class Table:
    """The record of a game, in a form that OpenSpiel can copy and pickle quickly."""

    __slots__ = ("_bytes", "states")

    def __init__(self, content: bytes | NDArray[np.uint8]) -> None:
        self._bytes = np.array(np.frombuffer(content, dtype=np.uint8))
        self.states = self._bytes.view(STATE_DTYPE)

    @property
    def state(self) -> State:
        """The record itself."""
        return self.states[0]  # type: ignore[no-any-return]

    def number(self, name: str) -> int:
        """A field that is a single number."""
        return int(self.states[name][0])

    def copy(self) -> "Table":
        """An independent copy. Copying the bytes is many times faster than copying the record."""
        return Table(self._bytes)

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[type["Table"], tuple[bytes]]:
        return Table, (self._bytes.tobytes(),)


class OrbisState(pyspiel.State):  # type: ignore[misc]
    """A game waiting for a player or for chance.

    A tile that chance still has to lay out is missing: the first empty place in the display gets it.
    """

    def __init__(self, game: OrbisGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.table = game.rules.start.copy()
        self._player: int = _CHANCE

    # Who acts, and how

    def current_player(self) -> int:
        """The player who decides now, or OpenSpiel's number for chance or for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """The engine's numbers of all legal actions, in ascending order."""
        mask = np.empty((1, NUM_ACTIONS), dtype=np.bool_)
        legal_all(0, 1, self.table.states, self.rules.tiles, mask)
        actions: list[int] = mask[0].nonzero()[0].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can lay out, with equal probabilities."""
        outcomes = self._outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        """Play an action, or lay out what chance has drawn."""
        if self._player == _CHANCE:
            if action not in self._outcomes():
                raise OrbisError(
                    "env/outcome", f"{safe_repr(action)} is not one of the chance outcomes {self._outcomes()}"
                )
            self._lay_out(action)
            self._go_on()
        else:
            self._play(action)

    def _play(self, action: int) -> None:
        if play_checked(self.table.states, self.rules.tiles, action, False) == ILLEGAL:
            raise OrbisError("env/illegal", f"the action {safe_repr(action)} is not legal now: see legal_actions()")
        if self.table.number("step") < STEP_OVER:
            self._player = self._next_player()
        else:
            self._go_on()

    # Chance

    def _outcomes(self) -> list[int]:
        """What chance can lay out now: nothing once all gods and nine tiles are out."""
        table = self.table
        drawn = table.number("drawn")
        if drawn == 0:
            gods = table.states["gods"][0, : num_gods_laid_out(self.rules.num_players)].tolist()
            if NO_GOD in gods:
                return [FIRST_GOD + god for god in range(NUM_GODS) if god not in gods]
        if NO_TILE not in table.states["display"][0].tolist():
            return []
        unseen: list[int] = table.states["pile"][0, drawn:].tolist()
        end = next(start for start in LEVEL_STARTS if start > unseen[0])  # T7: the lowest level left
        return [tile for tile in unseen if NO_TILE < tile < end]

    def _lay_out(self, outcome: int) -> None:
        """Lay out a god, or draw a tile into the display."""
        states = self.table.states
        if outcome >= FIRST_GOD:
            gods = states["gods"][0]
            gods[gods.tolist().index(NO_GOD)] = outcome - FIRST_GOD
            return
        states["place"] = states["display"][0].tolist().index(NO_TILE)  # as it is, or the next one of the first display
        refill_with(self.table.state, outcome)

    def _go_on(self) -> None:
        """Wait for chance, unless everything is laid out or only one tile can come."""
        outcomes = self._outcomes()
        if len(outcomes) == 1:
            self._lay_out(outcomes[0])
        self._player = _CHANCE if len(outcomes) > 1 else self._next_player()

    def _next_player(self) -> int:
        return _TERMINAL if self.table.number("step") == STEP_OVER else self.table.number("player")

    # The end

    def returns(self) -> list[float]:
        """1 for a sole winner, −1 shared by the others; 0 before the end."""
        rewards: Any = np.zeros(self.rules.num_players)  # 64 bits, or a third of −1 would be below the minimum utility
        if self._player == _TERMINAL:
            sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
            reward(self.table.state, self.rules.tiles, sheet, rewards)
        utilities: list[float] = rewards.tolist()
        return utilities

    # Texts

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the notation; for chance, the tile or the god."""
        return self.rules.outcome_words[action] if player == _CHANCE else WORDS[action]

    def __str__(self) -> str:
        picture = draw_table(self.table.state, self.rules.tile_set)
        question = self._question()
        return f"{question}\n{picture}" if question else picture

    def _question(self) -> str:
        """What the picture of the table does not show about the current decision."""
        if self._player == _CHANCE:
            if self._outcomes()[0] >= FIRST_GOD:
                return "Chance lays out a god"
            return f"Chance lays out a tile at {PLACES[self.table.states['display'][0].tolist().index(NO_TILE)]}"
        taken, pending = self.table.number("taken"), self.table.number("pending")
        if taken != NO_TILE:
            return f"In hand: {self.rules.tile_set.regions[taken].id}"
        return f"Worshipers still to choose: {pending}" if pending else ""


class OrbisObserver:
    """What a player sees, as numbers and as text; `dict` has the parts of `orbis.batch.observation_parts` by name."""

    def __init__(self, rules: Rules, params: Mapping[str, Any] | None = None) -> None:
        if params:
            raise OrbisError("env/observation", f"observations take no parameters, but got {safe_repr(params)}")
        self._rules = rules
        size = observation_size(rules.num_players)
        self._words = np.zeros(size // 8, dtype=np.uint64)
        self._row = self._words.view(np.int8)
        self.tensor = np.zeros(size, dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for part in observation_parts(rules.num_players):
            self.dict[part.name] = self.tensor[start : start + part.size]
            start += part.size

    def set_from(self, state: OrbisState, player: int) -> None:
        """Write what a player sees into `tensor`, and thereby into `dict`."""
        observe(state.table.state, self._rules.tiles, self._rules.features, player, self._row, self._words)
        self.tensor[:] = self._row

    def string_from(self, state: OrbisState, player: int) -> str:
        """What a player sees, as text."""
        return f"Seen by player {player}\n{state}"


_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

pyspiel.register_game(GAME_TYPE, OrbisGame)
