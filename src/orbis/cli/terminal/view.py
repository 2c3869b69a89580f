"""Everything that the pictures of the table are drawn from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orbis.cli.terminal.choices import choices_of
from orbis.cli.terminal.glyphs import Glyphs
from orbis.cli.terminal.outlook import Outlook, outlook
from orbis.game import Game, Score, Take
from orbis.game.notation import format_action
from orbis.tiles import Region


@dataclass(frozen=True, slots=True)
class View:
    """The table as the player at `seat` sees it; `numbers` are those of the choices, by their words."""

    game: Game
    seat: int
    labels: Sequence[str]
    glyphs: Glyphs
    state: dict[str, Any]
    score: Score
    numbers: dict[str, int]
    outlooks: dict[str, Outlook]

    def region(self, tile: str) -> Region:
        """The region with this id."""
        return self.game.tile_set.regions[self.game.tile_set.index(tile)]


def view_of(game: Game, seat: int, labels: Sequence[str], glyphs: Glyphs) -> View:
    """The view of a game; choices are numbered while a tile is to be taken."""
    choices = choices_of(game) if game.step == "take" else []
    return View(
        game=game,
        seat=seat,
        labels=labels,
        glyphs=glyphs,
        state=game.public_state(),
        score=game.score(),
        numbers={format_action(choice): number for number, choice in enumerate(choices, 1)},
        outlooks={choice.place: outlook(game, choice.place) for choice in choices if isinstance(choice, Take)},
    )
