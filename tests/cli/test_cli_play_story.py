"""Turns in words: `orbis play` tells what was done, and what became of it."""

import random

import pytest
from hypothesis import given, settings
from sample_games import ODD, SEEDS
from soak import times

from orbis import Game
from orbis.cli.terminal.glyphs import ASCII, UNICODE, Glyphs
from orbis.cli.terminal.person import Turn
from orbis.cli.terminal.view import choices_of
from orbis.cli.terminal.words import tell
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import ACTIONS, Action, parse_actions, preview

FEW = settings(max_examples=times(15) if COMPILED else 4)


def played(seed: int) -> list[tuple[Game, list[Action]]]:
    """The turns of an odd game, each with the game before it."""
    game = Game(2, seed, ODD)
    rng = random.Random(seed)
    turns = []
    while not game.over:
        before = game.copy()
        while game.turn == before.turn:
            game.play(rng.choice(choices_of(preview(game))))
        turns.append((before, [ACTIONS[index] for index in game.turns[-1]]))
    return turns


def told(game: Game, actions: list[Action], glyphs: Glyphs = ASCII, *, third_person: bool) -> str:
    return tell(preview(game, actions).actions, game.tile_set, glyphs, third_person=third_person)


@FEW
@given(SEEDS)
def test_every_turn_of_a_game_can_be_told(seed: int) -> None:
    for before, actions in played(seed):
        after = before.copy()
        after.play_turn(actions)
        words = told(before, actions, third_person=True)
        assert words.isascii()
        assert words.startswith("takes ")
        mine = after.public_state().to_json()["players"][before.player]["universe"]
        lost = sum(tile["cancelled"] for tile in mine)
        had = sum(tile["cancelled"] for tile in before.public_state().to_json()["players"][before.player]["universe"])
        assert words.endswith(" cancelled") == (lost > had)


@FEW
@given(SEEDS)
def test_a_turn_of_choices_can_be_put_together_and_taken_back(seed: int) -> None:
    """What is held or followed from a choice belongs to the turn as if it had been played."""
    rng = random.Random(seed)
    for before, _ in played(seed)[::5]:
        game = before.copy()
        turn = Turn(game)
        while not turn.held:
            turn.add([rng.choice(choices_of(preview(game)))])
        actions = turn.actions
        assert game.turn == before.turn
        taken_back: list[Action] = []
        while turn.actions:
            taken_back = turn.undo() + taken_back
        assert taken_back == actions
        assert game == before
        with pytest.raises(OrbisError, match="nothing to undo"):
            turn.undo()
        turn.add(actions)
        turn.end()
        assert game.turn == before.turn + 1


def test_a_turn_in_words() -> None:
    game = Game(2, "story")
    tile = game.public_state().to_json()["display"][4]["tile"]
    wilderness = parse_actions("b2 ~1>")
    assert told(game, wilderness, third_person=True) == f"takes {tile} from b2, places it as wilderness at 1>"
    assert told(game, wilderness, UNICODE, third_person=False) == (
        f"take {UNICODE.named(tile)} from b2, place it as wilderness at 1>"
    )
    love = parse_actions("@love +RRBBW")
    gods = Game.from_piles(game.piles, ["love", "fire", "death"])
    assert told(gods, love, third_person=True) == "takes the god love, gains RR BB W"
