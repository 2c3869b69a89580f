"""Work for several processes."""

import multiprocessing
from collections.abc import Sequence

import pytest

from orbis.arena.workers import chunked, in_order, in_processes


@pytest.mark.parametrize("number", [0, 1, 7, 100, 5000])
@pytest.mark.parametrize("workers", [1, 2, 64])
def test_chunks_are_small_and_keep_everything_in_order(number: int, workers: int) -> None:
    chunks = chunked(range(number), workers)
    assert [item for chunk in chunks for item in chunk] == list(range(number))
    assert all(1 <= len(chunk) <= 8 for chunk in chunks)
    assert len(chunks) >= min(number, workers)


def test_few_tasks_are_submitted_ahead() -> None:
    open_tasks: list[int] = []
    most = 0

    def submit(task: int) -> int:
        nonlocal most
        open_tasks.append(task)
        most = max(most, len(open_tasks))
        return task

    def fetch(task: int) -> int:
        open_tasks.remove(task)
        return task * 10

    assert list(in_order(submit, fetch, range(50), 6)) == [task * 10 for task in range(50)]
    assert most == 6


def total(numbers: Sequence[int]) -> int:
    return sum(numbers)


def test_processes_are_gone_when_the_results_are_no_longer_wanted() -> None:
    results = in_processes(total, range(100), 2)
    assert next(results) == sum(range(6))
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert not multiprocessing.active_children()
