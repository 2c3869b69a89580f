"""`sensible` leaves out nothing that could help: checked turn by turn against all that is legal.

Every way to play a turn is followed to its end, once with all legal actions and once with the sensible ones. Whatever
the legal ones reach, the sensible ones must reach as well, with a realm from which the other one could be made by
exchanges and discards, which can wait.
"""

from typing import Any

import numpy as np
import pytest
from random_games import SETS, choose, tile_set_of
from soak import times, tries

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import legal
from orbis.engine.kernel import COMPILED
from orbis.engine.sensible import sensible
from orbis.engine.state import STATE_DTYPE
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import NO_ACTION

Realm = tuple[int, ...]
MAX_POSITIONS = 4000 if COMPILED else 100  # within a turn: a turn with more ways to play it is passed over
NUM_TURNS = times(12, slow=2) if COMPILED else 1


def ends_of_turn(game: Game, generator: Any) -> dict[bytes, set[Realm]] | None:
    """What can be reached: the game without the player's realm, and the realms that go with it."""
    player, turn = game.player, game.turn
    scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
    open_positions, seen = [bytes(game)], {bytes(game)}
    ends: dict[bytes, set[Realm]] = {}
    while open_positions:
        position = open_positions.pop()
        states = np.frombuffer(bytearray(position), dtype=STATE_DTYPE)
        for action in scratch[: generator(states[0], game.tiles, scratch)].tolist():
            after = states.copy()
            play_through(after[0], game.tiles, action)
            if after[0].turn != turn:
                realm = tuple(after[0].realm[player].tolist())
                after[0].realm[player] = 0
                ends.setdefault(after.tobytes(), set()).add(realm)
            elif after.tobytes() not in seen:
                seen.add(after.tobytes())
                open_positions.append(after.tobytes())
        if len(seen) > MAX_POSITIONS:
            return None
    return ends


def with_exchanges_and_discards(realms: set[Realm]) -> set[Realm]:
    """Everything that can be made of some realms."""
    reached, open_realms = set(realms), list(realms)
    while open_realms:
        realm = open_realms.pop()
        for color, number in enumerate(realm):
            less = [*realm]
            less[color] -= 1
            exchanged = [*realm]
            exchanged[color] -= 3
            made = [less] if number >= 1 else []
            made += [
                [n + (c == get) for c, n in enumerate(exchanged)] for get in range(5) if number >= 3 and get != color
            ]
            for new in map(tuple, made):
                if new not in reached:
                    reached.add(new)
                    open_realms.append(new)
    return reached


@pytest.mark.parametrize("style", SETS)
def test_whatever_is_legal_can_be_had_sensibly(style: str) -> None:
    num_checked = num_left_out = 0
    for rng in tries(f"sensible {style}"):
        game = Game(rng.choice([2, 3, 4]), rng.random().hex(), tile_set_of(style, rng))
        while not game.over:
            # Beside a single tile, left and right mirror each other: there `sensible` knows only one of them. And what
            # is sensible within a step builds on what was done in it: turns are followed from the start of a step.
            is_start = game.step != "take" and game.state.last == NO_ACTION
            if is_start and game.state.num_regions[game.player] != 1 and rng.random() < 0.2:
                reached, wanted = ends_of_turn(game, sensible), ends_of_turn(game, legal)
                if reached is not None and wanted is not None:
                    num_checked += 1
                    num_left_out += sum(map(len, wanted.values())) - sum(map(len, reached.values()))
                    assert reached.keys() == wanted.keys()
                    for rest, realms in wanted.items():
                        assert realms <= with_exchanges_and_discards(reached[rest]), game.notation
            game.play(choose(rng, game, share_legal=0.0))
        if num_checked >= NUM_TURNS:
            break
    assert num_left_out > 0
