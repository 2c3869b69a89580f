"""What a choice does, in words."""

from orbis.cli.terminal.glyphs import Glyphs, letters_of
from orbis.cli.terminal.outlook import Outlook, cost_for, outlook
from orbis.cli.terminal.tile_lines import cost_line, effect_line
from orbis.cli.words import GOD_WORDS, effect_words
from orbis.game import Action, Decline, Exchange, Gain, Game, Give, Place, Remove, Take, TakeGod
from orbis.game.actions import LEFT_END, RIGHT_END
from orbis.game.names import COLOR_NAMES
from orbis.game.score import TileScore
from orbis.tiles import Region

WIDE = 120


def question(game: Game, glyphs: Glyphs) -> str:
    """What the player has to decide now."""
    pending = int(game.state.pending)
    if game.step == "place":
        return f"Where does {_taken_words(game, glyphs)} go?"
    return {
        "take": "Which tile do you take?",
        "pay": f"Pay {_worshipers(pending)} of any color: which?",
        "village": f"Give {_more(game, pending)} for the village?",
        "volcano": f"Remove {_more(game, pending)} from the display for the volcano?",
        "gain": f"Which {_worshipers(pending)} do you gain?",
        "death": f"Give {_more(game, pending)} for Death?",
        "discard": f"You may keep 10 worshipers: which {_worshipers(pending)} do you discard?",
    }[game.step]


def describe(action: Action, game: Game, glyphs: Glyphs) -> str:
    """What an action does in the game as it stands."""
    state = game.public_state()
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
            return f"decline: {'Death' if game.step == 'death' else f'the {game.step}'} is cancelled"


def spot_words(spot: str) -> str:
    """A spot of the universe."""
    if spot in (LEFT_END, RIGHT_END):
        return f"{'left' if spot == LEFT_END else 'right'} end of the bottom row"
    row, column = spot.split(".")
    return f"row {row}, column {column}"


def outlook_words(tile: Outlook, glyphs: Glyphs) -> str:
    """Whether a tile can lie face up."""
    return {
        "payable": "can be paid",
        "exchange": "can be paid after an exchange",
        "lacking": f"cannot be paid: {glyphs.worshipers(tile.missing)} missing",
        "no color": "fits nowhere face up",
    }[tile.kind]


def _describe_take(place: str, game: Game, glyphs: Glyphs) -> str:
    tile = next(tile for tile in game.public_state()["display"] if tile["place"] == place)
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
    """What is paid for the tile, and what becomes of its effect."""
    player = game.player
    state = game.public_state()
    region = _region(game, state["taken"])
    cost = cost_for(region, state["players"][player]["reductions"])
    after = game.copy()
    after.play(action)
    while after.turn == game.turn and after.step == "pay":  # whichever color pays, the effect is the same
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
    region = _region(game, game.public_state()["taken"])
    effect, cost = effect_line(region.effect, glyphs, WIDE), cost_line(region, glyphs, WIDE)
    return f"{glyphs.named(region.id)} ({effect}, {region.cp} CP, {cost})"


def _region(game: Game, tile: str) -> Region:
    return game.tile_set.regions[game.tile_set.index(tile)]


def _more(game: Game, pending: int) -> str:
    """How many worshipers are still to come; once the first is given, there is no way back."""
    return f"{pending} more" if game.why_not(Decline()) else _worshipers(pending)


def _worshipers(number: int) -> str:
    return f"{number} worshiper{'s' if number != 1 else ''}"
