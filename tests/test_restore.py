"""From a public state back to a game: nothing that a player may know is lost, and no damaged state gets through."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from damage import Damage, add, drop, on, parent, put, remove, repeat
from hypothesis import given
from hypothesis import strategies as st
from random_games import SETS, choose, tile_set_of
from sample_games import ODD, SEEDS, SOME_GAMES, Json, some_game
from soak import times, tries

from orbis import Game, OrbisError
from orbis.bots.greedy import GreedyBot
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import NO_GOD, NO_TILE
from orbis.records import record_of

NUM_GAMES = times(5, slow=2) if COMPILED else 1
HUGE = 10**30
Change: TypeAlias = Callable[[Any, Any], None]  # of what a container holds under a key


def sent(game: Game) -> Any:
    """The public state, as it comes from a server."""
    return json.loads(json.dumps(game.public_state().to_json()))


def restored(game: Game) -> Game:
    first = int(game.state.first) if game.over else None
    return Game.from_public_state(sent(game), game.tile_set, first=first)


def without_order(game: Game) -> bytes:
    """The view of a game without what is not in its public state: when the tiles came, and which god lay where."""
    view = game.view()
    view.state.pile[: view.state.drawn] = sorted(view.state.pile[: view.state.drawn])
    left = [god for god in view.state.gods if god != NO_GOD]
    view.state.gods[:] = left + [NO_GOD] * (len(view.state.gods) - len(left))
    return bytes(view)


def unseen(game: Game) -> list[int]:
    return sorted(tile for tile in game.state.pile[game.state.drawn :].tolist() if tile != NO_TILE)


def assert_restored(game: Game) -> None:
    again = restored(game)
    assert again.public_state().to_json() == game.public_state().to_json()
    assert again.legal() == game.legal()
    assert sorted(again.sensible(), key=str) == sorted(game.sensible(), key=str)
    assert unseen(again) == unseen(game)
    assert again.score() == game.score()
    assert sorted(again.gods_laid_out) == sorted(game.gods_laid_out)
    assert bytes(again) == without_order(game)
    assert again.view() == again


@pytest.mark.parametrize("style", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_of_a_game_can_be_restored(style: str, players: int) -> None:
    for rng in tries(f"restore {style} {players}", NUM_GAMES):
        game = Game(players, rng.random().hex(), tile_set_of(style, rng), first="random")
        while not game.over:
            if not game.staged and (COMPILED or game.turn % 7 == 0):
                assert_restored(game)
            game.play(choose(rng, game))
        assert_restored(game)


def between_turns(seed: int, num_actions: int) -> Game:
    game = some_game(seed, num_actions)
    while game.staged:
        game.undo()
    return game


BETWEEN_TURNS = st.builds(between_turns, SEEDS, st.integers(0, 250))


@given(BETWEEN_TURNS)
def test_a_restored_game_goes_on_like_the_view(game: Game) -> None:
    again, view = restored(game), game.view()
    for each in (again, view):
        each.play_out("on")
    assert again.score() == view.score()
    assert again.public_state().to_json() == view.public_state().to_json()


@pytest.mark.skipif(not COMPILED, reason="choices of greedy take seconds uncompiled")
@given(BETWEEN_TURNS)
def test_a_bot_chooses_the_same_elsewhere(game: Game) -> None:
    if not game.over:
        assert GreedyBot("1").choose(restored(game)) == GreedyBot("1").choose(game.view())


def test_a_restored_game_has_no_history() -> None:
    game = restored(between_turns(3, 60))
    assert (game.turn > 0, game.seed, game.turns, game.notation, game.staged) == (True, None, [], [], [])
    with pytest.raises(OrbisError, match="not played from its start") as caught:
        record_of(game)
    assert caught.value.code == "record/history"
    game.play_turn(GreedyBot("1").choose(game))  # type: ignore[arg-type]  # a list of actions
    with pytest.raises(OrbisError, match="not played from its start"):
        record_of(game)


@given(SOME_GAMES)
def test_a_position_within_a_turn_is_refused(game: Game) -> None:
    if game.step not in ("take", "over"):
        with pytest.raises(
            OrbisError, match=f"can only be restored between turns, not in the step '{game.step}'"
        ) as caught:
            restored(game)
        assert caught.value.code == "game/mid-turn"


# Who began


def test_who_began_follows_from_the_turn_and_the_player() -> None:
    for first in (0, 1, 2):
        game = Game(3, 1, first=first)
        assert restored(game).state.first == first
        assert Game.from_public_state(sent(game), first=first) == restored(game)
        with pytest.raises(OrbisError, match=f"player {first} must have started") as caught:
            Game.from_public_state(sent(game), first=(first + 1) % 3)
        assert caught.value.code == "game/public-state"


@pytest.mark.parametrize("first", [-1, 2, True, 0.0, "0"])
def test_who_began_is_one_of_the_players(first: Any) -> None:
    with pytest.raises(OrbisError) as caught:
        Game.from_public_state(sent(Game(2, 1)), first=first)
    assert caught.value.code == "game/first"


def test_who_began_must_be_told_after_the_end() -> None:
    game = Game(2, 1, first=1)
    game.play_out("1")
    with pytest.raises(OrbisError, match="`first` must be given") as caught:
        Game.from_public_state(sent(game))
    assert caught.value.code == "game/public-state"
    assert Game.from_public_state(sent(game), first=1).state.first == 1


# Damage


def refusal(form: Any, **arguments: Any) -> str:
    with pytest.raises(OrbisError) as caught:
        Game.from_public_state(form, **arguments)
    assert caught.value.code == "game/public-state", caught.value
    return caught.value.message


def middle() -> Game:
    """A game of three in its ninth round, with whatever is to be damaged."""
    return next(game for seed in range(99) if is_middling(game := played(3, seed, 25)))


def played(players: int, seed: int, turns: int) -> Game:
    game, rng = Game(players, seed, ODD), random.Random(seed)
    while game.turn < turns:
        game.play(rng.choice(game.sensible()))
    return game


def is_middling(game: Game) -> bool:
    state = game.public_state().to_json()
    held = [player["god"] for player in state["players"]]
    rows = [{tile["row"] for tile in player["universe"]} for player in state["players"]]
    first = state["players"][0]["universe"]
    return (
        held[0] is not None
        and held[0]["god"] != "death"
        and held[1] is None
        and all(2 in found for found in rows)
        and len([tile for tile in first if tile["row"] == 1]) >= 3
        and any(tile["face"] == "wilderness" for tile in first)
    )


MIDDLE = middle()
PLAYER = ("players", 0)
TOP = MIDDLE.public_state().to_json()["players"][0]["universe"][-1] | {"row": 4, "column": 2}


def at_wilderness(rng: random.Random, form: Json) -> None:
    next(tile for tile in form["players"][0]["universe"] if tile["face"] == "wilderness")["cancelled"] = True


def without_column(column: int) -> Damage:
    def damage(rng: random.Random, form: Json) -> None:
        universe = form["players"][0]["universe"]
        universe[:] = [tile for tile in universe if (tile["row"], tile["column"]) != (1, column)]

    return damage


def tile_not_in_play(rng: random.Random, form: Json) -> None:
    form["display"][0]["tile"] = next(region.id for region in ODD.regions if region.star == "white")


def tile_of_a_later_pile(rng: random.Random, form: Json) -> None:
    form["display"][0]["tile"] = ODD.in_play(3)[2][0]


def tile_twice(rng: random.Random, form: Json) -> None:
    form["players"][1]["universe"][0]["tile"] = form["display"][4]["tile"]


def god_twice(rng: random.Random, form: Json) -> None:
    form["gods"][0] = form["players"][0]["god"]["god"]


# What is damaged, where that is found, and what is said of it.
DAMAGED: dict[str, tuple[str, str, Damage]] = {
    **{f"without {key}": ("", f"missing required field `{key}`", drop(key)) for key in MIDDLE.public_state().to_json()},
    "unknown key": ("", "unknown field `extra`", put("extra", value=1)),
    "unknown key of a tile": ("$.players[0].universe[0]", "unknown", put(*PLAYER, "universe", 0, "extra", value=1)),
    "unknown color": ("$.players[0].realm", "unknown field `P`", put(*PLAYER, "realm", "P", value=0)),
    "color missing": ("$.display[3].worshipers", "missing", drop("display", 3, "worshipers", "W")),
    "one player": ("$.players", "length >= 2", put("players", value=sent(MIDDLE)["players"][:1])),
    "five players": ("$.players", "length <= 4", put("players", value=sent(MIDDLE)["players"] * 2)),
    "two of three players": ("$", "", on("players", change=remove)),
    "players is a number": ("$.players", "Expected `array`", put("players", value=3)),
    "turn is a text": ("$.turn", "Expected `int`", put("turn", value="25")),
    "turn is a fraction": ("$.turn", "Expected `int`", put("turn", value=25.0)),
    "turn is a truth": ("$.turn", "Expected `int`", put("turn", value=True)),
    "turn is negative": ("$.turn", ">= 0", put("turn", value=-1)),
    "turn is huge": ("$.turn", "45 turns", put("turn", value=HUGE)),
    "a round of turns more": (
        "$.players[0]",
        "expected 10 tiles and gods after 10 turns, found 9",
        add("turn", number=3),
    ),
    "a turn more": ("$.players[", "after", add("turn", number=1)),
    "another round": ("$.round", "found 8, expected 9", put("round", value=8)),
    "player is null": ("$.player", "0 to 2", put("player", value=None)),
    "player is out of range": ("$.player", "0 to 2", put("player", value=3)),
    "player is huge": ("$.player", "<= 3", put("player", value=HUGE)),
    "another player": ("$.players[", "after", put("player", value=2)),
    "unknown step": ("$.step", "Invalid enum value 'sleep'", put("step", value="sleep")),
    "over too early": ("$.step", "found 'over', expected 'take'", put("step", value="over")),
    "pending": ("$.pending", "found 1, expected 0", put("pending", value=1)),
    "taken": ("$.taken", "expected None", put("taken", value="R1a")),
    "place missing": ("$.display", "length >= 9", on("display", change=remove)),
    "place twice": ("$.display", "length <= 9", on("display", change=repeat)),
    "other places": ("$.display[0].place", "found 'c3', expected 'a1'", put("display", 0, "place", value="c3")),
    "place without a tile": ("$.display[4].tile", "every place", put("display", 4, "tile", value=None)),
    "unknown tile": ("$.display[4].tile", "no tile 'Q9q'", put("display", 4, "tile", value="Q9q")),
    "tile is a number": ("$.display[4].tile", "Expected `str | null`", put("display", 4, "tile", value=4)),
    "tile twice": ("$.players[1].universe[0].tile", "twice", tile_twice),
    "tile not in play": ("$", "not in play with 3 players", tile_not_in_play),
    "tile of a later pile": ("$", "which has a lower level", tile_of_a_later_pile),
    "worshipers negative": ("$.display[0].worshipers.R", ">= 0", put("display", 0, "worshipers", "R", value=-1)),
    "worshipers huge": ("$.display[0].worshipers.R", "<= 60", put("display", 0, "worshipers", "R", value=HUGE)),
    "more worshipers than turns": (
        "$.display[0].worshipers",
        "worshipers are too many after 25 turns",
        put("display", 0, "worshipers", "R", value=26),
    ),
    "piles": ("$.piles[2]", "", add("piles", 2, number=1)),
    "pile missing": ("$.piles", "", on("piles", change=remove)),
    "god unknown": ("$.gods[0]", "matching", put("gods", 0, value="chance")),
    "god missing": ("$.gods", "4 different gods", on("gods", change=remove)),
    "god twice": ("$.gods", "4 different gods", god_twice),
    "god cancelled": ("$.players[0].god", "cannot be cancelled", put(*PLAYER, "god", "cancelled", value=True)),
    "god gone": ("$.players[0]", "tiles and gods after", put(*PLAYER, "god", value=None)),
    "temple tokens": ("$.temple_tokens[0]", "found 7, expected 9", put("temple_tokens", 0, value=7)),
    "realm negative": ("$.players[0].realm.G", ">= 0", put(*PLAYER, "realm", "G", value=-1)),
    "realm too full": ("$.players[0].realm", "at most 10", put(*PLAYER, "realm", "G", value=11)),
    "reduction unknown": ("$.players[0].reductions[0]", "matching", put(*PLAYER, "reductions", value=["P"])),
    "reductions out of order": (
        "$.players[0].reductions[0]",
        "found 'B', expected 'R'",
        put(*PLAYER, "reductions", value=["B", "R"]),
    ),
    "reduction twice": ("$.players[0].reductions", "", put(*PLAYER, "reductions", value=["R", "R"])),
    "column 6": ("$.players[0].universe[0].column", "<= 5", put(*PLAYER, "universe", 0, "column", value=6)),
    "row 0": ("$.players[0].universe[0].row", ">= 1", put(*PLAYER, "universe", 0, "row", value=0)),
    "huge row": ("$.players[0].universe[0].row", "<= 4", put(*PLAYER, "universe", 0, "row", value=HUGE)),
    "cell twice": (
        "$.players[0].universe[1]",
        "already a tile in this cell",
        put(*PLAYER, "universe", 1, "column", value=1),
    ),
    "row out of order": ("$.players[0].universe[0]", "", on(*PLAYER, "universe", change=lambda rng, u: u.reverse())),
    "unknown face": ("$.players[0].universe[0].face", "Invalid enum", put(*PLAYER, "universe", 0, "face", value="x")),
    "wilderness cancelled": ("$.players[0].universe", "a wilderness cannot be cancelled", at_wilderness),
    "a hole at the left": ("$.players[0].universe", "gap", without_column(1)),
    "a hole in the middle": ("$.players[0].universe", "gap", without_column(2)),
    "a tile in the air": ("$.players[0].universe", "two tiles", put(*PLAYER, "universe", -1, value=TOP)),
    "tile missing": (
        "$.players[1]",
        "expected 8 tiles and gods after 8 turns, found 7",
        on("players", 1, "universe", change=lambda rng, u: u.pop()),
    ),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_damage_is_named_with_its_place(kind: str) -> None:
    where, what, damage = DAMAGED[kind]
    form = sent(MIDDLE)
    damage(random.Random(1), form)
    message = refusal(form, tiles=ODD)
    assert message.startswith("invalid public state: ")
    assert what in message
    assert not where or re.search(f"at `{re.escape(where)}", message), message


@pytest.mark.parametrize("form", [None, 1, "", "{}", b"", [], {}, {1: 2}, {None: None}, object(), [[]], HUGE, {"turn"}])
def test_what_is_no_form_is_refused(form: Any) -> None:
    assert "invalid public state" in refusal(form)


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a form."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [found for key in keys for found in ((*path, key), *paths_of(value[key], (*path, key)))]


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 70)
    | st.sampled_from([HUGE, -HUGE, 0.0, 1.5, float("nan"), float("inf")])
    | st.sampled_from(["R", "P", "R1a", "B2b", "a1", "up", "wilderness", "take", "over", "place", "love", "death", ""])
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


def replace_by(junk: Any) -> Change:
    def change(parent: Any, key: Any) -> None:
        parent[key] = junk

    return change


def remove_at(parent: Any, key: Any) -> None:
    del parent[key]


def double_at(parent: Any, key: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, parent[key])
    else:
        parent[f"{key}{key}"] = parent[key]


def count_at(number: int) -> Change:
    def change(parent: Any, key: Any) -> None:
        if type(parent[key]) is int:
            parent[key] += number

    return change


CHANGES = (
    st.builds(replace_by, JUNK)
    | st.sampled_from([remove_at, double_at])
    | st.builds(count_at, st.sampled_from([-1, 1]))
)


@given(BETWEEN_TURNS, st.lists(st.tuples(st.integers(0), CHANGES), min_size=1, max_size=3))
def test_damage_of_any_kind_is_refused_or_is_none(game: Game, changes: list[tuple[int, Change]]) -> None:
    form = sent(game)
    for number, change in changes:
        paths = paths_of(form)
        if paths:
            path = paths[number % len(paths)]
            change(parent(form, path), path[-1])
    codes = []
    try:
        again = Game.from_public_state(form, ODD, first=0 if game.over else None)
    except OrbisError as error:
        codes.append(error.code)
    if codes:
        assert codes[0] in ("game/public-state", "game/mid-turn")
        return
    assert again.public_state().to_json() == form
    again.play_out("on")
    assert again.over
