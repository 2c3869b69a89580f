"""Questions and choices in words, and reading the player's answers."""

import textwrap
from collections.abc import Sequence

from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.cli.terminal.view import View, choices_of
from orbis.cli.terminal.words import GOD_WORDS, cost_line, effect_line, effect_words
from orbis.errors import OrbisError, safe_repr
from orbis.game import (
    Action,
    Decline,
    Exchange,
    Gain,
    Game,
    Give,
    NotationError,
    Place,
    Remove,
    Take,
    TakeGod,
    TileOutlook,
    parse_actions,
    preview,
)
from orbis.game.actions import LEFT_END, PLACES, RIGHT_END
from orbis.game.names import COLOR_NAMES
from orbis.game.notation import format_action
from orbis.game.score import TileScore
from orbis.tiles import ANY, Region

WIDE = 120
MIN_WIDTH = 40
MAX_DIGITS = 4


def question(view: View) -> str:
    """The decision to make now, as a question."""
    pending, step = view.state.pending, view.state.step
    if step == "place":
        return f"Where does {_taken_words(view)} go?"
    return {
        "take": "Which tile do you want to take?",
        "pay": f"Which {_worshipers(pending)} of any color do you pay?",
        "village": f"Give {_more(view)} to the village?",
        "volcano": f"Remove {_more(view)} from the display for the volcano?",
        "gain": f"Which {_worshipers(pending)} do you gain?",
        "death": f"Give {_more(view)} to Death?",
        "discard": f"You may keep only 10 worshipers. Which {_worshipers(pending)} do you discard?",
    }[step]


def _taken_words(view: View) -> str:
    region, glyphs = _taken(view), view.glyphs
    effect, cost = effect_line(region.effect, glyphs, WIDE), cost_line(region, glyphs, WIDE)
    return f"{glyphs.named(region.id)} ({effect}, {region.cp} CP, {cost})"


def _taken(view: View) -> Region:
    assert view.state.taken is not None
    return view.region(view.state.taken)


def _more(view: View) -> str:
    """How many worshipers are left to give. After the first one there is no way back."""
    pending = view.state.pending
    return _worshipers(pending) if Decline() in view.choices else f"{pending} more"


def _worshipers(number: int) -> str:
    return f"{number} worshiper{'s' if number != 1 else ''}"


def choice_lines(view: View, width: int) -> list[str]:
    """Each choice with its number, its notation and what it does. Similar choices share a line."""
    column = max(len(format_action(choice)) for choice in view.choices) + 2
    lines = []
    alike: dict[str, list[str]] = {}
    for number, choice in enumerate(view.choices, 1):
        word = format_action(choice)
        if group := _group(choice, view):
            alike.setdefault(group, []).append(f"{number} {word}")
        else:
            lines += _hanging(f"{number:>3}  {word:<{column}}", _describe(choice, view), width)
    for group, words in alike.items():
        lines += _hanging("     ", f"{group}: {', '.join(words)}", width)
    return lines


def _group(choice: Action, view: View) -> str:
    """The heading of choices that share a line."""
    if isinstance(choice, Place) and choice.face == "wilderness":
        return f"as wilderness, {view.glyphs.number(_tile_after(view, [choice]).cp)} CP"
    if isinstance(choice, Exchange):
        return "exchange three worshipers for one"
    return ""


def _hanging(head: str, text: str, width: int) -> list[str]:
    """Wrap text beside a heading, with later lines indented to match the first."""
    first, *others = textwrap.wrap(text, max(width, MIN_WIDTH) - len(head))
    return [head + first, *(" " * len(head) + line for line in others)]


def _describe(action: Action, view: View) -> str:
    """Describe what an action does now. Choices that share a line are not described."""
    match action:
        case Take(place):
            return _describe_take(place, view)
        case TakeGod(god):
            return f"take the god: {GOD_WORDS[god]}"
        case Place(spot):
            return _spot_words(spot) + _consequence(action, view)
        case Give(color):
            return f"give a {COLOR_NAMES[color]} worshiper ({getattr(view.own.realm, color)} in your realm)"
        case Gain(color):
            return f"gain a {COLOR_NAMES[color]} worshiper ({getattr(view.own.realm, color)} in your realm)"
        case Remove(place, color):
            lying = getattr(view.state.display[PLACES.index(place)].worshipers, color)
            return f"remove a {COLOR_NAMES[color]} worshiper from {place} ({lying} there)"
    step = view.state.step
    return f"decline; {'Death' if step == 'death' else f'the {step}'} will be cancelled"


def _describe_take(place: str, view: View) -> str:
    outlook, glyphs = view.outlooks[place], view.glyphs
    region = view.region(outlook.tile)
    letters = letters_of(view.state.display[PLACES.index(place)].worshipers)
    parts = [
        effect_words(region.effect),
        f"{region.cp} CP" if region.cp else "",
        cost_line(region, glyphs, WIDE),
        _outlook_words(outlook, glyphs) if region.cost or outlook.not_face_up else "",
        f"brings {glyphs.worshipers(letters)}" if letters else "",
    ]
    return f"{glyphs.named(region.id)}: " + "; ".join(filter(None, parts))


def _outlook_words(outlook: TileOutlook, glyphs: Glyphs) -> str:
    """Whether a tile can be placed face up."""
    missing = outlook.not_face_up.args.get("missing", {}) if outlook.not_face_up else {}
    return {
        "payable": "affordable",
        "exchange": "affordable after an exchange",
        "unpayable": f"not affordable, {glyphs.worshipers(letters_of(missing))} missing",
        "no-color": "cannot be placed face up anywhere",
    }[outlook.prospect]


def _spot_words(spot: str) -> str:
    """Describe a spot in the universe."""
    if spot in (LEFT_END, RIGHT_END):
        return f"{'left' if spot == LEFT_END else 'right'} end of the bottom row"
    row, column = spot.split(".")
    return f"row {row}, column {column}"


def _consequence(action: Place, view: View) -> str:
    """What the tile costs, and what happens to its effect."""
    shown = preview(view.game, [action])
    paid = shown.actions[-1].changes.paid or {}
    payment = shown.guidance.suggested if shown.state.step == "pay" else []  # the effect is the same for every color
    cost = letters_of({**paid, ANY: len(payment)})
    outcome = _effect_outcome(_taken(view), _tile_after(view, [action, *payment]))
    parts = [f"for {view.glyphs.worshipers(cost)}" if cost else "", outcome]
    return "".join(f", {part}" for part in parts if part)


def _tile_after(view: View, actions: list[Action]) -> TileScore:
    """What the tile just taken contributes after some actions."""
    tiles = view.game.after(actions).score().players[view.seat].tiles
    return next(tile for tile in tiles if tile.tile == view.state.taken)


def _effect_outcome(region: Region, tile: TileScore) -> str:
    kind = region.effect.kind
    if tile.counts == "cancelled":
        return f"{kind} cancelled"
    if tile.needed is not None:
        return f"{tile.neighbors} of {tile.needed} neighbors so far"
    if kind == "irrigation":
        return "irrigation validated"
    if kind in ("village", "volcano"):
        return f"then the {kind}"
    return ""


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
    choices = choices_of(preview(game))
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
