"""The settings of a server: flags of `orbis serve` or environment variables that begin with ORBIS_."""

import os
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from orbis.records.folder import data_folder


class Settings(BaseSettings):
    """Everything that can be set. Each has a default that suits one machine."""

    model_config = SettingsConfigDict(env_prefix="ORBIS_", extra="ignore")

    host: str = Field("127.0.0.1", description="Address to listen on.")
    port: int | None = Field(None, ge=0, le=65535, description="Port to listen on; default: the first free from 8042.")
    database: str = Field("", description="sqlite:///FILE or postgresql://…; default: a file in the data folder.")
    workers: int = Field(1, ge=1, le=64, description="Number of processes; more than one needs PostgreSQL.")
    public_url: str = Field("", description="Public address of the server if it runs behind a proxy.")
    proxies: str = Field("127.0.0.1", description="Proxies whose X-Forwarded headers are trusted; * for all.")
    allowed_hosts: str = Field(
        "", description="More host names to answer to, separated by commas; * for any. IP addresses always work."
    )
    bot_threads: int = Field(
        0, ge=0, le=256, description="Threads for bots and analyses; 0: one less than cores, at least two."
    )
    max_bot_jobs: int = Field(2000, ge=1, description="Maximum queued bot turns and analyses; more are rejected.")
    grace_seconds: float = Field(60.0, ge=0.1, description="Seconds until a disconnected live player is gone.")
    tick_seconds: float = Field(1.0, ge=0.05, description="Seconds between checks of the clocks.")
    rate_factor: float = Field(1.0, ge=0, description="Multiplies all rate limits; 0 disables them.")
    address_share: float = Field(
        4.0, ge=0, description="Rate limits per address, as a multiple of those per guest; 0 disables them."
    )
    max_body: int = Field(65_536, ge=1024, description="Maximum request size in bytes.")
    max_tables: int = Field(50, ge=1, description="Maximum unfinished tables per host.")
    max_connections: int = Field(5000, ge=1, description="Maximum WebSockets and streams per process.")
    max_connections_per_guest: int = Field(50, ge=1, description="Maximum WebSockets and streams per guest.")
    max_connections_per_address: int = Field(200, ge=1, description="Maximum WebSockets and streams per address.")
    max_sockets_per_address: int = Field(256, ge=1, description="Maximum open sockets per address, idle or not.")
    cached_tables: int = Field(2000, ge=1, description="Maximum tables kept in memory per process.")
    untouched_days: float = Field(2.0, gt=0, description="Days until a table where nobody played a turn is deleted.")
    idle_days: float = Field(30.0, gt=0, description="Days until a game that nobody continues is ended.")
    max_disk_mb: int = Field(10_000, ge=1, description="Size of the database in MB from which nothing new is begun.")
    analysis_simulations: int = Field(25_000, ge=1, description="Simulations per position in a hint or review.")
    metrics: bool = Field(True, description="Whether /metrics is available.")
    log_format: Literal["json", "console"] = Field("json", description="Format of the logs.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="Lowest level that is logged.")

    @property
    def threads(self) -> int:
        """The threads for bots and analyses: with two, bots never wait for an analysis."""
        return self.bot_threads or max(2, (os.cpu_count() or 2) - 1)

    @property
    def database_url(self) -> str:
        """The database, or the file that is taken without one."""
        return self.database or f"sqlite:///{data_folder() / 'orbis.db'}"
