"""The tables of a balance report."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from orbis.balance.balance import Balance
from orbis.balance.figures import Figures, RegionFigures, Wins
from orbis.balance.text import NOTHING, bounds, estimate, finding, number, percent, summary, table
from orbis.game.names import COLOR_NAMES
from orbis.tiles import Region, format_effect

_CAN_FAIL: Final = ("village", "forest", "volcano", "irrigation")  # E2–E5
_REGION_COLUMNS: Final = (
    "taken",
    "round",
    "face up",
    "validated",
    "CP",
    "CP face up",
    "wins, all holders",
    "wins, face up",
)


def bars_table(balance: Balance) -> str:
    """Each bar with its verdict for each number of players."""
    header = ["target", "allowed", *_player_columns(balance)]
    rows = []
    for judged in zip(*balance.bars.values(), strict=True):
        cells = [f"{_verdict(found.verdict)}: {summary(found)}" for found in judged]
        rows.append([judged[0].bar.name, bounds(judged[0].bar, balance.figures), *cells])
    return table(header, rows, num_left=len(header))


def failing_table(balance: Balance) -> str:
    """Every item that misses a bar or may do so."""
    rows = []
    for verdict in ("missed", "undecided"):
        for judged in (judged for bars in balance.bars.values() for judged in bars):
            items = [finding(judged, name) for name, found in judged.verdicts.items() if found == verdict]
            if items:
                rows.append((_verdict(verdict), str(judged.players), judged.bar.name, ", ".join(items)))
    return table(("verdict", "players", "target", "found"), rows, num_left=4) if rows else "None."


def _verdict(verdict: str | None) -> str:
    return {None: "no target", "missed": "**missed**"}.get(verdict, str(verdict))


def scores_table(balance: Balance) -> str:
    """Scores, wildernesses, worshipers and ties."""
    rows: list[tuple[str, Callable[[Figures], str]]] = [
        ("games", lambda figures: str(figures.games)),
        ("score, mean", lambda figures: estimate(figures.score.mean)),
        ("score, lowest to highest", lambda figures: _span(figures.score.least, figures.score.most)),
        ("winning score, mean", lambda figures: estimate(figures.winning_score.mean)),
        ("winning score, median", lambda figures: estimate(figures.median_winning_score, decimals=1)),
        (
            "winning score, lowest to highest",
            lambda figures: _span(figures.winning_score.least, figures.winning_score.most),
        ),
        ("wildernesses per player, mean", lambda figures: estimate(figures.wildernesses.mean)),
        ("worshipers left, mean", lambda figures: estimate(figures.worshipers_left.mean)),
        ("ties decided by worshipers", lambda figures: estimate(figures.ties_broken, "%", 1)),
        ("games with a shared victory", lambda figures: estimate(figures.shared_victories, "%", 1)),
    ]
    return table(
        ["", *_player_columns(balance)],
        [[name, *(cell(figures) for figures in balance.figures.values())] for name, cell in rows],
    )


def _span(least: int, most: int) -> str:
    return f"{number(least, decimals=0)} to {number(most, decimals=0)}"


def sources_table(balance: Balance) -> str:
    """Creation points by source."""
    header = ["source"]
    for players in balance.figures:
        header += [f"{players} players", "winners"]
    rows = [
        [
            sources[0].source,
            *(number(found.value) for source in sources for found in (source.everybody, source.winners)),
        ]
        for sources in zip(*(figures.sources for figures in balance.figures.values()), strict=True)
    ]
    return table(header, rows)


def seats_table(balance: Balance) -> str:
    """Scores and wins of each seat."""
    rows = [
        (str(figures.players), str(seat.seat), estimate(seat.score), *_wins(seat.wins))
        for figures in balance.figures.values()
        for seat in figures.seats
    ]
    return table(("players", "seat", "score", "wins", "relative to fair share"), rows, num_left=2)


def tokens_table(balance: Balance) -> str:
    """Wins of the holders of temple tokens."""
    rows = [
        (str(figures.players), str(token.token or "none"), str(token.wins.rate.number), *_wins(token.wins))
        for figures in balance.figures.values()
        for token in figures.tokens
    ]
    return table(("players", "token", "holders", "wins", "relative to fair share"), rows, num_left=2)


def reductions_table(balance: Balance) -> str:
    """Wins of the holders of reduction tokens."""
    rows = [
        (str(figures.players), reduction.token, str(reduction.wins.rate.number), *_wins(reduction.wins))
        for figures in balance.figures.values()
        for reduction in figures.reductions
        if reduction.wins.rate.number
    ]
    return table(("players", "token", "holders", "wins", "relative to fair share"), rows, num_left=2)


def gods_table(figures: Figures) -> str:
    """What becomes of each god."""
    header = ("god", "laid out", "taken", "round", "fulfilled", "CP", "wins", "relative to fair share")
    rows = [
        (
            god.god,
            str(god.laid_out),
            estimate(god.taken, "%", 0),
            number(god.round.value, decimals=1),
            estimate(god.fulfilled, "%", 0),
            number(god.cp.value),
            *_wins(god.wins),
        )
        for god in figures.gods
    ]
    return table(header, rows)


def _wins(wins: Wins) -> tuple[str, str]:
    return estimate(wins.rate, "%", 0), estimate(wins.relative)


def colors_table(figures: Figures) -> str:
    """What becomes of the tiles of each color."""
    header = ("color", "tiles", *_REGION_COLUMNS, "share of the winners' tiles, relative")
    rows = [
        (
            COLOR_NAMES[color.regions.name],
            str(color.regions.num_tiles),
            *_region_cells(color.regions, can_fail=True),
            estimate(color.winners_share),
        )
        for color in figures.colors
    ]
    return table(header, rows)


def effects_table(figures: Figures) -> str:
    """What becomes of the tiles of each effect."""
    header = ("effect", "tiles", *_REGION_COLUMNS, "cancelled", "unfulfilled")
    rows = []
    for effect in figures.effects:
        can_fail = effect.name in _CAN_FAIL
        failures = [percent(found.value) if can_fail else NOTHING for found in (effect.cancelled, effect.unfulfilled)]
        rows.append((effect.name, str(effect.num_tiles), *_region_cells(effect, can_fail), *failures))
    return table(header, rows)


def tiles_table(figures: Figures, regions: Iterable[Region]) -> str:
    """What becomes of each tile."""
    by_id = {region.id: region for region in regions}
    rows = []
    for tile in figures.tiles:
        region = by_id[tile.name]
        printed = (region.id, format_effect(region.effect), region.cost or NOTHING, str(region.cp))
        rows.append((*printed, *_region_cells(tile, region.effect.kind in _CAN_FAIL)))
    return table(("tile", "effect", "cost", "printed CP", *_REGION_COLUMNS), rows, num_left=3)


def _region_cells(regions: RegionFigures, can_fail: bool) -> Iterator[str]:
    """The cells of `_REGION_COLUMNS`."""
    yield percent(regions.taken.value)
    yield number(regions.round.value, decimals=1)
    yield estimate(regions.face_up, "%", 0)
    yield percent(regions.validated.value) if can_fail else NOTHING
    yield number(regions.cp.value)
    yield number(regions.cp_face_up.value)
    yield estimate(regions.wins.relative)
    yield estimate(regions.wins_face_up.relative)


def _player_columns(balance: Balance) -> Sequence[str]:
    return [f"{players} players" for players in balance.figures]
