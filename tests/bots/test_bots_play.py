"""Every bot plays whole games by the rules, whatever the table, and is the same for the same seed."""

import random

import pytest
from random_games import SETS, tile_set_of

from orbis import Game, OrbisError
from orbis.bots import BOT_NAMES, LEVELS, bot_factory, play_choice
from orbis.engine.kernel import COMPILED

SIMS = 40 if COMPILED else 2
BOTS = ["random", "greedy", "greedy:slack=3", f"search:sims={SIMS}", f"search:sims={SIMS},threads=2"]
BOTS += (
    ["policy", f"network:sims={SIMS}", f"network:sims={SIMS},threads=2"] if COMPILED else []
)  # one look takes a second uncompiled
SMALLEST = ["search:sims=1", "search:sims=1,threads=2", "search:seconds=0"]
SMALLEST += ["network:sims=1", "network:sims=1,threads=2", "network:seconds=0"] if COMPILED else []


def played(names: list[str], seed: str, tiles: object = None, turns: int | None = None) -> Game:
    game = Game(len(names), seed, tiles)  # type: ignore[arg-type]
    bots = [bot_factory(name)(f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not game.over and (turns is None or game.turn < turns):
        play_choice(game, bots[game.player])
    return game


@pytest.mark.parametrize("style", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_finish_games_of_any_tile_set(style: str, players: int) -> None:
    tiles = tile_set_of(style, random.Random(f"bots {style} {players}"))
    names = [BOTS[(seat + players) % len(BOTS)] for seat in range(players)]
    game = played(names, f"{style}/{players}", tiles, turns=None if COMPILED else players)
    assert game.over or not COMPILED


@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_give_equal_games(name: str) -> None:
    turns = None if COMPILED else 3
    first, second = (played([name, "random"], "same", turns=turns) for _ in range(2))
    assert first.notation == second.notation


def test_other_seeds_give_other_choices() -> None:
    openings = set()
    for seed in range(8):
        game = Game(2, "opening")
        play_choice(game, bot_factory("random")(str(seed)))
        openings.add(game.notation[0])
    assert len(openings) > 1


def test_a_bot_goes_on_with_a_turn_that_was_begun() -> None:
    for name in BOTS:
        game = Game(2, "begun")
        game.play("b2")
        play_choice(game, bot_factory(name)("go on"))
        assert game.turn == 1
        assert game.notation[0].startswith("b2 ")


@pytest.mark.skipif(not COMPILED, reason="whole games of search take minutes uncompiled")
def test_each_kind_of_bot_beats_the_weaker_one() -> None:
    for strong, weak in (("greedy", "random"), ("search:sims=400", "greedy"), ("network:sims=200", "greedy")):
        won = 0.0
        for deal in range(10):
            for seat in range(2):
                game = played([strong, weak] if seat == 0 else [weak, strong], f"duel/{deal}")
                won += (seat in game.winners) / len(game.winners)
        assert won >= 14, (strong, weak, won)


@pytest.mark.parametrize("name", SMALLEST)
def test_the_smallest_budgets_still_give_a_turn(name: str) -> None:
    game = played([name, name, name], "small", turns=12 if COMPILED else 4)
    assert game.turn == (12 if COMPILED else 4)


def test_every_level_and_name_makes_a_bot() -> None:
    assert len(LEVELS) >= 5
    assert set(LEVELS) < set(BOT_NAMES)
    for name in BOT_NAMES:
        assert hasattr(bot_factory(name)("seed"), "choose")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "bot/unknown"),
        ("", "bot/unknown"),
        (":", "bot/unknown"),
        ("no_such_module:Bot", "bot/import"),
        ("orbis.bots:NoSuchBot", "bot/import"),
        ("orbis.bots:BOT_NAMES", "bot/import"),
        ("random:slack=1", "bot/options"),
        ("greedy:sims=1", "bot/options"),
        ("greedy:slack", "bot/options"),
        ("greedy:slack=-1", "bot/options"),
        ("greedy:slack=nan", "bot/options"),
        ("search:sims=0", "bot/options"),
        ("search:sims=10,seconds=1", "bot/options"),
        ("search:threads=0", "bot/options"),
        ("search:sims=many", "bot/options"),
        ("search:seconds=inf", "bot/options"),
        ("network:sims=0", "bot/options"),
        ("network:sims=10,seconds=1", "bot/options"),
        ("network:threads=0", "bot/options"),
        ("policy:threads=2", "bot/options"),
        ("policy:sims=10", "bot/options"),
    ],
)
def test_a_bad_name_is_refused_with_a_reason(name: str, code: str) -> None:
    with pytest.raises(OrbisError) as caught:
        bot_factory(name)
    assert caught.value.code == code
    assert repr(name) in str(caught.value)
