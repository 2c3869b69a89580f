"""`python -m orbis` is the `orbis` command."""

from orbis.cli import main

main()
