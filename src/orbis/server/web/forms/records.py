"""The forms of what is kept of a game: docs/tiles.md and docs/notation.md say what they mean."""

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
    cost: str = Field(description="A letter for each worshiper, `*` for any.")
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
    """The same with the digest by which tables name it."""

    digest: str


# Records


class TileSetReference(Answer):
    """The tile set of a record; one's own is in it."""

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
    seed_hash: str = Field("", description="Left out if nothing was promised before the game.")
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
    changes: list[ChangesForm] = Field(description="What each of the actions changed.")
    state: StateForm
    points: list[int] = Field(description="The total of each player, as if the game had ended here.")


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
