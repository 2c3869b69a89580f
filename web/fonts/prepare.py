"""The font that environments draw with, cut from the page's: `python web/fonts/prepare.py` writes src/orbis/env/fonts.

Those pictures contain only ASCII in one weight, so nine kilobytes are enough, and every SVG can carry them along. The
file is TrueType because some builds of Pillow cannot read WOFF2. Before: `pip install 'fonttools[woff]'`, `make page`.
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "web" / "node_modules" / "@fontsource-variable" / "nunito-sans"
FONTS = ROOT / "src" / "orbis" / "env" / "fonts"
WEIGHT = 500
NAMES = {1: "Nunito Sans Medium", 4: "Nunito Sans Medium", 6: "NunitoSans-Medium"}  # family, full, PostScript
ASCII = range(0x20, 0x7F)


def main() -> None:
    """Write the font and its license."""
    font = TTFont(PACKAGE / "files" / "nunito-sans-latin-wght-normal.woff2", recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": WEIGHT})
    # Neither hints nor kerning: then SVG and pixels, whoever draws them, set the letters alike.
    options = Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=ASCII)
    subsetter.subset(font)
    for number, name in NAMES.items():
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = None
    FONTS.mkdir(exist_ok=True)
    font.save(FONTS / "nunito-sans.ttf")
    shutil.copyfile(PACKAGE / "LICENSE", FONTS / "OFL.txt")


if __name__ == "__main__":
    main()
