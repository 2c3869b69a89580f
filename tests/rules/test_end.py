"""Temple tokens, the score and the winners (F1–F3)."""

import numpy as np
import pytest
from rules_table import Json, give, have_god, new_table, play_out, put, region, tile_score

from orbis import Game
from orbis.engine.scoring import RANK, num_winners
from orbis.game.score import score_sheet

TEMPLES: Json = {
    "W2a": region("temple 1", cp=1, mystic=5),
    "W2b": region("temple 1", cp=1, mystic=9),
    "W2c": region("temple 2", cp=1, mystic=3),
    "W3a": region("temple 3", cp=1),
    "W3b": region("proselytism R", mystic=20),
    "W3c": region("temple 1", cp=1, mystic=30),
}


def with_universes(*universes: str) -> Game:
    """A game with the tiles of `TEMPLES` and one bottom row for each player; a dash stands for an empty one."""
    game = new_table(players=len(universes), **TEMPLES)
    for player, row in enumerate(universes):
        if row != "-":
            put(game, player, row)
    return game


def tokens(game: Game) -> list[int]:
    return [player.temple_token for player in game.score().players]


# Temple tokens


@pytest.mark.parametrize(
    ("universes", "expected"),
    [
        (("W3a", "W2c"), [7, 2]),
        (("W2a", "W2c"), [2, 7]),
        (("W2a", "W2c", "W3a"), [2, 4, 9]),
        (("W2c", "W2a", "W3a", "W2b W2c W3c"), [4, 2, 7, 11]),
    ],
)
def test_f1_most_symbols_picks_first(universes: tuple[str, ...], expected: list[int]) -> None:
    assert tokens(with_universes(*universes)) == expected


def test_f1_without_a_symbol_there_is_no_token() -> None:
    assert tokens(with_universes("R2a", "W3b")) == [0, 0]
    assert tokens(with_universes("R2a", "W2a")) == [0, 7]
    assert tokens(with_universes("-", "W2a", "R2a", "W2c")) == [0, 7, 0, 11]


def test_f1_a_tie_is_broken_by_the_highest_mystic_value() -> None:
    assert tokens(with_universes("W2a", "W2b")) == [2, 7]
    assert tokens(with_universes("W2b", "W2a", "W2c")) == [4, 2, 9]


def test_f1_one_tile_shows_the_mystic_value() -> None:
    assert tokens(with_universes("W2a W2b", "W2c W3b")) == [2, 7]  # 9 against 20: neither 5 + 9 nor 3 + 20
    game = with_universes("W2a W2b", "W2c W3b")
    assert [player.temples.mystic for player in game.score().players] == [9, 20]


def test_f1_a_mystic_value_needs_no_temple_on_its_tile() -> None:
    assert tokens(with_universes("W2b", "W2a W3b")) == [2, 7]


def test_f1_a_mystic_value_alone_earns_nothing() -> None:
    assert tokens(with_universes("W2a", "W3b")) == [7, 0]


# The score


def worked_example() -> Game:
    """Two players with everything that can count or fail to count; worked out by hand below."""
    game = new_table(
        W2a=region("temple 2", cp=1, mystic=5),
        Y2a=region("village 1", cp=3),
        B2a=region("irrigation G", cp=4),
        G2a=region("forest 2 BG", cp=4),
        G2b=region("forest 3 BG", cp=5),
        R2b=region("volcano 2 RB", cp=2),
        W2b=region("temple 1", mystic=9),
        W3b=region("temple 1", cp=2, mystic=3),
    )
    put(game, 0, "W2a ~R2a Y2a !B2a G2a", "G2b R2b . ~Y2b", "R3a")
    put(game, 1, "W2b W3b B3a", "W3c")
    have_god(game, 0, "equilibrium")
    have_god(game, 1, "oceans")
    give(game, 0, "RRB")
    give(game, 1, "WW")
    return game


def test_f2_every_tile_is_accounted_for() -> None:
    assert worked_example().score().to_json()["players"][0]["tiles"] == [
        {"row": 1, "column": 1, "tile": "W2a", "cp": 1, "counts": "scored", "rule": "E6"},
        {"row": 1, "column": 2, "tile": "R2a", "cp": -1, "counts": "wilderness", "rule": "W1"},
        {"row": 1, "column": 3, "tile": "Y2a", "cp": 3, "counts": "scored", "rule": "E2"},
        {"row": 1, "column": 4, "tile": "B2a", "cp": 0, "counts": "cancelled", "rule": "R6"},
        # beside it the blue tile, above it the wilderness
        {"row": 1, "column": 5, "tile": "G2a", "cp": 4, "counts": "scored", "rule": "E3", "neighbors": 2, "needed": 2},
        # only the wilderness below: the others around it are white and red
        {
            "row": 2,
            "column": 1,
            "tile": "G2b",
            "cp": 0,
            "counts": "unfulfilled",
            "rule": "E3",
            "neighbors": 1,
            "needed": 3,
        },
        {"row": 2, "column": 2, "tile": "R2b", "cp": 2, "counts": "scored", "rule": "E4"},
        {"row": 2, "column": 4, "tile": "Y2b", "cp": -1, "counts": "wilderness", "rule": "W1"},
        {"row": 3, "column": 1, "tile": "R3a", "cp": 1, "counts": "scored", "rule": "E8"},
    ]


