"""The events of a table as they are sent."""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from orbis.game import Game, parse_actions, play_changes
from orbis.game.actions import action_index
from orbis.game.changes import ActionChanges, changes_of
from orbis.game.game import PlayedActions
from orbis.server.tables.events import SentEvent, StoredEvent, StoredTurn, TurnEvent

_encode = msgspec.json.Encoder().encode


class Log:
    """Every event as JSON. What turns changed is worked out when somebody reads them."""

    def __init__(self) -> None:
        self._encoded: list[bytes] = []
        self._waiting: list[StoredEvent] = []  # those that follow them
        self._played: PlayedActions | None = None  # the last of these, if it is a turn that was played in this process

    def __len__(self) -> int:
        return len(self._encoded) + len(self._waiting)

    def add(self, event: StoredEvent, played: PlayedActions | None = None) -> None:
        """Add the next event; for a turn, with its actions if it was played in this process."""
        self._waiting.append(event)
        self._played = played

    def read(self, game_at: Callable[[int], Game]) -> list[bytes]:
        """All events. `game_at` gives the game before a turn; kept here, it would keep the table alive."""
        game: Game | None = None
        for number, event in enumerate(self._waiting, start=1):
            actions = None
            if self._played is not None and number == len(self._waiting):
                actions = changes_of(self._played)
            elif isinstance(event, StoredTurn):
                game = game or game_at(event.ply)
                actions = play_changes(game, turn_of(event))
            self._encoded.append(_encode(sent_event(event, actions)))
        self._waiting.clear()
        self._played = None
        return self._encoded


def sent_event(event: StoredEvent, actions: list[ActionChanges] | None) -> SentEvent:
    """The event as clients get it: a turn with what its actions changed."""
    if not isinstance(event, StoredTurn):
        return event
    assert actions is not None
    return TurnEvent(**asdict(event), actions=actions)


def turn_of(event: StoredTurn) -> list[int]:
    """The actions of a turn by their numbers."""
    return [action_index(action) for action in parse_actions(event.turn)]
