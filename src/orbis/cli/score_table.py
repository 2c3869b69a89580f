"""The final score as a table."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from orbis.game import Score


def score_table(score: Score, names: Sequence[str], *, over: bool = True) -> Table:
    """Each player's CP by source, the tie-break, and the winners."""
    caption = _verdict(score, names) if over else "if the game ended now"
    table = Table(title="Score", caption=caption)
    for column in ("player", "regions", "wilderness", "god", "temple", "CP", "worshipers", "rank"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat, (name, player) in enumerate(zip(names, score.players, strict=True)):
        numbers = (player.regions, player.wilderness, player.god, player.temple_token)
        standing = (f"[bold]{player.total}[/]", str(player.worshipers), str(player.rank))
        table.add_row(f"{seat} {escape(name)}", *map(str, numbers), *standing)
    return table


def _verdict(score: Score, names: Sequence[str]) -> str:
    winners = " and ".join(f"{escape(names[winner])} (player {winner})" for winner in score.winners)
    if score.tie_break == "shared":
        return f"{winners} share the victory"
    return f"{winners} wins" + (
        " on the tiebreaker, with more worshipers left" if score.tie_break == "worshipers" else ""
    )
