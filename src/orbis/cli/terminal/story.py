"""A turn in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.cli.terminal.outlook import cost_for
from orbis.game import Action, Decline, Exchange, Gain, Game, Give, Place, Remove, Take, TakeGod
from orbis.tiles import ANY, Region

GIVING = {
    "pay": ("pay", ""),
    "village": ("give", "to the village"),
    "death": ("give", "to Death"),
    "discard": ("discard", ""),
}
AT_ONCE = ("village", "volcano", "irrigation")  # validated or cancelled as they are placed


@dataclass(slots=True)
class Phrase:
    """A verb with worshipers as its object, and what may come after them."""

    verb: str
    worshipers: str = ""
    after: str = ""


def tell(game: Game, actions: Sequence[Action], glyphs: Glyphs, *, third_person: bool) -> str:
    """What the player does with the actions that complete a turn; `game` is as it was before them."""
    trial = game.copy()
    phrases: list[Phrase] = []
    placed = None
    gains: list[Phrase] = []  # still to be told, once the tile is paid
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
    """Add a phrase; worshipers of one purpose that follow one another are told together."""
    if phrases and phrase.worshipers and (phrases[-1].verb, phrases[-1].after) == (phrase.verb, phrase.after):
        phrases[-1].worshipers += phrase.worshipers
    else:
        phrases.append(phrase)


def _phrases(game: Game, action: Action, glyphs: Glyphs) -> list[Phrase]:
    match action:
        case Take(place):
            tile = next(tile for tile in game.public_state()["display"] if tile["place"] == place)
            letters = letters_of(tile["worshipers"])
            return [Phrase(f"take {glyphs.named(tile['tile'])} from {place}{' with' if letters else ''}", letters)]
        case TakeGod(god):
            return [Phrase(f"take the god {god}")]
        case Place(spot, "up"):
            cost = cost_for(_taken(game), game.public_state()["players"][game.player]["reductions"]).replace(ANY, "")
            return [Phrase(f"put it at {spot}"), *([Phrase("pay", cost)] if cost else [])]
        case Place(spot):
            return [Phrase(f"turn it over at {spot}")]
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
    """What a tile gives without a question (E7)."""
    effect = region.effect
    if effect.kind != "proselytism" or effect.colors == ANY:
        return []
    return [Phrase("gain", effect.colors * effect.number)]


def _outcome(game: Game, player: int, region: Region) -> str:
    """Whether the tile was validated, or the reduction that it brought."""
    if region.effect.kind == "farm":
        return f"; reduction {region.effect.colors}"
    if region.effect.kind not in AT_ONCE:
        return ""
    tile = next(tile for tile in game.public_state()["players"][player]["universe"] if tile["tile"] == region.id)
    return f"; {region.effect.kind} {'cancelled' if tile['cancelled'] else 'validated'}"
