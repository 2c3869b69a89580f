"""What the README shows, works."""

import re
from pathlib import Path
from typing import Any

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

    group: Any = get_command(app)
    commands = {name for name, command in group.commands.items() if not command.hidden}
    shown = set(re.findall(r"^orbis (\w+)", README, re.MULTILINE))
    assert shown == commands


def tables_of(section: str) -> str:
    """The rows of all tables in a section of the architecture page."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, rest = page.partition(f"\n## {section}\n")
    lines = rest.partition("\n## ")[0].splitlines()
    return "\n".join(line for line in lines if line.startswith("|"))


@pytest.mark.parametrize(
    ("section", "folders"),
    [
        ("The engine", ["engine"]),
        ("The game", ["game"]),
        ("Analysis", ["analysis"]),
        ("Bots, the arena, datasets and balance reports", ["bots", "arena", "dataset", "balance"]),
        ("Puzzles", ["puzzles"]),
        ("The network", ["bots/network", "learn"]),
        ("Batches and environments", ["batch", "env"]),
        ("The command line", ["cli", "cli/terminal"]),
    ],
)
def test_the_architecture_page_names_every_file(section: str, folders: list[str]) -> None:
    files = [path.name for folder in folders for path in (ROOT / "src" / "orbis" / folder).glob("*.py")]
    named = re.findall(r"`(\w+\.py)`", tables_of(section))
    assert sorted(named) == sorted(name for name in files if name != "__init__.py")


def test_the_architecture_page_names_every_folder_of_the_page() -> None:
    folders = [path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()]
    assert sorted(re.findall(r"`(\w+)/`", tables_of("The page"))) == sorted(folders)


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        assert f"]({page.name})" in index
