"""Gods, effects and refusals in words."""

from orbis.game import Game, Place
from orbis.game.actions import SPOTS
from orbis.game.names import COLOR_NAMES
from orbis.tiles import Effect

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


def why_not_face_up(game: Game) -> str | None:
    """Why the taken tile cannot be placed face up anywhere, if so: the cost before the colors below."""
    if game.step != "place":
        return None
    refusals = [game.why_not(Place(spot)) for spot in SPOTS]
    if None in refusals:
        return None
    by_code = {refusal.code: str(refusal) for refusal in refusals if refusal}
    return by_code.get("action/cost-not-payable") or by_code.get("action/no-color-below")


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
