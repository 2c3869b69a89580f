"""How often what is random is tried: `make soak` sets it to many times."""

import os

SOAK = int(os.environ.get("ORBIS_SOAK", "1"))
