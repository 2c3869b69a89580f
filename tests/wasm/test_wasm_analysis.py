"""Hints and reviews of the page are those of the server: the same seed and simulations give the same forms."""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from random_games import SETS, after, choose, tile_set_of
from wasm_node import as_text, in_node, node

from orbis import Game, analyze
from orbis.analysis import Budget, ReviewedTurn, review_turn
from orbis.analysis.review import Review
from orbis.engine.kernel import COMPILED
from orbis.game.actions import ACTIONS, action_index
from orbis.tiles import TileSet

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run"),
    pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one"),
]
BUDGET = Budget(simulations=400)
SEED = "page"
GAMES = [(2 + number % 3, style) for number, style in enumerate(SETS)]


class Case(NamedTuple):
    """A position with a turn, and the position after the first action of that turn."""

    before: Game
    turn: tuple[int, ...]
    begun: Game


def test_the_page_analyzes_as_the_server_does() -> None:
    rng = random.Random("analysis")
    games = [cases(players, tile_set_of(style, rng), rng) for players, style in GAMES]
    items = [item(found) for found in games]
    num_exact, keys = 0, set()
    for found, told in zip(games, in_node("analysis", [], items), strict=True):
        hints = [analyze(game, BUDGET, SEED).form() for game in hinted(found)]
        assert told["hints"] == [without_sentences(hint.to_json()) for hint in hints]
        turns = [review_turn(before, [ACTIONS[a] for a in turn], BUDGET, SEED) for before, turn, _ in found]
        assert told["review"] == review_form(found, turns)
        num_exact += sum(hint.exact for hint in hints)
        keys |= {reason.key for turn in turns for reason in turn.reasons}
    assert num_exact > len(GAMES)
    assert len(keys) > 12


def cases(players: int, tiles: TileSet, rng: random.Random) -> list[Case]:
    """From the opening to the very last turn."""
    found = []
    for turns in (0, 3 * players + 1, 8 * players, 13 * players, 15 * players - 2, 15 * players - 1):
        before = after(players, f"{players}/{turns}", turns, tiles)
        for _ in range(2):
            played, begun = before.copy(), before.copy()
            first = choose(rng, played, share_legal=0.1)
            played.play(first)
            while played.turn == turns:
                played.play(choose(rng, played, share_legal=0.1))
            begun.play(first)
            found.append(Case(before, played.turns[-1], begun if begun.turn == turns else before))
    return found


def hinted(found: Sequence[Case]) -> list[Game]:
    return [game for before, _, begun in found for game in (before, begun)]


def item(found: Sequence[Case]) -> dict[str, Any]:
    def state(game: Game) -> str:
        return as_text(game.view().state)

    return {
        "tileSet": found[0].before.tile_set.to_json(),
        "positions": [{"state": state(game), "staged": list(map(action_index, game.staged))} for game in hinted(found)],
        "turns": [{"state": state(before), "turn": turn} for before, turn, _ in found],
        "seats": seats(found),
        "simulations": BUDGET.simulations,
        "seed": SEED,
    }


def seats(found: Sequence[Case]) -> list[str]:
    return [f"player {number}" for number in range(found[0].before.num_players)]


def review_form(found: Sequence[Case], turns: Sequence[ReviewedTurn]) -> dict[str, Any]:
    return without_sentences(Review(tuple(seats(found)), tuple(turns)).form().to_json())


def without_sentences(form: dict[str, Any]) -> dict[str, Any]:
    """The form without sentences: the page has its own."""
    for turn in form["turns"]:
        for reason in turn["reasons"]:
            reason["text"] = ""
    return form
