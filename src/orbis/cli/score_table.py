"""The final score as a table."""

from collections.abc import Sequence

from rich.table import Table

from orbis.game import Score


def score_table(score: Score, names: Sequence[str]) -> Table:
    """Each player's CP by source, the tie-break, and the winners."""
    table = Table(title="Score", caption=_verdict(score, names))
    for column in ("player", "regions", "wilderness", "god", "temple token", "CP", "worshipers", "rank"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for name, player in zip(names, score.players, strict=True):
        numbers = (player.regions, player.wilderness, player.god, player.temple_token)
        table.add_row(name, *map(str, numbers), f"[bold]{player.total}[/]", str(player.worshipers), str(player.rank))
    return table


def _verdict(score: Score, names: Sequence[str]) -> str:
    winners = " and ".join(f"{names[winner]} (player {winner})" for winner in score.winners)
    if score.tie_break == "shared":
        return f"{winners} share the victory"
    return f"{winners} wins" + (" by worshipers left" if score.tie_break == "worshipers" else "")
