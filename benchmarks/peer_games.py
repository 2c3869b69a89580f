"""The games played with Orbis and each peer, for benchmarks/peers.py. A peer is imported only when it is measured."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

import orbis

NUM_GAMES = 1000  # per call of compiled code, and to find the mean length of games
NUM_SIMULATIONS = 1000  # per search
NUM_ROLLOUTS = 200  # per call of OpenSpiel
NUM_STEPS = 20  # per call of a batch
BATCH = 1024
ACTIONS, SIMULATIONS = "actions", "simulations"

Play = Callable[[], int]  # plays some games and returns the number of actions or simulations


@dataclass(frozen=True)
class Case:
    """Something to measure. `prepare` returns the function that is timed; preparing is not timed."""

    played: str
    prepare: Callable[[], Play]
    unit: str = ACTIONS


# Orbis


def orbis_cases() -> Iterator[Case]:
    """Orbis: the kernels, the search and the Python interfaces."""
    yield from orbis_reference()
    yield Case("Orbis, 4 players, kernel", lambda: orbis_kernel(4))
    yield Case(f"Orbis, 2 players, batch of {BATCH:,}", orbis_batch)
    yield Case("Orbis, 2 players, `Game` from Python", lambda: orbis_from_python)
    yield Case("Orbis, 2 players, PettingZoo from Python", orbis_in_pettingzoo)
    yield Case("Orbis, 2 players, OpenSpiel from Python", orbis_in_openspiel)
    yield Case("Orbis, 2 players, tree search, random playouts", orbis_search, SIMULATIONS)


def orbis_reference() -> Iterator[Case]:
    """The reference that all others are compared with."""
    yield Case("Orbis, 2 players, kernel", lambda: orbis_kernel(2))


def orbis_kernel(players: int) -> Play:
    """Deal and play games in compiled code."""
    from orbis.engine.actions import NUM_ACTIONS
    from orbis.engine.chance import random_from
    from orbis.engine.playout import play_many
    from orbis.engine.state import new_states
    from orbis.engine.tile_array import tile_array
    from orbis.engine.vocabulary import NUM_TILES
    from orbis.tiles import load_tile_set

    tiles, states, chance = tile_array(load_tile_set(None)), new_states(), random_from("peers")
    scratch, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)
    return lambda: int(play_many(states[0], tiles, players, NUM_GAMES, chance, scratch, pile))


def orbis_batch() -> Play:
    """Games in parallel, with masks and observations."""
    from orbis.batch import Batch

    batch = Batch(BATCH, 2, "peers", threads=1)

    def play() -> int:
        for _ in range(NUM_STEPS):
            batch.step(batch.sample(batch.legal()))
            batch.observe()
        return NUM_STEPS * BATCH

    return play


def orbis_from_python() -> int:
    """One game, action by action."""
    game, number = orbis.Game(2, random.getrandbits(32)), 0
    while not game.over:
        game.play(random.choice(game.legal()))
        number += 1
    return number


def orbis_in_pettingzoo() -> Play:
    """Orbis as a PettingZoo environment."""
    return zoo_play(import_module("orbis.env.zoo").env(players=2))


def orbis_in_openspiel() -> Play:
    """Orbis as an OpenSpiel game written in Python."""
    pyspiel = import_module("pyspiel")
    import_module("orbis.env.spiel")
    game = pyspiel.load_game("python_orbis(players=2)")
    return lambda: spiel_play(game)


def orbis_search() -> Play:
    """Searches of the opening without priors and with random playouts to the end."""
    from orbis.bots.search import Search
    from orbis.bots.tree import (
        JUDGEMENT,
        PLACE_SHARPNESS,
        PLAYOUT_TURNS,
        RANDOM_PLAYOUT,
        SETTINGS,
        TAKE_SHARPNESS,
        Judgement,
    )

    settings = SETTINGS.copy()
    settings[PLAYOUT_TURNS] = RANDOM_PLAYOUT
    settings[TAKE_SHARPNESS] = settings[PLACE_SHARPNESS] = 0.0
    judgement, game = Judgement(JUDGEMENT.policy, JUDGEMENT.evaluation, settings), orbis.Game(2, "peers")

    def play() -> int:
        Search(game.state, game.tiles, "peers", simulations=NUM_SIMULATIONS, judgement=judgement).grow(NUM_SIMULATIONS)
        return NUM_SIMULATIONS

    return play


# OpenSpiel


def openspiel_cases() -> Iterator[Case]:
    """OpenSpiel: games in C++, played there and from Python; games in Python; search in C++."""
    for name in ("tic_tac_toe", "connect_four", "mancala", "backgammon", "chess"):
        yield Case(f"{name}, C++", lambda name=name: spiel_rollouts(name))  # type: ignore[misc]
    for name in ("connect_four", "backgammon"):
        yield Case(f"{name}, C++ from Python", lambda name=name: spiel_game(name))  # type: ignore[misc]
    for name in ("python_tic_tac_toe", "python_block_dominoes"):
        yield Case(f"{name}, game in Python", lambda name=name: spiel_game(name))  # type: ignore[misc]
    for name in ("mancala", "backgammon"):
        yield Case(f"{name}, MCTSBot in C++, random playouts", lambda name=name: spiel_search(name), SIMULATIONS)  # type: ignore[misc]


def spiel_game(name: str) -> Play:
    """Load a game that is played from Python."""
    import_module("open_spiel.python.games")  # registers the games written in Python
    game = import_module("pyspiel").load_game(name)
    return lambda: spiel_play(game)


def spiel_play(game: Any) -> int:
    """One game, action by action."""
    state, number = spiel_start(game), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        number += 1
        spiel_chance(state)
    return number


def spiel_start(game: Any) -> Any:
    """The first state in which a player decides."""
    state = game.new_initial_state()
    spiel_chance(state)
    return state


def spiel_chance(state: Any) -> None:
    """Play chance nodes until a player has to decide or the game is over."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])


