"""docs/deploy.md says what the code does."""

import ast
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from doc_tables import DocTables
from prometheus_client import Counter, Gauge, Histogram
from server_client import Person
from server_process import server_thread
from typer.main import get_command

import orbis.server
from orbis.cli.app import app
from orbis.server import metrics
from orbis.server.serve import FIRST_PORT, STOP_SECONDS
from orbis.server.settings import Settings
from orbis.server.storage.database import READERS
from orbis.server.work.clock import FORGOTTEN_SECONDS, MAX_TABLES, SEEN_SECONDS

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")
SETTINGS = {field.name: field for field in msgspec.structs.fields(Settings)}
SOURCES = list(Path(orbis.server.__file__).parent.rglob("*.py"))


def lines(name: str) -> list[str]:
    """The lines of a table of the page, without its head."""
    found = re.search(rf"<!-- table: {name} -->\n(.*?)\n<!-- end -->", PAGE, re.DOTALL)
    assert found is not None, name
    return found[1].splitlines()[2:]


def test_copies_of_the_database_of_a_running_server_are_whole(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        table = Person(server.url, "Ada").create("person", "novice", first=0, start=True)
        table.commit(0, "a1 ~1>")
        seen = table.read(0)["events"][:3]
        with closing(sqlite3.connect(tmp_path / "orbis.db")) as database:
            database.execute("VACUUM INTO ?", [str(tmp_path / "compact.db")])
            with closing(sqlite3.connect(tmp_path / "backup.db")) as backup:
                database.backup(backup)
    for copy in ("compact.db", "backup.db"):
        with server_thread(tmp_path, database=f"sqlite:///{tmp_path / copy}") as server:
            assert Person(server.url).at(table.code).read(0)["events"][:3] == seen


@pytest.fixture
def generated(request: pytest.FixtureRequest) -> DocTables:
    return DocTables(Path(__file__).parents[2] / "docs" / "deploy.md", request)


def test_the_settings_are_those_of_the_code(generated: DocTables) -> None:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]  # the command is a group
    flags = {parameter.name: parameter.opts[0] for parameter in command.params}
    generated.check("settings", [_setting(name, field, flags.get(name)) for name, field in SETTINGS.items()])
    assert set(flags) - {"help"} <= set(SETTINGS)


def _setting(name: str, field: msgspec.structs.FieldInfo, flag: str | None) -> list[str]:
    (meta,) = [note for note in field.type.__metadata__ if note.description]
    default = field.default if isinstance(field.default, str) else str(field.default).lower()
    shown = [f"`{flag}`" if flag else "", f"`{default}`" if default else ""]
    return [f"`ORBIS_{name.upper()}`", *shown, meta.description]


def test_the_metrics_are_those_of_the_code(generated: DocTables) -> None:
    rows = []
    for metric in vars(metrics).values():
        if isinstance(metric, Counter | Gauge | Histogram):
            (family,) = metric.describe()
            name = f"{family.name}_total" if isinstance(metric, Counter) else family.name
            labels = " ".join(f"`{label}`" for label in metric._labelnames)
            rows.append([f"`{name}`", family.type, labels, family.documentation])
    generated.check("metrics", rows)


def test_every_metric_is_counted_somewhere() -> None:
    sources = "".join(source.read_text(encoding="utf-8") for source in SOURCES)
    for name, metric in vars(metrics).items():
        if isinstance(metric, Counter | Gauge | Histogram):
            assert f"metrics.{name}." in sources, name


def test_every_log_event_is_listed() -> None:
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(("log.", "_alone")):
                found |= {str(text.value) for text in node.args[:1] if isinstance(text, ast.Constant)}
    listed = [line.split("`")[1] for line in lines("logs")]
    assert listed == sorted(found)


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"`http://127.0.0.1:{FIRST_PORT}`" in PAGE
    assert READERS == 4
    assert "up to six database connections: one for writing, four for reading, one for LISTEN" in PAGE
    assert f"gives open requests up to {STOP_SECONDS} seconds" in PAGE
    assert (SEEN_SECONDS, FORGOTTEN_SECONDS) == (10, 30)
    assert "every ten seconds" in PAGE
    assert "after half a\n  minute" in PAGE
    assert f"up to {MAX_TABLES} tables" in PAGE
    assert f"{Settings().max_connections:,} each" in PAGE
