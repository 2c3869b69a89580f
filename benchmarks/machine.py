"""The machine a benchmark ran on."""

import platform
from pathlib import Path


def processor() -> str:
    """The processor's name, if the system reports it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":")[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
