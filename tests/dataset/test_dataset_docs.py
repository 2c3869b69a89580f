"""The page about datasets: its table is that of the code, and its example runs."""

import re
from pathlib import Path

import pytest
from doc_tables import DocTables

from orbis.bots.network import position
from orbis.dataset import Description, columns_of
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import NUM_CELLS

DOCS = Path(__file__).parent.parent.parent / "docs" / "dataset.md"


def shape_of(shapes: list[tuple[int, ...]]) -> str:
    """The shape of an entry with 2, 3 and 4 players."""
    if shapes == [(2,), (3,), (4,)]:
        return "P"
    return ", ".join(dict.fromkeys(str(size) for shape in shapes for size in shape))


def test_the_table_of_columns(request: pytest.FixtureRequest) -> None:
    rows = [
        (f"`{same[0].name}`", same[0].dtype, shape_of([column.shape for column in same]), same[0].meaning)
        for same in zip(*map(columns_of, (2, 3, 4)), strict=True)
    ]
    DocTables(DOCS, request).check("columns", rows)


def test_the_numbers_of_codes() -> None:
    text = " ".join(DOCS.read_text(encoding="utf-8").split())
    assert f"{position.EMPTY} is no tile and {position.TURNED_OVER} a wilderness" in text
    assert f"cancelled tiles are {position.NUM_FACES} higher" in text
    assert f"the {NUM_CELLS} cells of the universe" in text


def test_the_description_has_what_the_page_promises() -> None:
    fields = {"version", "orbis", "seed", "players", "bot", "weights", "temperature", "tile_set", "columns", "shards"}
    assert fields <= set(Description.__struct_fields__)


@pytest.mark.skipif(not COMPILED, reason="whole games with the network take too long uncompiled")
def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(block, "dataset.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[:20] == [f"game {number} is finished" for number in range(20)]
    assert len(printed) == 21
