"""The pages that teach the library do what they say, and all pages make a site.

`pytest tests/test_docs_site.py --write` writes the tables of docs/environments.md anew.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from orbis.batch import Batch, observation_parts, observation_size, tile_parts
from orbis.batch.observation import Part
from orbis.engine import actions
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import ACTIONS, format_actions

DOCS = Path(__file__).parent.parent / "docs"
ENVIRONMENTS = DOCS / "environments.md"
TABLE = re.compile(r"<!-- table: (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)
FROM_OUTSIDE = re.compile(r"<(?:script|img|link|iframe)[^>]*(?:src|href)=\"(?:https?:)?//[^\"]*")
# What the numbers of actions begin with, in their order.
OFFSETS = ("TAKE", "GOD", "PLACE_UP", "PLACE_WILDERNESS", "GIVE", "GAIN", "REMOVE", "EXCHANGE", "DECLINE")

compiled_only = pytest.mark.skipif(not COMPILED, reason="whole games of bots take too long uncompiled")


def table(head: tuple[str, ...], rows: Iterable[Iterable[object]]) -> str:
    lines = ["| " + " | ".join(map(str, cells)) + " |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:], ""])


def span(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start}–{start + size - 1}"


def actions_table() -> str:
    starts = [getattr(actions, name) for name in OFFSETS]
    rows = []
    for name, start, stop in zip(OFFSETS, starts, [*starts[1:], actions.NUM_ACTIONS], strict=True):
        words = [format_actions([ACTIONS[index]]) for index in (start, stop - 1)]
        shown = " … ".join(f"`{word}`" for word in dict.fromkeys(words))
        rows.append((span(start, stop - start), stop - start, f"`{name}`", shown))
    return table(("numbers", "how many", "constant", "first and last"), rows)


def sizes_table() -> str:
    return table(("players", "numbers in a row"), [(players, observation_size(players)) for players in (2, 3, 4)])


def parts_table(parts: Iterable[Part]) -> str:
    rows, start = [], 0
    for part in parts:
        rows.append((start, part.size, part.name, part.meaning))
        start += part.size
    return table(("from", "numbers", "part", "meaning"), rows)


def tables() -> dict[str, str]:
    return {
        "actions": actions_table(),
        "sizes": sizes_table(),
        "observation": parts_table(observation_parts(2)),
        "tile": parts_table(tile_parts()),
    }


@pytest.fixture(scope="module", autouse=True)
def write_if_asked(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write"):
        page, made = ENVIRONMENTS.read_text(encoding="utf-8"), tables()
        page = TABLE.sub(lambda found: f"<!-- table: {found[1]} -->\n{made[found[1]]}<!-- end -->", page)
        ENVIRONMENTS.write_text(page, encoding="utf-8")


def test_the_tables_of_the_environments_are_those_of_the_code() -> None:
    shown = dict(TABLE.findall(ENVIRONMENTS.read_text(encoding="utf-8")))
    assert shown == tables()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_make_the_whole_observation(players: int) -> None:
    assert sum(part.size for part in observation_parts(players)) == observation_size(players)


def blocks_of(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def can_run(block: str) -> bool:
    """Whether what a block needs is here: not every machine has a GPU."""
    return 'device="cuda"' not in block or (find_spec("torch") is not None and has_gpu())


def has_gpu() -> bool:
    try:
        Batch(1, device="cuda")
    except OrbisError:
        return False
    return True


@compiled_only
@pytest.mark.parametrize("page", ["index.md", "library.md", "environments.md"])
def test_the_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in one namespace. A block that begins with the name of a file is put there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    names: dict[str, object] = {}
    for number, block in enumerate(blocks_of(page), 1):
        code = compile(block, f"{page}, block {number}", "exec")
        file = re.match(r"# (\w+\.py)\n", block)
        if file:
            (tmp_path / file[1]).write_text(block, encoding="utf-8")
        elif can_run(block):
            exec(code, names)
    sys.modules.pop("my_bots", None)


def test_what_the_comments_of_the_library_page_promise_comes_out(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks_of("library.md")[:5]:
        exec(block, names)
    printed = capsys.readouterr().out
    promised = ("0 1 take", "Take(place='a1')", "['a1 ~1>', 'b2 ~1>']")
    for text in (*promised, "Now you have to take a region or a god (G1)", "action/other-step G1"):
        assert f"{text}\n" in printed


def test_the_site_is_made_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    for page in tmp_path.glob("**/*.html"):
        asked = FROM_OUTSIDE.findall(page.read_text(encoding="utf-8"))
        assert not asked, f"{page.name} asks the world for {asked}"
