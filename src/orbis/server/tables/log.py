"""The events of a table as they are sent."""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from orbis.game import Game, parse_actions, play_changes
from orbis.game.actions import action_index
from orbis.game.changes import ActionChanges
from orbis.server.tables.events import SentEvent, StoredEvent, StoredTurn, TurnEvent

_encode = msgspec.json.Encoder().encode


class Log:
    """Every event as JSON. What stored turns changed is worked out when somebody reads them."""

    def __init__(self) -> None:
        self._encoded: list[bytes] = []
        self._waiting: list[StoredEvent] = []  # those that follow them

    def __len__(self) -> int:
        return len(self._encoded) + len(self._waiting)

    def add(self, event: StoredEvent, actions: list[ActionChanges] | None = None) -> None:
        """Add the next event; for a turn, with what its actions changed if that is known."""
        if self._waiting or (isinstance(event, StoredTurn) and actions is None):
            self._waiting.append(event)
        else:
            self._encoded.append(_encode(sent_event(event, actions)))

    def read(self, game_at: Callable[[int], Game]) -> list[bytes]:
        """All events. `game_at` gives the game before a turn; kept here, it would keep the table alive."""
        game: Game | None = None
        for event in self._waiting:
            actions = None
            if isinstance(event, StoredTurn):
                game = game or game_at(event.ply)
                actions = play_changes(game, turn_of(event))
            self._encoded.append(_encode(sent_event(event, actions)))
        self._waiting.clear()
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
