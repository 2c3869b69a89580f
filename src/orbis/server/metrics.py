"""What is counted, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

TURNS = Counter("orbis_turns", "Turns committed", ["by"])
REFUSED_TURNS = Counter("orbis_refused_turns", "Turns refused that came over WebSockets")
GAMES = Counter("orbis_games", "Games ended", ["reason"])
TABLES = Counter("orbis_tables", "Tables created")
CONFLICTS = Counter("orbis_conflicts", "Changes retried because another process wrote first")
REQUESTS = Counter("orbis_requests", "Requests answered", ["route", "status"])
REQUEST_SECONDS = Histogram(
    "orbis_request_seconds",
    "Time to answer a request",
    ["route"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
WRITE_SECONDS = Histogram(
    "orbis_write_seconds",
    "Time until a change is on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
CONNECTIONS = Gauge("orbis_connections", "Open WebSockets and streams", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("orbis_live_tables", "Tables in memory", multiprocess_mode="livesum")
JOBS_WAITING = Gauge("orbis_jobs_waiting", "Queued bot turns and analyses", ["kind"], multiprocess_mode="livesum")
JOB_SECONDS = Histogram(
    "orbis_job_seconds", "Time for a bot turn or analysis step", ["kind"], buckets=(0.001, 0.01, 0.1, 1, 10)
)
DATABASE_BYTES = Gauge("orbis_database_bytes", "Size of the database", multiprocess_mode="livemax")