def test_f2_the_score_is_regions_wildernesses_god_and_token() -> None:
    first, second = worked_example().score().to_json()["players"]
    del first["tiles"], second["tiles"]
    assert first == {
        "total": 14,
        "regions": 11,  # 1 + 3 + 4 + 2 + 1
        "wilderness": -2,
        "god": 3,
        "temple_token": 2,
        "worshipers": 3,
        "rank": 1,
        "secured": 12,
        "contested": 2,  # the temple token
        "possible": 5,  # the forest
        "temples": {"symbols": 2, "mystic": 5},
        "god_detail": {"god": "equilibrium", "cp": 3, "rule": "D9", "why": "balanced"},
    }
    assert second == {
        "total": 14,
        "regions": 4,  # 0 + 2 + 1 + 1
        "wilderness": 0,
        "god": 3,
        "temple_token": 7,
        "worshipers": 2,
        "rank": 2,
        "secured": 4,
        "contested": 10,  # the temple token and the god
        "possible": 0,
        "temples": {"symbols": 2, "mystic": 9},
        "god_detail": {"god": "oceans", "cp": 3, "rule": "D3", "why": "most"},
    }


@pytest.mark.parametrize("mark", ["!", "~"])
def test_f2_only_scoring_tiles_have_points(mark: str) -> None:
    game = new_table(Y2a=region("village 1", cp=9))
    put(game, 0, f"{mark}Y2a")
    assert tile_score(game.score(), 0, "1.1")[0] == {"!": 0, "~": -1}[mark]


def test_f2_worshipers_are_no_points() -> None:
    game = new_table()
    give(game, 0, "RRRRRRRRRR")
    assert game.score().totals == (0, 0)


def test_f2_the_sum_of_a_game_played_to_its_end_is_right() -> None:
    game = new_table(players=4)
    play_out(game)
    for player in game.score().players:
        assert player.total == player.regions + player.wilderness + player.god + player.temple_token
        assert player.regions + player.wilderness == sum(tile.cp for tile in player.tiles)
        assert len(player.tiles) == 14


# The winners


def test_f3_most_points_win() -> None:
    game = new_table()
    put(game, 1, "R2a")
    give(game, 0, "RRRRR")
    score = game.score()
    assert (score.totals, score.winners, score.tie_break) == ((0, 1), (1,), None)
    assert [player.rank for player in score.players] == [2, 1]


def test_f3_a_tie_is_broken_by_worshipers() -> None:
    score = worked_example().score()
    assert (score.totals, score.winners, score.tie_break) == ((14, 14), (0,), "worshipers")


def test_f3_still_tied_share_the_victory() -> None:
    game = worked_example()
    give(game, 1, "WWW")
    score = game.score()
    assert (score.winners, score.tie_break) == ((0, 1), "shared")
    assert [player.rank for player in score.players] == [1, 1]


def test_f3_a_tie_for_another_place_is_none_for_the_first() -> None:
    game = new_table(players=4)
    put(game, 2, "R2a")
    give(game, 3, "R")
    score = game.score()
    assert (score.winners, score.tie_break) == ((2,), None)
    assert [player.rank for player in score.players] == [3, 3, 1, 2]


def test_f3_among_three_tied_two_may_share() -> None:
    game = new_table(players=3)
    for player, worshipers in enumerate(("RB", "R", "GG")):
        give(game, player, worshipers)
    score = game.score()
    assert (score.winners, score.tie_break) == ((0, 2), "shared")
    assert [player.rank for player in score.players] == [1, 3, 1]


def test_f2_some_points_are_secured_and_others_contested() -> None:
    game = new_table(players=3, W2a=region("temple 1", cp=1), G2a=region("forest 2 R", cp=4))
    put(game, 0, "W2a G2a R2a")
    have_god(game, 0, "fire")  # nobody has a volcano: as many as anybody
    have_god(game, 1, "apprentice")
    have_god(game, 2, "technology")
    players = game.score().players
    assert [player.contested for player in players] == [9 + 3, 0, 3]
    assert [player.secured for player in players] == [1 + 1, 2, 0]
    assert [player.possible for player in players] == [4, 0, 0]


def test_f3_the_score_sheet_has_the_ranks() -> None:
    game = new_table(players=3)
    for player, worshipers in enumerate(("RB", "R", "GG")):
        give(game, player, worshipers)
    sheet = np.array(score_sheet(game.state, game.tiles), dtype=np.int16)
    assert sheet[:, RANK].tolist() == [1, 3, 1]
    assert num_winners(sheet, 3) == 2


def test_f3_nobody_has_won_before_the_end() -> None:
    game = new_table()
    put(game, 1, "R2a")
    assert game.winners == ()
    game = new_table()
    play_out(game)
    assert game.winners == game.score().winners != ()
