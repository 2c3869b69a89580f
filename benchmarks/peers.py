"""Orbis beside other libraries of games, measured in one run on one core: prints a table of docs/benchmarks.md.

`python benchmarks/peers.py`, in an environment with `orbis[peers]`; what is not installed is listed as such. Everything
is random play, or tree search with random playouts. Each library runs in a process of its own, all on the same core. A
rate is the best of three blocks, after one round to warm up and compile. Orbis is measured again at the end: if that
differs much from the start, other work disturbed the run, and its ratios say little.

An *action* is one decision of one player, forced ones included. Chance is played too, but not counted.

- *Kernel* and *C++*: whole games in compiled code. OpenSpiel does not tell how long its playouts in C++ are: they are
  counted by the mean length of 1,000 games of the same kind of play, played from Python (standard error up to 1.5 %).
- *From Python*: one call or more for each action.
- *Batch*: games side by side; legal actions, one of them by chance, a step, an observation; new games after the end.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from typing import Any

import numpy as np
from machine import processor

import orbis

SECONDS = 2.0  # of a block
NUM_BLOCKS = 3
NUM_GAMES = 1000  # in one call of compiled code, and to find the mean length of games
NUM_SIMULATIONS = 1000  # of one search
NUM_ROLLOUTS = 200  # in one call of OpenSpiel
NUM_STEPS = 20  # of a batch in one call
BATCH = 1024
ACTIONS, SIMULATIONS = "actions", "simulations"
NOT_INSTALLED = "not installed"
PACKAGES = {  # of each peer; the first is measured
    "openspiel": ("open_spiel",),
    "pettingzoo": ("pettingzoo",),
    "rlcard": ("rlcard",),
    "catanatron": ("catanatron",),
    "pgx": ("pgx", "jax"),
}
ONE_THREAD = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
CAVEAT = (
    "Games differ: an action of a big game does more than one of a small game, so a ratio compares programs with their "
    "games, not programs alone. Orbis chooses among the sensible actions in the kernel and in playouts, and among all "
    "legal ones elsewhere."
)

Play = Callable[[], int]  # plays some games, and returns how many actions or simulations it did


@dataclass(frozen=True)
class Case:
    """Something to measure. `prepare` gives what is repeated; it may take its time."""

    played: str
    prepare: Callable[[], Play]
    unit: str = ACTIONS


@dataclass(frozen=True)
class Row:
    """A line of the table; without a rate, `problem` says why."""

    peer: str
    version: str
    played: str
    unit: str = ACTIONS
    rate: float | None = None
    problem: str = ""


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the length of a block")
    parser.add_argument(
        "--only", choices=list(PACKAGES), action="append", metavar="NAME", help=f"{', '.join(PACKAGES)}"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ.update(ONE_THREAD)
    rows = measure_apart("orbis", options.seconds)
    for peer in options.only or PACKAGES:
        rows += measure_apart(peer, options.seconds)
    again = measure_apart("orbis-again", options.seconds)[0].rate
    (print_json if options.json else print_table)(rows, again)


# Measuring


def measure_apart(peer: str, seconds: float) -> list[Row]:
    """Measure a peer in a new process: none inherits the threads, memory or accidents of another."""
    print(f"{peer} …", file=sys.stderr, flush=True)
    try:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            return pool.submit(measure_peer, peer, seconds).result()
    except BrokenProcessPool:
        return [Row(peer, version_of(peer), "everything", problem="its process ended")]


def measure_peer(peer: str, seconds: float) -> list[Row]:
    """Measure all cases of a peer."""
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # libraries greet and warn there; the table comes from elsewhere
    found = version_of(peer)
    if found == NOT_INSTALLED:
        return [Row(peer, "", "", problem=NOT_INSTALLED)]
    return [measure_case(peer, found, case, seconds) for case in CASES[peer]()]


def measure_case(peer: str, found: str, case: Case, seconds: float) -> Row:
    """Measure one case; if it fails, the others still count."""
    try:
        rate = best_rate(case.prepare(), seconds)
    except ModuleNotFoundError as error:
        return Row(peer, found, case.played, case.unit, problem=f"{error.name} {NOT_INSTALLED}")
    except Exception as error:
        return Row(peer, found, case.played, case.unit, problem=f"failed: {type(error).__name__}: {error}")
    return Row(peer, found, case.played, case.unit, rate)


def best_rate(play: Play, seconds: float) -> float:
    """How many a second, in the best of some blocks."""
    play()
    return max(block_rate(play, seconds) for _ in range(NUM_BLOCKS))


def block_rate(play: Play, seconds: float) -> float:
    """How many a second in one block: `play` again and again until the time is over."""
    number, start = 0, time.perf_counter()
    while True:
        number += play()
        passed = time.perf_counter() - start
        if passed >= seconds:
            return number / passed


def version_of(peer: str) -> str:
    """The version of a peer, and of what it runs on."""
    if peer not in PACKAGES:
        return orbis.__version__
    first, *others = PACKAGES[peer]
    try:
        return ", ".join([version(first), *(f"{name} {version(name)}" for name in others)])
    except PackageNotFoundError:
        return NOT_INSTALLED


# Orbis


def orbis_cases() -> Iterator[Case]:
    """Orbis: the kernels, the search and what Python can call."""
    yield from orbis_reference()
    yield Case("Orbis, 4 players, kernel", lambda: orbis_kernel(4))
    yield Case(f"Orbis, 2 players, batch of {BATCH:,}", orbis_batch)
    yield Case("Orbis, 2 players, `Game` from Python", lambda: orbis_from_python)
    yield Case("Orbis, 2 players, PettingZoo from Python", orbis_in_pettingzoo)
    yield Case("Orbis, 2 players, OpenSpiel from Python", orbis_in_openspiel)
    yield Case("Orbis, 2 players, tree search, random playouts", orbis_search, SIMULATIONS)


def orbis_reference() -> Iterator[Case]:
    """What the actions of all others are compared with."""
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
    room, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)
    return lambda: int(play_many(states[0], tiles, players, NUM_GAMES, chance, room, pile))


def orbis_batch() -> Play:
    """Games side by side, with masks and observations."""
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
    """Orbis as an environment of PettingZoo."""
    return zoo_play(import_module("orbis.env.zoo").env(players=2))


def orbis_in_openspiel() -> Play:
    """Orbis as a game of OpenSpiel, written in Python."""
    pyspiel = import_module("pyspiel")
    import_module("orbis.env.spiel")
    game = pyspiel.load_game("python_orbis(players=2)")
    return lambda: spiel_play(game)


def orbis_search() -> Play:
    """Searches of the opening without first guesses, and with random playouts to the end."""
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
    """Games that are played from Python."""
    import_module("open_spiel.python.games")  # registers those written in Python
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
    """A state in which the first player decides."""
    state = game.new_initial_state()
    spiel_chance(state)
    return state


def spiel_chance(state: Any) -> None:
    """Let chance play, until somebody decides or the game is over."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])


