"""A record in full detail, enough for another implementation of the rules to replay it and compare."""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from orbis.engine.scoring import TEMPLE_TOKENS, TOTAL
from orbis.forms import Form
from orbis.game import Game, parse_actions, play_changes
from orbis.game.actions import ActionForm, action_index
from orbis.game.changes import Changes
from orbis.game.public import PlayerNumber, PublicState
from orbis.game.score import Score, score_sheet
from orbis.records.record import Record
from orbis.records.replay import Verifier, start_of
from orbis.tiles import TileSet, TileSetContent


class ReplayedTurn(Form, frozen=True):
    """A turn, what each of its actions changed, and the state and each player's points after it."""

    turn: Annotated[int, msgspec.Meta(description="From 1.")]
    round: int
    player: PlayerNumber
    notation: str
    actions: list[ActionForm]
    changes: list[Changes]
    state: PublicState
    points: Annotated[list[int], msgspec.Meta(description="Each player's total, as if the game had ended here.")]


class Transcript(Form, frozen=True):
    """A game with the state after every turn."""

    players: int
    seats: list[str]
    first: PlayerNumber
    seed: str | None
    tile_set: TileSetContent
    piles: list[list[str]]
    gods: tuple[str, ...]
    temple_tokens: tuple[int, ...]
    start: PublicState
    turns: list[ReplayedTurn]
    score: Score | None


def transcript(record: Record, turn: int | None = None, tiles: TileSet | None = None) -> Transcript:
    """A game with every action, what it changed, and the public state and points after each turn, or only one turn.

    See docs/notation.md for the form. The whole record is checked.
    """
    Verifier(tiles).verify(record)
    game = start_of(record, tiles)
    return Transcript(
        players=game.num_players,
        seats=[seat.name for seat in record.seats],
        first=record.first,
        seed=record.seed,
        tile_set=game.tile_set.content(),
        piles=record.piles,
        gods=record.gods,
        temple_tokens=TEMPLE_TOKENS[game.num_players],
        start=game.public_state(),
        turns=list(_replayed_turns(record, game, turn)),
        score=game.score() if game.over else None,
    )


def _replayed_turns(record: Record, game: Game, only: int | None) -> Iterator[ReplayedTurn]:
    """The turns, or only one of them. All are played, and must be legal."""
    for number, text in enumerate(record.turns, 1):
        round_, player = game.round, game.player
        played = play_changes(game, [action_index(action) for action in parse_actions(text)])
        if only in (None, number):
            yield ReplayedTurn(
                turn=number,
                round=round_,
                player=player,
                notation=text,
                actions=[each.action for each in played],
                changes=[each.changes for each in played],
                state=game.public_state(),
                points=[row[TOTAL] for row in score_sheet(game.state, game.tiles)],
            )
