"""Setting up a game: seeds, piles and gods, with checks."""

import hashlib
import secrets
from collections.abc import Sequence

from orbis.engine.setup import num_gods_laid_out
from orbis.engine.state import State
from orbis.engine.vocabulary import NO_GOD, NO_TILE
from orbis.errors import OrbisError, safe_repr
from orbis.tiles import God, TileSet

SEED_HASH_PREFIX = "sha256:"
_COMMITMENT = "orbis seed commitment\n"


def piles_of(state: State, tile_set: TileSet) -> list[list[str]]:
    """The three piles of a game as they were at the start, including the tiles in the display."""
    piles: list[list[str]] = [[], [], []]
    for tile in state.pile.tolist():
        if tile != NO_TILE:
            region = tile_set.regions[tile]
            piles[region.level - 1].append(region.id)
    return piles


def gods_of(state: State, tile_set: TileSet) -> list[God]:
    """The gods on the table that have not been taken."""
    return [tile_set.gods[god] for god in state.gods.tolist() if god != NO_GOD]


def seed_text(seed: object) -> str:
    """A seed as text; None gives 256 bits of system randomness."""
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, int) and seed.bit_length() <= 4096:
        return str(seed)
    if isinstance(seed, str) and seed.isprintable():
        return seed
    raise OrbisError("game/seed", f"a seed must be an integer or printable text, not {safe_repr(seed)}")


def seed_hash(seed: str) -> str:
    """The hash that commits to a shuffle before its seed is revealed. Anyone who has the seed can check it afterwards.

    The prefix matters: the SHA-256 of the bare seed is the generator's state, which would reveal the game.
    """
    return SEED_HASH_PREFIX + hashlib.sha256((_COMMITMENT + seed).encode()).hexdigest()


def check_first(first: int, players: int) -> None:
    """Refuse a first player who is not at the table (R18)."""
    if type(first) is not int or not 0 <= first < players:
        raise OrbisError("game/first", f"the first player must be 0 to {players - 1}, not {safe_repr(first)}", "S5")


def check_piles(piles: Sequence[Sequence[str]], players: int, tile_set: TileSet) -> list[int]:
    """The piles as one list of tile numbers. Each level must hold exactly the tiles in play (S1)."""
    in_play = tile_set.in_play(players)
    if not isinstance(piles, list | tuple) or len(piles) != len(in_play) or not all(map(_is_texts, piles)):
        raise OrbisError("game/piles", f"expected three piles of tile ids, one per level, not {safe_repr(piles)}", "S4")
    for level, (pile, expected) in enumerate(zip(piles, in_play, strict=True), 1):
        if sorted(pile) != sorted(expected):
            wrong = sorted(set(pile) ^ set(expected)) or ["a duplicate tile"]
            raise OrbisError(
                "game/piles",
                f"pile {level} must contain exactly the {len(expected)} tiles in play with {players} players; "
                f"wrong: {', '.join(wrong[:5])}",
                "S1",
            )
    return [tile_set.index(tile) for pile in piles for tile in pile]


def check_gods(gods: Sequence[str], players: int, tile_set: TileSet) -> list[int]:
    """The gods on the table as numbers. They must be different, and the right number of them (S2)."""
    number = num_gods_laid_out(players)
    if not _is_texts(gods) or len(gods) != number or len(set(gods)) != number or not set(gods) <= set(tile_set.gods):
        raise OrbisError(
            "game/gods", f"expected {number} different gods from {' '.join(tile_set.gods)}, not {safe_repr(gods)}", "S2"
        )
    return [tile_set.gods.index(god) for god in gods]


def _is_texts(values: object) -> bool:
    return isinstance(values, list | tuple) and all(isinstance(value, str) for value in values)
