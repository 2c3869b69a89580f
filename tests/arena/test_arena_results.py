"""The results of games, added up by hand."""

import pytest

from orbis.arena import outcome_of, play_game, summarize
from orbis.arena.games import Job
from orbis.arena.results import Outcome

PAIR = [
    Outcome("deal 0", ("a", "b"), (1, 2), (30, 20), (1.5, 3.0)),
    Outcome("deal 0", ("b", "a"), (1, 2), (25, 24), (3.0, 1.5)),
    Outcome("deal 1", ("a", "b"), (1, 1), (22, 22), (1.5, 3.0)),
    Outcome("deal 1", ("b", "a"), (2, 1), (10, 40), (3.0, 1.5)),
]


def test_a_shared_victory_counts_as_its_share() -> None:
    a, b = summarize(PAIR).bots
    assert (a.bot, a.games, a.win_rate.value) == ("a", 4, 2.5 / 4)
    assert (b.bot, b.games, b.win_rate.value) == ("b", 4, 1.5 / 4)


def test_scores_margins_and_seconds_are_means() -> None:
    a, b = summarize(PAIR).bots
    assert (a.score, a.margin) == ((30 + 24 + 22 + 40) / 4, (10 - 1 + 0 + 30) / 4)
    assert (b.score, b.margin) == ((20 + 25 + 22 + 10) / 4, (-10 + 1 + 0 - 30) / 4)
    assert (a.seconds_per_turn, b.seconds_per_turn) == (0.1, 0.2)


def test_the_head_to_head_of_two_is_their_win_rate() -> None:
    results = summarize(PAIR)
    assert [(duel.bot, duel.opponent, duel.games) for duel in results.duels] == [("a", "b", 4), ("b", "a", 4)]
    assert results.duels[0].ahead == results.bots[0].win_rate
    assert results.duels[0].predicted > 0.5


def test_seats_of_the_same_bot_are_summed_up() -> None:
    games = [
        Outcome("deal 0", ("a", "b", "b", "b"), (1, 2, 3, 4), (40, 30, 20, 10), (0.0,) * 4),
        Outcome("deal 0", ("b", "b", "b", "a"), (1, 2, 4, 3), (40, 30, 10, 20), (0.0,) * 4),
    ]
    results = {result.bot: result for result in summarize(games).bots}
    assert results["a"].win_rate.value == 1 / 2
    assert results["b"].win_rate.value == 1 / 6
    assert results["a"].margin == (10 - 20) / 2
    assert results["b"].score == (30 + 20 + 10 + 40 + 30 + 10) / 6
    (ahead,) = [duel for duel in summarize(games).duels if duel.bot == "a"]
    assert (ahead.games, ahead.ahead.value) == (2, (3 + 1) / 6)


def test_bots_that_never_met_have_no_head_to_head() -> None:
    games = [
        Outcome("deal 0", ("a", "b"), (1, 2), (3, 2), (0.0, 0.0)),
        Outcome("deal 0", ("b", "c"), (1, 2), (3, 2), (0.0, 0.0)),
    ]
    results = summarize(games)
    assert [result.bot for result in results.bots] == ["a", "b", "c"]
    assert {(duel.bot, duel.opponent) for duel in results.duels} == {("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")}


def test_timing_stands_apart_in_the_json() -> None:
    slower = [Outcome(game.deal, game.bots, game.ranks, game.totals, (9.0, 9.0)) for game in PAIR]
    form, other = summarize(PAIR).to_json(), summarize(slower).to_json()
    assert form.pop("timing") == {"seconds_per_turn": {"a": 0.1, "b": 0.2}}
    assert other.pop("timing") == {"seconds_per_turn": {"a": 0.6, "b": 0.6}}
    assert form == other


@pytest.mark.parametrize("players", [2, 4])
def test_the_outcome_is_that_of_the_record(players: int) -> None:
    played = play_game(Job(("random", "arena_bots:First", "arena_bots:Last", "random")[:players], "deal"))
    outcome = outcome_of(played)
    assert played.record.result is not None
    assert outcome.deal == "deal"
    assert [seat.name for seat in played.record.seats] == list(outcome.bots)
    assert [player.total for player in played.record.result.players] == list(outcome.totals)
    assert list(played.record.result.winners) == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
