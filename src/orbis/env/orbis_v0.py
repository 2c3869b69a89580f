"""Version 0 of Orbis for PettingZoo: `orbis_v0.env(players=2)`. It has no parallel form, as players take turns."""

from orbis.env.zoo import OrbisZoo, env

raw_env = OrbisZoo

__all__ = ["env", "raw_env"]
