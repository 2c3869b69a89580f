"""Measures what a new player waits for: the installation, its size on disk, and the first start.

Clones the checkout into a temporary folder, so that nothing is installed or compiled there yet. Needs a network, as
`make play` does, and nothing but Python.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PORT = 18_642
ADDRESS = f"http://127.0.0.1:{PORT}"
CLIENT = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())  # one guest


def main() -> None:
    """Print a line for each figure."""
    with tempfile.TemporaryDirectory(prefix="orbis-start-") as folder:
        checkout = Path(folder, "orbis")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
        measure("installing", lambda: make(checkout, "page", ".venv/.play-ready"))
        print_size(checkout)
        measure("installing again", lambda: make(checkout, "page", ".venv/.play-ready"))
        for start in ("first start", "next start"):
            measure_start(checkout, start)
        print_size(checkout)


def measure(what: str, work: Callable[[], Any]) -> None:
    """Print how long something takes, and how much computing that is."""
    computed, began = computing(), time.monotonic()
    work()
    print(f"{what}: {time.monotonic() - began:.1f} s, {computing() - computed:.1f} s of computing", flush=True)


def computing() -> float:
    """Seconds of all cores together in processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def make(checkout: Path, *targets: str) -> None:
    """Run make, which tells on standard error how it goes."""
    subprocess.run(["make", "-C", str(checkout), f"PYTHON={sys.executable}", *targets], check=True, stdout=sys.stderr)


def print_size(checkout: Path) -> None:
    """What lies on disk, in total and by folder."""
    for name in (".", ".venv", "web"):
        size = subprocess.run(["du", "-sm", checkout / name], check=True, capture_output=True, text=True).stdout
        print(f"{'checkout' if name == '.' else name}: {size.split()[0]} MB")


def measure_start(checkout: Path, what: str) -> None:
    """Start the server; print when a first table can be played, and when all is loaded."""
    began = time.monotonic()
    environment = {**os.environ, "XDG_DATA_HOME": str(checkout.parent)}
    for name in ("NUMBA_CACHE_DIR", "PYTHONDONTWRITEBYTECODE"):  # everything is kept beside its source
        environment.pop(name, None)
    command = [str(checkout / ".venv/bin/orbis"), "serve", "--port", str(PORT)]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: ask("GET", "/healthz"))
        waited, computed = time.monotonic() - began, computing_of(server.pid)
        print(f"{what}, until the page can be opened: {waited:.1f} s, {computed} of computing", flush=True)
        play_first_turn()
        print(f"{what}, until an easy bot has played: {time.monotonic() - began:.1f} s", flush=True)
        slowest = watch_while_compiling(server.pid)
        print(f"{what}, until all is loaded: {time.monotonic() - began:.1f} s; slowest answer {slowest * 1000:.0f} ms")
    finally:
        server.terminate()
        server.wait()


def play_first_turn() -> None:
    """Create a table where an easy bot begins, and wait for its turn."""
    ask("PUT", "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    table = ask("POST", "/api/tables", {"seats": seats, "first": 1, "start": True})["table"]
    while ask("GET", f"/api/tables/{table['code']}")["state"]["turn"] == 0:
        time.sleep(0.02)


def watch_while_compiling(server: int) -> float:
    """Ask the server again and again while its helper compiles; the longest time that it took to answer."""
    slowest = 0.0
    while children(server):
        began = time.monotonic()
        ask("GET", "/healthz")
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.02)
    return slowest


def children(process: int) -> str:
    """The numbers of a process's children."""
    return Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")


def computing_of(server: int) -> str:
    """Seconds of computing of the server and of its helper so far."""
    seconds = []
    for process in (str(server), *children(server).split()):
        fields = Path("/proc", process, "stat").read_text(encoding="ascii").rpartition(")")[2].split()
        seconds.append(sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK"))
    return " and ".join(f"{each:.1f} s" for each in seconds)


def wait_for(ask: Callable[[], Any]) -> None:
    """Ask until there is an answer."""
    while True:
        try:
            ask()
            return
        except OSError:
            time.sleep(0.02)


def ask(method: str, path: str, body: object = None) -> Any:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ADDRESS + path, data, {"Content-Type": "application/json"}, method=method)
    with CLIENT.open(request, timeout=60) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
