"""Whole games over the API."""

from pathlib import Path

from server_client import Person
from server_process import server_thread

from orbis.records import decode_record, replay


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        table = Person(server.url, "Ada").create("person", "novice", "skilled", start=True)
        message = table.play_until_over()
        assert message["table"]["status"] == "over"
        record = decode_record(table.person.send("GET", f"{table.path}/record").content)
        game = replay(record)
        assert [player["total"] for player in message["points"]] == list(game.score().totals)
        assert len(record.turns) == 45
        assert record.seed_hash == message["table"]["seed_hash"]
