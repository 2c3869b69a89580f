"""What a preview leaves no choice about, and what it suggests: the same in the terminal and on the page."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import astuple

from orbis.forms import Form
from orbis.game.actions import Actions, Decline, Exchange, Give, Placement, Remove
from orbis.game.game import Game
from orbis.game.preview import Preview, preview
from orbis.game.refusals import Refusal

Payment: TypeAlias = Give | Remove

_MAIN_REASONS = ("action/cost-not-payable", "action/no-color-below")


class Guidance(Form, frozen=True):
    """The next action if there is no choice, a way to finish the payment, and why the tile goes nowhere face up."""

    forced: Payment | None
    suggested: list[Payment]
    not_face_up: Refusal | None


class GuidedPreview(Preview, frozen=True):
    """A preview with its guidance."""

    guidance: Guidance


def guided_preview(game: Game, actions: Actions = ()) -> GuidedPreview:
    """What the turn does with some more actions staged, and guidance for the next one. See `preview`."""
    shown = preview(game, actions)
    fields = {name: getattr(shown, name) for name in Preview.__struct_fields__}
    return GuidedPreview(**fields, guidance=guidance(shown))


def guidance(shown: Preview) -> Guidance:
    """The guidance for whoever answers the open question of a preview."""
    available = _available(shown)
    return Guidance(_forced(shown, available), _suggested(shown, available), _not_face_up(shown))


def main_refusal(refusals: Iterable[Refusal]) -> Refusal | None:
    """Why a tile that every spot refuses cannot be placed face up: its cost before the colors below."""
    by_code = {refusal.code: refusal for refusal in reversed(list(refusals))}
    return next((by_code[code] for code in _MAIN_REASONS if code in by_code), None)


def _available(shown: Preview) -> dict[Payment, int]:
    """The worshipers that can be given or removed next, and how many there are of each."""
    state = shown.state
    lying = {place.place: place.worshipers for place in state.display}
    available: dict[Payment, int] = {}
    for entry in shown.next:
        match entry.action:
            case Give(color) if state.player is not None:
                available[entry.action] = getattr(state.players[state.player].realm, color)
            case Remove(place, color):
                available[entry.action] = getattr(lying[place], color)
    return available


def _forced(shown: Preview, available: dict[Payment, int]) -> Payment | None:
    """The next worshiper of a payment without a choice: only one color will do, or everything has to go."""
    kinds = {type(entry.action) for entry in shown.next}
    if Decline in kinds or (shown.state.step == "discard" and Exchange in kinds):  # an exchange saves discards
        return None
    is_forced = len(available) == 1 or sum(available.values()) == shown.state.pending
    return next(iter(available), None) if is_forced else None


def _suggested(shown: Preview, available: dict[Payment, int]) -> list[Payment]:
    """What there is most of, so that all colors stay at hand; for a volcano, what others would gain most from."""
    pending = shown.state.pending
    if not available or sum(available.values()) < pending:
        return []
    left = dict(available)
    crowds = {place.place: sum(astuple(place.worshipers)) for place in shown.state.display}
    crowds |= {payment.color: number for payment, number in left.items() if isinstance(payment, Give)}
    suggested = []
    for _ in range(pending):
        best = max((payment for payment in left if left[payment]), key=lambda payment: crowds[_source(payment)])
        left[best] -= 1
        crowds[_source(best)] -= 1
        suggested.append(best)
    return suggested


def _source(payment: Payment) -> str:
    return payment.color if isinstance(payment, Give) else payment.place


def _not_face_up(shown: Preview) -> Refusal | None:
    if any(isinstance(entry.action, Placement) and entry.action.face == "up" for entry in shown.next):
        return None
    return main_refusal(
        Refusal(entry.code, entry.rule, entry.message, entry.args)
        for entry in shown.refused
        if isinstance(entry.action, Placement) and entry.action.face == "up"
    )
