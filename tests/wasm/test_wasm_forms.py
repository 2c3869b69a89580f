"""What the page makes of the kernels is what the server sends: states, changes, previews, refusals and scores."""

import random
from typing import Any

import pytest
from random_games import SETS, play_through, tile_set_of
from wasm_node import as_text, in_node, node

from orbis import Game
from orbis.engine.kernel import COMPILED
from orbis.game import preview
from orbis.game.actions import ACTIONS, action_form
from orbis.game.changes import changes_of
from orbis.game.refusals import IllegalAction
from orbis.tiles import TileSet

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run"),
    pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one"),
]
GAMES = [(players, style) for players in (2, 3, 4) for style in SETS]


def test_the_page_tells_games_as_the_server_does() -> None:
    rng = random.Random("forms")
    games = [played(players, tile_set_of(style, rng), rng) for players, style in GAMES]
    items = [item(game, rng) for game in games]
    for game, asked, told in zip(games, items, in_node("forms", [], items), strict=True):
        compare(game, asked, told)


def played(players: int, tiles: TileSet, rng: random.Random) -> Game:
    game = Game(players, rng.getrandbits(64), tiles, first=players - 1)
    for _ in play_through(game, rng, share_legal=0.4):
        pass
    return game


def dealt(game: Game) -> Game:
    return Game(game.num_players, game.seed, game.tile_set, first=int(game.state.first))


def item(game: Game, rng: random.Random) -> dict[str, Any]:
    """The game with every beginning of each turn, and one that is not legal."""
    replay = dealt(game)
    staged, drawn = [], []
    for turn in game.turns:
        beginnings = [forms(replay, turn[:number]) for number in range(len(turn) + 1)]
        wrong = forms(replay, [*turn[: rng.randint(0, len(turn))], rng.randrange(len(ACTIONS))])
        staged.append([*beginnings, wrong])
        for action in turn:
            replay.play_unchecked(action)
        drawn.append(replay.last_drawn)
    return {
        "tileSet": game.tile_set.to_json(),
        "state": as_text(dealt(game).state),
        "turns": game.turns,
        "notations": game.notation,
        "drawn": drawn,
        "staged": staged,
    }


def forms(game: Game, turn: Any) -> list[dict[str, Any]]:
    row_size = int(game.state.row_size[game.player])
    return [action_form(ACTIONS[index], row_size).to_json() for index in turn]


def compare(game: Game, asked: dict[str, Any], told: dict[str, Any]) -> None:
    replay = dealt(game)
    assert told["start"] == replay.public_state().to_json()
    for turn, staged, theirs in zip(game.turns, asked["staged"], told["turns"], strict=True):
        assert theirs["previews"] == [without_words(previewed(replay, actions)) for actions in staged]
        tried = replay.try_turn([ACTIONS[index] for index in turn])
        assert theirs["actions"] == [entry.to_json() for entry in changes_of(tried)]
        replay = tried.game
        assert theirs["state"] == replay.public_state().to_json()
        assert theirs["score"] == replay.score().to_json()
        assert theirs["followed"] == {name: theirs[name] for name in ("actions", "state", "score")}
    assert replay.over


def previewed(game: Game, actions: list[dict[str, Any]]) -> dict[str, Any]:
    try:
        return preview(game, actions).to_json()
    except IllegalAction as error:
        return error.refusal.to_json()


def without_words(form: Any) -> Any:
    """Sentences are the server's alone: the page has its own."""
    if isinstance(form, dict):
        return {name: "" if name == "message" else without_words(value) for name, value in form.items()}
    return [without_words(one) for one in form] if isinstance(form, list) else form
