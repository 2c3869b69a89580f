"""The `orbis` command with known seeds: a benchmark knows the games of all tables in advance.

Workers import this file too, and so deal from the same seeds.
"""

import itertools
import os
import random
import secrets

from known_seeds import SEED_BYTES, seeds

_token_hex = secrets.token_hex
_seeds = itertools.cycle(random.Random(os.getpid()).sample(seeds(), len(seeds())))


def _known_token_hex(nbytes: int | None = None) -> str:
    """A known seed where one is wanted; all other tokens stay random."""
    return next(_seeds) if nbytes == SEED_BYTES else _token_hex(nbytes)


secrets.token_hex = _known_token_hex

if __name__ == "__main__":
    from orbis.cli import main

    main()
