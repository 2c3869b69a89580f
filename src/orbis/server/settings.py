"""The settings of a server: flags of `orbis serve`, or variables of the environment that begin with ORBIS_."""

import os
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from orbis.records.folder import data_folder


class Settings(BaseSettings):
    """Everything that can be set. Each has a default that suits one machine."""

    model_config = SettingsConfigDict(env_prefix="ORBIS_", extra="ignore")

    host: str = Field("127.0.0.1", description="The address to listen at.")
    port: int | None = Field(None, ge=0, le=65535, description="The port; without it, the next free one from 8042 on.")
    database: str = Field("", description="sqlite:///FILE or postgresql://…; without it, a file of the user.")
    workers: int = Field(1, ge=1, le=64, description="Processes; more than one needs PostgreSQL.")
    public_url: str = Field("", description="The address that people use, if a proxy stands before the server.")
    proxies: str = Field("127.0.0.1", description="Proxies whose X-Forwarded headers are believed, * for all.")
    bot_threads: int = Field(0, ge=0, le=256, description="Threads in which bots think; 0: one less than cores.")
    max_bot_jobs: int = Field(2000, ge=1, description="How many thoughts may wait; more are put off.")
    grace_seconds: float = Field(60.0, ge=0.1, description="After how long a live player without a connection is gone.")
    tick_seconds: float = Field(1.0, ge=0.05, description="How often clocks are looked at.")
    rate_factor: float = Field(1.0, ge=0, description="Scales all rate limits; 0 lifts them.")
    max_body: int = Field(65_536, ge=1024, description="The largest request in bytes.")
    max_tables: int = Field(50, ge=1, description="Tables that a guest may host before they are over.")
    max_connections: int = Field(5000, ge=1, description="WebSockets and streams of a process.")
    cached_tables: int = Field(2000, ge=1, description="Tables that a process keeps in memory.")
    analysis_simulations: int = Field(25_000, ge=1, description="Simulations for each position of a hint or review.")
    metrics: bool = Field(True, description="Whether /metrics is to be had.")
    log_format: Literal["json", "console"] = Field("json", description="How logs are written.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="What is logged at least.")

    @property
    def threads(self) -> int:
        """The threads in which bots think."""
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)

    @property
    def database_url(self) -> str:
        """The database, or the file that is taken without one."""
        return self.database or f"sqlite:///{data_folder() / 'orbis.db'}"
