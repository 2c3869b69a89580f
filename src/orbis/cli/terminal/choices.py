"""The choices offered to the player, what stands in the way of others, and reading the player's answers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from orbis.cli.terminal.glyphs import letters_of
from orbis.errors import OrbisError, safe_repr
from orbis.game import Action, Decline, Exchange, Game, Give, NotationError, Place, Remove, parse_actions
from orbis.tiles import ANY, COLORS, Region

PAYMENTS = ("pay", "village", "volcano", "death", "discard")
MAX_DIGITS = 4

Kind: TypeAlias = Literal["payable", "exchange", "lacking", "no color"]


def choices_of(game: Game) -> list[Action]:
    """The choices worth listing. Worshipers are given, gained and removed one at a time, in any order."""
    if game.step in ("take", "place"):
        return game.sensible()
    with_exchanges = game.step == "discard"
    return [action for action in game.legal() if with_exchanges or not isinstance(action, Exchange)]


def forced(game: Game) -> Action | None:
    """The next worshiper of a payment without a choice: only one color will do, or everything has to go."""
    if game.step not in PAYMENTS:
        return None
    choices = choices_of(game)
    if any(isinstance(choice, Decline | Exchange) for choice in choices):
        return None
    if len(choices) == 1 or _num_available(game, choices) == game.state.pending:
        return choices[0]
    return None


def _num_available(game: Game, choices: list[Action]) -> int:
    """The number of worshipers available for the payment."""
    state = game.public_state().to_json()
    realm = state["players"][game.player]["realm"]
    lying = {place["place"]: place["worshipers"] for place in state["display"]}
    number = 0
    for choice in choices:
        match choice:
            case Give(color):
                number += realm[color]
            case Remove(place, color):
                number += lying[place][color]
    return number


@dataclass(frozen=True, slots=True)
class Outlook:
    """Whether a tile can be placed face up now, after an exchange or never; `missing` are the worshipers it lacks."""

    kind: Kind
    missing: str


def outlook(game: Game, place: str) -> Outlook:
    """The outlook for a tile in the display, counting the worshipers on it. The tile must be free to take."""
    trial = game.copy()
    trial.play(place)
    return outlook_of_taken(trial)


def outlook_of_taken(game: Game) -> Outlook:
    """The outlook for the tile that was just taken."""
    choices = game.sensible()
    state = game.public_state().to_json()
    player = state["players"][game.player]
    region = game.tile_set.regions[game.tile_set.index(state["taken"])]
    missing = missing_worshipers(region, player["realm"], player["reductions"])
    if any(isinstance(choice, Place) and choice.face == "up" for choice in choices):
        return Outlook("payable", missing)
    if any(isinstance(choice, Exchange) for choice in choices):
        return Outlook("exchange", missing)
    return Outlook("lacking" if missing else "no color", missing)


def cost_for(region: Region, reductions: list[str]) -> str:
    """The symbols of the cost that must be paid (E1)."""
    return "".join(symbol for symbol in region.cost if symbol not in reductions)


def missing_worshipers(region: Region, realm: dict[str, int], reductions: list[str]) -> str:
    """The symbols of the cost that the realm does not cover."""
    cost = Counter(cost_for(region, reductions))
    missing = {color: max(cost[color] - realm[color], 0) for color in COLORS}
    spare = sum(max(realm[color] - cost[color], 0) for color in COLORS)
    return letters_of({**missing, ANY: max(cost[ANY] - spare, 0)})


def read_actions(words: Sequence[str], game: Game) -> list[Action]:
    """The actions given by some words, each read as if answered on its own. Illegal actions raise an error."""
    trial = game.copy()
    actions: list[Action] = []
    for word in words:
        _check_turn(trial, game, word)
        is_number = word.isascii() and word.isdigit()
        for action in [_numbered(word, trial)] if is_number else _written(word):
            _check_turn(trial, game, word)
            trial.play(action)
            actions.append(action)
    return actions


def _check_turn(trial: Game, game: Game, word: str) -> None:
    """Refuse anything after the end of the turn."""
    if trial.turn != game.turn:
        raise OrbisError("turn/too-long", f"The turn is already complete before {safe_repr(word)}")


def _numbered(word: str, game: Game) -> Action:
    """The choice with this number."""
    choices = choices_of(game)
    number = int(word) if len(word) <= MAX_DIGITS else 0
    if not 1 <= number <= len(choices):
        raise OrbisError("play/choice", f"There is no choice {safe_repr(word)}: pick a number from 1 to {len(choices)}")
    return choices[number - 1]


def _written(word: str) -> list[Action]:
    """The actions of a word, in upper or lower case."""
    for spelling in (word, word.lower(), word.upper(), word[:-1].lower() + word[-1:].upper()):
        try:
            return parse_actions(spelling)
        except NotationError:
            continue
    return parse_actions(word)
