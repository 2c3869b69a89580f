"""The standard set fits everything that is known of the tiles, and its own design."""

from collections import Counter

import pytest

from orbis.tiles import ANY, COLORS, GODS, Region, check_tile_set, load_tile_set, parse_effect

STANDARD = load_tile_set()
PLAYERS = (2, 3, 4)
SPECIALTIES = {
    "R": {"volcano"},
    "B": {"irrigation"},
    "Y": {"farm", "village"},
    "G": {"forest"},
    "W": {"temple"},
}


def tiles(level: int | None = None, players: int = 4, kind: str | None = None) -> list[Region]:
    ids = {tile for ids in STANDARD.in_play(players) for tile in ids}
    return [
        tile
        for tile in STANDARD.regions
        if tile.id in ids and level in (None, tile.level) and kind in (None, tile.effect.kind)
    ]


def test_it_has_no_violation() -> None:
    assert check_tile_set(STANDARD.to_json()) == []
    assert STANDARD.name == "standard"
    assert STANDARD.gods == GODS
    assert STANDARD.temple_tokens == (2, 4, 7, 9, 11)


def test_regions_are_in_canonical_order() -> None:
    assert [tile.level for tile in STANDARD.regions] == [1] * 20 + [2] * 20 + [3] * 25
    assert STANDARD.regions == tuple(
        sorted(STANDARD.regions, key=lambda tile: (tile.level, "RBYGW".index(tile.color), tile.id))
    )
    assert [STANDARD.index(tile.id) for tile in STANDARD.regions] == list(range(65))


@pytest.mark.parametrize(("players", "by_level"), [(2, [11, 11, 15]), (3, [15, 15, 21]), (4, [20, 20, 25])])
def test_tiles_in_play_by_level(players: int, by_level: list[int]) -> None:
    assert [len(ids) for ids in STANDARD.in_play(players)] == by_level
    assert sum(by_level) == 14 * players + 9  # S6


def test_colors_are_even_at_every_level() -> None:
    for level, each in ((1, 4), (2, 4), (3, 5)):
        assert Counter(tile.color for tile in tiles(level)) == dict.fromkeys(COLORS, each)


def test_colors_stay_as_even_as_the_stars_allow() -> None:
    kept = {
        (players, level): Counter(t.color for t in tiles(level, players)) for players in (2, 3) for level in (1, 2, 3)
    }
    for counts in kept.values():
        assert max(counts.values()) - min(counts[color] for color in COLORS) <= 1
    odd = [kept[key].most_common(1)[0][0] for key in ((2, 1), (2, 2), (3, 3))]
    assert len(set(odd)) == len(odd)


def test_level_one_is_mostly_free_and_mostly_gives_worshipers() -> None:
    level_one = tiles(1)
    assert sum(tile.cost == "" for tile in level_one) > len(level_one) / 2
    assert sum(tile.effect.kind == "proselytism" for tile in level_one) > len(level_one) / 2
    assert max(len(tile.cost) for tile in level_one) == 1


def test_higher_levels_cost_more_and_score_more() -> None:
    cost = [sum(len(tile.cost) for tile in tiles(level)) / len(tiles(level)) for level in (1, 2, 3)]
    cp = [sum(tile.cp for tile in tiles(level)) / len(tiles(level)) for level in (1, 2, 3)]
    assert cost == sorted(cost)
    assert cp == sorted(cp)
    assert all(1 <= len(tile.cost) <= 4 and tile.cp <= 4 for tile in tiles(2))
    assert all(3 <= len(tile.cost) <= 6 and 1 <= tile.cp <= 6 for tile in tiles(3))
    assert all(2 <= len(set(tile.cost) - {ANY}) <= 4 for tile in tiles(3))


def test_temples_have_the_fewest_points_of_their_level_and_the_highest_costs() -> None:
    """The tokens pay for them."""
    for level in (2, 3):
        temples = tiles(level, kind="temple")
        others = [tile for tile in tiles(level) if tile.effect.kind != "temple"]
        assert max(tile.cp for tile in temples) < min(tile.cp for tile in others)
        assert mean_cost(temples) > mean_cost(others) + 0.5


