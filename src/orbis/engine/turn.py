"""A turn, action by action: what each of the 117 actions does (T1–T7, X1, E1–E8, D1, D10).

Nothing is checked here: `play` assumes that the action is legal. It stops where chance comes in, before a tile refills
the display; `refill` goes on with the next tile of the piles, and `refill_with` with any other that is unseen.
"""

from orbis.engine.actions import (
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    GOD,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    TAKE,
)
from orbis.engine.display import collect, generate, num_removable
from orbis.engine.kernel import inlined, kernel
from orbis.engine.realm import exchange_source, exchange_target, num_worshipers, symbols_to_pay
from orbis.engine.state import State, Tiles
from orbis.engine.universe import cells_above_colors, put_tile
from orbis.engine.vocabulary import (
    ALL_COLORS_MASK,
    ANY_COLOR,
    DEATH,
    DEATH_PRICE,
    EXCHANGE_RATE,
    FARM,
    IRRIGATION,
    LOVE,
    LOVE_GAIN,
    MAX_GODS_LAID_OUT,
    NO_ACTION,
    NO_CELL,
    NO_GOD,
    NO_PLACE,
    NO_TILE,
    NUM_COLORS,
    NUM_ROUNDS,
    PROSELYTISM,
    REALM_LIMIT,
    STEP_DEATH,
    STEP_DISCARD,
    STEP_GAIN,
    STEP_OVER,
    STEP_PAY,
    STEP_PLACE,
    STEP_REFILL,
    STEP_TAKE,
    STEP_VILLAGE,
    STEP_VOLCANO,
    VILLAGE,
    VOLCANO,
)


@inlined
def play_through(state: State, tiles: Tiles, action: int) -> None:
    """Play one legal action and everything that follows before the next decision, chance included."""
    play(state, tiles, action)
    if state.step >= STEP_OVER and state.place != NO_PLACE:
        refill(state)


@kernel
def play(state: State, tiles: Tiles, action: int) -> None:
    """Play one legal action.

    A turn that took a tile leaves its place empty. Until that is refilled, the step is STEP_REFILL, or STEP_OVER after
    the last turn.
    """
    if action < GOD:
        _take_region(state, tiles, action - TAKE)
    elif action < PLACE_UP:
        _take_god(state, action - GOD)
    elif action < PLACE_WILDERNESS:
        _place_face_up(state, tiles, action - PLACE_UP)
    elif action < GIVE:
        _place_as_wilderness(state, action - PLACE_WILDERNESS)
    elif action < GAIN:
        _give(state, tiles, action)
    elif action < REMOVE:
        _gain(state, action)
    elif action < EXCHANGE:
        _remove(state, action)
    elif action < DECLINE:
        _exchange(state, action)
    else:
        _decline(state)


# Taking


@kernel
def _take_region(state: State, tiles: Tiles, place: int) -> None:
    tile = state.display[place]
    generate(state, place, tiles[tile].color)
    collect(state, place)
    state.display[place] = NO_TILE
    state.taken = tile
    state.place = place
    _ask(state, STEP_PLACE, 0)


@kernel
def _take_god(state: State, god: int) -> None:
    player = state.player
    for i in range(MAX_GODS_LAID_OUT):
        if state.gods[i] == god:
            state.gods[i] = NO_GOD
    state.god[player] = god
    if god == LOVE:  # D1
        _ask(state, STEP_GAIN, LOVE_GAIN)
    elif god != DEATH:
        _reorganize(state)
    elif num_worshipers(state, player) >= DEATH_PRICE:  # D10
        _ask(state, STEP_DEATH, DEATH_PRICE)
    else:
        state.god_cancelled[player] = 1
        _reorganize(state)


# Paying and placing


@kernel
def _place_face_up(state: State, tiles: Tiles, spot: int) -> None:
    """T3 and T4: pay the colored symbols, place, then ask for the "any" symbols."""
    player = state.player
    tile = state.taken
    for color in range(NUM_COLORS):
        state.realm[player, color] -= symbols_to_pay(state, tiles, player, tile, color)
    state.cell = put_tile(state, player, spot, tile, 1 << int(tiles[tile].color))
    state.taken = NO_TILE
    num_any = tiles[tile].cost[ANY_COLOR]
    if num_any > 0:
        _ask(state, STEP_PAY, num_any)
    else:
        _trigger_effect(state, tiles)


@kernel
def _place_as_wilderness(state: State, spot: int) -> None:
    """W1: no cost, no effect."""
    state.cell = put_tile(state, state.player, spot, state.taken, ALL_COLORS_MASK)
    state.taken = NO_TILE
    _reorganize(state)


# Effects


