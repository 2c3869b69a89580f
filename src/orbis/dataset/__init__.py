"""Datasets: games with policies and values, for research (docs/dataset.md)."""

from orbis.dataset.columns import Column, Rows, columns_of
from orbis.dataset.description import Description, Shard, read_description
from orbis.dataset.generate import Generation
from orbis.dataset.load import load_dataset
from orbis.dataset.play import Plan, Task, play_task

__all__ = [
    "Column",
    "Description",
    "Generation",
    "Plan",
    "Rows",
    "Shard",
    "Task",
    "columns_of",
    "load_dataset",
    "play_task",
    "read_description",
]
