"""The table as text: the display with its worshipers, the gods, and every player's realm and universe."""

from collections.abc import Iterable

from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.engine.state import State
from orbis.engine.universe import ROW_STARTS, wilderness_cells
from orbis.engine.vocabulary import NO_GOD, NO_TILE, STEP_OVER
from orbis.game.names import STEPS
from orbis.game.public import pile_sizes, round_number
from orbis.tiles import COLORS, TileSet, format_effect

TILE_WIDTH = 24
CELL_WIDTH = 6
MAX_LETTERS = 16
DISPLAY_SIDE = 3


def draw_table(state: State, tile_set: TileSet) -> str:
    """Draw the whole table."""
    lines = [_headline(state), "", *_display(state, tile_set), "", _supplies(state, tile_set)]
    for player in range(state.num_players):
        lines += ["", *_player(state, tile_set, player)]
    return "\n".join(lines)


def _headline(state: State) -> str:
    if state.step == STEP_OVER:
        return "The game is over."
    now = round_number(int(state.turn), int(state.num_players))
    return f"Round {now}: player {state.player}, step {STEPS[state.step]}"


def _display(state: State, tile_set: TileSet) -> list[str]:
    """Three by three boxes of four lines each."""
    line = "   +" + ("-" * TILE_WIDTH + "+") * DISPLAY_SIDE
    lines = ["    " + "".join(f"{letter:^{TILE_WIDTH + 1}}" for letter in "abc").rstrip(), line]
    for row in range(DISPLAY_SIDE):
        boxes = [_box(state, tile_set, row * DISPLAY_SIDE + column) for column in range(DISPLAY_SIDE)]
        for number, parts in enumerate(zip(*boxes, strict=True)):
            label = f" {row + 1} " if number == 0 else "   "
            lines.append(label + "|" + "|".join(f" {part:<{TILE_WIDTH - 1}}" for part in parts) + "|")
        lines.append(line)
    return lines


def _box(state: State, tile_set: TileSet, place: int) -> list[str]:
    tile = int(state.display[place])
    if tile == NO_TILE:
        return ["", "(taken)", "", ""]
    region = tile_set.regions[tile]
    mystic = f"  mystic {region.mystic}" if region.mystic else ""
    return [
        f"{region.id}  {region.cp} CP{mystic}",
        f"cost {region.cost or '-'}",
        format_effect(region.effect),
        _lying(state.display_worshipers[place]),
    ]


def _lying(counts: Iterable[int]) -> str:
    """The worshipers on a tile, as counts where there are too many to show."""
    letters = _letters(counts)
    if len(letters) > MAX_LETTERS:
        return " ".join(f"{letters.count(color)}{color}" for color in COLORS if color in letters)
    return f"on it: {letters}" if letters else ""


def _supplies(state: State, tile_set: TileSet) -> str:
    gods = " ".join(tile_set.gods[god] for god in state.gods if god != NO_GOD)
    tokens = " ".join(map(str, TEMPLE_TOKENS[state.num_players]))
    piles = "/".join(map(str, pile_sizes(state)))
    return f"gods: {gods or '-'}   temple tokens: {tokens}   piles: {piles}"


def _player(state: State, tile_set: TileSet, player: int) -> list[str]:
    marker = ">" if state.player == player and state.step != STEP_OVER else " "
    god = int(state.god[player])
    named = "-" if god == NO_GOD else tile_set.gods[god] + (" (cancelled)" if state.god_cancelled[player] else "")
    reductions = _letters(state.reductions[player]) or "-"
    realm = _letters(state.realm[player])
    lines = [
        f"{marker} player {player}   realm: {realm or '-'} ({len(realm)})   reductions: {reductions}   god: {named}"
    ]
    return lines + _pyramid(state, tile_set, player)


def _pyramid(state: State, tile_set: TileSet, player: int) -> list[str]:
    """The rows from the top; ~~~ is a wilderness, ! a cancelled tile, . an empty cell."""
    bounds = [*ROW_STARTS, state.universe.shape[1]]
    lines = []
    for row in range(len(ROW_STARTS), 0, -1):
        cells = range(bounds[row - 1], bounds[row])
        indent = " " * (4 + (row - 1) * CELL_WIDTH // 2)
        lines.append(
            (indent + "".join(f"{_cell(state, tile_set, player, cell):^{CELL_WIDTH}}" for cell in cells)).rstrip()
        )
    return lines


def _cell(state: State, tile_set: TileSet, player: int, cell: int) -> str:
    tile = int(state.universe[player, cell])
    if tile == NO_TILE:
        return "."
    if wilderness_cells(state, player) >> cell & 1:
        return "~~~"
    return tile_set.regions[tile].id + ("!" if int(state.cancelled[player]) >> cell & 1 else "")


def _letters(counts: Iterable[int]) -> str:
    """Counts by color as letters: two red and one blue give RRB."""
    return "".join(letter * int(count) for letter, count in zip(COLORS, counts, strict=True))
