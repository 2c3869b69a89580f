"""What a dataset says about itself: `dataset.json` in its folder."""

from pathlib import Path
from typing import Any, Final

import msgspec

from orbis.bots import LEVELS
from orbis.dataset.columns import columns_of
from orbis.dataset.files import write_file
from orbis.dataset.play import Plan
from orbis.dataset.teacher import digest_of, teacher_of
from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.tiles import TileSet, load_tile_set

DESCRIPTION_FILE: Final = "dataset.json"
TILES_FILE: Final = "tiles.json"
VERSION: Final = 1  # of the columns and their meaning


class ColumnForm(Form, frozen=True):
    """A column of every shard: the type and the shape of one entry."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    meaning: str


class Shard(Form, frozen=True):
    """A file with the rows of some games, and their numbers."""

    file: str
    games: int
    rows: int


class Description(Form, frozen=True):
    """How a dataset was made, and what it consists of."""

    version: int
    orbis: str
    seed: str
    players: int
    bot: str
    weights: str | None  # the file, with its digest
    temperature: float
    exploring_rounds: int
    tile_set: str  # its digest
    format: str
    games_per_shard: int
    columns: tuple[ColumnForm, ...]
    shards: tuple[Shard, ...] = ()

    @property
    def games(self) -> int:
        """The number of games in it."""
        return sum(shard.games for shard in self.shards)

    @property
    def rows(self) -> int:
        """The number of rows in it."""
        return sum(shard.rows for shard in self.shards)


def describe_plan(plan: Plan, file_format: str, games_per_shard: int) -> Description:
    """The description of a dataset that is still empty."""
    from orbis import __version__

    weights = teacher_of(plan.bot).weights
    return Description(
        version=VERSION,
        orbis=__version__,
        seed=plan.seed,
        players=plan.players,
        bot=LEVELS.get(plan.bot, plan.bot),  # what a level stands for can change
        weights=f"{weights.name} sha256:{digest_of(weights)}" if weights else None,
        temperature=plan.temperature,
        exploring_rounds=plan.exploring_rounds,
        tile_set=_tiles(plan).digest,
        format=file_format,
        games_per_shard=games_per_shard,
        columns=tuple(ColumnForm(c.name, c.dtype, c.shape, c.meaning) for c in columns_of(plan.players)),
    )


def begin(folder: Path, plan: Plan, described: Description) -> Description:
    """Start a dataset in a folder, or continue the one that is there, which must have the same options."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / DESCRIPTION_FILE).exists():
        found = read_description(folder)
        _check_equal(folder, found, described)
        _check_files(folder, found)
        return found
    if any(not path.name.endswith(".part") and path.name != TILES_FILE for path in folder.iterdir()):
        raise OrbisError("dataset/folder", f"{folder} is neither empty nor a dataset; choose another folder")
    tiles = msgspec.json.format(msgspec.json.encode(_tiles(plan).to_json()), indent=1)
    write_file(folder / TILES_FILE, lambda part: _write(part, tiles))
    write_description(folder, described)
    return described


def read_description(folder: Path) -> Description:
    """The description of the dataset in a folder, or a clear error."""
    path = folder / DESCRIPTION_FILE
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Description)
    except OSError as error:
        raise OrbisError("dataset/missing", f"{folder} has no dataset: {path.name}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise OrbisError("dataset/damaged", f"{path} is not the description of a dataset: {error}") from None
    if found.version != VERSION:
        raise OrbisError("dataset/version", f"{folder} has a dataset of version {found.version}, not {VERSION}")
    return found


def write_description(folder: Path, described: Description) -> None:
    """Write the description."""
    text = msgspec.json.format(msgspec.json.encode(described), indent=1)
    write_file(folder / DESCRIPTION_FILE, lambda part: _write(part, text))


def _write(path: Path, text: bytes) -> None:
    path.write_bytes(text + b"\n")


def _tiles(plan: Plan) -> TileSet:
    return load_tile_set(plan.tile_set)


def _check_equal(folder: Path, found: Description, wanted: Description) -> None:
    """Games of other options must not be mixed in."""
    for name in Description.__struct_fields__:
        before, now = getattr(found, name), getattr(wanted, name)
        if name != "shards" and before != now:
            shown = f": {name.replace('_', ' ')} {_shown(before)}, not {_shown(now)}"
            message = f"{folder} has a dataset with other options{'' if name == 'columns' else shown}"
            raise OrbisError("dataset/other-options", f"{message}; use the same or another folder")


def _check_files(folder: Path, found: Description) -> None:
    """A dataset without one of its files must not grow."""
    for shard in found.shards:
        path = folder / Path(shard.file).name
        if not path.is_file():
            message = f"{path} is missing; restore it, or start again in another folder"
            raise OrbisError("dataset/damaged", message)


def _shown(value: Any) -> str:
    return "none" if value is None else str(value)
