"""How balanced a tile set is: statistics of finished games, and a report that compares them with targets."""

from orbis.balance.balance import DEFAULT_BOT, Balance, Origin, balance_jobs, balance_of, read_games
from orbis.balance.figures import Figures
from orbis.balance.measure import figures_of_records
from orbis.balance.report import write_report

__all__ = [
    "DEFAULT_BOT",
    "Balance",
    "Figures",
    "Origin",
    "balance_jobs",
    "balance_of",
    "figures_of_records",
    "read_games",
    "write_report",
]
