"""Who meets whom, with which shuffles and from which seats."""

from collections import Counter

import pytest

from orbis.arena import plan_match
from orbis.arena.match import line_ups_of, seatings_of
from orbis.errors import OrbisError

A, B, C, D, E = (f"arena_bots:{name}" for name in ("First", "Last", "Raising", "Illegal", "Silent"))


@pytest.mark.parametrize(
    ("bots", "players", "num_line_ups"),
    [([A, B], 2, 1), ([A, B, C], 3, 1), ([A, B, C, D], 4, 1), ([A, B, C, D, E], 2, 10), ([A, B, B, B], 4, 1)],
)
def test_up_to_four_bots_share_a_table_and_more_meet_in_pairs(bots: list[str], players: int, num_line_ups: int) -> None:
    match = plan_match(bots, 1, "seed")
    assert (match.num_players, len(match.line_ups)) == (players, num_line_ups)


@pytest.mark.parametrize(("players", "num_line_ups"), [(2, 10), (3, 10), (4, 5)])
def test_all_groups_of_the_given_size_meet(players: int, num_line_ups: int) -> None:
    line_ups = plan_match([A, B, C, D, E], 1, "seed", players).line_ups
    assert len({frozenset(line_up) for line_up in line_ups}) == num_line_ups == len(line_ups)


def test_a_bot_never_meets_only_itself_and_equal_groups_meet_once() -> None:
    assert line_ups_of([A, A, B, B, C], 2) == ((A, B), (A, C), (B, C))
    assert line_ups_of([A, B, A], 3) == ((A, B, A),)
    assert line_ups_of([A, A, A, B, B], 3) == ((A, A, B), (A, B, B))


def test_the_bots_rotate_through_all_seats() -> None:
    assert seatings_of((A, B)) == [(A, B), (B, A)]
    assert seatings_of((A, B, B, B)) == [(A, B, B, B), (B, B, B, A), (B, B, A, B), (B, A, B, B)]
    assert seatings_of((A, B, A, B)) == [(A, B, A, B), (B, A, B, A)]


@pytest.mark.parametrize(
    ("bots", "games", "num_deals", "num_games"),
    [
        ([A, B], 10, 5, 10),
        ([A, B], 9, 5, 10),
        ([A, B, C], 10, 4, 12),
        ([A, B, A, B], 10, 5, 10),
        ([A, B, C, D], 1, 1, 4),
    ],
)
def test_games_are_rounded_up_to_whole_deals(bots: list[str], games: int, num_deals: int, num_games: int) -> None:
    match = plan_match(bots, games, "seed")
    assert (match.num_deals, match.num_games, len(match.jobs())) == (num_deals, num_games, num_games)


def test_all_line_ups_play_the_same_shuffles_from_all_seats() -> None:
    match = plan_match([A, B, C, D, E], 6, "seed")
    by_deal: dict[str, Counter[tuple[str, ...]]] = {}
    for job in match.jobs():
        by_deal.setdefault(job.seed, Counter())[job.bots] += 1
        assert job.first == 0
    assert list(by_deal) == ["seed/0", "seed/1", "seed/2"]
    seatings = {seating for line_up in match.line_ups for seating in seatings_of(line_up)}
    assert all(played == Counter(seatings) for played in by_deal.values())


def test_games_are_numbered_and_a_longer_match_begins_like_a_shorter_one() -> None:
    longer, shorter = (plan_match([A, B, C], games, 5, 2).jobs() for games in (20, 10))
    assert [job.number for job in longer] == list(range(60))
    assert longer[: len(shorter)] == shorter


@pytest.mark.parametrize(
    ("bots", "players", "code", "words"),
    [
        ([A], None, "arena/bots", "2 seats need 2 bots, not 1"),
        ([], None, "arena/bots", "2 seats need 2 bots, not 0"),
        ([A, A], None, "arena/bots", "needs two different bots, not only 'arena_bots:First'"),
        ([A, B], 4, "arena/bots", "4 seats need 4 bots, not 2"),
        ([A, B], 5, "arena/players", "not 5"),
        ([A, "nobody"], None, "bot/unknown", "unknown bot 'nobody'"),
        ([A, "arena_bots:Nobody"], None, "bot/import", "arena_bots:Nobody"),
    ],
)
def test_an_impossible_match_is_refused(bots: list[str], players: int | None, code: str, words: str) -> None:
    with pytest.raises(OrbisError) as caught:
        plan_match(bots, 1, "seed", players)
    assert caught.value.code == code
    assert words in str(caught.value)


@pytest.mark.parametrize(("games", "seed", "code"), [(0, "1", "arena/games"), (1, "a\nb", "game/seed")])
def test_impossible_numbers_and_seeds_are_refused(games: int, seed: str, code: str) -> None:
    with pytest.raises(OrbisError) as caught:
        plan_match([A, B], games, seed)
    assert caught.value.code == code
