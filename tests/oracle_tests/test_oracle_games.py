"""The oracle by itself: whole random games, and the odd tile sets they are played with."""

import random
from collections import Counter

import pytest
from odd_tile_sets import COLORS, GODS, STYLES, random_start, random_tile_set
from oracle import PLACES, Oracle
from oracle_table import Json
from soak import times, tries

# Whole random games.

KIND_ORDER = ("take", "god", "up", "wilderness", "give", "gain", "remove", "exchange", "decline")


def action_key(action: Json) -> tuple[object, ...]:
    """Sorts actions as their table does."""
    kind = action["face"] if action["kind"] == "place" else action["kind"]
    end = ("left", "right", None).index(action.get("end"))
    place = PLACES.index(action["place"]) if "place" in action else 0
    of_god = GODS.index(action["god"]) if "god" in action else 0
    colors = [COLORS.index(action[key]) for key in ("color", "give", "get") if key in action]
    return KIND_ORDER.index(kind), place, of_god, action.get("row"), end, action.get("column"), colors


def choose(rng: random.Random, actions: list[Json]) -> Json:
    """A random action, now and then an exchange or a wilderness where there is something else."""
    rare = [action for action in actions if action["kind"] == "exchange" or action.get("face") == "wilderness"]
    common = [action for action in actions if action not in rare]
    return rng.choice(rare if rare and (not common or rng.random() < 0.1) else common)


def tiles_seen(oracle: Oracle) -> list[str]:
    state = oracle.public_state()
    lying = [region.id for pile in oracle.piles for region in pile]
    shown = [place["tile"] for place in state["display"]] + [state["taken"]]
    placed = [tile["tile"] for player in state["players"] for tile in player["universe"]]
    return sorted(tile for tile in lying + shown + placed if tile is not None)


def num_worshipers(state: Json) -> int:
    piles = [entry["worshipers"] for entry in state["display"]] + [player["realm"] for player in state["players"]]
    return sum(sum(pile.values()) for pile in piles)


def balance(actions: list[Json], region: Json | None, reductions: list[str]) -> int:
    """How the worshipers in realms and display change in a turn, from the actions and the print of the tile taken."""
    change = sum({"give": -1, "gain": 1, "remove": -1, "exchange": -2}.get(action["kind"], 0) for action in actions)
    for action in actions:
        if action["kind"] == "take":
            change += {"a1": 2, "c1": 2, "a3": 2, "c3": 2, "b2": 4}.get(action["place"], 3)
        if action.get("face") == "up":
            assert region is not None
            change -= sum(1 for symbol in region["cost"] if symbol != "*" and symbol not in reductions)
            if region["effect"]["kind"] == "proselytism" and region["effect"]["colors"] != "*":
                change += region["effect"]["number"]
    return change


def play_turn(oracle: Oracle, rng: random.Random, printed: dict[str, Json]) -> set[str]:
    """Plays a random turn, checks what holds in every one, and returns the steps it went through."""
    before = oracle.public_state()
    actions: list[Json] = []
    steps: set[str] = set()
    taken = None
    while oracle.turn == before["turn"]:
        legal = oracle.legal()
        assert legal == sorted(legal, key=action_key)
        actions.append(choose(rng, legal))
        oracle.play(actions[-1])
        steps.add(oracle.step)
        taken = taken or oracle.public_state()["taken"]
    after = oracle.public_state()
    region = printed[taken] if taken else None
    player = before["player"]
    expected = balance(actions, region, before["players"][player]["reductions"])
    assert num_worshipers(after) - num_worshipers(before) == expected
    assert sum(after["players"][player]["realm"].values()) <= 10
    assert all(entry["tile"] is not None for entry in after["display"])
    assert [after["players"][seat] for seat in range(len(oracle.players)) if seat != player] == [
        before["players"][seat] for seat in range(len(oracle.players)) if seat != player
    ]
    return steps


def check_universe(universe: list[Json], printed: dict[str, Json]) -> None:
    """U1, U4 and E5, once more from the finished universe."""
    cells = {(tile["row"], tile["column"]): tile for tile in universe}
    assert list(cells) == [(row, column) for row in (1, 2, 3, 4) for column in range(1, 7 - row)]
    for (row, column), tile in cells.items():
        if tile["face"] == "wilderness":
            assert not tile["cancelled"]
            continue
        region = printed[tile["tile"]]
        below = [cells[row - 1, column], cells[row - 1, column + 1]] if row > 1 else []
        colors = {COLORS if under["face"] == "wilderness" else under["tile"][0] for under in below}
        assert row == 1 or any(region["color"] in color for color in colors)
        if region["effect"]["kind"] == "irrigation":
            assert tile["cancelled"] is not any(region["effect"]["colors"] in color for color in colors)
        elif region["effect"]["kind"] not in ("village", "volcano"):
            assert not tile["cancelled"]


