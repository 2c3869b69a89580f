"""Entry point of `python -m orbis`, the same as the `orbis` command."""

from orbis.cli import main

main()
