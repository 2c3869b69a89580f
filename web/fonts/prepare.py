"""Fonts cut from the page's: `python web/fonts/prepare.py` writes src/orbis/env/fonts and web/src/fonts.

Environments draw only ASCII in one weight, so nine kilobytes are enough, and every SVG can carry them along. That file
is TrueType because some builds of Pillow cannot read WOFF2. The page gets the letters of its languages in files of
their own, which are much smaller than those of whole scripts. Before: `pip install 'fonttools[woff]'`, `make page`.
"""

import shutil
from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "web" / "node_modules" / "@fontsource-variable" / "nunito-sans"
ENV_FONTS = ROOT / "src" / "orbis" / "env" / "fonts"
PAGE_FONTS = ROOT / "web" / "src" / "fonts"
WEIGHT = 500
PAGE_WEIGHTS = (400, 800)  # from the lightest to the boldest that the page uses
NAMES = {1: "Nunito Sans Medium", 4: "Nunito Sans Medium", 6: "NunitoSans-Medium"}  # family, full, PostScript
ASCII = range(0x20, 0x7F)
# Letters by the name of their file, with the script that has them.
LETTERS = {
    "polish": ("latin-ext", "ĄĆĘŁŃŚŹŻąćęłńśźż"),
    "russian": ("cyrillic", "ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяё"),
    "menu": ("cyrillic", "Русский"),  # the name of a language, which stands in the menu in all of them
}


def main() -> None:
    """Write the fonts and their license."""
    write_env_font()
    PAGE_FONTS.mkdir(exist_ok=True)
    for name, (script, letters) in LETTERS.items():
        font = read_font(script)
        cut(font, map(ord, letters), Options(layout_features=["kern"]))
        font = instantiateVariableFont(font, {"wght": PAGE_WEIGHTS})
        font.flavor = "woff2"
        font.save(PAGE_FONTS / f"nunito-sans-{name}-wght-normal.woff2")


def write_env_font() -> None:
    """The font that environments draw with."""
    font = instantiateVariableFont(read_font("latin"), {"wght": WEIGHT})
    # Neither hints nor kerning: then SVG and pixels, whoever draws them, set the letters alike.
    options = Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT"]
    cut(font, ASCII, options)
    for number, name in NAMES.items():
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = None
    ENV_FONTS.mkdir(exist_ok=True)
    font.save(ENV_FONTS / "nunito-sans.ttf")
    shutil.copyfile(PACKAGE / "LICENSE", ENV_FONTS / "OFL.txt")


def read_font(script: str) -> TTFont:
    """The page's font for a script."""
    return TTFont(PACKAGE / "files" / f"nunito-sans-{script}-wght-normal.woff2", recalcTimestamp=False)


def cut(font: TTFont, characters: Iterable[int], options: Options) -> None:
    """Leave only some characters."""
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


if __name__ == "__main__":
    main()
