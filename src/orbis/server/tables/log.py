"""The events of a table as they are sent."""

from collections.abc import Callable

import msgspec

from orbis.game import Game, parse_actions, play_changes
from orbis.game.actions import action_index
from orbis.server.tables.events import Event


class Log:
    """Every event as JSON. It is written when it is first read: to tell what turns change takes longer than to play."""

    def __init__(self) -> None:
        self._game: Game | None = None  # as far as it is told
        self._told: list[bytes] = []
        self._untold: list[Event] = []

    def __len__(self) -> int:
        return len(self._told) + len(self._untold)

    def add(self, event: Event) -> None:
        """Add the next event."""
        self._untold.append(event)

    def read(self, deal: Callable[[], Game]) -> list[bytes]:
        """All events. `deal` gives the game before its first turn; kept here, it would keep the table alive."""
        for event in self._untold:
            self._told.append(self._tell(event, deal))
        self._untold.clear()
        return self._told

    def _tell(self, event: Event, deal: Callable[[], Game]) -> bytes:
        form = event.to_json()
        if event.kind == "turn":
            self._game = self._game or deal()
            form["actions"] = play_changes(self._game, turn_of(event))
        return msgspec.json.encode(form)


def turn_of(event: Event) -> list[int]:
    """The actions of a turn by their numbers."""
    return [action_index(action) for action in parse_actions(event.body["turn"])]
