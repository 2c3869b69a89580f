"""The columns of a dataset: one row per decision, all arrays of fixed shape."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.batch.observation import observation_size
from orbis.bots.network.position import CODES_SIZE, NUMBERS_SIZE
from orbis.engine.actions import NUM_ACTIONS

Rows: TypeAlias = dict[str, NDArray[Any]]  # an array per column, all of the same length

POSITION: Final = ("observation", "codes", "numbers")  # three descriptions of the same position


@dataclass(frozen=True)
class Column:
    """A column: its name, the type and shape of a single entry, and its meaning."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    meaning: str


def columns_of(players: int) -> tuple[Column, ...]:
    """The columns of a dataset with so many players. Lists of players begin with the one who decides, in turn order."""
    each = (players,)
    return (
        Column("game", "int32", (), "number of the game, from 0; its deal has the seed `SEED/game`"),
        Column("decision", "int16", (), "number of the decision in its game, from 0"),
        Column("players", "int8", (), "number of players"),
        Column("turn", "int16", (), "completed turns of all players"),
        Column("player", "int8", (), "the player who decides; player 0 starts the game"),
        Column("step", "int8", (), "what is decided, in the order of the steps of an observation"),
        Column("observation", "int8", (observation_size(players),), "the position as in `Batch` and the environments"),
        Column("codes", "int16", (CODES_SIZE,), "the position as the network sees it: tiles by number in the set"),
        Column("numbers", "float32", (NUMBERS_SIZE,), "the position as the network sees it: everything else"),
        Column("mask", "bool", (NUM_ACTIONS,), "the sensible actions, at least two"),
        Column("action", "int16", (), "the action played"),
        Column("policy", "float32", (NUM_ACTIONS,), "the share of simulations that chose each action; the sum is 1"),
        Column("simulations", "int32", (), "simulations behind the policy and the expectations; 0 without a search"),
        Column("expected_wins", "float32", each, "each player's chance to win, by the search"),
        Column("expected_margins", "float32", each, "each player's expected margin over the best other, in points"),
        Column("wins", "float32", each, "each player's share of the win in the end: 1, 0, or a fraction if shared"),
        Column("margins", "int16", each, "each player's final margin over the best other, in points"),
        Column("points", "int16", each, "each player's final points"),
    )


def stacked(rows: list[dict[str, Any]], columns: tuple[Column, ...]) -> Rows:
    """Many rows as arrays."""
    return {
        column.name: np.array([row[column.name] for row in rows], column.dtype).reshape(len(rows), *column.shape)
        for column in columns
    }


def joined(parts: list[Rows]) -> Rows:
    """The rows of several games, one after the other."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
