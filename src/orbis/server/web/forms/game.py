"""The models of the game, explained in docs/actions.md."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Color: TypeAlias = Literal["R", "B", "Y", "G", "W"]
DisplayPlace: TypeAlias = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
God: TypeAlias = Literal[
    "love",
    "apprentice",
    "oceans",
    "fire",
    "nature",
    "harvests",
    "technology",
    "idleness",
    "equilibrium",
    "death",
]
Step: TypeAlias = Literal["take", "place", "pay", "village", "volcano", "gain", "death", "discard", "complete", "over"]
Face: TypeAlias = Literal["up", "wilderness"]
Player: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Row: TypeAlias = Annotated[int, Field(ge=1, le=4)]
Column: TypeAlias = Annotated[int, Field(ge=1, le=5)]


class Answer(BaseModel):
    """A model of something the server sends."""

    model_config = ConfigDict(extra="forbid")


# Actions


class TakeForm(Answer):
    """Take the region at a place in the display."""

    kind: Literal["take"]
    place: DisplayPlace


class GodForm(Answer):
    """Take a god."""

    kind: Literal["god"]
    god: God


class PlaceForm(Answer):
    """Put the taken tile into the universe."""

    kind: Literal["place"]
    row: Row
    column: Annotated[int, Field(ge=1, le=6)]  # 6: what is refused, as the bottom row is full
    end: Literal["left", "right"] | None = Field(None, description="Only in row 1.")
    face: Face


class GiveForm(Answer):
    """Return a worshiper from the realm."""

    kind: Literal["give"]
    color: Color


class GainForm(Answer):
    """Gain a worshiper."""

    kind: Literal["gain"]
    color: Color


class RemoveForm(Answer):
    """Remove a worshiper from the display."""

    kind: Literal["remove"]
    place: DisplayPlace
    color: Color


class ExchangeForm(Answer):
    """Exchange three worshipers of one color for one of another."""

    kind: Literal["exchange"]
    give: Color
    get: Color


class DeclineForm(Answer):
    """Do not pay for a village, a volcano or Death."""

    kind: Literal["decline"]


ActionForm: TypeAlias = Annotated[
    TakeForm | GodForm | PlaceForm | GiveForm | GainForm | RemoveForm | ExchangeForm | DeclineForm,
    Field(discriminator="kind"),
]


# The public state


class Worshipers(Answer):
    """How many of each color."""

    R: int
    B: int
    Y: int
    G: int
    W: int


class DisplayedTile(Answer):
    """A place in the display."""

    place: DisplayPlace
    tile: str | None
    worshipers: Worshipers


class HeldGod(Answer):
    """The god of a player."""

    god: God
    cancelled: bool


class PlacedTile(Answer):
    """A tile of a universe."""

    row: Row
    column: Column
    tile: str
    face: Face
    cancelled: bool


class PlayerState(Answer):
    """What a player has."""

    realm: Worshipers
    reductions: list[Color]
    god: HeldGod | None
    universe: list[PlacedTile]


class StateForm(Answer):
    """Everything about a game that is public."""

    turn: int
    round: int
    player: Player | None
    step: Step
    pending: int
    display: list[DisplayedTile] = Field(min_length=9, max_length=9)
    piles: list[int] = Field(min_length=3, max_length=3)
    gods: list[God]
    temple_tokens: list[int]
    taken: str | None
    players: list[PlayerState]


class PlayerPoints(Answer):
    """The breakdown of a player's points."""

    total: int
    regions: int
    wilderness: int
    god: int
    temple_token: int
    worshipers: int
    rank: int


class ResultForm(Answer):
    """How a game ended."""

    players: list[PlayerPoints]
    winners: list[Player]
    tie_break: Literal["worshipers", "shared"] | None


class TemplesForm(Answer):
    """What counts for the temple tokens."""

    symbols: int
    mystic: int


class GodScoreForm(Answer):
    """What a god contributes."""

    god: God
    cp: int
    rule: str
    why: str


class TileScoreForm(Answer):
    """What a tile contributes."""

    row: Row
    column: Column
    tile: str
    cp: int
    counts: Literal["scored", "cancelled", "unfulfilled", "wilderness"]
    rule: str
    neighbors: int | None = None
    needed: int | None = None


class PlayerScoreForm(PlayerPoints):
    """A player's points with every detail."""

    temples: TemplesForm
    god_detail: GodScoreForm | None
    tiles: list[TileScoreForm]


class ScoreForm(Answer):
    """The score, as if the game ended now."""

    players: list[PlayerScoreForm]
    winners: list[Player]
    tie_break: Literal["worshipers", "shared"] | None


# What an action changed

Counts: TypeAlias = dict[Color, int]


class TookForm(Answer):
    """A tile that was taken."""

    place: DisplayPlace
    tile: str


class ColorAtPlace(Answer):
    """A worshiper at a place in the display."""

    place: DisplayPlace
    color: Color


class PlacedForm(Answer):
    """A tile that was placed in the universe."""

    tile: str
    row: Row
    column: Column
    face: Face
    shifted: bool = Field(description="All tiles moved one column to the right.")


class ExchangedForm(Answer):
    """An exchange."""

    give: Color
    get: Color


class CellForm(Answer):
    """A cell of a universe."""

    row: Row
    column: Column


class RefilledForm(Answer):
    """The tile drawn into the display at the end of the turn."""

    place: DisplayPlace
    tile: str | None


class NowForm(Answer):
    """The open question; at the end of a turn, the next turn."""

    step: Step
    pending: int
    turn: int | None = None
    round: int | None = None
    player: Player | None = None


class ChangesForm(Answer):
    """What an action changed; fields that do not apply are left out."""

    took: TookForm | None = None
    generated: list[ColorAtPlace] | None = None
    collected: Counts | None = None
    god: God | None = None
    paid: Counts | None = None
    placed: PlacedForm | None = None
    given: Counts | None = None
    purpose: Literal["pay", "village", "death", "discard", "exchange"] | None = None
    removed: ColorAtPlace | None = None
    exchanged: ExchangedForm | None = None
    reductions: list[Color] | None = None
    gained: Counts | None = None
    cancelled: CellForm | None = None
    god_cancelled: bool | None = None
    refilled: RefilledForm | None = None
    now: NowForm


class ToldAction(Answer):
    """An action and what it changed."""

    action: ActionForm
    changes: ChangesForm


# Previews


class AllowedForm(Answer):
    """An action that can come next."""

    action: ActionForm
    notation: str
    sensible: bool


class RefusalForm(Answer):
    """Why an action is illegal: translate `code` with `args`; `rule` is the id of a rule."""

    code: str
    rule: str
    message: str
    args: dict[str, Any]


class RefusedForm(RefusalForm):
    """An illegal action, and why it is illegal."""

    action: ActionForm
    notation: str


class PreviewForm(Answer):
    """A staged turn: what it does, the state after it, and what can come next."""

    turn: int = Field(description="The ply.")
    player: Player | None
    staged: str
    complete: bool
    actions: list[ToldAction]
    state: StateForm
    next: list[AllowedForm]
    refused: list[RefusedForm]
    otherwise: RefusalForm = Field(description="Why every action in neither list is illegal.")
