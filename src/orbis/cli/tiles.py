"""`orbis tiles` and `orbis tiles check`."""

from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table

from orbis.cli.output import console, print_json, print_plain
from orbis.tiles import TileSet, TileSetError, format_effect, load_tile_set

COLOR_STYLES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white"}
STAR_MARKS = {None: "", "white": "☆ white", "purple": "★ purple"}


def show_tiles(path: Path | None, *, as_json: bool) -> None:
    """Print a tile set."""
    tile_set = load_tile_set(path)
    if as_json:
        print_json(tile_set.content().to_json())
        return
    console.print(_table(tile_set))
    print_plain(f"gods: {', '.join(tile_set.gods)}")
    print_plain(f"temple tokens: {', '.join(map(str, tile_set.temple_tokens))}")


def _table(tile_set: TileSet) -> Table:
    caption = "R red, B blue, Y yellow, G green, W white, * any\n☆ not used with 2 or 3 players, ★ not used with 2"
    table = Table(title=escape(f"Tile set {tile_set.name}"), caption=caption)
    for column in ("tile", "level", "cost", "effect", "CP", "mystic", "star"):
        table.add_column(column, justify="right" if column in ("level", "CP", "mystic") else "left")
    previous = None
    for region in tile_set.regions:
        if previous is not None and region.level != previous:
            table.add_section()
        previous = region.level
        table.add_row(
            f"[{COLOR_STYLES[region.color]}]{region.id}[/]",
            str(region.level),
            region.cost or "-",
            format_effect(region.effect),
            str(region.cp),
            str(region.mystic or ""),
            STAR_MARKS[region.star],
        )
    return table


def check_tiles(path: Path, *, as_json: bool) -> None:
    """Check a tile set; exit with 1 if it is invalid."""
    try:
        tile_set = load_tile_set(path)
    except TileSetError as error:
        if not as_json:
            raise
        fields = ("tile", "field", "found", "expected")
        violations = [{field: getattr(violation, field) for field in fields} for violation in error.violations]
        print_json({"valid": False, "code": error.code, "message": error.message, "violations": violations})
        raise typer.Exit(1) from None
    if as_json:
        print_json({"valid": True, "name": tile_set.name, "digest": tile_set.digest})
    else:
        print_plain(f"{tile_set.name} is a valid tile set, {tile_set.digest}")
