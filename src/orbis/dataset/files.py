"""Shards as files, NPZ or Parquet. A file is written under another name and then moved, so it is complete or absent."""

import contextlib
import os
import zipfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

import numpy as np

from orbis.dataset.columns import Column, Rows
from orbis.errors import OrbisError, safe_repr

FORMATS: Final = ("npz", "parquet")


def check_format(name: str) -> None:
    """Refuse a format that is unknown, or for which a library is missing."""
    if name not in FORMATS:
        raise OrbisError("dataset/format", f"there is no format {safe_repr(name)}, only {' and '.join(FORMATS)}")
    if name == "parquet":
        _import_pyarrow()


def write_file(path: Path, write: Callable[[Path], None]) -> None:
    """Write a file atomically, also if several processes do."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        write(part)
        part.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            part.unlink()


def write_rows(path: Path, rows: Rows) -> None:
    """Write a shard, in the format of its suffix."""
    write_file(path, lambda part: _WRITERS[path.suffix](part, rows))


def read_rows(path: Path, columns: Collection[Column]) -> Rows:
    """Some columns of a shard, or a clear error."""
    try:
        return _READERS[path.suffix](path, columns)
    except FileNotFoundError:
        raise OrbisError("dataset/damaged", f"{path} is missing") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:  # Arrow's errors are among them
        reason = " ".join(str(error).split())[:200]
        raise OrbisError("dataset/damaged", f"{path} cannot be read: {reason}") from error


def _write_npz(path: Path, rows: Rows) -> None:
    with path.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **rows)


def _read_npz(path: Path, columns: Collection[Column]) -> Rows:
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        return {column.name: np.asarray(file[column.name]) for column in columns}


def _write_parquet(path: Path, rows: Rows) -> None:
    """Arrays become lists of fixed length."""
    arrow, parquet = _import_pyarrow()
    arrays = {}
    for name, values in rows.items():
        flat = arrow.array(values.reshape(-1))
        arrays[name] = flat if values.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])
    parquet.write_table(arrow.table(arrays), path, compression="zstd")


def _read_parquet(path: Path, columns: Collection[Column]) -> Rows:
    _, parquet = _import_pyarrow()
    # Arrow's threads may outlive a read from a Python file, and then abort the interpreter when it exits.
    with parquet.ParquetFile(str(path), pre_buffer=False) as file:
        table = file.read(columns=[column.name for column in columns], use_threads=False)
    rows: Rows = {}
    for column in columns:
        values = table[column.name].combine_chunks()
        if column.shape:
            values = values.flatten()
        rows[column.name] = values.to_numpy(zero_copy_only=False).reshape(table.num_rows, *column.shape)
    return rows


def _import_pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        message = 'Parquet needs pyarrow; install it with: pip install "orbis[dataset]", or use the format npz'
        raise OrbisError("dataset/no-pyarrow", message) from error
    return pyarrow, pyarrow.parquet


_WRITERS: Final = {".npz": _write_npz, ".parquet": _write_parquet}
_READERS: Final = {".npz": _read_npz, ".parquet": _read_parquet}