@kernel
def _trigger_effect(state: State, tiles: Tiles) -> None:
    """T5: the effect of the tile just placed, or the question it asks."""
    player = state.player
    tile = tiles[state.universe[player, state.cell]]
    effect = tile.effect
    if effect == FARM:
        _take_reductions(state, tile.colors_mask)
    elif effect == VILLAGE:
        if num_worshipers(state, player) >= tile.number:
            _ask(state, STEP_VILLAGE, tile.number)
            return
        _cancel_tile(state)
    elif effect == VOLCANO:
        if num_removable(state, tile.colors_mask) >= tile.number:
            _ask(state, STEP_VOLCANO, tile.number)
            return
        _cancel_tile(state)
    elif effect == IRRIGATION:
        if not _is_irrigated(state, tile.colors_mask):
            _cancel_tile(state)
    elif effect == PROSELYTISM:
        if is_single_color(tile.colors_mask):
            _gain_given_color(state, tile.colors_mask, tile.number)
        else:
            _ask(state, STEP_GAIN, tile.number)
            return
    _reorganize(state)


@kernel
def _take_reductions(state: State, colors_mask: int) -> None:
    """E1, R17: the token may be held already."""
    for color in range(NUM_COLORS):
        if colors_mask >> color & 1:
            state.reductions[state.player, color] = 1


@kernel
def _is_irrigated(state: State, colors_mask: int) -> bool:
    """E5: the color directly below, on either side (R7); never in the bottom row, which has nothing below it (R6)."""
    return (cells_above_colors(state, state.player, colors_mask) >> int(state.cell)) & 1 == 1


@kernel
def is_single_color(colors_mask: int) -> bool:
    """Whether a mask names exactly one color."""
    return (colors_mask & (colors_mask - 1)) == 0


@kernel
def _gain_given_color(state: State, colors_mask: int, number: int) -> None:
    for color in range(NUM_COLORS):
        if colors_mask >> color & 1:
            state.realm[state.player, color] += number


# Answers to questions


@kernel
def _give(state: State, tiles: Tiles, action: int) -> None:
    state.realm[state.player, action - GIVE] -= 1
    _count_down(state, action)
    if state.pending == 0:
        if state.step == STEP_PAY:
            _trigger_effect(state, tiles)
        else:
            _reorganize(state)


@kernel
def _gain(state: State, action: int) -> None:
    state.realm[state.player, action - GAIN] += 1
    _count_down(state, action)
    if state.pending == 0:
        _reorganize(state)


@kernel
def _remove(state: State, action: int) -> None:
    place, color = divmod(action - REMOVE, NUM_COLORS)
    state.display_worshipers[place, color] -= 1
    _count_down(state, action)
    if state.pending == 0:
        _reorganize(state)


@kernel
def _exchange(state: State, action: int) -> None:
    """X1. In the discard step it may bring the realm down to the limit."""
    player = state.player
    state.realm[player, exchange_source(action)] -= EXCHANGE_RATE
    state.realm[player, exchange_target(action)] += 1
    state.last = action
    if state.step == STEP_DISCARD:
        _reorganize(state)
        if state.step == STEP_DISCARD:
            state.last = action


@kernel
def _decline(state: State) -> None:
    if state.step == STEP_DEATH:
        state.god_cancelled[state.player] = 1
    else:
        _cancel_tile(state)
    _reorganize(state)


# The end of a turn


@kernel
def _reorganize(state: State) -> None:
    """T6, R9: discard down to the limit; then it is the next player's turn."""
    excess = num_worshipers(state, state.player) - REALM_LIMIT
    if excess > 0:
        _ask(state, STEP_DISCARD, excess)
        return
    state.cell = NO_CELL
    state.turn += 1
    state.player = (state.player + 1) % state.num_players
    if state.turn == NUM_ROUNDS * state.num_players:
        _ask(state, STEP_OVER, 0)
    elif state.place != NO_PLACE:
        _ask(state, STEP_REFILL, 0)
    else:  # R10: a god leaves the display as it is
        _ask(state, STEP_TAKE, 0)


@kernel
def refill(state: State) -> None:
    """T7: the piles lie one after the other, so the next tile is of the lowest level left."""
    state.display[state.place] = state.pile[state.drawn]
    state.drawn += 1
    state.place = NO_PLACE
    if state.step == STEP_REFILL:
        state.step = STEP_TAKE


@kernel
def refill_with(state: State, tile: int) -> None:
    """T7 with any unseen tile of the lowest level left, which moves to the top of its pile."""
    at = int(state.drawn)
    while state.pile[at] != tile:
        at += 1
    for i in range(at, int(state.drawn), -1):
        state.pile[i] = state.pile[i - 1]
    state.pile[state.drawn] = tile
    refill(state)


# Helpers


@kernel
def _ask(state: State, step: int, pending: int) -> None:
    state.step = step
    state.pending = pending
    state.last = NO_ACTION


@kernel
def _count_down(state: State, action: int) -> None:
    state.pending -= 1
    state.last = action


@kernel
def _cancel_tile(state: State) -> None:
    state.cancelled[state.player] |= 1 << int(state.cell)
