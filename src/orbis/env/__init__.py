"""Environments for machine learning (docs/environments.md).

| id | for | since | changes |
|---|---|---|---|
| `orbis_v0` | PettingZoo: `orbis.env.orbis_v0.env(players=2)` | 0.1 | first version |
| `orbis/Orbis-v0` | Gymnasium: `gymnasium.make("orbis/Orbis-v0")` | 0.1 | first version |
| `python_orbis` | OpenSpiel, after importing `orbis.env.spiel` | 0.1 | first version |

Any change to observations, actions or rewards is a new version with a new id. Gymnasium knows its id once this package
has been imported, or through `gymnasium.make("orbis.env:orbis/Orbis-v0")`. PettingZoo is only imported when needed, so
everything else works without it.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from orbis.errors import OrbisError

if TYPE_CHECKING:
    from orbis.env import orbis_v0
    from orbis.env.gym import OrbisGym

__all__ = ["OrbisGym", "orbis_v0"]

GYM_ID = "orbis/Orbis-v0"
_PEERS = {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "PIL": "Pillow"}


def register() -> None:
    """Register the environment with Gymnasium, if that is installed. The entry point `gymnasium.envs` leads here."""
    if find_spec("gymnasium") is None:
        return
    gymnasium = import_module("gymnasium")
    if GYM_ID not in gymnasium.registry:
        gymnasium.register(id=GYM_ID, entry_point="orbis.env.gym:OrbisGym")


def __getattr__(name: str) -> Any:
    """Import a name on first use."""
    if name not in __all__:
        raise AttributeError(f"module 'orbis.env' has no attribute {name!r}")
    try:
        return import_module("orbis.env.orbis_v0") if name == "orbis_v0" else import_module("orbis.env.gym").OrbisGym
    except ModuleNotFoundError as error:
        missing = _PEERS.get((error.name or "").partition(".")[0])
        if missing is None:
            raise
        raise OrbisError("env/missing", f"{name} needs {missing}; install it with: pip install 'orbis[env]'") from error


register()
