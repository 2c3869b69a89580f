"""The position after a turn as it can be foreseen."""

from orbis.analysis.aftermath import play_turn
from orbis.analysis.turns import row_of
from orbis.engine.vocabulary import NO_TILE
from orbis.game import ACTIONS, Game, Take, parse_actions
from orbis.game.actions import action_index


def test_the_refill_is_not_foreseen_even_if_an_exchange_comes_first() -> None:
    game = Game(2, "aftermath")
    game.state.realm[game.player, 0] = 3
    for turn in ("b2 ~1>", "3R=B b2 ~1>"):
        after = game.state.copy()
        play_turn(after, game.tiles, row_of(tuple(action_index(action) for action in parse_actions(turn))))
        assert after.display[ACTIONS.index(Take("b2"))] == NO_TILE
