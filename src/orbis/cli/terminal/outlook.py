"""What would become of a tile: whether it can lie face up, and what is missing if not."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypeAlias

from orbis.cli.terminal.glyphs import letters_of
from orbis.game import Exchange, Game, Place, Take
from orbis.tiles import ANY, COLORS, Region

Kind: TypeAlias = Literal["payable", "exchange", "lacking", "no color"]


@dataclass(frozen=True, slots=True)
class Outlook:
    """Whether a tile can lie face up now, after an exchange or not at all; `missing` are the worshipers it lacks."""

    kind: Kind
    missing: str


def outlook(game: Game, place: str) -> Outlook:
    """The outlook of a tile of the display, which must be there to be taken, with the worshipers that it brings."""
    trial = game.copy()
    trial.play(Take(place))
    return outlook_of_taken(trial)


def outlook_of_taken(game: Game) -> Outlook:
    """The outlook of the tile that has just been taken."""
    choices = game.sensible()
    state = game.public_state()
    player = state["players"][game.player]
    region = game.tile_set.regions[game.tile_set.index(state["taken"])]
    missing = missing_worshipers(region, player["realm"], player["reductions"])
    if any(isinstance(choice, Place) and choice.face == "up" for choice in choices):
        return Outlook("payable", missing)
    if any(isinstance(choice, Exchange) for choice in choices):
        return Outlook("exchange", missing)
    return Outlook("lacking" if missing else "no color", missing)


def cost_for(region: Region, reductions: list[str]) -> str:
    """The symbols of the cost that have to be paid (E1)."""
    return "".join(symbol for symbol in region.cost if symbol not in reductions)


def missing_worshipers(region: Region, realm: dict[str, int], reductions: list[str]) -> str:
    """The symbols of the cost that the realm does not cover."""
    cost = Counter(cost_for(region, reductions))
    missing = {color: max(cost[color] - realm[color], 0) for color in COLORS}
    spare = sum(max(realm[color] - cost[color], 0) for color in COLORS)
    return letters_of({**missing, ANY: max(cost[ANY] - spare, 0)})
