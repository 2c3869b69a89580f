"""What the person at the terminal sees and can choose."""

from collections.abc import Sequence
from dataclasses import dataclass

from orbis.cli.terminal.glyphs import Glyphs
from orbis.game import Action, Exchange, Game, Preview, Score, TileOutlook, outlooks, preview
from orbis.game.actions import action_of
from orbis.game.notation import format_action
from orbis.game.public import PublicPlayer, PublicState
from orbis.tiles import Region


@dataclass(frozen=True, slots=True)
class View:
    """The table as seen from `seat`; `numbers` are those of the tiles and gods that can be taken, by their notation."""

    game: Game
    seat: int
    labels: Sequence[str]
    glyphs: Glyphs
    shown: Preview
    score: Score
    choices: list[Action]
    numbers: dict[str, int]
    outlooks: dict[str, TileOutlook]

    @property
    def state(self) -> PublicState:
        """The public state."""
        return self.shown.state

    @property
    def own(self) -> PublicPlayer:
        """What the player in the seat has."""
        return self.state.players[self.seat]

    def region(self, tile: str) -> Region:
        """The region with this id."""
        return self.game.tile_set.regions[self.game.tile_set.index(tile)]


def view_of(game: Game, seat: int, labels: Sequence[str], glyphs: Glyphs) -> View:
    """The view of a game."""
    shown = preview(game)
    choices = choices_of(shown)
    takes = choices if shown.state.step == "take" else []
    return View(
        game=game,
        seat=seat,
        labels=labels,
        glyphs=glyphs,
        shown=shown,
        score=game.score(),
        choices=choices,
        numbers={format_action(choice): number for number, choice in enumerate(takes, 1)},
        outlooks={outlook.place: outlook for outlook in outlooks(game)},
    )


def choices_of(shown: Preview) -> list[Action]:
    """The choices worth listing. Worshipers are given, gained and removed one at a time, in any order."""
    is_any_order = shown.state.step not in ("take", "place")
    with_exchanges = shown.state.step == "discard"
    return [
        action_of(entry.action)
        for entry in shown.next
        if entry.sensible or (is_any_order and (with_exchanges or not isinstance(entry.action, Exchange)))
    ]
