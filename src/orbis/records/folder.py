"""Where games are saved by default."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The Orbis folder in the user's data folder, as is customary on each system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        named = Path(os.environ.get("XDG_DATA_HOME", ""))
        base = named if named.is_absolute() else Path.home() / ".local" / "share"
    return base / "orbis"
