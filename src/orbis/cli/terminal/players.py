"""What a player has besides the universe: CP, realm, reductions and god."""

from orbis.cli.terminal.glyphs import letters_of
from orbis.cli.terminal.labels import heading
from orbis.cli.terminal.universe import small_universe
from orbis.cli.terminal.view import View

PANEL_WIDTH = 24
REALM_WIDTH = PANEL_WIDTH - len(" (10)")
OWN_REALM_WIDTH = 30  # during a turn there may be more than ten


def own_line(view: View) -> str:
    """The player's own possessions in one line."""
    player = view.state["players"][view.seat]
    god = player["god"]
    named = "none yet" if god is None else god["god"] + (" (cancelled)" if god["cancelled"] else "")
    parts = [
        f"{heading(view.labels[view.seat])}: {_points(view, view.seat)}",
        f"realm {_realm(view, view.seat, OWN_REALM_WIDTH)}",
        f"god {named}",
    ]
    if player["reductions"]:
        parts.append(f"reductions {' '.join(player['reductions'])}")
    return "   ".join(parts)


def opponent_panel(view: View, player: int) -> list[str]:
    """An opponent's possessions and universe in a narrow block; a ! marks what is cancelled."""
    state = view.state["players"][player]
    points = _points(view, player)
    god = "no god yet" if state["god"] is None else state["god"]["god"] + ("!" if state["god"]["cancelled"] else "")
    reductions = f", reduces {''.join(state['reductions'])}" if state["reductions"] else ""
    label = _shortened(view, heading(view.labels[player]), PANEL_WIDTH - len(points) - 1)
    return [
        f"{label:<{PANEL_WIDTH - len(points)}}{points}",
        _realm(view, player, REALM_WIDTH),
        god + reductions,
        *small_universe(state["universe"]),
    ]


def opponents(view: View) -> list[int]:
    """The other players, in the order of their turns after this one."""
    number = view.game.num_players
    return [(view.seat + offset) % number for offset in range(1, number)]


def _points(view: View, player: int) -> str:
    return f"{view.glyphs.number(view.score.players[player].total)} CP"


def _realm(view: View, player: int, width: int) -> str:
    letters = letters_of(view.state["players"][player]["realm"])
    return f"{view.glyphs.worshipers(letters, width)} ({len(letters)})" if letters else "empty"


def _shortened(view: View, label: str, room: int) -> str:
    return label if len(label) <= room else label[: room - len(view.glyphs.ellipsis)] + view.glyphs.ellipsis
