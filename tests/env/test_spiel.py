"""Orbis in OpenSpiel: OpenSpiel's own checks, explicit chance, and the same games as `orbis.Game`.

`pytest tests/env/test_spiel.py --write` writes the playthrough anew.
"""

import copy
import hashlib
import importlib.util
import math
import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from random_games import GOLDEN_TILES

import orbis.env.spiel as orbis_spiel
from orbis import Game, OrbisError, load_tile_set
from orbis.batch import Batch, observation_parts
from orbis.env.spiel import FIRST_GOD
from orbis.game.actions import PLACES
from orbis.game.notation import format_indices

PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "python_orbis.txt"
PLAYERS = (2, 3, 4)
LONGEST_LINE = 160


def spiel_game(players: int = 2, **params: Any) -> Any:
    return pyspiel.load_game("python_orbis", {"players": players, **params})


def played(game: Any, seed: int, look: Callable[[Any], None] = lambda state: None) -> Any:
    """A random game; `look` sees every state."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        look(state)
        state.apply_action(chance.choice(state.legal_actions()))
    look(state)
    return state


def some_state(players: int = 2, seed: int = 5) -> Any:
    """A state in the middle of a game in which a player decides."""
    states: list[Any] = []
    played(spiel_game(players), seed, lambda state: states.append(state.clone()) if state.is_player_node() else None)
    return states[len(states) // 2]


# OpenSpiel's own checks


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiel_simulates_random_games(players: int) -> None:
    pyspiel.random_sim_test(spiel_game(players), num_sims=1, serialize=True, verbose=False)


def test_openspiel_simulates_a_game_in_python() -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(spiel_game())


def test_the_playthrough_is_the_one_kept(request: pytest.FixtureRequest) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    text = "".join(f"{shortened(line)}\n" for line in playthrough_lines("python_orbis(players=2)", seed=3))
    if request.config.getoption("--write"):
        PLAYTHROUGH.write_text(text, encoding="utf-8")
    assert text == PLAYTHROUGH.read_text(encoding="utf-8")


def shortened(line: str) -> str:
    """A long line by its beginning and a digest, so that the file stays readable."""
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[:LONGEST_LINE]}… sha256 {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def test_a_bot_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    chance = np.random.RandomState(1)
    searching = MCTSBot(spiel_game(), 2.0, 3, RandomRolloutEvaluator(1, chance), random_state=chance)
    plain = pyspiel.make_uniform_random_bot(1, 1)
    state = played_by(spiel_game(), [searching, plain])
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


def played_by(game: Any, bots: list[Any]) -> Any:
    chance = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


# The game


@pytest.mark.parametrize("players", PLAYERS)
def test_what_openspiel_knows_of_the_game(players: int) -> None:
    game = spiel_game(players)
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (players, 117, 75)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1 / (players - 1), 1, 0)
    assert game.max_chance_nodes_in_history() == 15 * players + 7
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == f"python_orbis(players={players},tiles=standard)"


def test_two_players_and_the_standard_tiles_are_the_default() -> None:
    game = pyspiel.load_game("python_orbis")
    assert str(game) == str(orbis_spiel.OrbisGame()) == "python_orbis(players=2,tiles=standard)"


def test_a_tile_set_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "tiles.json"
    path.write_text(GOLDEN_TILES.canonical_text(), encoding="utf-8")
    game = spiel_game(tiles=str(path))
    state = pickle.loads(pickle.dumps(played(game, 1)))
    assert state.rules is game.rules
    assert state.rules.tile_set.digest == GOLDEN_TILES.digest


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OrbisError, match=f"2, 3 or 4 players, not {players}"):
        spiel_game(players)


# Chance


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_lays_out_gods_display_and_refills(players: int) -> None:
    levels = [set(map(load_tile_set().index, level)) for level in load_tile_set().in_play(players)]
    displayed: set[int] = set()
    draws: list[tuple[str, int]] = []

    def look(state: Any) -> None:
        displayed.update(state.table.state.display.tolist())
        if not state.is_chance_node():
            return
        outcomes = dict(state.chance_outcomes())
        assert list(outcomes) == sorted(outcomes) == state.legal_actions()
        assert set(outcomes.values()) == {1 / len(outcomes)}
        assert math.isclose(sum(outcomes.values()), 1)
        kind = "god" if min(outcomes) >= FIRST_GOD else "tile"
        if kind == "tile":
            assert set(outcomes) == next(level - displayed for level in levels if level - displayed)
        draws.append((kind, len(outcomes)))

    state = played(spiel_game(players), players, look)
    gods = [("god", 10 - number) for number in range(players + 1)]
    tiles = [("tile", left) for level in levels for left in range(len(level), 1, -1)]
    assert draws == gods + tiles
    assert len(draws) == state.get_game().max_chance_nodes_in_history()
    assert set.union(*levels) == displayed - {-1}


def test_every_outcome_leads_where_it_says() -> None:
    state = spiel_game().new_initial_state()
    for _ in range(2):
        state.apply_action(state.legal_actions()[-1])
    assert [state.action_to_string(outcome) for outcome in state.legal_actions()][:3] == [
        "love",
        "apprentice",
        "oceans",
    ]
    state.apply_action(FIRST_GOD)
    for tile in state.legal_actions():
        child = state.child(tile)
        assert child.table.state.display[0] == tile
        assert child.table.state.pile[0] == tile
        assert (np.diff(child.table.state.pile[1:11]) > 0).all()
        assert state.action_to_string(tile) == load_tile_set().regions[tile].id


def test_what_is_unseen_does_not_depend_on_the_order_of_draws() -> None:
    state = spiel_game().new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    one, other = state.legal_actions()[2:4]
    unseen = [state.child(a).child(b).table.state.pile[3:].tolist() for a, b in ((one, other), (other, one))]
    assert unseen[0] == unseen[1]


def test_all_tiles_of_a_level_come_equally_often() -> None:
    chance = random.Random(3)
    game, counts = spiel_game(), Counter[int]()
    for _ in range(300):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        counts.update(state.table.state.display.tolist())
    assert len(counts) == 11
    assert all(abs(count - 300 * 9 / 11) < 5 * math.sqrt(300 * 9 * 2) / 11 for count in counts.values())


# The same rules


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_replay_by_game_ends_the_same(players: int, seed: int) -> None:
    state = played(spiel_game(players), seed)
    game = replayed(state)
    assert game.over
    assert bytes(game) == state.table.states.tobytes()
    returns = state.returns()
    assert math.isclose(sum(returns), 0, abs_tol=1e-12)
    assert game.winners == tuple(player for player in range(players) if returns[player] == max(returns))


def replayed(state: Any) -> Game:
    """The game of `orbis` with the same deal and actions."""
    tile_set = state.rules.tile_set
    piles: list[list[str]] = [[], [], []]
    for tile in state.table.state.pile.tolist():
        if tile >= 0:
            piles[tile_set.regions[tile].level - 1].append(tile_set.regions[tile].id)
    history = [(item.player, item.action) for item in state.full_history()]
    gods = [tile_set.gods[action - FIRST_GOD] for player, action in history if player < 0 and action >= FIRST_GOD]
    game = Game.from_piles(piles, gods, state.num_players())
    for player, action in history:
        if player >= 0:
            assert game.player == player
            game.play(format_indices([action]))
    return game


def test_actions_are_those_of_the_rules_in_the_notation() -> None:
    def look(state: Any) -> None:
        if not state.is_player_node():
            return
        words = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(words)) == len(words)
        assert [state.string_to_action(word) for word in words] == state.legal_actions()

    state = played(spiel_game(), 9, look)
    assert state.legal_actions() == []


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = some_state()
    before = str(state), state.history()
    for action in set(range(118)) - set(state.legal_actions()):
        with pytest.raises(OrbisError, match="not legal"):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    start = spiel_game().new_initial_state()
    with pytest.raises(OrbisError, match="not one of the chance outcomes"):
        start.apply_action(0)


# Copies


@pytest.mark.parametrize("duplicate", [lambda s: s.clone(), copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_copies_are_independent(duplicate: Callable[[Any], Any]) -> None:
    state = some_state(3)
    twin = duplicate(state)
    assert twin.table.states.tobytes() == state.table.states.tobytes()
    assert (twin.history(), twin.current_player()) == (state.history(), state.current_player())
    assert twin.rules is state.rules
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


# Observations


@pytest.mark.parametrize("players", PLAYERS)
def test_observations_are_those_of_a_batch(players: int) -> None:
    state = some_state(players)
    batch = Batch(1, players)
    batch.states[:] = state.table.states
    for player in range(players):
        row = batch.observe([player])[0].astype(np.float32)
        assert state.observation_tensor(player) == row.tolist()
        observer = state.get_game().make_py_observer()
        observer.set_from(state, player)
        assert list(observer.dict) == [part.name for part in observation_parts(players)]
        assert np.concatenate(list(observer.dict.values())).tolist() == row.tolist()


def test_observations_to_read() -> None:
    state = some_state()
    assert state.observation_string(1) == f"Seen by player 1\n{state}"
    assert state.information_state_string(0) == state.history_str()
    game = state.get_game()
    assert isinstance(game.make_py_observer({}), orbis_spiel.OrbisObserver)
    with pytest.raises(OrbisError, match="no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_nothing_of_what_is_to_come_is_seen() -> None:
    """Before a refill the place is empty and all tiles of the piles are unseen."""

    def look(state: Any) -> None:
        if state.is_chance_node() and state.move_number() > 12:
            place = str(state).splitlines()[0].removeprefix("Chance lays out a tile at ")
            assert (state.table.state.display == -1).sum() == 1
            assert state.table.state.display[PLACES.index(place)] == -1

    played(spiel_game(), 4, look)


def test_without_openspiel_the_module_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    spec = importlib.util.spec_from_file_location("without_openspiel", orbis_spiel.__file__)
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(OrbisError, match="needs OpenSpiel"):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
