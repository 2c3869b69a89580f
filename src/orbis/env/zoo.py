"""Orbis for PettingZoo: every seat is an agent, and one acts at a time (AEC)."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from orbis.batch.games import reward
from orbis.batch.loops import deal_all
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.scoring import NUM_SCORE_COLUMNS, TOTAL
from orbis.engine.state import new_states
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.env.arguments import action_number, check_choice
from orbis.env.checks import Checks
from orbis.env.kernels import ILLEGAL, OVER, play_checked
from orbis.env.render import RENDER_MODES, Frame, RenderMode, render
from orbis.env.sight import MaskKind, Observation, Sight
from orbis.game.actions import ACTIONS
from orbis.game.game import Game
from orbis.game.refusals import IllegalAction
from orbis.game.score import standing_of
from orbis.tiles import TileSetSource

LARGEST_SEED = 2**63


class OrbisZoo(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Orbis in which every seat is an agent: `player_0`, `player_1`, … in turn order.

    An agent acts several times in a row, as a turn consists of several actions. Observations are dictionaries with the
    public state from the agent's point of view (`observation`) and the available actions (`action_mask`), none out of
    turn. Rewards come at the end: 1 for a sole winner and −1 shared by the others; then `infos` also contain the points
    and the winners.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo defines it
        "name": "orbis_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        seed: int | None = None,
        tiles: TileSetSource = None,
        *,
        mask: MaskKind = "legal",
        render_mode: RenderMode | None = None,
    ) -> None:
        """Set up games of 2, 3 or 4 players with a tile set.

        The mask marks all legal actions, or only the sensible ones. `seed` determines the games that `reset` deals when
        it is called without one.
        """
        EzPickle.__init__(self, players, seed, tiles, mask=mask, render_mode=render_mode)
        super().__init__()
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        first = Game(players, 0, tiles)  # raises on bad arguments
        self.render_mode = render_mode
        self._tile_set, self._tiles = first.tile_set, first.tiles
        self._sight = Sight(players, self._tile_set, mask)
        self._random, _ = seeding.np_random(seed)
        self._states = new_states()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = self._sight.observation_space()

    def _space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self._sight.observation_space(), "action_mask": self._sight.mask_space()})

    def observation_space(self, agent: str) -> spaces.Dict:
        """An agent's observation space, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The 117 actions, always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game `orbis.Game(players, seed, tiles)`; without a seed, the next one from the last seed."""
        if seed is None:
            self._seed = int(self._random.integers(LARGEST_SEED))
        else:
            self._random, _ = seeding.np_random(seed)
            self._seed = seed
        randoms = random_from(str(self._seed)).reshape(1, -1)
        deal_all(0, 1, self._states, self._tiles, len(self.possible_agents), randoms)
        self._actions: list[int] = []
        self.agents = self.possible_agents.copy()
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def step(self, action: Any) -> None:
        """Play an action of the current agent. An illegal one raises an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action)
        player = play_checked(self._states, self._tiles, number, True)
        if player == ILLEGAL:
            raise self._refusal(number)
        self._actions.append(number)
        if player == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[player]

    def observe(self, agent: str) -> dict[str, Observation]:
        """What an agent sees, and its actions if it is its turn."""
        observation, mask = self._sight.look(self._states, self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def state(self) -> Observation:
        """The whole table. All players know the same, so this is the observation of the first agent."""
        return self._sight.look(self._states, 0)[0]

    def render(self) -> Frame | None:
        """The table in the render mode: text, SVG or an array of pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: pass one to env()")
            return None
        return render(self.render_mode, self._states[0], self._tile_set)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def game(self) -> Game:
        """The game so far with all its turns, replayed, for bots, records and analysis."""
        game = Game(len(self.possible_agents), self._seed, self._tile_set)
        for action in self._actions:
            game.play_unchecked(action)
        return game

    def end_with(self, reward: float) -> None:
        """End the game at once with a reward for the current agent and none for the others."""
        agent = self.agent_selection
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = reward
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _refusal(self, action: int) -> Exception:
        refusal = self.game.why_not(ACTIONS[action])
        assert refusal is not None
        return IllegalAction(refusal)

    def _end(self) -> None:
        sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
        rewards = np.zeros(len(self.agents), dtype=np.float32)
        reward(self._states[0], self._tiles, sheet, rewards)
        self.rewards = dict(zip(self.agents, rewards.tolist(), strict=True))
        self._cumulative_rewards = self.rewards.copy()  # all were 0 so far
        self.terminations = dict.fromkeys(self.agents, True)
        rows: list[list[int]] = sheet[: len(self.agents)].tolist()
        points, winners = [row[TOTAL] for row in rows], standing_of(rows).winners
        self.infos = {agent: {"points": points.copy(), "winners": list(winners)} for agent in self.agents}
        self._deads_step_first()


def env(
    players: int = 2,
    seed: int | None = None,
    tiles: TileSetSource = None,
    *,
    mask: MaskKind = "legal",
    render_mode: RenderMode | None = None,
) -> Any:
    """The environment, wrapped in the checks of PettingZoo's classic games.

    An illegal action ends the game: the agent that chose it gets −1, the others 0.
    """
    return Checks(OrbisZoo(players, seed, tiles, mask=mask, render_mode=render_mode))
