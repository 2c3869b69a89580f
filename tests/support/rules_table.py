"""A table for the examples: a plain tile set, a known display, and short words to set up and read positions.

Every tile of the plain set is a free sacred stone; an example prints on some tiles what it needs. The display is

    R1a B1a Y1a        a1 b1 c1
    G1a W1a R1b        a2 b2 c2
    B1b Y1b G1b        a3 b3 c3

unless an example lays it out in another order; W1b is the first tile of the refill.
"""

from typing import Any

import pytest

from orbis import Action, Game, IllegalAction, Refusal, Score
from orbis.tiles import COLORS, GODS

Json = dict[str, Any]

DISPLAY = "R1a B1a Y1a G1a W1a R1b B1b Y1b G1b"
PLACES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
# More gods than any table needs: the first ones are laid out.
USUAL_GODS = "love death fire idleness apprentice"

_ROW_STARTS = (0, 5, 9, 12)
_NUM_CELLS = 14
_REMOVED_STARS = {2: ("white", "purple"), 3: ("white",), 4: ()}


# Tile sets


def region(effect: str = "sacred-stone", cost: str = "", cp: int | None = None, mystic: int | None = None) -> Json:
    """What an example prints on a tile; without CP it is worth nothing, and a sacred stone 1."""
    worth = cp if cp is not None else int(effect == "sacred-stone")
    return {"cost": cost, "effect": effect, "cp": worth, "mystic": mystic}


def plain_set(**printed: Json) -> Json:
    """The plain tile set with some tiles printed anew, in the JSON form."""
    sizes = {1: "abcd", 2: "abcd", 3: "abcde"}
    ids = [f"{color}{level}{letter}" for level, letters in sizes.items() for letter in letters for color in COLORS]
    regions = [{"id": tile, "star": _star(tile), **region(), **printed.pop(tile, {})} for tile in ids]
    assert not printed, f"no such tiles: {printed}"
    return {"name": "plain", "regions": regions, "gods": list(GODS), "temple_tokens": [2, 4, 7, 9, 11]}


def _star(tile: str) -> str | None:
    """S1: letters a and b never have a star; with two players the c of level 3 and the white c's are left as well."""
    color, level, letter = tile[0], tile[1], tile[2]
    if level == "3":
        return {"d": "purple", "e": "purple" if color == "W" else "white"}.get(letter)
    return {"c": None if color == "W" else "purple", "d": "white"}.get(letter)


def new_table(
    *, players: int = 2, gods: str = USUAL_GODS, first: int = 0, display: str = DISPLAY, **printed: Json
) -> Game:
    """A new game of the plain set with the known display; the piles below lie in the order of their ids."""
    tiles = plain_set(**printed)
    in_play = [tile for tile in tiles["regions"] if tile["star"] not in _REMOVED_STARS[players]]
    piles = [[tile["id"] for tile in in_play if tile["id"][1] == level] for level in "123"]
    wanted = display.split()
    piles[0] = wanted + [tile for tile in piles[0] if tile not in wanted]
    return Game.from_piles(piles, gods.split()[: players + 1], players, tiles, first=first)


# Setting up


def give(game: Game, player: int, worshipers: str) -> None:
    """Fill a realm: "RRB" is two red and a blue."""
    game.state.realm[player] = [worshipers.count(color) for color in COLORS]


def lay(game: Game, **places: str) -> None:
    """Put worshipers on tiles of the display: lay(game, a1="RR")."""
    for place, worshipers in places.items():
        game.state.display_worshipers[PLACES.index(place)] = [worshipers.count(color) for color in COLORS]


def put(game: Game, player: int, *rows: str) -> None:
    """Lay out a universe, rows from the bottom: ~ before a tile turns it over, ! cancels it, . is an empty cell."""
    state = game.state
    for start, row in zip(_ROW_STARTS, rows, strict=False):
        for cell, text in enumerate(row.split(), start):
            if text != ".":
                _put_tile(game, player, cell, text)
    state.row_size[player] = len(rows[0].split())


def _put_tile(game: Game, player: int, cell: int, text: str) -> None:
    state, tile = game.state, text.strip("~!")
    state.universe[player, cell] = game.tile_set.index(tile)
    state.num_regions[player] += 1
    for index, color in enumerate(COLORS):
        if text[0] == "~" or tile[0] == color:
            state.colored[player, index] |= 1 << cell
    if text[0] == "!":
        state.cancelled[player] |= 1 << cell


def have_god(game: Game, player: int, god: str, *, cancelled: bool = False) -> None:
    """Let a player have a god; it is not taken from those laid out."""
    game.state.god[player] = GODS.index(god)
    game.state.god_cancelled[player] = cancelled


def have_reductions(game: Game, player: int, colors: str) -> None:
    """Let a player hold reduction tokens."""
    game.state.reductions[player] = [color in colors for color in COLORS]


# Reading


def realm(game: Game, player: int = 0) -> str:
    """A realm in letters, in the order of the colors."""
    return _letters(game.public_state().to_json()["players"][player]["realm"])


def on(game: Game, place: str) -> str:
    """The worshipers on a tile of the display, in letters."""
    return _letters(game.public_state().to_json()["display"][PLACES.index(place)]["worshipers"])


def at(game: Game, place: str) -> str | None:
    """The tile at a place of the display."""
    tile: str | None = game.public_state().to_json()["display"][PLACES.index(place)]["tile"]
    return tile


def universe(game: Game, player: int = 0) -> dict[str, str]:
    """A universe by cell, such as {"1.1": "R1a", "1.2": "~B1a", "2.1": "!Y1a"}."""
    marks = {("up", False): "", ("up", True): "!", ("wilderness", False): "~"}
    return {
        f"{tile['row']}.{tile['column']}": marks[tile["face"], tile["cancelled"]] + tile["tile"]
        for tile in game.public_state().to_json()["players"][player]["universe"]
    }


def tile_score(score: Score, player: int, cell: str) -> tuple[int, str, str]:
    """What a tile contributes: its CP, how it counts, and the rule."""
    row, column = map(int, cell.split("."))
    (found,) = [tile for tile in score.players[player].tiles if (tile.row, tile.column) == (row, column)]
    return found.cp, found.counts, found.rule


def god_score(game: Game, player: int = 0) -> tuple[int, str, str]:
    """What a player's god contributes: its CP, the rule, and why."""
    detail = game.score().players[player].god_detail
    assert detail is not None
    return detail.cp, detail.rule, detail.why


def _letters(counts: dict[str, int]) -> str:
    return "".join(color * number for color, number in counts.items())


# Playing


def play(game: Game, *actions: Action | str | Json) -> None:
    """Play actions one after the other."""
    for action in actions:
        game.play(action)


def play_out(game: Game) -> None:
    """Play a game to its end, always with the first legal action."""
    while not game.over:
        game.play(game.legal()[0])


def assert_refused(game: Game, action: Action | str | Json, code: str, rule: str) -> Refusal:
    """The action is refused with this code and rule, when asked and when played, and nothing changes."""
    before = bytes(game)
    refusal = game.why_not(action)
    assert refusal is not None, f"{action!r} is allowed"
    assert (refusal.code, refusal.rule) == (f"action/{code}", rule)
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    error = caught.value
    assert (error.code, error.rule, error.refusal) == (refusal.code, refusal.rule, refusal)
    assert bytes(game) == before
    return refusal


def assert_allowed(game: Game, *actions: Action | str | Json) -> None:
    """Every one of the actions is legal now."""
    for action in actions:
        assert game.why_not(action) is None, action
