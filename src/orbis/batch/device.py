"""What plays the games of a batch: one method per operation, for the CPU (`cpu.py`) and for a GPU (`cuda.py`)."""

from typing import Any, Protocol


class Device(Protocol):
    """Computes on arrays in its own memory. The first dimension of every array of games is the game.

    Results are written to arrays that the caller has allocated with `empty`. Shapes, types and ranges are not checked.
    """

    name: str

    def array(self, values: Any, dtype: Any = None) -> Any:
        """An array of this device with these values; the same memory if it is already there."""

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array for results."""

    def field(self, states: Any, name: str) -> Any:
        """A field of all games, sharing their memory."""

    def to_host(self, array: Any) -> Any:
        """The values as a NumPy array."""

    def wait(self) -> None:
        """Wait until all work so far is done."""

    def deal(self, states: Any, tiles: Any, num_players: int, randoms: Any) -> None:
        """Deal new games."""

    def legal(self, states: Any, tiles: Any, out: Any) -> None:
        """Mark the legal actions."""

    def sensible(self, states: Any, tiles: Any, out: Any) -> None:
        """Mark the actions worth considering."""

    def sample(self, masks: Any, randoms: Any, out: Any) -> None:
        """Choose one of the marked actions at random."""

    def step(
        self, states: Any, tiles: Any, actions: Any, randoms: Any, renew: bool, rewards: Any, ended: Any, refused: Any
    ) -> int:
        """Play an action in each game; return how many were refused, with the reasons in `refused`."""

    def observe(self, states: Any, tiles: Any, features: Any, viewers: Any, out: Any, words: Any) -> None:
        """Write what players see; `words` is the memory of `out` as 64-bit words."""

    def play_out(self, states: Any, tiles: Any, randoms: Any, num_games: int, numbers: Any) -> None:
        """Play random actions to the end of `num_games` games each, and store their number."""

    def score(self, states: Any, tiles: Any, out: Any) -> None:
        """Fill the score sheets."""
