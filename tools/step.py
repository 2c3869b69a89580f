"""Runs one step of the setup: says what it is and how long it takes, and shows its output only if it fails.

    python tools/step.py "Installing …" command argument …

On a terminal, the last line of the output is shown while the step runs. Needs nothing but Python.
"""

import shutil
import subprocess
import sys
import time


def main() -> int:
    """Run the command; its exit code."""
    title, *command = sys.argv[1:]
    began = time.monotonic()
    print(f"{title} …", flush=True)
    output = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as step:
        assert step.stdout is not None
        for line in step.stdout:
            output.append(line)
            show(f"  {time.monotonic() - began:3.0f} s  {line.strip()}")
    show("")
    if step.returncode:
        sys.stderr.writelines(output)
        print(f"{title}: failed", file=sys.stderr)
    else:
        print(f"  done in {time.monotonic() - began:.0f} s", flush=True)
    return step.returncode


def show(text: str) -> None:
    """Replace the current line of a terminal."""
    if sys.stdout.isatty():
        print(f"\r\033[K{text[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
