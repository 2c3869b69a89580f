"""Replaying and verifying records. Any deviation is refused, with the turn and the rule."""

import itertools
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from orbis.engine.chance import random_from
from orbis.engine.scoring import NUM_SCORE_COLUMNS
from orbis.engine.setup import num_gods_laid_out
from orbis.engine.state import new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_ROUNDS, PLAYER_COUNTS
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.game.score import Result, result_of, score_sheet
from orbis.records.record import Record, RecordError, TileSetReference, check_seed
from orbis.records.scan import replays
from orbis.tiles import TileSet, load_tile_set, shipped_tile_sets


def start_of(record: Record, tiles: TileSet | None = None) -> Game:
    """The game of a record before its first turn; `tiles` is the tile set, needed if the record only names it."""
    tile_set = _tile_set_of(record.tiles, tiles)
    try:
        game = Game.from_piles(
            record.piles, record.gods, len(record.seats), tile_set, first=record.first, seed=record.seed
        )
        dealt = game if record.seed is None else Game(len(record.seats), record.seed, tile_set, first=record.first)
    except OrbisError as error:
        raise RecordError("record/setup", error.message, rule=error.rule) from None
    if dealt != game:
        raise RecordError("record/shuffle", "the piles and gods do not match the seed", rule="S4")
    check_seed(record)
    return game


def turns_of(record: Record, game: Game) -> Iterator[Game]:
    """Play the turns of a record on its starting game, which is yielded after each one."""
    for number, text in enumerate(record.turns, 1):
        try:
            game.play_turn(text)
        except OrbisError as error:
            raise RecordError("record/turn", f"{text!r}: {error}", rule=error.rule, turn=number) from None
        yield game


def replay(record: Record, tiles: TileSet | None = None) -> Game:
    """The game after all turns of a record. Checks everything."""
    game = start_of(record, tiles)
    for _ in turns_of(record, game):
        pass
    check_result(record, game)
    return game


def check_result(record: Record, game: Game) -> None:
    """Refuse a result that does not match the game."""
    if record.result is None:
        if game.over:
            raise RecordError("record/result", "the game is over, but its result is missing", rule="F2")
        return
    if not game.over:
        raise RecordError(
            "record/result",
            f"there is a result, but only {game.turn} of the game's {NUM_ROUNDS * game.num_players} turns",
            rule="G1",
            turn=game.turn,
        )
    expected = result_of(score_sheet(game.state, game.tiles))
    if record.result != expected:
        raise RecordError("record/result", _first_difference(record.result, expected), rule="F2")


def _first_difference(found: Result, expected: Result) -> str:
    for player, (left, right) in enumerate(zip(found.players, expected.players, strict=False)):
        for field in left.__struct_fields__:
            if getattr(left, field) != getattr(right, field):
                return f"{field} of player {player} should be {getattr(right, field)}, not {getattr(left, field)}"
    for field in ("winners", "tie_break"):
        if getattr(found, field) != getattr(expected, field):
            return f"{field} should be {getattr(expected, field)!r}, not {getattr(found, field)!r}"
    return f"there should be {len(expected.players)} players, not {len(found.players)}"


def _tile_set_of(reference: TileSetReference, offered: TileSet | None) -> TileSet:
    """The tile set that a record was played with: its own definition, the one offered, or a shipped one."""
    if reference.definition is not None:
        try:
            tile_set = load_tile_set(reference.definition.to_json())
        except OrbisError as error:
            raise RecordError("record/tile-set", error.message, rule=error.rule) from None
    elif offered is not None and offered.digest == reference.digest:
        tile_set = offered
    elif reference.digest in shipped_tile_sets():
        tile_set = shipped_tile_sets()[reference.digest]
    else:
        message = f"the record needs the tile set {reference.name!r} with digest {reference.digest!r}: offer it"
        raise RecordError("record/tile-set", message, rule="C1")
    for field in ("name", "digest"):
        if getattr(tile_set, field) != getattr(reference, field):
            message = (
                f"the {field} of the tile set should be {getattr(tile_set, field)}, not {getattr(reference, field)!r}"
            )
            raise RecordError("record/tile-set", message, rule="C1")
    return tile_set


def _is_seed_right(record: Record) -> bool:
    try:
        check_seed(record)
    except RecordError:
        return False
    return True


class Verifier:
    """Verifies many records quickly by replaying valid ones in compiled code.

    Its verdict is that of `replay`, which handles everything that the fast path does not accept.
    """

    def __init__(self, tiles: TileSet | None = None) -> None:
        self._offered = tiles
        self._reference: TileSetReference | None = None
        self._states = new_states()
        self._sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)

    def verify(self, record: Record) -> None:
        """Return if the record replays to its result, or to its end if unfinished; otherwise raise a RecordError."""
        if not self._is_right(record):
            replay(record, self._offered)

    def _is_right(self, record: Record) -> bool:
        """Whether a finished game with a seed is valid; False also if the fast path cannot tell."""
        players = len(record.seats)
        text = "\n".join(record.turns)
        if players not in PLAYER_COUNTS or not 0 <= record.first < players:
            return False
        if record.seed is None or record.result is None:
            return False
        if not text.isascii() or text.count("\n") != len(record.turns) - 1 or not record.seed.isprintable():
            return False
        if not _is_seed_right(record):
            return False
        self._use(record.tiles)
        layout = self._layout(record)
        if layout is None or not replays(
            self._states,
            self._tiles,
            players,
            record.first,
            random_from(record.seed),
            layout,
            np.frombuffer(text.encode(), dtype=np.uint8),
            self._sheet,
        ):
            return False
        return record.result == result_of(self._sheet[:players].tolist())

    def _use(self, reference: TileSetReference) -> None:
        if reference != self._reference:
            tile_set = _tile_set_of(reference, self._offered)
            self._tiles = tile_array(tile_set)
            self._tile_numbers = {region.id: index for index, region in enumerate(tile_set.regions)}
            self._god_numbers = {god: index for index, god in enumerate(tile_set.gods)}
            self._pile_sizes = {players: [*map(len, tile_set.in_play(players))] for players in PLAYER_COUNTS}
            self._reference = reference

    def _layout(self, record: Record) -> NDArray[np.int8] | None:
        """The piles and gods as numbers, if there is the right number of each."""
        players = len(record.seats)
        if [*map(len, record.piles)] != self._pile_sizes[players] or len(record.gods) != num_gods_laid_out(players):
            return None
        try:
            tiles = bytes(map(self._tile_numbers.__getitem__, itertools.chain(*record.piles)))
            gods = bytes(map(self._god_numbers.__getitem__, record.gods))
        except KeyError:
            return None
        return np.frombuffer(tiles + gods, dtype=np.int8)
