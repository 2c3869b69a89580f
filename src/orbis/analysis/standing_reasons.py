"""Reasons in the contest with the others: temples and gods."""

from orbis.analysis.outcome import Comparison, Outcome
from orbis.analysis.reason import Argument, Reason
from orbis.bots.evaluation import GOD, NO_GOD_YET, NO_TEMPLE, TEMPLES
from orbis.engine.scoring import highest_mystic_value, num_temple_symbols, temple_token
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import NO_GOD


def temple_reasons(both: Comparison) -> list[Reason]:
    """The temple lead, symbols or a mystic value that the played turn does without."""
    cp = both.own(TEMPLES, NO_TEMPLE) + both.others(TEMPLES, NO_TEMPLE)
    leader, best_leader = (temple_leader(outcome.state, outcome.tiles) for outcome in (both.played, both.best))
    symbols, best_symbols = (
        num_temple_symbols(outcome.state, outcome.tiles, both.player) for outcome in (both.played, both.best)
    )
    if best_leader == both.player and leader not in (None, both.player):
        return [Reason("temple_lead", cp, {"player": leader, "symbols": symbols, "best_symbols": best_symbols})]
    if symbols < best_symbols:
        return [Reason("temple_symbols", cp, {"symbols": symbols, "best_symbols": best_symbols})]
    mystic, best_mystic = (
        highest_mystic_value(outcome.state, outcome.tiles, both.player) for outcome in (both.played, both.best)
    )
    if mystic < best_mystic:
        return [Reason("mystic", cp, {"mystic": mystic, "best_mystic": best_mystic})]
    return []


def temple_leader(state: State, tiles: Tiles) -> int | None:
    """Who would get the highest temple token now; None if nobody has a symbol."""
    tokens = [temple_token(state, tiles, player) for player in range(state.num_players)]
    return tokens.index(max(tokens)) if any(tokens) else None


def god_reasons(both: Comparison) -> list[Reason]:
    """The god taken, put off or weakened, and those of the others."""
    return [*_own_god_reasons(both), *_other_god_reasons(both)]


def _own_god_reasons(both: Comparison) -> list[Reason]:
    cp = both.own(GOD, NO_GOD_YET)
    god, best_god = both.played.god, both.best.god
    names = both.tile_set.gods
    if god != NO_GOD and best_god != NO_GOD:
        if god == best_god:
            return [Reason("death_unpaid", cp, {})] if both.played.declined else []
        points, best_points = (_expected_points(outcome) for outcome in (both.played, both.best))
        gods: dict[str, Argument] = {
            "god": names[god],
            "points": points,
            "best": names[best_god],
            "best_points": best_points,
        }
        return [Reason("weaker_god", cp, gods)]
    if god != NO_GOD:
        return [Reason("god_too_early", cp, {"god": names[god]})]
    if best_god != NO_GOD:
        return [Reason("god_put_off", cp, {"god": names[best_god]})]
    held = int(both.state.god[both.player])
    return [] if held == NO_GOD else [Reason("god_less_sure", cp, {"god": names[held]})]


def _expected_points(outcome: Outcome) -> float:
    return round(float(outcome.measured[outcome.player, GOD]), 1)


def _other_god_reasons(both: Comparison) -> list[Reason]:
    """A god of another player that the best turn makes less sure."""
    difference = both.played.weighed[:, GOD] - both.best.weighed[:, GOD]
    reasons = []
    for other in range(both.state.num_players):
        god = int(both.state.god[other])
        if other != both.player and god != NO_GOD:
            cp = -float(difference[other]) / (int(both.state.num_players) - 1)
            reasons.append(Reason("god_uncontested", cp, {"god": both.tile_set.gods[god], "player": other}))
    return reasons
