"""The settings of a server: flags of `orbis serve` or environment variables that begin with ORBIS_."""

import os
from typing import Annotated, Any, Literal, Self

import msgspec
from msgspec import Meta

from orbis.errors import OrbisError
from orbis.records.folder import data_folder

PREFIX = "ORBIS_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each has a default that suits one machine."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(description="Port to listen on; default: the first free from 8042."),
    ] = None
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://…; default: a file in the data folder.")
    ] = ""
    workers: Annotated[int, Meta(ge=1, le=64, description="Number of processes; more than one needs PostgreSQL.")] = 1
    public_url: Annotated[str, Meta(description="Public address of the server if it runs behind a proxy.")] = ""
    proxies: Annotated[str, Meta(description="Proxies whose X-Forwarded headers are trusted; * for all.")] = "127.0.0.1"
    allowed_hosts: Annotated[
        str, Meta(description="More host names to answer to, separated by commas; * for any. IP addresses always work.")
    ] = ""
    bot_threads: Annotated[
        int, Meta(ge=0, le=256, description="Threads for bots and analyses; 0: one less than cores, at least two.")
    ] = 0
    max_bot_jobs: Annotated[
        int, Meta(ge=1, description="Maximum queued bot turns and analyses; more are rejected.")
    ] = 2000
    grace_seconds: Annotated[float, Meta(ge=0.1, description="Seconds until a disconnected live player is gone.")] = (
        60.0
    )
    tick_seconds: Annotated[float, Meta(ge=0.05, description="Seconds between checks of the clocks.")] = 1.0
    rate_factor: Annotated[float, Meta(ge=0, description="Multiplies all rate limits; 0 disables them.")] = 1.0
    address_share: Annotated[
        float, Meta(ge=0, description="Rate limits per address, as a multiple of those per guest; 0 disables them.")
    ] = 4.0
    max_body: Annotated[int, Meta(ge=1024, description="Maximum request size in bytes.")] = 65_536
    max_tables: Annotated[int, Meta(ge=1, description="Maximum unfinished tables per host.")] = 50
    max_connections: Annotated[int, Meta(ge=1, description="Maximum WebSockets and streams per process.")] = 5000
    max_connections_per_guest: Annotated[int, Meta(ge=1, description="Maximum WebSockets and streams per guest.")] = 50
    max_connections_per_address: Annotated[
        int, Meta(ge=1, description="Maximum WebSockets and streams per address.")
    ] = 200
    max_sockets_per_address: Annotated[
        int, Meta(ge=1, description="Maximum open sockets per address, idle or not.")
    ] = 256
    cached_tables: Annotated[int, Meta(ge=1, description="Maximum tables kept in memory per process.")] = 2000
    untouched_days: Annotated[
        float, Meta(gt=0, description="Days until a table where nobody played a turn is deleted.")
    ] = 2.0
    idle_days: Annotated[float, Meta(gt=0, description="Days until a game that nobody continues is ended.")] = 30.0
    max_disk_mb: Annotated[
        int, Meta(ge=1, description="Size of the database in MB from which nothing new is begun.")
    ] = 10_000
    analysis_simulations: Annotated[int, Meta(ge=1, description="Simulations per position in a hint or review.")] = (
        10_000
    )
    metrics: Annotated[bool, Meta(description="Whether /metrics is available.")] = True
    log_format: Annotated[Literal["json", "console"], Meta(description="Format of the logs.")] = "json"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="Lowest level that is logged.")
    ] = "info"

    @classmethod
    def from_environment(cls, **flags: Any) -> Self:
        """The settings of the environment, and of flags, which go first."""
        names = cls.__struct_fields__
        given = {name: os.environ[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in os.environ}
        try:
            return msgspec.convert({**given, **flags}, cls, strict=False)
        except msgspec.ValidationError as error:
            reason, _, where = str(error).partition(" - at `$.")
            raise OrbisError("server/settings", f"invalid setting {where.rstrip('`')}: {reason}") from None

    def to_environment(self) -> dict[str, str]:
        """The settings as variables, for other processes."""
        values = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return {PREFIX + name.upper(): str(value) for name, value in values.items()}

    @property
    def threads(self) -> int:
        """The threads for bots and analyses: with two, bots never wait for an analysis."""
        return self.bot_threads or max(2, (os.cpu_count() or 2) - 1)

    @property
    def database_url(self) -> str:
        """The database, or the file that is taken without one."""
        return self.database or f"sqlite:///{data_folder() / 'orbis.db'}"
