"""Advice from the analysis."""

from orbis.analysis import Analysis, Budget, RankedTurn, analyse
from orbis.cli.terminal.glyphs import Glyphs
from orbis.cli.terminal.story import tell
from orbis.game import Game

HINT_BUDGET = Budget(seconds=1.0)
NUM_TURNS = 2


def hint_for(game: Game, glyphs: Glyphs) -> list[str]:
    """The best way to go on with the turn, what it promises, and the second best; nothing unseen goes into it."""
    analysis = analyse(game, HINT_BUDGET, num_turns=NUM_TURNS)
    best, *others = analysis.turns
    return [
        f"search would play {best.turn.notation}",
        f"that is, {_told(game, best, glyphs)}",
        _promise(analysis, glyphs),
        *(
            f"second: {other.turn.notation}, {_difference(other)}; that is, {_told(game, other, glyphs)}"
            for other in others
        ),
    ]


def _told(game: Game, ranked: RankedTurn, glyphs: Glyphs) -> str:
    return tell(game, ranked.turn.actions, glyphs, third_person=False)


def _promise(analysis: Analysis, glyphs: Glyphs) -> str:
    chance = analysis.estimate.win_chances[analysis.player]
    margin = f"{analysis.estimate.margins[analysis.player]:+.1f}".replace("-", glyphs.minus)
    sure = "exactly" if analysis.exact else "about"
    return f"chance to win {sure} {chance:.0%}, expected margin {margin} CP"


def _difference(other: RankedTurn) -> str:
    return f"{other.loss:.1f} CP less" if other.loss >= 0.05 else "as good"
