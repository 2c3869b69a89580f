"""A region tile in short lines, as they fit into a box of the display."""

from orbis.cli.terminal.glyphs import Glyphs
from orbis.tiles import Effect, Region


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
    """What the tile does, asks for or gives, in a few words."""
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
