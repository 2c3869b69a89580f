"""Actions and questions in words."""

from orbis.game import Action, Decline, Exchange, Gain, Game, Give, Place, Remove, Take, TakeGod
from orbis.game.actions import LEFT_END, PLACES, RIGHT_END, SPOTS
from orbis.game.names import COLOR_NAMES
from orbis.tiles import COLORS, Effect

GOD_WORDS = {
    "love": "gain 5 worshipers now; 1 CP",
    "apprentice": "2 CP",
    "oceans": "3 CP if nobody has more validated irrigations",
    "fire": "3 CP if nobody has more validated volcanoes",
    "nature": "3 CP if nobody has more validated forests",
    "harvests": "3 CP if nobody has more validated villages",
    "technology": "3 CP if nobody has fewer wildernesses",
    "idleness": "wildernesses cost nothing; 1 CP",
    "equilibrium": "3 CP with a validated village, a temple and a validated volcano",
    "death": "3 CP if you give 6 worshipers now",
}


def question(game: Game) -> str:
    """What the player has to decide now."""
    pending = int(game.state.pending)
    taken = game.public_state()["taken"]
    return {
        "take": "Which tile do you take?",
        "place": f"Where does {taken} go?",
        "pay": f"Pay any color, {pending} more:",
        "village": f"Give {pending} for the village?",
        "volcano": f"Remove {pending} from the display for the volcano?",
        "gain": f"Gain a color, {pending} more:",
        "death": f"Give {pending} for Death?",
        "discard": f"More than 10 worshipers: discard {pending}.",
    }[game.step]


def why_not_face_up(game: Game) -> str | None:
    """Why the taken tile can lie nowhere face up, if that is so: most of all the cost, then the colors below."""
    if game.step != "place":
        return None
    refusals = [game.why_not(Place(spot)) for spot in SPOTS]
    if None in refusals:
        return None
    by_code = {refusal.code: str(refusal) for refusal in refusals if refusal}
    return by_code.get("action/cost-not-payable") or by_code.get("action/no-color-below")


def describe(action: Action, game: Game) -> str:
    """What an action does in the game as it stands."""
    match action:
        case Take(place):
            return _describe_take(place, game)
        case TakeGod(god):
            return f"take the god {god}: {GOD_WORDS[god]}"
        case Place(spot, face):
            side = "face up" if face == "up" else "as wilderness"
            return f"put it {_describe_spot(spot)}, {side}"
        case Give(color):
            return f"give a {COLOR_NAMES[color]} worshiper"
        case Gain(color):
            return f"gain a {COLOR_NAMES[color]} worshiper"
        case Remove(place, color):
            return f"remove a {COLOR_NAMES[color]} worshiper from {place}"
        case Exchange(give, get):
            return f"exchange three {COLOR_NAMES[give]} for a {COLOR_NAMES[get]} worshiper"
        case Decline():
            return "decline: it is cancelled"


def _describe_take(place: str, game: Game) -> str:
    index = PLACES.index(place)
    region = game.tile_set.regions[game.state.display[index]]
    lying = zip(COLORS, game.state.display_worshipers[index].tolist(), strict=True)
    worshipers = "".join(letter * count for letter, count in lying)
    collect = f", brings {worshipers}" if worshipers else ""
    price = f"costs {region.cost}" if region.cost else "free"
    points = f"{region.cp} CP, " if region.cp else ""
    return f"take {region.id}: {effect_words(region.effect)}; {points}{price}{collect}"


def effect_words(effect: Effect) -> str:
    """What an effect asks for or gives."""
    number = effect.number
    colors = " or ".join(COLOR_NAMES[color] for color in effect.colors if color in COLOR_NAMES) or "any color"
    return {
        "farm": f"farm, no more {colors} symbols to pay",
        "village": f"village, give {number} for its CP",
        "forest": f"forest, needs {number} {colors} neighbors at the end",
        "volcano": f"volcano, remove {number} {colors} from the display for its CP",
        "irrigation": f"irrigation, needs {colors} right below",
        "temple": f"{number} temple symbol" + ("s" if number > 1 else ""),
        "proselytism": f"gain {number} {colors}",
        "sacred-stone": "sacred stone",
    }[effect.kind]


def _describe_spot(spot: str) -> str:
    if spot in (LEFT_END, RIGHT_END):
        return f"at the {'left' if spot == LEFT_END else 'right'} end of the bottom row"
    row, column = spot.split(".")
    return f"in row {row}, column {column}"
