"""Turns and players in words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from orbis.cli.terminal.choices import cost_for
from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.game import Action, Decline, Exchange, Gain, Game, Give, Place, Remove, Take, TakeGod
from orbis.tiles import ANY, Region

GIVING = {
    "pay": ("pay", ""),
    "village": ("give", "to the village"),
    "death": ("give", "to Death"),
    "discard": ("discard", ""),
}
AT_ONCE = ("village", "volcano", "irrigation")  # validated or cancelled when placed

YOU = "you"


@dataclass(slots=True)
class Phrase:
    """A verb, the worshipers it applies to, and what may follow them."""

    verb: str
    worshipers: str = ""
    after: str = ""


def tell(game: Game, actions: Sequence[Action], glyphs: Glyphs, *, third_person: bool) -> str:
    """Describe the actions that complete a turn; `game` is the game before them."""
    trial = game.copy()
    phrases: list[Phrase] = []
    placed = None
    gains: list[Phrase] = []  # mentioned once the tile is paid
    for action in actions:
        if isinstance(action, Place) and action.face == "up":
            placed = _taken(trial)
            gains = _gains_of(placed)
        for phrase in _phrases(trial, action, glyphs):
            _add(phrases, phrase)
        trial.play(action)
        if gains and trial.step != "pay":
            phrases += gains
            gains = []
    outcome = _outcome(trial, game.player, placed) if placed else ""
    return ", ".join(_words(phrase, glyphs, third_person=third_person) for phrase in phrases) + outcome


def _add(phrases: list[Phrase], phrase: Phrase) -> None:
    """Add a phrase, merging consecutive worshipers that serve the same purpose."""
    if phrases and phrase.worshipers and (phrases[-1].verb, phrases[-1].after) == (phrase.verb, phrase.after):
        phrases[-1].worshipers += phrase.worshipers
    else:
        phrases.append(phrase)


def _phrases(game: Game, action: Action, glyphs: Glyphs) -> list[Phrase]:
    match action:
        case Take(place):
            tile = next(tile for tile in game.public_state().to_json()["display"] if tile["place"] == place)
            letters = letters_of(tile["worshipers"])
            return [Phrase(f"take {glyphs.named(tile['tile'])} from {place}{' with' if letters else ''}", letters)]
        case TakeGod(god):
            return [Phrase(f"take the god {god}")]
        case Place(spot, "up"):
            cost = cost_for(_taken(game), game.public_state().to_json()["players"][game.player]["reductions"]).replace(
                ANY, ""
            )
            return [Phrase(f"place it at {spot}"), *([Phrase("pay", cost)] if cost else [])]
        case Place(spot):
            return [Phrase(f"place it as wilderness at {spot}")]
        case Give(color):
            verb, after = GIVING[game.step]
            return [Phrase(verb, color, after)]
        case Gain(color):
            return [Phrase("gain", color)]
        case Remove(_, color):
            return [Phrase("remove", color)]
        case Exchange(give, get):
            return [Phrase(f"exchange {glyphs.worshipers(give * 3)} for {glyphs.worshipers(get)}")]
        case Decline():
            return [Phrase("decline")]


def _words(phrase: Phrase, glyphs: Glyphs, *, third_person: bool) -> str:
    verb, _, rest = phrase.verb.partition(" ")
    words = (verb + "s" * third_person, rest, glyphs.worshipers(phrase.worshipers), phrase.after)
    return " ".join(filter(None, words))


def _taken(game: Game) -> Region:
    return game.tile_set.regions[int(game.state.taken)]


def _gains_of(region: Region) -> list[Phrase]:
    """What a tile gives without asking (E7)."""
    effect = region.effect
    if effect.kind != "proselytism" or effect.colors == ANY:
        return []
    return [Phrase("gain", effect.colors * effect.number)]


def _outcome(game: Game, player: int, region: Region) -> str:
    """Whether the tile was validated, or the reduction it brought."""
    if region.effect.kind == "farm":
        return f"; reduction {region.effect.colors}"
    if region.effect.kind not in AT_ONCE:
        return ""
    tile = next(
        tile for tile in game.public_state().to_json()["players"][player]["universe"] if tile["tile"] == region.id
    )
    return f"; {region.effect.kind} {'cancelled' if tile['cancelled'] else 'validated'}"


def heading(text: str) -> str:
    """A label at the start of a line: `you` becomes `You`; bots keep their names."""
    return "You" + text[len(YOU) :] if re.match(rf"{YOU}\b", text) else text


def subject(label: str, verb: str) -> str:
    """A label with its verb: `you have`, `greedy has`."""
    if label == YOU:
        return f"{label} {verb}"
    return f"{label} {'has' if verb == 'have' else verb + 's'}"


def joined(labels: list[str]) -> str:
    """Labels as a list: `a, b and c`."""
    *others, last = labels
    return f"{', '.join(others)} and {last}" if others else last
