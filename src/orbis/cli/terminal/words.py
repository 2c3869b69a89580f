"""Gods, effects, tiles and turns in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.game import Decline
from orbis.game.actions import action_of
from orbis.game.changes import ActionChanges
from orbis.game.names import COLOR_NAMES
from orbis.game.notation import format_action
from orbis.tiles import Effect, Region, TileSet

GOD_WORDS = {
    "love": "gain 5 worshipers now; 1 CP",
    "apprentice": "2 CP",
    "oceans": "3 CP if nobody has more validated irrigations",
    "fire": "3 CP if nobody has more validated volcanoes",
    "nature": "3 CP if nobody has more validated forests",
    "harvests": "3 CP if nobody has more validated villages",
    "technology": "3 CP if nobody has fewer wildernesses",
    "idleness": "wildernesses cost nothing; 1 CP",
    "equilibrium": "3 CP with a temple and a validated village and volcano",
    "death": "3 CP if you give 6 worshipers now",
}
GIVING = {
    "pay": ("pay", ""),
    "village": ("give", "to the village"),
    "death": ("give", "to Death"),
    "discard": ("discard", ""),
}
AT_ONCE = ("village", "volcano", "irrigation")  # validated or cancelled when placed


def effect_words(effect: Effect) -> str:
    """Describe an effect."""
    number = effect.number
    colors = " or ".join(COLOR_NAMES[color] for color in effect.colors if color in COLOR_NAMES) or "of any color"
    return {
        "farm": f"farm, you no longer pay {colors} symbols",
        "village": f"village, give {number} to score it",
        "forest": f"forest, needs {number} {colors} neighbors at the end",
        "volcano": f"volcano, remove {number} {colors} from the display to score it",
        "irrigation": f"irrigation, needs {colors} directly below",
        "temple": f"{number} temple symbol" + ("s" if number > 1 else ""),
        "proselytism": f"gain {number} {colors}",
        "sacred-stone": "sacred stone",
    }[effect.kind]


def name_line(region: Region, glyphs: Glyphs, width: int) -> str:
    """Color, id, mystic value and CP."""
    mystic = f"mystic {region.mystic}" if region.mystic else ""
    points = f"{region.cp} CP"
    name = glyphs.named(region.id)
    return f"{name}  {mystic:<{width - len(name) - len(points) - 2}}{points}"


def cost_line(region: Region, glyphs: Glyphs, width: int) -> str:
    """What the tile costs."""
    return f"cost {glyphs.worshipers(region.cost, width - len('cost '))}" if region.cost else "free"


def effect_line(effect: Effect, glyphs: Glyphs, width: int) -> str:
    """What the tile does, requires or gives, in a few words."""
    number = effect.number
    before, after = {
        "farm": ("farm: ", " reduction"),
        "village": (f"village: give {number}", ""),
        "forest": (f"forest: {number} of ", ""),
        "volcano": (f"volcano: remove {number} ", ""),
        "irrigation": ("irrigation: ", " below"),
        "temple": (f"temple: {number} symbol{'s' if number > 1 else ''}", ""),
        "proselytism": ("gain ", ""),
        "sacred-stone": ("sacred stone", ""),
    }[effect.kind]
    letters = effect.colors * number if effect.kind == "proselytism" else effect.colors
    return before + glyphs.worshipers(letters, width - len(before) - len(after)) + after


def lying_line(letters: str, glyphs: Glyphs, width: int) -> str:
    """The worshipers on the tile."""
    worshipers = glyphs.worshipers(letters, width - len("on it: "))
    line = f"on it: {worshipers}" if letters else ""
    return line if len(line) <= width else worshipers


@dataclass(slots=True)
class Phrase:
    """A verb, the worshipers it applies to, and what may follow them."""

    verb: str
    worshipers: str = ""
    after: str = ""


def tell(played: Sequence[ActionChanges], tile_set: TileSet, glyphs: Glyphs, *, third_person: bool) -> str:
    """Describe a turn, or the rest of one, by what it changed."""
    phrases: list[Phrase] = []
    for entry in played:
        for phrase in _phrases(entry, glyphs):
            _add(phrases, phrase)
    words = ", ".join(_words(phrase, glyphs, third_person=third_person) for phrase in phrases)
    return words + _outcome(played, tile_set)


def _phrases(entry: ActionChanges, glyphs: Glyphs) -> Iterator[Phrase]:
    changes = entry.changes
    if took := changes.took:
        letters = letters_of(changes.collected or {})
        yield Phrase(f"take {glyphs.named(took.tile)} from {took.place}{' with' if letters else ''}", letters)
    if changes.god:
        yield Phrase(f"take the god {changes.god}")
    if changes.placed:
        spot = format_action(action_of(entry.action))
        yield Phrase(f"place it as wilderness at {spot[1:]}" if spot.startswith("~") else f"place it at {spot}")
    if changes.paid:
        yield Phrase("pay", letters_of(changes.paid))
    if changes.exchanged:
        given, got = letters_of(changes.given or {}), changes.exchanged.get
        yield Phrase(f"exchange {glyphs.worshipers(given)} for {glyphs.worshipers(got)}")
        return
    if changes.given and changes.purpose:
        verb, after = GIVING[changes.purpose]
        yield Phrase(verb, letters_of(changes.given), after)
    if changes.removed:
        yield Phrase("remove", changes.removed.color)
    if isinstance(entry.action, Decline):
        yield Phrase("decline")
    if changes.gained:
        yield Phrase("gain", letters_of(changes.gained))


def _add(phrases: list[Phrase], phrase: Phrase) -> None:
    """Add a phrase, merging consecutive worshipers that serve the same purpose."""
    if phrases and phrase.worshipers and (phrases[-1].verb, phrases[-1].after) == (phrase.verb, phrase.after):
        phrases[-1].worshipers += phrase.worshipers
    else:
        phrases.append(phrase)


def _words(phrase: Phrase, glyphs: Glyphs, *, third_person: bool) -> str:
    verb, _, rest = phrase.verb.partition(" ")
    words = (verb + "s" * third_person, rest, glyphs.worshipers(phrase.worshipers), phrase.after)
    return " ".join(filter(None, words))


def _outcome(played: Sequence[ActionChanges], tile_set: TileSet) -> str:
    """Whether the tile was validated, or the reduction it brought."""
    found = [entry.changes for entry in played]
    if reductions := "".join(color for changes in found for color in changes.reductions or ()):
        return f"; reduction {reductions}"
    tile = next((one.placed.tile for one in found if one.placed and one.placed.face == "up"), None)
    kind = tile_set.regions[tile_set.index(tile)].effect.kind if tile else ""
    if kind not in AT_ONCE:
        return ""
    return f"; {kind} {'cancelled' if any(changes.cancelled for changes in found) else 'validated'}"
