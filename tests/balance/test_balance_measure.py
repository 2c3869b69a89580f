"""The figures of a balance report are those that plain counting gives."""

import statistics
from collections import Counter
from collections.abc import Iterable

import pytest
from balance_games import NUM_GAMES, SETS, Person, Plain, Taken, games_of, plain_games

from orbis.arena.statistics import Estimate
from orbis.balance.figures import Distribution, Figures, RegionFigures, Wins
from orbis.balance.measure import figures_of_records
from orbis.game.names import COLOR_NAMES
from orbis.tiles import EFFECTS, GODS

CASES = [(players, name) for players in (2, 3, 4) for name in SETS]


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> tuple[Figures, list[Plain]]:
    players, name = request.param
    figures = figures_of_records(games_of(players, name), SETS[name])
    assert list(figures) == [players]
    return figures[players], plain_games(players, name)


def everybody(games: list[Plain]) -> list[Person]:
    return [person for game in games for person in game.people]


def all_tiles(games: list[Plain]) -> list[Taken]:
    return [tile for game in games for tile in game.tiles]


def assert_mean(found: Estimate, values: Iterable[float]) -> None:
    expected = list(values)
    assert found.number == len(expected)
    assert found.value == (pytest.approx(statistics.fmean(expected)) if expected else None)
    if found.value is not None and found.low is not None and found.high is not None:
        assert found.low - 1e-9 <= found.value <= found.high + 1e-9


def assert_wins(found: Wins, shares: Iterable[float], players: int) -> None:
    expected = list(shares)
    assert_mean(found.rate, expected)
    assert_mean(found.relative, [share * players for share in expected])


def assert_distribution(found: Distribution, values: list[int]) -> None:
    assert found.counts == Counter(values)
    assert (found.least, found.most) == (min(values), max(values))
    assert found.median == statistics.median(values)
    assert_mean(found.mean, values)


def assert_regions(found: RegionFigures, tiles: list[Taken], num_tiles: int, players: int) -> None:
    up = [tile for tile in tiles if tile.counts != "wilderness"]
    assert found.num_tiles == num_tiles
    assert found.taken.number == num_tiles * NUM_GAMES
    assert found.taken.value == pytest.approx(len(tiles) / found.taken.number)
    assert_mean(found.round, [tile.round for tile in tiles])
    assert_mean(found.face_up, [tile in up for tile in tiles])
    assert_mean(found.validated, [tile.counts == "scored" for tile in up])
    assert_mean(found.cancelled, [tile.counts == "cancelled" for tile in up])
    assert_mean(found.unfulfilled, [tile.counts == "unfulfilled" for tile in up])
    assert_mean(found.cp, [tile.cp for tile in tiles])
    assert_mean(found.cp_face_up, [tile.cp for tile in up])
    assert_wins(found.wins, [tile.win for tile in tiles], players)
    assert_wins(found.wins_face_up, [tile.win for tile in up], players)


