"""A record in full: enough for another implementation of the rules to replay it and to compare itself."""

from collections.abc import Iterator
from typing import Any

from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.game import ACTIONS, Game
from orbis.game.actions import action_to_json
from orbis.game.notation import format_indices
from orbis.records.record import Record
from orbis.records.replay import check_result, start_of, turns_of
from orbis.tiles import TileSet


def transcript(record: Record, turn: int | None = None, tiles: TileSet | None = None) -> dict[str, Any]:
    """A game with every small action and the public state after each turn, or after one: see docs/notation.md.

    The whole record is checked.
    """
    game = start_of(record, tiles)
    form: dict[str, Any] = {
        "players": game.num_players,
        "seats": [seat.name for seat in record.seats],
        "first": record.first,
        "seed": record.seed,
        "tile_set": {**game.tile_set.to_dict(), "digest": game.tile_set.digest},
        "piles": record.piles,
        "gods": record.gods,
        "temple_tokens": list(TEMPLE_TOKENS[game.num_players]),
        "start": game.public_state(),
        "turns": list(_turns_to_json(record, game, turn)),
    }
    check_result(record, game)
    return {**form, "score": game.score().to_json() if game.over else None}


def _turns_to_json(record: Record, game: Game, only: int | None) -> Iterator[dict[str, Any]]:
    """The turns, or the one asked for. All of them are played."""
    player = game.player
    row_sizes = game.state.row_size.tolist()
    for _ in turns_of(record, game):
        if only is None or only == game.turn:
            played = game.turns[-1]
            yield {
                "turn": game.turn,
                "round": (game.turn - 1) // game.num_players + 1,
                "player": player,
                "notation": format_indices(played),
                "actions": [action_to_json(ACTIONS[action], row_sizes[player]) for action in played],
                "state": game.public_state(),
            }
        player = game.player
        row_sizes = game.state.row_size.tolist()
