"""A progress bar on the terminal never gets into what a command prints."""

import os
import pty
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sample_records import SAMPLES, sample_record

from orbis.records import write_records


def read_to_end(terminal: int) -> bytes:
    """Everything written to a terminal until its other side is closed."""
    content = b""
    try:
        while chunk := os.read(terminal, 65536):
            content += chunk
    except OSError:  # Linux reports the closed side as an error
        pass
    return content


def run_with_terminal_as_stderr(*arguments: str) -> tuple[str, bytes]:
    """Run the command with a pipe for its output and a terminal for its messages."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "orbis", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, stdin=subprocess.DEVNULL, text=True)
    os.close(theirs)
    with ThreadPoolExecutor(1) as reader:  # meanwhile: a terminal that nobody reads fills up and blocks the command
        messages = reader.submit(read_to_end, ours)
        try:
            out, _ = process.communicate(timeout=300)
        finally:
            process.kill()
    os.close(ours)
    assert process.returncode == 0, messages.result()
    return out, messages.result()


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_json_is_the_same_with_a_progress_bar_on_the_terminal(command: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records(map(sample_record, SAMPLES), path)
    plain = subprocess.run(
        [sys.executable, "-m", "orbis", command, str(path), "--json"], capture_output=True, text=True, check=True
    )
    out, messages = run_with_terminal_as_stderr(command, str(path), "--json")
    assert out == plain.stdout
    assert path.name.encode() in messages
