"""The whole table, laid out for the width that there is."""

import textwrap

from orbis.cli.terminal.canvas import beside
from orbis.cli.terminal.display import DISPLAY_WIDTH, display_boxes, display_list
from orbis.cli.terminal.labels import YOU
from orbis.cli.terminal.players import PANEL_WIDTH, opponent_panel, opponents, own_line
from orbis.cli.terminal.supplies import god_lines, pile_words, temple_lines
from orbis.cli.terminal.universe import UNIVERSE_WIDTH, small_universe, universe_boxes
from orbis.cli.terminal.view import View
from orbis.engine.vocabulary import NUM_ROUNDS

WIDE = 120
SIDE_WIDTH = WIDE - DISPLAY_WIDTH - 3


def table_lines(view: View, width: int) -> list[str]:
    """Display, gods, temples and universes."""
    if width >= WIDE:
        return _wide_table(view)
    if width >= DISPLAY_WIDTH:
        return _table(view)
    return _narrow_table(view, width)


def own_lines(view: View, width: int) -> list[str]:
    """The player's own possessions and universe."""
    line = textwrap.wrap(own_line(view), max(width, 20))
    if width < UNIVERSE_WIDTH:
        return [*line, *small_universe(view.state["players"][view.seat]["universe"])]
    return [*line, *universe_boxes(view, view.seat)]


def _table(view: View) -> list[str]:
    """For 80 columns: a single opponent sits beside the player's own universe, several above it."""
    lines = [*_title(view, DISPLAY_WIDTH), *display_boxes(view), *god_lines(view, DISPLAY_WIDTH)]
    lines += temple_lines(view, DISPLAY_WIDTH)
    own = own_lines(view, DISPLAY_WIDTH)
    others = opponents(view)
    if len(others) == 1:
        return [*lines, own[0], *beside(own[1:], opponent_panel(view, others[0]), UNIVERSE_WIDTH + 1)]
    row: list[str] = []
    for number, other in enumerate(others):
        row = beside(row, opponent_panel(view, other), number * (PANEL_WIDTH + 3))
    return [*lines, *row, *own]


def _wide_table(view: View) -> list[str]:
    """For 120 columns: gods, temples and opponents in a column of their own."""
    side = [*god_lines(view, SIDE_WIDTH), *temple_lines(view, SIDE_WIDTH)]
    for other in opponents(view):
        side += ["", *opponent_panel(view, other)]
    main = [*display_boxes(view), *own_lines(view, DISPLAY_WIDTH)]
    return [*_title(view, WIDE), *beside(main, side, DISPLAY_WIDTH + 2)]


def _narrow_table(view: View, width: int) -> list[str]:
    """For less than 80 columns: no boxes around the display."""
    lines = [*_title(view, width), *display_list(view), *god_lines(view, width)]
    lines += temple_lines(view, width)
    for other in opponents(view):
        lines += opponent_panel(view, other)
    return [*lines, *own_lines(view, width)]


def _title(view: View, width: int) -> list[str]:
    """Round, turn and piles, in one line if they fit."""
    if view.game.over:
        return ["The game is over."]
    label = view.labels[view.game.player]
    turn = "your turn" if label == YOU else f"the turn of {label}"
    title, piles = f"Round {view.state['round']} of {NUM_ROUNDS}, {turn}", pile_words(view)
    return [f"{title:<{width - len(piles)}}{piles}"] if len(title) + len(piles) < width else [title, piles]