def spiel_rollouts(name: str) -> Play:
    """Whole games in C++: a search with one simulation evaluates the opening with any number of playouts."""
    game = import_module("pyspiel").load_game(name)
    length = float(np.mean([spiel_play(game) for _ in range(NUM_GAMES)]))
    bot, state = spiel_bot(game, simulations=1, rollouts=NUM_ROLLOUTS), spiel_start(game)

    def play() -> int:
        bot.mcts_search(state)
        return round(NUM_ROLLOUTS * length)

    return play


def spiel_search(name: str) -> Play:
    """Searches of the opening with one random playout per simulation."""
    game = import_module("pyspiel").load_game(name)
    bot, state = spiel_bot(game, simulations=NUM_SIMULATIONS, rollouts=1), spiel_start(game)
    return lambda: int(bot.mcts_search(state).explore_count)


def spiel_bot(game: Any, simulations: int, rollouts: int) -> Any:
    """OpenSpiel's tree search in C++."""
    pyspiel = import_module("pyspiel")
    exploration, megabytes, solve, seed, verbose = 2.0, 1000, False, 1, False
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, exploration, simulations, megabytes, solve, seed, verbose)


# PettingZoo, RLCard, Catanatron


def pettingzoo_cases() -> Iterator[Case]:
    """PettingZoo: classic games with masks."""
    for name in ("connect_four_v3", "chess_v6"):
        yield Case(f"{name}, from Python", lambda name=name: zoo_game(name))  # type: ignore[misc]


def zoo_game(name: str) -> Play:
    """A classic game."""
    return zoo_play(import_module(f"pettingzoo.classic.{name}").env())


def zoo_play(env: Any) -> Play:
    """One game, action by action; the final steps in which agents leave do not count."""

    def play() -> int:
        env.reset()
        number = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
            number += 1
        return number

    return play


def rlcard_cases() -> Iterator[Case]:
    """RLCard: card games."""
    for name in ("leduc-holdem", "uno", "doudizhu"):
        yield Case(f"{name}, from Python", lambda name=name: rlcard_game(name))  # type: ignore[misc]


def rlcard_game(name: str) -> Play:
    """One game, action by action."""
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        number = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            number += 1
        return number

    return play


def catanatron_cases() -> Iterator[Case]:
    """Catanatron: Catan in Python."""
    for players in (2, 4):
        yield Case(f"Catan, {players} random players", lambda players=players: catan_game(players))  # type: ignore[misc]


def catan_game(players: int) -> Play:
    """One game between its random players; rolling the dice and ending a turn count as actions."""
    catanatron = import_module("catanatron")
    colors = list(catanatron.Color)[:players]

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return play


# Pgx


def pgx_cases() -> Iterator[Case]:
    """Pgx: games compiled by JAX, 64 or 1,024 in parallel, whichever is faster on a CPU."""
    for name, games in (("tic_tac_toe", BATCH), ("connect_four", BATCH), ("backgammon", 64), ("chess", 64)):
        played = f"{name}, batch of {games:,}"
        yield Case(played, lambda name=name, games=games: pgx_batch(name, games))  # type: ignore[misc]


def pgx_batch(name: str, games: int) -> Play:
    """Several steps of all games in one compiled call."""
    jax = import_module("jax")
    step_all = jax.vmap(pgx_step(name))

    def step(carry: Any, _: None) -> tuple[Any, None]:
        states, key = carry
        key, chance = jax.random.split(key)
        return (step_all(states, jax.random.split(chance, games)), key), None

    steps = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=NUM_STEPS)[0])
    key = jax.random.PRNGKey(1)
    carry = jax.jit(jax.vmap(import_module("pgx").make(name).init))(jax.random.split(key, games)), key

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(steps(carry))
        return NUM_STEPS * games

    return play


def pgx_step(name: str) -> Callable[[Any, Any], Any]:
    """A random legal action in one game, which restarts after its end."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def play(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(choice, weights), chance)

    return play


CASES: dict[str, Callable[[], Iterator[Case]]] = {
    "orbis": orbis_cases,
    "orbis-again": orbis_reference,
    "openspiel": openspiel_cases,
    "pettingzoo": pettingzoo_cases,
    "rlcard": rlcard_cases,
    "catanatron": catanatron_cases,
    "pgx": pgx_cases,
}
