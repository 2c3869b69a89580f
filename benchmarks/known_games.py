"""Games known in advance: their seeds, whole random games, and what a client sends for each of their turns."""

import json
import random
from dataclasses import dataclass

from known_seeds import seeds
from load_client import Form

from orbis import Game
from orbis.game.actions import Action, Give, Remove, action_form, action_index
from orbis.game.layout import seed_hash

FORCED_STEPS = ("pay", "discard")  # where the page gives the only possible color by itself


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as clients send it: bodies of requests."""

    seat: int
    previews: list[bytes]  # as the page asks for them: one before anything is staged, then one for each decision
    commit: bytes  # as the page sends it, action by action
    short_commit: bytes  # in the notation


def known_games(num_players: int) -> dict[str, list[Turn]]:
    """A random game for each seed, by the hash of the seed, which everyone at a table can see."""
    return {seed_hash(seed): _play(Game(num_players, seed, first="random"), random.Random(seed)) for seed in seeds()}


def random_turn(game: Game, chance: random.Random) -> str:
    """A whole turn of random sensible actions."""
    after = game.copy()
    while after.turn == game.turn:
        after.play_unchecked(action_index(chance.choice(after.sensible())))
    return after.notation[-1]


def _play(game: Game, chance: random.Random) -> list[Turn]:
    turns = []
    while not game.over:
        turns.append(_play_turn(game, chance))
    return turns


def _play_turn(game: Game, chance: random.Random) -> Turn:
    """Play a random turn, and note what the page asks for on the way."""
    ply, seat = game.turn, game.player
    actions: list[Form] = []
    previews = [_body(ply, [])]
    before = ("", "", False)  # the step, the kind of action, whether the page made it by itself
    while game.turn == ply:
        action = chance.choice(game.sensible())
        is_forced = bool(actions) and _only_gift(game) == action
        now = (game.step, type(action).__name__, is_forced)
        if actions and (is_forced or not isinstance(action, Give | Remove) or now != before):
            previews.append(_body(ply, actions))  # several worshipers for one purpose are one decision
        actions.append(action_form(action, int(game.state.row_size[seat])).to_json())
        before = now
        game.play_unchecked(action_index(action))
    previews.append(_body(ply, actions))
    return Turn(seat, previews, previews[-1], _body(ply, game.notation[-1]))


def _only_gift(game: Game) -> Action | None:
    """What the page gives without asking: the only color there is, where something must be given."""
    gifts = [action for action in game.legal() if isinstance(action, Give)] if game.step in FORCED_STEPS else []
    return gifts[0] if len(gifts) == 1 else None


def _body(ply: int, actions: list[Form] | str) -> bytes:
    return json.dumps({"ply": ply, "actions": actions}, separators=(",", ":")).encode()
