"""Reading datasets, and checking what is read."""

from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Final

import numpy as np

from orbis.dataset.columns import Column, Rows, columns_of
from orbis.dataset.description import Description, Shard, read_description
from orbis.dataset.files import read_rows
from orbis.errors import OrbisError, safe_repr

TOLERANCE: Final = 1e-4  # of sums of shares


def load_dataset(folder: str | PathLike[str], columns: Sequence[str] | None = None) -> Iterator[Rows]:
    """The rows of a dataset, shard by shard, as arrays by column; by default all columns.

    Everything that is read is checked, and a damaged file is an `OrbisError`.
    """
    folder = Path(folder)
    described = read_description(folder)
    chosen = _chosen(described, columns)
    first_game = 0
    for shard in described.shards:
        rows = read_rows(folder / Path(shard.file).name, chosen)
        problem = _problem(rows, chosen, shard, first_game)
        if problem:
            raise OrbisError("dataset/damaged", f"{folder / shard.file} is damaged: {problem}")
        first_game += shard.games
        yield rows


def _chosen(described: Description, names: Sequence[str] | None) -> list[Column]:
    """The columns that were asked for."""
    by_name = {column.name: column for column in columns_of(described.players)}
    for name in names or ():
        if name not in by_name:
            raise OrbisError("dataset/column", f"there is no column {safe_repr(name)}, only {', '.join(by_name)}")
    return [by_name[name] for name in dict.fromkeys(names or by_name)]


def _problem(rows: Rows, columns: list[Column], shard: Shard, first_game: int) -> str | None:
    """What is wrong with the rows of a shard, or None."""
    for column in columns:
        values = rows[column.name]
        if values.shape != (shard.rows, *column.shape) or values.dtype != column.dtype:
            expected = f"{column.dtype} {(shard.rows, *column.shape)}"
            return f"{column.name} is {values.dtype} {values.shape}, not {expected}"
        if not np.isfinite(values).all():
            return f"{column.name} has values that are not numbers"
    if "game" in rows:
        games = np.unique(rows["game"])
        if not np.array_equal(games, np.arange(first_game, first_game + shard.games)):
            return f"it does not have exactly the games {first_game} to {first_game + shard.games - 1}"
    return _contradiction(rows)


def _contradiction(rows: Rows) -> str | None:
    """Columns that contradict each other."""
    mask, policy = rows.get("mask"), rows.get("policy")
    if mask is not None and "action" in rows:
        actions = rows["action"].astype(np.intp)
        if (actions < 0).any() or (actions >= mask.shape[1]).any() or not mask[np.arange(len(mask)), actions].all():
            return "an action is not among the sensible ones"
    if policy is not None:
        if (policy < 0).any() or (abs(policy.sum(axis=1, dtype=np.float64) - 1) > TOLERANCE).any():
            return "a policy does not add up to 1"
        if mask is not None and policy[~mask].any():
            return "a policy has actions that are not sensible"
    if "wins" in rows and (abs(rows["wins"].sum(axis=1, dtype=np.float64) - 1) > TOLERANCE).any():
        return "the shares of a win do not add up to 1"
    return None
