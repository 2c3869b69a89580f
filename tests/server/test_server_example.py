"""The bot of examples/ plays whole games, and the documents show it as it is."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from server_client import Person
from server_process import server_thread

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "remote_bot.py"
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def start_bot(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, EXAMPLE, *arguments], stdout=subprocess.PIPE, text=True)


def points_of(bot: subprocess.Popen[str]) -> Any:
    """What a bot prints when its game is over."""
    output, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    return json.loads(output)


def test_the_example_plays_a_whole_game_against_a_bot_of_the_server(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        points = points_of(start_bot(server.url))
    assert len(points) == 2
    assert 1 in [player["rank"] for player in points]


def test_the_example_plays_against_a_person_who_waits_for_it(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        table = Person(server.url, "Ada").create("person", "open")
        bot = start_bot(server.url, table.code)
        joined = table.read(1, wait=30)["events"][0]
        assert (joined["kind"], joined["name"]) == ("joined", "remote bot")
        table.do("start")
        message = table.play_until_over()
        assert message["table"]["ended_by"] == "finished"
        assert points_of(bot) == message["points"]


def test_the_example_is_short_and_needs_nothing_of_orbis() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 60
    modules = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert modules - set(sys.stdlib_module_names) == {"httpx"}


def test_the_document_shows_the_example_as_it_is() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    shown = [part for part in SHOWN if part.startswith("def ")]
    assert len(shown) == 2
    for part in shown:
        assert part in source


def test_a_bot_of_the_library_chooses_by_what_the_stream_tells(tmp_path: Path) -> None:
    (snippet,) = [part for part in SHOWN if "from_public_state" in part]
    with server_thread(tmp_path) as server:
        person = Person(server.url, "Ada")
        table = person.create("person", "novice", start=True)
        with person.http.stream("GET", "/api/me/stream") as stream:
            line = next(line for line in map(json.loads, stream.iter_lines()) if line["kind"] == "turn")
        names: dict[str, Any] = {"line": line}
        exec(snippet, names)
        assert table.commit(line["ply"], names["turn"])["event"]["turn"] == names["turn"]


def test_the_stream_tells_a_turn_when_the_player_took_over_from_a_bot(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        person = Person(server.url, "Ada")
        table = person.create("person", "novice", first=0, start=True, bot_pause=10)
        table.do("leave")
        with person.http.stream("GET", "/api/me/stream") as stream:
            lines = map(json.loads, stream.iter_lines())
            assert next(lines)["kind"] == "started"
            table.do("return")
            line = next(lines)
            assert (line["kind"], line["ply"]) == ("turn", 0)


def test_the_stream_is_silent_while_a_bot_plays_on(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        person = Person(server.url, "Ada")
        table = person.create("person", "novice", first=0, start=True)
        with person.http.stream("GET", "/api/me/stream") as stream:
            lines = map(json.loads, stream.iter_lines())
            assert [next(lines)["kind"] for _ in range(2)] == ["started", "turn"]
            table.do("leave")
            assert next(lines)["kind"] == "ended"
