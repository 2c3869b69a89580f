"""A record in full detail, enough for another implementation of the rules to replay it and compare."""

from collections.abc import Iterator
from typing import Any

from orbis.engine.scoring import TEMPLE_TOKENS, TOTAL
from orbis.game import Game, parse_actions, play_changes
from orbis.game.actions import action_index
from orbis.game.score import score_sheet
from orbis.records.record import Record
from orbis.records.replay import Verifier, start_of
from orbis.tiles import TileSet


def transcript(record: Record, turn: int | None = None, tiles: TileSet | None = None) -> dict[str, Any]:
    """A game with every action, what it changed, and the public state and points after each turn, or only one turn.

    See docs/notation.md for the form. The whole record is checked.
    """
    Verifier(tiles).verify(record)
    game = start_of(record, tiles)
    return {
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
        "score": game.score().to_json() if game.over else None,
    }


def _turns_to_json(record: Record, game: Game, only: int | None) -> Iterator[dict[str, Any]]:
    """The turns, or only one of them. All are played, and must be legal."""
    for number, text in enumerate(record.turns, 1):
        round_, player = game.round, game.player
        told = play_changes(game, [action_index(action) for action in parse_actions(text)])
        if only in (None, number):
            yield {
                "turn": number,
                "round": round_,
                "player": player,
                "notation": text,
                "actions": [each["action"] for each in told],
                "changes": [each["changes"] for each in told],
                "state": game.public_state(),
                "points": [row[TOTAL] for row in score_sheet(game.state, game.tiles)],
            }