def test_scores_wildernesses_and_worshipers(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    people = everybody(games)
    winning = [max(person.score["total"] for person in game.people) for game in games]
    assert figures.games == NUM_GAMES
    assert_distribution(figures.score, [person.score["total"] for person in people])
    assert_distribution(figures.winning_score, winning)
    assert figures.median_winning_score.value == statistics.median(winning)
    assert_distribution(figures.wildernesses, [person.num_wildernesses for person in people])
    assert_distribution(figures.worshipers_left, [person.score["worshipers"] for person in people])


def test_ties(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    assert_mean(figures.ties_broken, [game.tie_break == "worshipers" for game in games])
    assert_mean(figures.shared_victories, [game.tie_break == "shared" for game in games])


def test_creation_points_by_source(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    sources = {source.source: source for source in figures.sources}
    assert list(sources) == [*EFFECTS, "wilderness", "god", "temple token"]
    people = everybody(games)
    for name, field in (("wilderness", "wilderness"), ("god", "god"), ("temple token", "temple_token")):
        assert_mean(sources[name].everybody, [person.score[field] for person in people])
        won = sum(person.score[field] * person.win for person in people)
        assert sources[name].winners.value == pytest.approx(won / NUM_GAMES)
    up = [tile for tile in all_tiles(games) if tile.counts != "wilderness"]
    for effect in EFFECTS:
        cp = [(tile.cp, tile.win) for tile in up if tile.tile["effect"]["kind"] == effect]
        assert sources[effect].everybody.value == pytest.approx(sum(points for points, _ in cp) / len(people))
        assert sources[effect].winners.value == pytest.approx(sum(points * win for points, win in cp) / NUM_GAMES)


def test_the_sources_add_up_to_the_score(case: tuple[Figures, list[Plain]]) -> None:
    figures, _ = case
    assert sum(source.everybody.value or 0 for source in figures.sources) == pytest.approx(figures.score.mean.value)


def test_seats_are_counted_from_the_first_player(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    assert [seat.seat for seat in figures.seats] == list(range(1, figures.players + 1))
    for seat in figures.seats:
        people = [person for person in everybody(games) if person.seat == seat.seat - 1]
        assert_mean(seat.score, [person.score["total"] for person in people])
        assert_wins(seat.wins, [person.win for person in people], figures.players)


def test_gods(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    assert [god.god for god in figures.gods] == list(GODS)
    for god in figures.gods:
        holders = [person for person in everybody(games) if person.state["god"]["god"] == god.god]
        details = [person.score["god_detail"] for person in holders]
        assert god.laid_out == god.taken.number == sum(god.god in game.gods for game in games)
        assert god.taken.value == (pytest.approx(len(holders) / god.laid_out) if god.laid_out else None)
        assert_mean(god.round, [person.god_round for person in holders])
        fulfilled = {"always", "most", "fewest", "balanced", "paid"}
        assert_mean(god.fulfilled, [detail["why"] in fulfilled for detail in details])
        assert_mean(god.cp, [detail["cp"] for detail in details])
        assert_wins(god.wins, [person.win for person in holders], figures.players)


def test_temple_tokens(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    tokens = {2: [7, 2, 0], 3: [9, 4, 2, 0], 4: [11, 7, 4, 2, 0]}[figures.players]
    assert [token.token for token in figures.tokens] == tokens
    for token in figures.tokens:
        holders = [person.win for person in everybody(games) if person.score["temple_token"] == token.token]
        assert_wins(token.wins, holders, figures.players)


def test_reduction_tokens(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    found = {reduction.token: reduction.wins for reduction in figures.reductions}
    people = everybody(games)
    for letter, name in COLOR_NAMES.items():
        assert_wins(found[name], [p.win for p in people if letter in p.state["reductions"]], figures.players)
    assert_wins(found["any"], [p.win for p in people if p.state["reductions"]], figures.players)
    assert_wins(found["none"], [p.win for p in people if not p.state["reductions"]], figures.players)


@pytest.mark.parametrize(("players", "name"), CASES)
def test_every_tile_in_play(players: int, name: str) -> None:
    figures = figures_of_records(games_of(players, name), SETS[name])[players]
    tiles = all_tiles(plain_games(players, name))
    assert [tile.name for tile in figures.tiles] == [t for level in SETS[name].in_play(players) for t in level]
    for found in figures.tiles:
        assert_regions(found, [tile for tile in tiles if tile.tile["id"] == found.name], 1, players)


@pytest.mark.parametrize(("players", "name"), CASES)
def test_every_color_and_effect_in_play(players: int, name: str) -> None:
    figures = figures_of_records(games_of(players, name), SETS[name])[players]
    tiles = all_tiles(plain_games(players, name))
    in_play = [SETS[name].regions[SETS[name].index(t)] for level in SETS[name].in_play(players) for t in level]
    colors = {color.regions.name: color.regions for color in figures.colors}
    for color in colors:
        num_tiles = sum(region.color == color for region in in_play)
        assert_regions(colors[color], [t for t in tiles if t.tile["color"] == color], num_tiles, players)
    effects = {effect.name: effect for effect in figures.effects}
    assert effects.keys() == {region.effect.kind for region in in_play}
    for kind in effects:
        num_tiles = sum(region.effect.kind == kind for region in in_play)
        assert_regions(effects[kind], [t for t in tiles if t.tile["effect"]["kind"] == kind], num_tiles, players)


def test_colors_of_the_winners(case: tuple[Figures, list[Plain]]) -> None:
    figures, games = case
    up = [tile for tile in all_tiles(games) if tile.counts != "wilderness"]
    for color in figures.colors:
        of_color = [tile for tile in up if tile.tile["color"] == color.regions.name]
        share_of_winners = sum(tile.win for tile in of_color) / sum(tile.win for tile in up)
        assert color.winners_share.value == pytest.approx(share_of_winners / (len(of_color) / len(up)))


@pytest.mark.parametrize("players", [2, 4])
def test_plain_games_have_shared_victories(players: int) -> None:
    """Otherwise the tests above would not show how they are split."""
    assert any(game.tie_break == "shared" for game in plain_games(players, "plain"))


def test_games_are_told_apart_by_their_number_of_players() -> None:
    records = [record for players in (4, 2) for record in games_of(players, "standard")]
    figures = figures_of_records(records, SETS["standard"])
    assert [(players, found.players, found.games) for players, found in figures.items()] == [
        (2, 2, NUM_GAMES),
        (4, 4, NUM_GAMES),
    ]
