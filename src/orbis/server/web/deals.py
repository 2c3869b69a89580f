"""Operations for the deal of the day."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response

from orbis.engine.vocabulary import MAX_PLAYERS, NUM_ROUNDS
from orbis.forms import Form
from orbis.records import Record
from orbis.server.deals.check import Outcome
from orbis.server.deals.deal import Deal, read_day
from orbis.server.deals.standings import Count, Streak, count_of, percentile, streak_of, worth_of
from orbis.server.storage.deals import FoundAttempt
from orbis.server.tables.refusals import Refused
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations
from orbis.server.web.request_context import RequestContext
from orbis.server.web.turns import MAX_NOTATION

MAX_LISTED: Final = 60  # results of earlier days
operations = Operations("/api", "deals")


class Promise(Form, frozen=True):
    """What is known of a deal before its day."""

    date: str
    seed_hash: str


class Attempt(Form, frozen=True):
    """Your attempt that counts."""

    date: str
    started_at: float
    submitted_at: float | None
    outcome: Outcome | None


class DealDay(Form, frozen=True):
    """The deal of a day, and what is promised of the next."""

    today: Annotated[str, Meta(description="Which day it is, in UTC.")]
    deal: Deal
    next: Annotated[Promise, Meta(description="Tomorrow's deal.")]
    attempt: Annotated[Attempt | None, Meta(description="None if you have not started.")]


class SubmitGame(Form, frozen=True):
    """A finished game."""

    turns: Annotated[
        list[Annotated[str, Meta(max_length=MAX_NOTATION)]],
        Meta(max_length=MAX_PLAYERS * NUM_ROUNDS, description="All turns, those of the bots too, in the notation."),
    ]


class BestGameForm(Form, frozen=True):
    """The best game of a day."""

    outcome: Outcome
    record: Record


class DealResults(Form, frozen=True):
    """How a day went."""

    date: str
    players: int
    counts: Annotated[list[Count], Meta(description="The worst results first.")]
    own: Annotated[Outcome | None, Meta(description="Your result.")]
    percentile: Annotated[
        float | None, Meta(description="The share of the other players whose result is no better than yours.")
    ]
    best: BestGameForm | None


class MyDeals(Form, frozen=True):
    """Your results of all days."""

    today: str
    streak: Streak
    attempts: Annotated[list[Attempt], Meta(description="Those with a result, the latest first.")]


@operations.add("GET", "/deals/{date}", answer=DealDay, errors=(404,))
async def show_deal(context: RequestContext) -> Response:
    """The deal of a day that has begun, or of `today`."""
    deals = context.service.deals
    deal = await _deal_of(context)
    guest = context.guest_id
    attempt = None if guest is None else await deals.store.attempt(guest, deal.date)
    promise = Promise(*await deals.promise())
    return Json(DealDay(deals.today.isoformat(), deal, promise, None if attempt is None else _shown(attempt)))


@operations.add("POST", "/deals/{date}/start", answer=Attempt, guest=True, errors=(404, 409))
async def start_deal(context: RequestContext) -> Response:
    """Begin the attempt that counts. Beginning again changes nothing."""
    deal = await _deal_of(context)
    context.service.upkeep.check_disk()
    return Json(_shown(await context.service.deals.start(context.guest.id, deal)))


@operations.add("POST", "/deals/{date}/result", answer=Attempt, guest=True, errors=(404, 409))
async def submit_result(context: RequestContext, form: SubmitGame) -> Response:
    """Submit the game. It is played again here: every turn must be legal, and the bots' turns must be theirs."""
    context.check_rate("deal")
    deal = await _deal_of(context)
    return Json(_shown(await context.service.deals.submit(context.guest.id, deal, form.turns)))


@operations.add("GET", "/deals/{date}/results", answer=DealResults, errors=(404,))
async def show_results(context: RequestContext) -> Response:
    """How a day went, for those who have a result, and for everyone when no result can come any more."""
    deals = context.service.deals
    deal = await _deal_of(context)
    guest = context.guest_id
    attempt = None if guest is None else await deals.store.attempt(guest, deal.date)
    own = None if attempt is None else attempt.outcome
    if own is None and not deals.is_closed(deal):
        raise Refused(403, "deal/not-played", "Play this deal first, or wait until its day is over", date=deal.date)
    day = await deals.store.day(deal.date)
    best = None
    if day.best is not None:
        best = BestGameForm(day.best.outcome, await deals.best_record(deal, day.best.turns))
    return Json(
        DealResults(
            deal.date,
            sum(players for _, players in day.counts),
            [count_of(*count) for count in day.counts],
            own,
            None if own is None else percentile(day.counts, worth_of(own)),
            best,
        )
    )


@operations.add("GET", "/me/deals", answer=MyDeals, guest=True)
async def list_my_deals(context: RequestContext) -> Response:
    """Your results, and how many days in a row you played."""
    deals = context.service.deals
    attempts = await deals.store.results_of(context.guest.id)
    days = [day for day in (read_day(attempt.date) for attempt in attempts) if day is not None]
    streak = streak_of(days, deals.today)
    return Json(MyDeals(deals.today.isoformat(), streak, [_shown(attempt) for attempt in attempts[:MAX_LISTED]]))


async def _deal_of(context: RequestContext) -> Deal:
    """The deal in the address."""
    deals = context.service.deals
    named = str(context.connection.path_params["date"])
    return await deals.deal(deals.today.isoformat() if named == "today" else named)


def _shown(attempt: FoundAttempt) -> Attempt:
    return Attempt(attempt.date, attempt.started_at, attempt.submitted_at, attempt.outcome)
