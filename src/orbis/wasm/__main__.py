"""`python -m orbis.wasm FOLDER`: build the module and its description."""

import sys
from pathlib import Path

from orbis.wasm.build import build

if __name__ == "__main__":
    build(Path(sys.argv[1]))
