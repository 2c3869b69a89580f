"""The checks around the PettingZoo environment, in a single wrapper.

PettingZoo's classic games use three: TerminateIllegalWrapper, AssertOutOfBoundsWrapper and OrderEnforcingWrapper. Every
attribute access then goes through all three, which takes several times as long as the game.
"""

from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from orbis.game.refusals import IllegalAction

ILLEGAL_REWARD = -1.0  # as in the classic games


def _passed_on(name: str) -> property:
    """An attribute of the wrapped environment, available from the first reset on."""

    def attribute(self: Any) -> Any:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(self.env, name)

    return property(attribute)


class Checks(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Calls must come in order, and an illegal action ends the game: its agent loses.

    The wrapped environment checks that an action is one of the 117.
    """

    agents = _passed_on("agents")
    agent_selection = _passed_on("agent_selection")
    rewards = _passed_on("rewards")
    terminations = _passed_on("terminations")
    truncations = _passed_on("truncations")
    infos = _passed_on("infos")
    _cumulative_rewards = _passed_on("_cumulative_rewards")

    def step(self, action: Any) -> None:
        """Play an action of the current agent."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        inside = self.env
        if not inside.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            inside.step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            inside.end_with(ILLEGAL_REWARD)

    def __str__(self) -> str:
        return str(self.env)