def spiel_rollouts(name: str) -> Play:
    """Whole games in C++: a search of one simulation evaluates the opening itself, by as many playouts as one likes."""
    game = import_module("pyspiel").load_game(name)
    length = float(np.mean([spiel_play(game) for _ in range(NUM_GAMES)]))
    bot, state = spiel_bot(game, simulations=1, rollouts=NUM_ROLLOUTS), spiel_start(game)

    def play() -> int:
        bot.mcts_search(state)
        return round(NUM_ROLLOUTS * length)

    return play


def spiel_search(name: str) -> Play:
    """Searches of the opening with one random playout for each simulation."""
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
    """One game, action by action; that everybody leaves at the end is no action."""

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
    """One game of its random players; rolling the dice and ending a turn are actions there."""
    catanatron = import_module("catanatron")
    colors = list(catanatron.Color)[:players]

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return play


# Pgx


def pgx_cases() -> Iterator[Case]:
    """Pgx: games compiled by JAX, side by side, 64 or 1,024 of them: whichever is faster on a processor."""
    for name, games in (("tic_tac_toe", BATCH), ("connect_four", BATCH), ("backgammon", 64), ("chess", 64)):
        played = f"{name}, batch of {games:,}"
        yield Case(played, lambda name=name, games=games: pgx_batch(name, games))  # type: ignore[misc]


def pgx_batch(name: str, games: int) -> Play:
    """Some steps of all games in one compiled call."""
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
    """A random legal action of one game, which is dealt anew after its end."""
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


# Output


def print_table(rows: list[Row], again: float | None) -> None:
    """The table, what it ran on and how to read it."""
    print(f"{machine()}\n")
    print("| library | version | what is played | a second | of Orbis with 2 players |")
    print("|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join([row.peer, row.version, row.played, *figures(row, reference(rows, row.unit))]) + " |")
    first = reference(rows, ACTIONS)
    if first and again:
        print(f"\nOrbis with 2 players at the start {first / 1e6:.1f} M actions/s, at the end {again / 1e6:.1f} M.")
    print(f"\n{CAVEAT}")


def figures(row: Row, compared: float | None) -> tuple[str, str]:
    """The rate and the ratio, or why there are none."""
    if row.rate is None:
        return row.problem.splitlines()[0], ""
    ratio = row.rate / compared if compared else 0.0
    shown = f"{ratio:.2f}" if ratio >= 0.1 else f"1/{1 / ratio:,.0f}" if ratio else ""
    return f"{row.rate:,.0f} {row.unit}", shown


def reference(rows: list[Row], unit: str) -> float | None:
    """What Orbis with 2 players does: its kernel for actions, its search for simulations."""
    return next((row.rate for row in rows if row.peer == "orbis" and row.unit == unit), None)


def machine() -> str:
    """What this ran on."""
    return f"{processor()}, one core; Python {platform.python_version()}, NumPy {np.__version__}"


def print_json(rows: list[Row], again: float | None) -> None:
    """The same as one object."""
    listed = [asdict(row) for row in rows]
    print(json.dumps({"machine": machine(), "rows": listed, "orbis_again": again, "caveat": CAVEAT}, indent=2))


if __name__ == "__main__":
    main()
