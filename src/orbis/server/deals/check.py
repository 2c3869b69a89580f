"""Checks a game of the deal: every turn is played again, and those of the bots are chosen again."""

import hashlib
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from orbis.bots import Bot, bot_factory
from orbis.engine.vocabulary import NUM_ROUNDS
from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.game import Action, Game, parse_actions
from orbis.game.actions import action_index
from orbis.records import Record, record_of
from orbis.server.deals.deal import Deal, bot_seed
from orbis.server.tables.refusals import Refused


class Outcome(Form, frozen=True):
    """What a player made of a deal."""

    place: Annotated[int, Meta(description="1 is the winner.")]
    points: int
    lead: Annotated[int, Meta(description="Points ahead of the best opponent; negative if behind.")]


def play_deal(deal: Deal, turns: Sequence[str]) -> Game:
    """The finished game, if it was played on this deal, to its end, against its bots."""
    needed = NUM_ROUNDS * len(deal.seats)
    if len(turns) != needed:
        raise Refused(
            422, "deal/length", f"The game has {needed} turns, not {len(turns)}", turns=len(turns), needed=needed
        )
    game = Game(len(deal.seats), deal.seed, first=deal.first)
    bots = {seat.level: bot_factory(seat.level)(bot_seed(deal)) for seat in deal.seats if seat.level is not None}
    for number, text in enumerate(turns, 1):
        level = deal.seats[game.player].level
        try:
            turn = parse_actions(text)
            game = game.after_turn(turn if level is None else _choice(bots[level], game))
        except OrbisError as error:
            raise _wrong(number, error.message, error.rule) from None
        if list(game.turns[-1]) != [action_index(action) for action in turn]:
            raise _wrong(number, "the bot plays another turn")
    return game


def _choice(bot: Bot, game: Game) -> list[Action | str]:
    """The turn of a bot: those of deals have no search, and choose all of it at once."""
    choice = bot.choose(game.view())
    return [choice] if isinstance(choice, str) or not isinstance(choice, Sequence) else list(choice)


def outcome_of(deal: Deal, game: Game) -> Outcome:
    """The result of the person in a finished game."""
    me = own_seat(deal)
    players = game.score().players
    others = max(player.total for seat, player in enumerate(players) if seat != me)
    return Outcome(players[me].rank, players[me].total, players[me].total - others)


def own_seat(deal: Deal) -> int:
    """Where the person sits."""
    return next(number for number, seat in enumerate(deal.seats) if seat.kind == "person")


def record_of_deal(deal: Deal, turns: Sequence[str], person: str) -> Record:
    """The record of a game that was checked before."""
    game = Game(len(deal.seats), deal.seed, first=deal.first)
    for turn in turns:
        game.play_turn(turn)
    names = [f"{seat.level} (bot)" if seat.kind == "bot" else person for seat in deal.seats]
    return record_of(game, names, deal.seed_hash)


def digest_of(turns: Sequence[str]) -> str:
    """What tells games of a deal apart."""
    return hashlib.sha256("\n".join(turns).encode()).hexdigest()


def _wrong(number: int, reason: str, rule: str | None = None) -> Refused:
    return Refused(422, "deal/turn", f"Turn {number}: {reason}", rule, turn=number)
