"""What the README shows, works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(example, names)
    assert (tmp_path / "game.orbis.json").exists()


def test_the_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_command_in_the_readme_exists() -> None:
    from typer.main import get_command

    from orbis.cli.app import app

    commands = set(get_command(app).commands)  # type: ignore[attr-defined]  # the command is a group
    shown = set(re.findall(r"^orbis (\w+)", README, re.MULTILINE))
    assert shown == commands


def test_the_architecture_page_names_every_file_of_the_engine() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for source in (ROOT / "src" / "orbis" / "engine").glob("*.py"):
        assert source.name == "__init__.py" or f"`{source.name}`" in page, source.name


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        assert f"]({page.name})" in index
