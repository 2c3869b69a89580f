"""The models of records and tile sets, explained in docs/notation.md and docs/tiles.md."""

from typing import Literal

from pydantic import Field

from orbis.server.web.forms.game import (
    ActionForm,
    Answer,
    ChangesForm,
    Color,
    God,
    Player,
    ResultForm,
    ScoreForm,
    StateForm,
)

# Tiles


class EffectForm(Answer):
    """The effect of a region."""

    kind: Literal["proselytism", "farm", "village", "forest", "volcano", "irrigation", "temple", "sacred-stone"]
    number: int
    colors: str


class RegionForm(Answer):
    """A region tile."""

    id: str
    color: Color
    level: int = Field(ge=1, le=3)
    cost: str = Field(description="One letter per worshiper, `*` for any color.")
    effect: EffectForm
    cp: int
    star: Literal["white", "purple"] | None
    mystic: int | None


class TileSetDefinition(Answer):
    """What is printed on all tiles."""

    name: str
    regions: list[RegionForm]
    gods: list[God]
    temple_tokens: list[int]


class TileSetContent(TileSetDefinition):
    """The same with the digest that identifies it."""

    digest: str


# Records


class TileSetReference(Answer):
    """The tile set of a record; a custom set is included in full."""

    name: str
    digest: str
    definition: TileSetDefinition | None = None


class RecordSeat(Answer):
    """Who played."""

    name: str


class RecordForm(Answer):
    """A game that can be replayed anywhere, as `.orbis.json`."""

    format: Literal["orbis"]
    version: Literal[1]
    tiles: TileSetReference
    seats: list[RecordSeat]
    first: Player
    seed: str | None
    seed_hash: str = Field("", description="Omitted if no hash was published before the game.")
    piles: list[list[str]]
    gods: list[God]
    turns: list[str]
    result: ResultForm | None


# Replays


class ReplayedTurn(Answer):
    """A turn and the state after it."""

    turn: int = Field(description="From 1.")
    round: int
    player: Player
    notation: str
    actions: list[ActionForm]
    changes: list[ChangesForm] = Field(description="What each action changed.")
    state: StateForm
    points: list[int] = Field(description="Each player's total, as if the game had ended here.")


class ReplayForm(Answer):
    """A game with the state after every turn."""

    players: int
    seats: list[str]
    first: Player
    seed: str | None
    tile_set: TileSetContent
    piles: list[list[str]]
    gods: list[God]
    temple_tokens: list[int]
    start: StateForm
    turns: list[ReplayedTurn]
    score: ScoreForm | None
