"""What actions changed, told to those who know no rules."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from plain_changes import change
from random_games import SETS, choose, tile_set_of
from sample_games import plain_data
from soak import times, tries

from orbis import Game
from orbis.engine.kernel import COMPILED
from orbis.game import parse_actions, play_changes
from orbis.game.actions import action_form, action_index
from orbis.game.changes import ActionChanges

NUM_GAMES = times(5) if COMPILED else 1
KEYS = {
    *("took", "generated", "collected", "god", "paid", "placed", "given", "purpose", "exchanged"),
    *("removed", "reductions", "gained", "cancelled", "god_cancelled", "refilled", "now"),
}


def play_a_turn(game: Game, rng: random.Random) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Play a random turn and give each action with the public state after it."""
    played = []
    turn = game.turn
    while game.turn == turn:
        action = choose(rng, game, share_legal=0.3)
        form = action_form(action, int(game.state.row_size[game.player])).to_json()
        game.play(action)
        played.append((form, game.public_state().to_json()))
    return played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changes_lead_from_each_public_state_to_the_next(players: int) -> None:
    told_of = set()
    for rng in tries(f"changes {players}", NUM_GAMES * len(SETS)):
        style = rng.choice(SETS)
        told = Game(players, f"changes/{rng.random()}", tile_set_of(style, rng), first="random")
        game = told.copy()
        state = game.public_state().to_json()
        while not game.over:
            played = play_a_turn(game, rng)
            entries = changes_of(told, game.turns[-1])
            assert [entry["action"] for entry in entries] == [form for form, _ in played]
            for entry, (_, after) in zip(entries, played, strict=True):
                change(state, entry["changes"], game.tile_set)
                assert state == after
                told_of |= set(entry["changes"])
        assert told == game
        assert told.turns == game.turns
    assert told_of <= KEYS
    assert told_of == KEYS or not COMPILED


def test_a_turn_can_be_told_action_by_action() -> None:
    rng = random.Random(3)
    at_once, one_by_one = Game(2, 3), Game(2, 3)
    game = Game(2, 3)
    while game.turn < 10:
        play_a_turn(game, rng)
        turn = game.turns[-1]
        assert play_changes(at_once, turn) == [entry for index in turn for entry in play_changes(one_by_one, [index])]
    assert at_once == one_by_one == game


def test_reported_changes_decode_to_what_they_were() -> None:
    played = play_changes(Game(2, 1), numbers("b2 ~1>"))
    assert msgspec.json.decode(msgspec.json.encode(played), type=list[ActionChanges]) == played


# What goes under which key


def changes_of(game: Game, turn: Sequence[int]) -> list[dict[str, Any]]:
    """What `play_changes` reports, as JSON."""
    return [entry.to_json() for entry in play_changes(game, turn)]


def numbers(actions: str) -> list[int]:
    return [action_index(action) for action in parse_actions(actions)]


def table(realm: str = "", **printed: Any) -> Game:
    """A game of two with worshipers in the first realm. The red tile at a1 is printed anew; all others are free."""
    data = plain_data()
    red = Game(2, 1, data).public_state().to_json()["display"][0]["tile"]
    assert red[0] == "R"
    for region in data["regions"]:
        if region["id"] == red:
            region.update(printed)
    game = Game.from_piles(Game(2, 1, data).piles, ["love", "death", "fire"], 2, data)
    game.state.realm[0] = [realm.count(color) for color in "RBYGW"]
    return game


def told_last(game: Game, actions: str) -> dict[str, Any]:
    """What the last of some actions changed, but for what is the same in most turns."""
    changes: dict[str, Any] = changes_of(game, numbers(actions))[-1]["changes"]
    return {key: content for key, content in changes.items() if key not in ("placed", "refilled", "now")}


def test_what_is_paid_is_not_mixed_with_what_the_tile_gives() -> None:
    game = table("RRR", cost="RR", effect="proselytism RR", cp=0)
    assert told_last(game, "a1 1>") == {"paid": {"R": 2}, "gained": {"R": 2}}
    game = table("RRB", cost="RR*", effect="proselytism B", cp=0)
    assert told_last(game, "a1 1> -B") == {"given": {"B": 1}, "purpose": "pay", "gained": {"B": 1}}


def test_a_farm_does_not_reduce_its_own_cost() -> None:
    assert told_last(table("RR", cost="RR", effect="farm R", cp=0), "a1 1>") == {"paid": {"R": 2}, "reductions": ["R"]}


def test_a_reduction_that_is_held_already_is_used_and_no_news() -> None:
    game = table("RB", cost="RB", effect="farm B", cp=0)
    game.state.reductions[0, 1] = 1
    assert told_last(game, "a1 1>") == {"paid": {"R": 1}}


def test_a_cancelled_tile_is_found_where_it_lies_after_the_action() -> None:
    game = table(effect="village 1", cp=3)
    for turn in ("b1 1>", "b3 1>"):
        game.play_turn(turn)
    game.state.cancelled[0] = 1  # it moves with its tile, and is no news
    took, placed = (entry["changes"] for entry in changes_of(game, numbers("a1 ~1<")))
    assert "cancelled" not in {*took, *placed}
    game = table(effect="volcano 20 B", cp=3)
    for turn in ("b1 1>", "b3 1>"):
        game.play_turn(turn)
    game.state.cancelled[0] = 1
    changes = changes_of(game, numbers("a1 1<"))[1]["changes"]
    assert changes["placed"]["shifted"]
    assert changes["cancelled"] == {"row": 1, "column": 1}


EXCHANGE = {"exchanged": {"give": "B", "get": "W"}, "given": {"B": 3}, "purpose": "exchange", "gained": {"W": 1}}


@pytest.mark.parametrize(
    ("realm", "actions", "expected"),
    [
        ("", "@death", {"god": "death", "god_cancelled": True}),
        ("RRRRRR", "@death no", {"god_cancelled": True}),
        ("RRRRRR", "@death -R", {"given": {"R": 1}, "purpose": "death"}),
        ("", "@love +R", {"gained": {"R": 1}}),
        ("RRRRRRRRRRR", "@fire -R", {"given": {"R": 1}, "purpose": "discard"}),
        ("BBB", "3B=W", EXCHANGE),
    ],
)
def test_gods_and_exchanges(realm: str, actions: str, expected: dict[str, Any]) -> None:
    assert told_last(table(realm), actions) == expected


def test_villages_and_volcanoes() -> None:
    village = table("RG", effect="village 2", cp=3)
    assert told_last(village, "a1 1> -G") == {"given": {"G": 1}, "purpose": "village"}
    volcano = table(effect="volcano 1 RB", cp=3)
    assert told_last(volcano, "a1 1> xb1R") == {"removed": {"place": "b1", "color": "R"}}


def test_a_god_leaves_the_display_as_it_is() -> None:
    (entry,) = changes_of(table(), numbers("@fire"))
    assert entry["changes"] == {
        "god": "fire",
        "now": {"turn": 1, "round": 1, "player": 1, "step": "take", "pending": 0},
    }
