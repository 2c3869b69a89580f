"""What is counted, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

TURNS = Counter("orbis_turns", "Turns committed", ["by"])
GAMES = Counter("orbis_games", "Games that ended", ["reason"])
TABLES = Counter("orbis_tables", "Tables created")
CONFLICTS = Counter("orbis_conflicts", "Changes that another process was faster with")
REQUESTS = Counter("orbis_requests", "Requests answered", ["route", "status"])
REQUEST_SECONDS = Histogram(
    "orbis_request_seconds",
    "Time to answer a request",
    ["route"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
WRITE_SECONDS = Histogram(
    "orbis_write_seconds",
    "Time until a change is safe on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
CONNECTIONS = Gauge("orbis_connections", "Open WebSockets and streams", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("orbis_live_tables", "Tables in memory", multiprocess_mode="livesum")
THOUGHTS_WAITING = Gauge("orbis_thoughts_waiting", "Bot turns and analyses that wait", multiprocess_mode="livesum")
THOUGHT_SECONDS = Histogram(
    "orbis_thought_seconds", "Time of a bot turn or a part of an analysis", ["kind"], buckets=(0.001, 0.01, 0.1, 1, 10)
)
