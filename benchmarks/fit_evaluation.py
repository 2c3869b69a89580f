"""Fit the weights of the evaluation so that they best predict the final margin.

Greedy bots play against each other with some noise, every position is measured, and a linear regression of the final
margins on the terms gives new weights for the next round. Run it when the tile set changes:

    python benchmarks/fit_evaluation.py --games 4000 --rounds 4
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import EVALUATION, NUM_TERMS, measure
from orbis.bots.policy import NUM_TAKES
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, TurnScratch, list_turns, new_turn_scratch
from orbis.engine.chance import Random, next_word, random_from
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, TOTAL, score
from orbis.engine.setup import deal
from orbis.engine.state import States, Tiles, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.turn import play, refill
from orbis.engine.vocabulary import MAX_PLAYERS, NO_ACTION, NUM_ROUNDS, NUM_TILES, STEP_OVER, STEP_REFILL
from orbis.tiles import load_tile_set

RIDGE = 50.0  # pulls weights with little evidence toward the previous ones


@kernel
def play_measured(
    states: States,
    tiles: Tiles,
    num_players: int,
    random: Random,
    weights: NDArray[np.float64],
    noise: float,
    scratch: TurnScratch,
    measured: NDArray[np.float64],
    sheet: NDArray[np.int16],
) -> None:
    """Play a game and measure the position after each turn except the last."""
    turns = np.zeros((MAX_TURNS, MAX_TURN_LENGTH + 1), dtype=np.int8)
    values = np.zeros(MAX_TURNS, dtype=np.float64)
    takes = np.zeros(NUM_TAKES, dtype=np.float64)
    deal(states[0], tiles, num_players, 0, random, np.zeros(NUM_TILES, dtype=np.int8))
    while states[0].step != STEP_OVER:
        number = list_turns(states, tiles, weights, scratch, turns, values)
        best = 0
        for i in range(number):
            values[i] += noise * (float(next_word(random) >> np.uint64(40)) / 16777216.0)
            if values[i] > values[best]:
                best = i
        turn = int(states[0].turn)
        for action in turns[best]:
            if action == NO_ACTION:
                break
            play(states[0], tiles, int(action))
        if states[0].step != STEP_OVER:
            for player in range(num_players):
                measure(states[0], tiles, player, takes, measured[turn, player])
        if states[0].step == STEP_REFILL:
            refill(states[0])
    score(states[0], tiles, sheet)


def gather(
    num_players: int, games: int, seed: str, tiles: Tiles, weights: NDArray[np.float64], noise: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The differences of all measured terms, at the end and at the start of the game, and the resulting margins."""
    states = new_states(MAX_TURN_LENGTH + 1)
    num_turns = NUM_ROUNDS * num_players
    measured = np.zeros((num_turns, num_players, NUM_TERMS))
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    left = 1.0 - np.arange(1, num_turns) / num_turns
    rows, margins = [], []
    scratch = new_turn_scratch()
    for game in range(games):
        random = random_from(f"{seed}/{game}")
        play_measured(states, tiles, num_players, random, weights, noise, scratch, measured, sheet)
        totals = sheet[:num_players, TOTAL].astype(float)
        lead = (measured - measured.mean(axis=1, keepdims=True)) * num_players / (num_players - 1)
        margin = (totals - totals.mean()) * num_players / (num_players - 1)
        for player in range(num_players):
            terms = lead[:-1, player]
            to_move = ((np.arange(1, num_turns) % num_players) == player) - 1.0 / num_players
            rows.append(np.hstack([terms * (1 - left)[:, None], terms * left[:, None], to_move[:, None]]))
            margins.append(np.full(num_turns - 1, margin[player]))
    return np.concatenate(rows), np.concatenate(margins)


def fit(rows: NDArray[np.float64], margins: NDArray[np.float64], before: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ridge regression around the previous weights."""
    prior = np.append(before.T.ravel(), 0.0)
    matrix = rows.T @ rows + RIDGE * np.eye(rows.shape[1])
    weights = prior + np.linalg.solve(matrix, rows.T @ (margins - rows @ prior))
    return weights[:-1].reshape(2, NUM_TERMS).T


def main() -> None:
    """Fit, then print the weights and how well they predict."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games per round for each number of players")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--noise", type=float, default=1.5, help="maximum random points added to a choice")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--out", default=None, help="save the weights to this .npy file")
    parser.add_argument("--set", dest="tile_set", default=None)
    arguments = parser.parse_args()
    tiles = tile_array(load_tile_set(arguments.tile_set))
    weights = EVALUATION
    for number in range(arguments.rounds):
        data = [
            gather(players, arguments.games, f"{arguments.seed}/{number}/{players}", tiles, weights, arguments.noise)
            for players in (2, 3, 4)
        ]
        rows, margins = (np.concatenate(part) for part in zip(*data, strict=True))
        weights = fit(rows, margins, weights)
        explained = 1 - np.var(margins - rows[:, :-1] @ weights.T.ravel()) / np.var(margins)
        print(f"round {number + 1}: {len(rows)} positions, {explained:.1%} of the variance of the margins explained")
    print(np.array2string(weights, precision=2, suppress_small=True, separator=", "))
    if arguments.out:
        np.save(arguments.out, weights)


if __name__ == "__main__":
    main()
