"""Structured logs: one line an event, as JSON or for people."""

import logging
import sys
from collections import Counter
from typing import Final

import structlog

from orbis.server.buckets import Buckets, Rate
from orbis.server.settings import Settings

LINES: Final = Rate(5, 200)  # of one event
LINES_EACH: Final = Rate(0.1, 10)  # of one event and address


def set_up_logs(settings: Settings) -> None:
    """Send our logs and those of the libraries the same way, to standard error."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    if settings.log_format == "json":
        renderer: structlog.typing.Processor = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=shared,
        )
    )
    handler.addFilter(BoundedLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # requests are counted and logged by our own guard
    # The last two tell of every WebSocket, with the client's address, and of every passkey.
    for name in ("alembic", "uvicorn.error", "fido2"):
        logging.getLogger(name).setLevel(logging.WARNING)


class BoundedLines(logging.Filter):
    """Drops lines that come too often, so that logs do not grow with attacks; the next one says how many."""

    def __init__(self) -> None:
        super().__init__()
        self._events = Buckets(LINES)
        self._addresses = Buckets(LINES_EACH)
        self._dropped: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written. What is logged for debugging always is."""
        if record.levelno <= logging.DEBUG:
            return True
        fields = record.msg if isinstance(record.msg, dict) else {}
        event = str(fields.get("event", f"{record.name} {record.msg}"))
        address = fields.get("address")
        if (address and self._addresses.take(f"{event} {address}")) or self._events.take(event):
            self._dropped[event] += 1
            return False
        dropped = self._dropped.pop(event, 0)
        if dropped:
            fields["dropped"] = dropped
        return True
