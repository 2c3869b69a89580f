"""What to look for: which games are played, and what a position must show to be a puzzle."""

from typing import Annotated, Final, NamedTuple

import msgspec

from orbis.bots import bot_factory
from orbis.engine.vocabulary import MAX_PLAYERS, MIN_PLAYERS, NUM_ROUNDS
from orbis.errors import OrbisError, safe_repr
from orbis.forms import Form
from orbis.game.layout import seed_text

NUM_TURNS: Final = 5  # the best one and its closest rivals


class Bar(NamedTuple):
    """How long a look takes, in simulations, and what it must find.

    That is the share of simulations that tried the best turn, and how far it is ahead of all others: in points of
    margin, and in winning chance.
    """

    simulations: int
    share: float
    points: float
    chance: float


# Most positions fail the first look, which costs little. Its bars are low: they need not be sure.
FIRST_LOOK: Final = Bar(400, 0.6, 0.8, 0.03)
SECOND_LOOK: Final = Bar(3000, 0.7, 1.1, 0.045)
DEEP_SHARE: Final = 0.7
# In a solved last round all values are exact: the search only names the turns. Who wins is mostly decided by then.
EXACT_LOOK: Final = Bar(400, 0.0, 1.5, 0.0)


class Plan(Form, frozen=True):
    """Equal plans find equal puzzles, no matter where and when."""

    seed: str = "1"
    bot: str = "network:sims=200"
    simulations: int = 10_000  # per deep search
    turns: int = 2  # that a deep search compares: the fewer, the longer it looks at each
    searches: int = 3  # with different seeds, which must agree
    points: float = 1.2  # minimum lead of the solution in points of margin
    chance: float = 0.05  # and in winning chance
    first_round: int = 3  # of the positions to look at
    last_round: int = NUM_ROUNDS

    @property
    def deep_look(self) -> Bar:
        """What each of the deep searches must find."""
        return Bar(self.simulations, DEEP_SHARE, self.points, self.chance)

    def num_players(self, game: int) -> int:
        """2, 3 and 4 players take turns."""
        return MIN_PLAYERS + game % (MAX_PLAYERS - MIN_PLAYERS + 1)


class Task(NamedTuple):
    """One game of a plan."""

    plan: Plan
    number: Annotated[int, msgspec.Meta(ge=0)]


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be carried out."""
    seed_text(plan.seed)
    bot_factory(plan.bot)
    if plan.searches < 1 or plan.turns < 2 or plan.simulations < FIRST_LOOK.simulations:
        least = FIRST_LOOK.simulations
        message = f"at least one search of at least two turns is needed, with {least} simulations or more"
        raise OrbisError("puzzles/searches", message)
    if not 1 <= plan.first_round <= plan.last_round <= NUM_ROUNDS:
        found = f"{plan.first_round} to {plan.last_round}"
        raise OrbisError("puzzles/rounds", f"the rounds must be among the {NUM_ROUNDS} of a game, not {found}", "G1")
    if not (plan.points > 0 and plan.chance >= 0):
        found = f"{safe_repr(plan.points)} and {safe_repr(plan.chance)}"
        raise OrbisError("puzzles/lead", f"the lead must be more than 0 points and at least 0 in chance, not {found}")
