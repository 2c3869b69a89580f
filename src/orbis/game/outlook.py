"""What players can expect before they take a tile: whether it can be placed face up, and which spots are open."""

from typing import Literal, TypeAlias

from orbis.engine.actions import PLACE_WILDERNESS
from orbis.engine.check import OK, check
from orbis.engine.vocabulary import STEP_PLACE
from orbis.forms import Form
from orbis.game.actions import SPOTS, DisplayPlace, Exchange, Place, Take, action_index
from orbis.game.game import Game
from orbis.game.guidance import guidance
from orbis.game.refusals import Refusal

Prospect: TypeAlias = Literal["payable", "exchange", "unpayable", "no-color"]


class TileOutlook(Form, frozen=True):
    """Whether a tile in the display can be placed face up, counting the worshipers on it, and what is in the way."""

    place: DisplayPlace
    tile: str
    prospect: Prospect
    not_face_up: Refusal | None


def outlooks(game: Game) -> list[TileOutlook]:
    """The outlook of each tile that can be taken now."""
    trial = game.copy()
    tiles = {place.place: place.tile for place in game.public_state().display}
    found = []
    for take in game.legal():
        if isinstance(take, Take):
            trial.play_unchecked(action_index(take))
            found.append(TileOutlook(take.place, tiles[take.place] or "", *_prospect(trial)))
            trial.undo()
    return found


def _prospect(game: Game) -> tuple[Prospect, Refusal | None]:
    """The prospect of the tile just taken."""
    choices = game.sensible()
    if any(isinstance(choice, Place) and choice.face == "up" for choice in choices):
        return "payable", None
    refusal = guidance(game).not_face_up
    if any(isinstance(choice, Exchange) for choice in choices):
        return "exchange", refusal
    is_unpayable = refusal is not None and refusal.code == "action/cost-not-payable"
    return "unpayable" if is_unpayable else "no-color", refusal


def open_spots(game: Game, player: int) -> list[str]:
    """The spots where a player with a tile in hand could place it, if only as wilderness."""
    trial = game.copy()
    trial.state.player, trial.state.step = player, STEP_PLACE
    return [
        spot for number, spot in enumerate(SPOTS) if check(trial.state, trial.tiles, PLACE_WILDERNESS + number) == OK
    ]
