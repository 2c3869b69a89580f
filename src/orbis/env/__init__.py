"""Environments for programs that learn (docs/environments.md).

| id | for | since | changes |
|---|---|---|---|
| `orbis_v0` | PettingZoo: `orbis.env.orbis_v0.env(players=2)` | 0.1 | the first version |
| `orbis/Orbis-v0` | Gymnasium: `gymnasium.make("orbis/Orbis-v0")` | 0.1 | the first version |
| `python_orbis` | OpenSpiel, with `orbis.env.spiel` imported | 0.1 | the first version |

A change of observations, actions or rewards is a new version with a new id. Gymnasium knows its id as soon as this
package is imported, or by `gymnasium.make("orbis.env:orbis/Orbis-v0")`. What needs PettingZoo is imported when it is
first used: without it, the rest works.
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


def _register() -> None:
    """Let Gymnasium know the environment, if there is Gymnasium."""
    if find_spec("gymnasium") is None:
        return
    gymnasium = import_module("gymnasium")
    if GYM_ID not in gymnasium.registry:
        gymnasium.register(id=GYM_ID, entry_point="orbis.env.gym:OrbisGym")


def __getattr__(name: str) -> Any:
    """Import a name when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'orbis.env' has no attribute {name!r}")
    try:
        return import_module("orbis.env.orbis_v0") if name == "orbis_v0" else import_module("orbis.env.gym").OrbisGym
    except ModuleNotFoundError as error:
        missing = _PEERS.get((error.name or "").partition(".")[0])
        if missing is None:
            raise
        raise OrbisError("env/missing", f"{name} needs {missing}: pip install 'orbis[env]'") from error


_register()
