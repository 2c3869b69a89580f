"""The whole table, laid out to fit the terminal's width: players, gods, temple tokens and piles around the board."""

import textwrap

from orbis.cli.terminal.board import (
    DISPLAY_WIDTH,
    UNIVERSE_WIDTH,
    display_boxes,
    display_list,
    small_universe,
    universe_boxes,
)
from orbis.cli.terminal.glyphs import beside, letters_of
from orbis.cli.terminal.seats import YOU, heading, subject
from orbis.cli.terminal.view import View
from orbis.cli.terminal.words import GOD_WORDS
from orbis.engine.vocabulary import NUM_ROUNDS
from orbis.tiles import GODS

WIDE = 120
SIDE_WIDTH = WIDE - DISPLAY_WIDTH - 3

PANEL_WIDTH = 24
REALM_WIDTH = PANEL_WIDTH - len(" (10)")
OWN_REALM_WIDTH = 30  # during a turn there may be more than ten worshipers

MARGIN = len("Gods  ")
HEAD_WIDTH = len("12: @equilibrium  ")


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
        return [*line, *small_universe(view.own.universe)]
    return [*line, *universe_boxes(view)]


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
    """For 120 columns: gods, temples and opponents in a separate column."""
    side = [*god_lines(view, SIDE_WIDTH), *temple_lines(view, SIDE_WIDTH)]
    for other in opponents(view):
        side += ["", *opponent_panel(view, other)]
    main = [*display_boxes(view), *own_lines(view, DISPLAY_WIDTH)]
    return [*_title(view, WIDE), *beside(main, side, DISPLAY_WIDTH + 2)]


def _narrow_table(view: View, width: int) -> list[str]:
    """For fewer than 80 columns: no boxes around the display."""
    lines = [*_title(view, width), *display_list(view), *god_lines(view, width)]
    lines += temple_lines(view, width)
    for other in opponents(view):
        lines += opponent_panel(view, other)
    return [*lines, *own_lines(view, width)]


def _title(view: View, width: int) -> list[str]:
    """Round, turn and piles, on one line if they fit."""
    if view.state.player is None:
        return ["The game is over."]
    label = view.labels[view.state.player]
    turn = "your turn" if label == YOU else f"{label}'s turn"
    title, piles = f"Round {view.state.round} of {NUM_ROUNDS}, {turn}", pile_words(view)
    return [f"{title:<{width - len(piles)}}{piles}"] if len(title) + len(piles) < width else [title, piles]


def own_line(view: View) -> str:
    """The player's own possessions on one line."""
    god, reductions = view.own.god, view.own.reductions
    named = "none yet" if god is None else god.god + (" (cancelled)" if god.cancelled else "")
    parts = [
        f"{heading(view.labels[view.seat])}: {_points(view, view.seat)}",
        f"realm {_realm(view, view.seat, OWN_REALM_WIDTH)}",
        f"god {named}",
    ]
    if reductions:
        parts.append(f"reductions {' '.join(reductions)}")
    return "   ".join(parts)


def opponent_panel(view: View, player: int) -> list[str]:
    """An opponent's possessions and universe as a narrow block; a ! marks anything cancelled."""
    state = view.state.players[player]
    points = _points(view, player)
    god = "no god yet" if state.god is None else state.god.god + ("!" if state.god.cancelled else "")
    reductions = f", reduces {''.join(state.reductions)}" if state.reductions else ""
    label = _shortened(view, heading(view.labels[player]), PANEL_WIDTH - len(points) - 1)
    return [
        f"{label:<{PANEL_WIDTH - len(points)}}{points}",
        _realm(view, player, REALM_WIDTH),
        god + reductions,
        *small_universe(state.universe),
    ]


def opponents(view: View) -> list[int]:
    """The other players, in turn order after this one."""
    number = len(view.state.players)
    return [(view.seat + offset) % number for offset in range(1, number)]


def _points(view: View, player: int) -> str:
    return f"{view.glyphs.number(view.score.players[player].total)} CP"


def _realm(view: View, player: int, width: int) -> str:
    letters = letters_of(view.state.players[player].realm)
    return f"{view.glyphs.worshipers(letters, width)} ({len(letters)})" if letters else "empty"


def _shortened(view: View, label: str, room: int) -> str:
    return label if len(label) <= room else label[: room - len(view.glyphs.ellipsis)] + view.glyphs.ellipsis


def god_lines(view: View, width: int) -> list[str]:
    """The gods left and what they do, one per line where there is room."""
    lines = []
    for god in sorted(view.state.gods, key=GODS.index):
        words = GOD_WORDS[god]
        head = _head(view, god)
        if MARGIN + HEAD_WIDTH + len(words) <= width:
            lines.append(f"{'':<{MARGIN}}{head:<{HEAD_WIDTH}}{words}")
        else:
            lines.append(f"{'':<{MARGIN}}{head}")
            lines += [f"{'':<{MARGIN + 2}}{line}" for line in textwrap.wrap(words, max(width - MARGIN - 2, 20))]
    if lines:
        lines[0] = "Gods" + lines[0][len("Gods") :]
    return lines


def _head(view: View, god: str) -> str:
    """The god's notation, with its number if it can be taken."""
    word = f"@{god}"
    return f"{view.numbers[word]}: {word}" if word in view.numbers else word


def temple_lines(view: View, width: int) -> list[str]:
    """The temple tokens, and who would get one if the game ended now."""
    tokens = ", ".join(map(str, view.state.temple_tokens))
    standings = sorted(
        enumerate(view.score.players), key=lambda seat: (-seat[1].temple_token, -seat[1].temples.symbols)
    )
    holders = [
        f"{subject(view.labels[seat], 'have')} {_symbols(player.temples.symbols)} ({player.temple_token} CP)"
        for seat, player in standings
        if player.temples.symbols
    ]
    return textwrap.wrap(f"Temple tokens {tokens}: {', '.join(holders) or 'no symbols yet'}", max(width, 20))


def _symbols(number: int) -> str:
    return f"{number} symbol{'s' if number > 1 else ''}"


def pile_words(view: View) -> str:
    """How many tiles each pile still has."""
    return "tiles left: " + " + ".join(map(str, view.state.piles))
