"""Outlooks: what taking each tile would lead to, and which spots are open."""

from hypothesis import given, settings
from sample_games import SOME_GAMES, plain_game
from soak import times

from orbis import Game
from orbis.engine.kernel import COMPILED
from orbis.game import Exchange, Place, Take, guidance, outlooks
from orbis.game.outlook import open_spots

MANY = settings(max_examples=times(60) if COMPILED else 4)


def can_lie_face_up(game: Game) -> bool:
    return any(isinstance(action, Place) and action.face == "up" for action in game.legal())


def can_after_exchanges(game: Game) -> bool:
    """Whether any exchanges at all let the tile be placed face up."""
    seen, waiting = {bytes(game)}, [game]
    while waiting:
        now = waiting.pop()
        if can_lie_face_up(now):
            return True
        for action in now.legal():
            if isinstance(action, Exchange):
                after = now.copy()
                after.play(action)
                after.state.last = 0
                if bytes(after) not in seen:
                    seen.add(bytes(after))
                    waiting.append(after)
    return False


@MANY
@given(SOME_GAMES)
def test_an_outlook_says_what_comes_of_taking_the_tile(game: Game) -> None:
    while game.staged:
        game.undo()
    known = bytes(game)
    found = outlooks(game)
    assert bytes(game) == known
    assert [outlook.place for outlook in found] == [one.place for one in game.legal() if isinstance(one, Take)]
    for outlook in found:
        taken = game.copy()
        taken.play(outlook.place)
        assert taken.public_state().taken == outlook.tile
        assert (outlook.prospect == "payable") == can_lie_face_up(taken)
        assert (outlook.prospect in ("payable", "exchange")) == can_after_exchanges(taken)
        assert outlook.not_face_up == guidance(taken).not_face_up
        if outlook.not_face_up:
            is_unpayable = outlook.prospect in ("exchange", "unpayable")
            assert outlook.not_face_up.code == f"action/{'cost-not-payable' if is_unpayable else 'no-color-below'}"


def test_there_are_outlooks_only_while_a_tile_is_to_be_taken() -> None:
    game = plain_game()
    assert {outlook.prospect for outlook in outlooks(game)} == {"payable"}
    game.play("b2")
    assert outlooks(game) == []
    game.play_out(1)
    assert outlooks(game) == []


@MANY
@given(SOME_GAMES)
def test_a_spot_is_open_if_a_wilderness_can_go_there(game: Game) -> None:
    known = bytes(game)
    spots = {player: open_spots(game, player) for player in range(game.num_players)}
    assert bytes(game) == known
    if game.step == "place":
        wildernesses = [one.spot for one in game.legal() if isinstance(one, Place) and one.face == "wilderness"]
        assert spots[game.player] == wildernesses
    if game.over:
        assert not any(spots.values())