def mean_cost(regions: list[Region]) -> float:
    return sum(len(tile.cost) for tile in regions) / len(regions)


def test_scoring_effects_begin_at_level_two() -> None:
    assert not {tile.effect.kind for tile in tiles(1)} & {"village", "forest", "volcano", "irrigation"}


def test_effects_belong_to_their_colors() -> None:
    for tile in STANDARD.regions:
        assert tile.effect.kind in SPECIALTIES[tile.color] | {"proselytism", "sacred-stone"}
    for color, kinds in SPECIALTIES.items():
        assert kinds <= {tile.effect.kind for tile in STANDARD.regions if tile.color == color}


def test_proselytism_has_no_cost_and_no_points() -> None:
    assert {(tile.cost, tile.cp) for tile in tiles(kind="proselytism")} == {("", 0)}


def test_five_farms_one_for_each_color() -> None:
    farms = tiles(kind="farm")
    assert sorted(tile.effect.colors for tile in farms) == sorted(COLORS)
    assert {tile.level for tile in farms} <= {1, 2}


def test_volcanoes_list_one_or_two_colors() -> None:
    assert {len(tile.effect.colors) for tile in tiles(kind="volcano")} == {1, 2}


def test_mystic_values_are_on_all_white_tiles_and_differ() -> None:
    values = [tile.mystic for tile in STANDARD.regions if tile.color == "W"]
    assert None not in values
    assert len(set(values)) == len(values) == 13
    assert all(tile.mystic is None for tile in STANDARD.regions if tile.color != "W")


def test_stronger_temples_have_lower_mystic_values() -> None:
    lowest: dict[int, int] = {}
    highest: dict[int, int] = {}
    for tile in tiles(kind="temple"):
        assert tile.mystic is not None
        lowest[tile.effect.number] = min(tile.mystic, lowest.get(tile.effect.number, 99))
        highest[tile.effect.number] = max(tile.mystic, highest.get(tile.effect.number, 0))
    assert sorted(lowest) == [1, 2, 3]
    assert lowest[1] > highest[2]
    assert lowest[2] > highest[3]


def test_the_five_seen_tiles_are_in_it() -> None:
    assert any(tile.color == "G" and tile.level == 2 and tile.cost == "BGW" for tile in STANDARD.regions)
    assert any(tile.cost == "BG*" for tile in STANDARD.regions)
    assert any(tile.cost == "RG" for tile in STANDARD.regions)
    blue = [tile for tile in tiles(1) if tile.color == "B"]
    assert any(tile.effect == parse_effect("proselytism B") for tile in blue)
    assert any(tile.effect == parse_effect("temple 2") for tile in STANDARD.regions if tile.color == "W")


@pytest.mark.parametrize("players", PLAYERS)
def test_costs_ask_for_every_color_evenly(players: int) -> None:
    asked = Counter("".join(tile.cost for tile in tiles(players=players)))
    assert max(asked[color] for color in COLORS) - min(asked[color] for color in COLORS) <= 2


def test_costs_ask_mostly_for_other_colors() -> None:
    for color in COLORS:
        asked = Counter("".join(tile.cost for tile in STANDARD.regions if tile.color == color))
        assert asked[color] <= min(asked[other] for other in COLORS if other != color)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_strategy_is_alive(players: int) -> None:
    assert len(tiles(players=players, kind="farm")) >= 3
    assert len(tiles(players=players, kind="village")) >= players
    assert sum(tile.effect.number for tile in tiles(players=players, kind="temple")) >= 4
    assert {tile.effect.colors for tile in tiles(players=players, kind="irrigation")} == set(COLORS)
    asked = "".join(tile.effect.colors for tile in tiles(players=players, kind="forest"))
    assert set(asked) == set(COLORS)
    assert len({tile.effect.number for tile in tiles(players=players, kind="forest")}) >= 2
