"""Questions, choices and tiles in words."""

import textwrap

from orbis.cli.terminal.choices import Outlook, choices_of, cost_for, outlook
from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.cli.words import GOD_WORDS, effect_words
from orbis.game import Action, Decline, Exchange, Gain, Game, Give, Place, Remove, Take, TakeGod
from orbis.game.actions import LEFT_END, RIGHT_END
from orbis.game.names import COLOR_NAMES
from orbis.game.notation import format_action
from orbis.game.score import TileScore
from orbis.tiles import Effect, Region

WIDE = 120
MIN_WIDTH = 40


def question(game: Game, glyphs: Glyphs) -> str:
    """The decision to make now, as a question."""
    pending = int(game.state.pending)
    if game.step == "place":
        return f"Where does {_taken_words(game, glyphs)} go?"
    return {
        "take": "Which tile do you want to take?",
        "pay": f"Which {_worshipers(pending)} of any color do you pay?",
        "village": f"Give {_more(game, pending)} to the village?",
        "volcano": f"Remove {_more(game, pending)} from the display for the volcano?",
        "gain": f"Which {_worshipers(pending)} do you gain?",
        "death": f"Give {_more(game, pending)} to Death?",
        "discard": f"You may keep only 10 worshipers. Which {_worshipers(pending)} do you discard?",
    }[game.step]


def describe(action: Action, game: Game, glyphs: Glyphs) -> str:
    """Describe what an action does now."""
    state = game.public_state().to_json()
    realm = state["players"][game.player]["realm"]
    match action:
        case Take(place):
            return _describe_take(place, game, glyphs)
        case TakeGod(god):
            return f"take the god: {GOD_WORDS[god]}"
        case Place(spot, face):
            return spot_words(spot) + (_consequence(action, game, glyphs) if face == "up" else ", as wilderness")
        case Give(color):
            return f"give a {COLOR_NAMES[color]} worshiper ({realm[color]} in your realm)"
        case Gain(color):
            return f"gain a {COLOR_NAMES[color]} worshiper ({realm[color]} in your realm)"
        case Remove(place, color):
            lying = {tile["place"]: tile["worshipers"][color] for tile in state["display"]}[place]
            return f"remove a {COLOR_NAMES[color]} worshiper from {place} ({lying} there)"
        case Exchange(give, get):
            return f"exchange three {COLOR_NAMES[give]} worshipers for a {COLOR_NAMES[get]} one"
        case Decline():
            return f"decline; {'Death' if game.step == 'death' else f'the {game.step}'} will be cancelled"


def spot_words(spot: str) -> str:
    """Describe a spot in the universe."""
    if spot in (LEFT_END, RIGHT_END):
        return f"{'left' if spot == LEFT_END else 'right'} end of the bottom row"
    row, column = spot.split(".")
    return f"row {row}, column {column}"


def outlook_words(tile: Outlook, glyphs: Glyphs) -> str:
    """Whether a tile can be placed face up."""
    return {
        "payable": "affordable",
        "exchange": "affordable after an exchange",
        "lacking": f"not affordable, {glyphs.worshipers(tile.missing)} missing",
        "no color": "cannot be placed face up anywhere",
    }[tile.kind]


def _describe_take(place: str, game: Game, glyphs: Glyphs) -> str:
    tile = next(tile for tile in game.public_state().to_json()["display"] if tile["place"] == place)
    region = _region(game, tile["tile"])
    letters = letters_of(tile["worshipers"])
    prospect = outlook(game, place)
    parts = [
        effect_words(region.effect),
        f"{region.cp} CP" if region.cp else "",
        cost_line(region, glyphs, WIDE),
        outlook_words(prospect, glyphs) if region.cost or prospect.kind != "payable" else "",
        f"brings {glyphs.worshipers(letters)}" if letters else "",
    ]
    return f"{glyphs.named(region.id)}: " + "; ".join(filter(None, parts))


def _consequence(action: Place, game: Game, glyphs: Glyphs) -> str:
    """What the tile costs, and what happens to its effect."""
    player = game.player
    state = game.public_state().to_json()
    region = _region(game, state["taken"])
    cost = cost_for(region, state["players"][player]["reductions"])
    after = game.copy()
    after.play(action)
    while after.turn == game.turn and after.step == "pay":  # the effect does not depend on the color paid
        after.play(after.sensible()[0])
    tile = next(tile for tile in after.score().players[player].tiles if tile.tile == region.id)
    parts = [f"for {glyphs.worshipers(cost)}" if cost else "", _effect_outcome(region, tile)]
    return "".join(f", {part}" for part in parts if part)


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


def _taken_words(game: Game, glyphs: Glyphs) -> str:
    region = _region(game, game.public_state().to_json()["taken"])
    effect, cost = effect_line(region.effect, glyphs, WIDE), cost_line(region, glyphs, WIDE)
    return f"{glyphs.named(region.id)} ({effect}, {region.cp} CP, {cost})"


def _region(game: Game, tile: str) -> Region:
    return game.tile_set.regions[game.tile_set.index(tile)]


def _more(game: Game, pending: int) -> str:
    """How many worshipers are left to give. After the first one there is no way back."""
    return f"{pending} more" if game.why_not(Decline()) else _worshipers(pending)


def _worshipers(number: int) -> str:
    return f"{number} worshiper{'s' if number != 1 else ''}"


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


def choice_lines(game: Game, glyphs: Glyphs, width: int) -> list[str]:
    """Each choice with its number, its notation and what it does. Similar choices share a line."""
    numbered = list(enumerate(choices_of(game), 1))
    column = max(len(format_action(choice)) for _, choice in numbered) + 2
    lines = []
    alike: dict[str, list[str]] = {}
    for number, choice in numbered:
        word = format_action(choice)
        if group := _group(choice, glyphs):
            alike.setdefault(group, []).append(f"{number} {word}")
        else:
            lines += _hanging(f"{number:>3}  {word:<{column}}", describe(choice, game, glyphs), width)
    for group, words in alike.items():
        lines += _hanging("     ", f"{group}: {', '.join(words)}", width)
    return lines


def _group(choice: Action, glyphs: Glyphs) -> str:
    """The heading of choices that share a line."""
    if isinstance(choice, Place) and choice.face == "wilderness":
        return f"as wilderness, {glyphs.minus}1 CP"
    if isinstance(choice, Exchange):
        return "exchange three worshipers for one"
    return ""


def _hanging(head: str, text: str, width: int) -> list[str]:
    """Wrap text beside a heading, with later lines indented to match the first."""
    first, *others = textwrap.wrap(text, max(width, MIN_WIDTH) - len(head))
    return [head + first, *(" " * len(head) + line for line in others)]
