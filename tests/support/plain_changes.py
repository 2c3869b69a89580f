"""Changes applied to a public state by someone who knows no rules, only what docs/actions.md says of them."""

from typing import Any

from orbis import TileSet
from orbis.tiles import COLORS

Json = dict[str, Any]


def change(state: Json, changes: Json, tile_set: TileSet) -> None:
    """Change the public state before an action into that after it."""
    player = state["players"][state["player"]]
    _change_display(state, changes, tile_set)
    for key, sign in (("collected", 1), ("gained", 1), ("paid", -1), ("given", -1)):
        _add(player["realm"], changes.get(key, {}), sign)
    if "god" in changes:
        state["gods"].remove(changes["god"])
        player["god"] = {"god": changes["god"], "cancelled": False}
    if "god_cancelled" in changes:
        player["god"]["cancelled"] = True
    if "reductions" in changes:
        player["reductions"] = sorted(player["reductions"] + changes["reductions"], key=COLORS.index)
    _change_universe(state, player["universe"], changes)
    state.update(changes["now"])


def _add(worshipers: dict[str, int], numbers: dict[str, int], sign: int) -> None:
    for color, number in numbers.items():
        assert number > 0
        worshipers[color] += sign * number
        assert worshipers[color] >= 0


def _change_display(state: Json, changes: Json, tile_set: TileSet) -> None:
    places = {place["place"]: place for place in state["display"]}
    if "took" in changes:
        place = places[changes["took"]["place"]]
        assert place["tile"] == changes["took"]["tile"]
        place["tile"], state["taken"] = None, place["tile"]
        _add(place["worshipers"], changes.get("collected", {}), -1)
    for worshiper in changes.get("generated", ()):
        _add(places[worshiper["place"]]["worshipers"], {worshiper["color"]: 1}, 1)
    if "removed" in changes:
        removed = changes["removed"]
        _add(places[removed["place"]]["worshipers"], {removed["color"]: 1}, -1)
    if "refilled" in changes:
        tile = changes["refilled"]["tile"]
        places[changes["refilled"]["place"]]["tile"] = tile
        state["piles"][tile_set.regions[tile_set.index(tile)].level - 1] -= 1


def _change_universe(state: Json, universe: list[Json], changes: Json) -> None:
    if "placed" in changes:
        placed = dict(changes["placed"])
        if placed.pop("shifted"):
            for tile in universe:
                tile["column"] += 1
        assert placed["tile"] == state["taken"]
        state["taken"] = None
        universe.append(placed | {"cancelled": False})
        universe.sort(key=lambda tile: (tile["row"], tile["column"]))
    if "cancelled" in changes:
        cell = changes["cancelled"]
        (tile,) = [tile for tile in universe if (tile["row"], tile["column"]) == (cell["row"], cell["column"])]
        tile["cancelled"] = True
