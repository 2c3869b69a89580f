"""What weaker bots play in a position, and how difficult that makes it."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from orbis.analysis.turns import Turn
from orbis.bots import bot_factory, play_choice
from orbis.game import Game
from orbis.puzzles.same import essence

# How often each is asked, with different seeds. `expert` always plays the same turn.
QUICK_LEVELS: Final = {"beginner": 8, "novice": 8, "casual": 8, "skilled": 8, "expert": 1}
SLOW_LEVELS: Final = {"master": 4, "grandmaster": 1}

# The share of misses, averaged over all levels, from which on a puzzle is more difficult.
DIFFICULTY_STEPS: Final = (0.37, 0.46, 0.54, 0.66)


@dataclass(frozen=True)
class Answers:
    """The turns of bots: how often each level played each."""

    turns: dict[str, Turn]  # by their essence
    played: dict[str, Counter[str]]  # essences by level

    def misses(self, solutions: set[str]) -> dict[str, float]:
        """How often each level played something else."""
        return {
            level: round(sum(number for turn, number in played.items() if turn not in solutions) / played.total(), 3)
            for level, played in self.played.items()
        }

    def most_played(self) -> list[str]:
        """All turns, those that most levels played first."""
        total: Counter[str] = Counter()
        for played in self.played.values():
            total.update({turn: number / played.total() for turn, number in played.items()})
        return [turn for turn, _ in total.most_common()]

    def levels_of(self, turns: set[str]) -> list[str]:
        """The levels that played one of some turns."""
        return [level for level, played in self.played.items() if turns & played.keys()]

    def __or__(self, other: "Answers") -> "Answers":
        return Answers(self.turns | other.turns, self.played | other.played)


def ask(view: Game, levels: dict[str, int]) -> Answers:
    """Let bots play a position, each as often as it says."""
    turns: dict[str, Turn] = {}
    played: dict[str, Counter[str]] = {}
    for level, times in levels.items():
        played[level] = Counter()
        for number in range(times):
            after = view.copy()
            play_choice(after, bot_factory(level)(f"puzzle/{number}"))
            turn = after.turns[-1]
            turns.setdefault(essence(turn), turn)
            played[level][essence(turn)] += 1
    return Answers(turns, played)


def difficulty(misses: dict[str, float]) -> int:
    """From 1, easy, to 5: by how often the levels miss the solution."""
    mean = sum(misses.values()) / len(misses)
    return 1 + sum(mean >= step for step in DIFFICULTY_STEPS)
