"""`orbis simulate`: play random games, summarize and record them."""

import contextlib
import statistics
import time
from pathlib import Path
from typing import Any, BinaryIO

from rich.table import Table

from orbis.cli.output import console, print_json, print_plain, with_progress
from orbis.engine.scoring import TOTAL, num_wildernesses
from orbis.game import Game
from orbis.game.score import score_sheet, standing_of
from orbis.records import encode_record, record_of
from orbis.tiles import load_tile_set


def run_simulation(
    players: int, games: int, seed: str, out: Path | None, tile_set: Path | None, *, as_json: bool
) -> None:
    """Play the games. Game `i`, counted from 0, has the seed `SEED/i`, so it does not depend on the others."""
    tiles = load_tile_set(tile_set)
    summary = Summary(players)
    names = ["random"] * players
    with contextlib.ExitStack() as stack:
        stream: BinaryIO | None = stack.enter_context(out.open("wb")) if out else None
        for number in with_progress(range(games), games, "playing"):
            game = Game(players, f"{seed}/{number}", tiles)
            game.play_out(f"{seed}/{number}/play")
            summary.add(game)
            if stream:
                stream.write(encode_record(record_of(game, names)) + b"\n")
    if as_json:
        print_json({"seed": seed, "out": str(out) if out else None, **summary.to_json()})
    else:
        console.print(summary.to_table())
        if out:
            print_plain(f"{games} records written to {out}")


class Summary:
    """Statistics of the games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.num_actions = 0
        self.scores: list[list[int]] = []
        self.winning: list[int] = []
        self.wildernesses = 0
        self.wins = [0.0] * players
        self.tie_breaks = {"worshipers": 0, "shared": 0}
        self._start = time.perf_counter()

    def add(self, game: Game) -> None:
        """Add a finished game."""
        sheet = score_sheet(game.state, game.tiles)
        standing = standing_of(sheet)
        totals = [row[TOTAL] for row in sheet]
        self.scores.append(totals)
        self.winning.append(max(totals))
        self.num_actions += sum(map(len, game.turns))
        self.wildernesses += sum(num_wildernesses(game.state, player) for player in range(self.players))
        for winner in standing.winners:
            self.wins[winner] += 1 / len(standing.winners)
        if standing.tie_break:
            self.tie_breaks[standing.tie_break] += 1

    def to_json(self) -> dict[str, Any]:
        """The statistics as JSON."""
        games = len(self.scores)
        everyone = [score for scores in self.scores for score in scores]
        return {
            "players": self.players,
            "games": games,
            "seconds": round(time.perf_counter() - self._start, 3),
            "actions_per_game": self.num_actions / games,
            "score": {"mean": statistics.fmean(everyone), "min": min(everyone), "max": max(everyone)},
            "winning_score": {
                "mean": statistics.fmean(self.winning),
                "median": statistics.median(self.winning),
                "min": min(self.winning),
                "max": max(self.winning),
            },
            "wildernesses_per_player": self.wildernesses / games / self.players,
            "win_rate_by_seat": [wins / games for wins in self.wins],
            "ties_broken_by_worshipers": self.tie_breaks["worshipers"],
            "shared_victories": self.tie_breaks["shared"],
        }

    def to_table(self) -> Table:
        """The statistics as a table."""
        numbers = self.to_json()
        table = Table(title=f"{numbers['games']} random games with {self.players} players", show_header=False)
        score, winning = numbers["score"], numbers["winning_score"]
        table.add_row("score", f"{score['mean']:.1f} on average, {score['min']} to {score['max']}")
        table.add_row("winning score", f"{winning['mean']:.1f} on average, {winning['min']} to {winning['max']}")
        table.add_row("wildernesses", f"{numbers['wildernesses_per_player']:.1f} per player")
        table.add_row("wins by seat", "  ".join(f"{rate:.1%}" for rate in numbers["win_rate_by_seat"]))
        table.add_row("ties", f"{numbers['ties_broken_by_worshipers']} broken, {numbers['shared_victories']} shared")
        table.add_row("actions", f"{numbers['actions_per_game']:.1f} per game")
        table.add_row("time", f"{numbers['seconds']:.2f} s")
        return table