def check_score(oracle: Oracle) -> None:
    score = oracle.score()
    for player in score["players"]:
        assert player["total"] == sum(player[key] for key in ("regions", "wilderness", "god", "temple_token"))
        assert player["regions"] + player["wilderness"] == sum(tile["cp"] for tile in player["tiles"])
        assert (player["temple_token"] > 0) == (player["temples"]["symbols"] > 0)
        assert player["god"] == player["god_detail"]["cp"]
    tokens = sorted((player["temple_token"] for player in score["players"] if player["temple_token"]), reverse=True)
    assert tokens == oracle.public_state()["temple_tokens"][: len(tokens)]
    assert score["winners"] == [seat for seat, player in enumerate(score["players"]) if player["rank"] == 1]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s6_random_games_end_with_full_universes_and_empty_piles(players: int, style: str) -> None:
    for rng in tries(f"oracle alone {style} {players}", times(6)):
        tile_set = random_tile_set(rng, style)
        printed = {region["id"]: region for region in tile_set["regions"]}
        oracle = Oracle(**random_start(rng, tile_set, players))
        gods = oracle.public_state()["gods"]
        tiles = tiles_seen(oracle)
        assert len(tiles) == 14 * players + 9
        for turn in range(15 * players):
            assert not oracle.over
            assert oracle.public_state()["player"] == (oracle.first + turn) % players
            play_turn(oracle, rng, printed)
            assert tiles_seen(oracle) == tiles
        state = oracle.public_state()
        assert oracle.over
        assert (oracle.legal(), state["step"], state["player"], state["round"]) == ([], "over", None, 15)
        assert state["piles"] == [0, 0, 0]
        assert sorted(state["gods"] + [player["god"]["god"] for player in state["players"]]) == sorted(gods)
        for player in state["players"]:
            check_universe(player["universe"], printed)
        check_score(oracle)


def test_random_games_go_through_every_step() -> None:
    rng = random.Random(7)
    steps: set[str] = set()
    for style in STYLES * 4:
        tile_set = random_tile_set(rng, style)
        oracle = Oracle(**random_start(rng, tile_set, 3))
        printed = {region["id"]: region for region in tile_set["regions"]}
        while not oracle.over:
            steps |= play_turn(oracle, rng, printed)
    assert steps == {"take", "place", "pay", "village", "volcano", "gain", "death", "discard", "over"}


@pytest.mark.parametrize("style", STYLES)
def test_c1_odd_tile_sets_are_valid(style: str) -> None:
    rng = random.Random(style)
    for _ in range(20):
        regions = random_tile_set(rng, style)["regions"]
        assert Counter(region["level"] for region in regions) == {1: 20, 2: 20, 3: 25}
        assert len({region["id"] for region in regions}) == 65
        mystics = [region["mystic"] for region in regions if region["mystic"] is not None]
        assert len(set(mystics)) == len(mystics)
        assert Counter((region["star"], region["level"]) for region in regions if region["star"]) == {
            ("white", 1): 5,
            ("white", 2): 5,
            ("white", 3): 4,
            ("purple", 1): 4,
            ("purple", 2): 4,
            ("purple", 3): 6,
        }
        for region in regions:
            assert region["id"][:2] == f"{region['color']}{region['level']}"
            assert region["color"] == "W" or region["mystic"] is None
            assert len(region["cost"]) <= 10
            assert set(region["cost"]) <= set(COLORS + "*")
            assert 0 <= region["cp"] <= 20
            check_effect(region["effect"], region["cp"])


def check_effect(what: Json, cp: int) -> None:
    numbers = {"village": range(1, 11), "volcano": range(1, 21), "forest": range(1, 7), "temple": range(1, 10)}
    kind, number, colors = what["kind"], what["number"], what["colors"]
    if kind == "proselytism":
        assert (number, colors) in {(1, "*"), *((n, color) for n in (1, 2) for color in COLORS)}
        return
    assert number in numbers.get(kind, (0,))
    if kind in ("farm", "irrigation"):
        assert colors in tuple(COLORS)
    elif kind in ("forest", "volcano"):
        assert colors
        assert len(set(colors)) == len(colors)
        assert set(colors) <= set(COLORS)
    else:
        assert colors == ""
    assert kind != "sacred-stone" or cp == 1
