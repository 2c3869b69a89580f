"""Record files: one game in `.orbis.json`, or many in `.jsonl`, one per line."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from orbis.records.record import Record, RecordError

STREAM_SUFFIX = ".jsonl"
_decoder = msgspec.json.Decoder(Record)
_encoder = msgspec.json.Encoder()


def decode_record(text: bytes | str, line: int | None = None) -> Record:
    """Parse a record from JSON. Checks only its form; `replay` and `Verifier` check the rest."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise RecordError("record/malformed", f"invalid record: {error}", line=line) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("record/not-json", f"invalid JSON: {error}", line=line) from None
    except RecursionError:
        raise RecordError("record/not-json", "JSON nested too deeply", line=line) from None


def encode_record(record: Record) -> bytes:
    """A record as one line of JSON."""
    return _encoder.encode(record)


def read_records(path: str | os.PathLike[str]) -> Iterator[tuple[int, Record | RecordError]]:
    """The records in a file with their line numbers. An invalid line yields its error instead of a record."""
    path = Path(path)
    try:
        if path.suffix != STREAM_SUFFIX:
            yield 1, _decoded(path.read_bytes(), None)
            return
        with path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield number, _decoded(line, number)
    except OSError as error:
        raise RecordError("record/file", f"cannot read {path}: {error.strerror}") from None


def read_record(path: str | os.PathLike[str]) -> Record:
    """The single record in a file, or the first one of many."""
    for _, record in read_records(path):
        if isinstance(record, RecordError):
            raise record
        return record
    raise RecordError("record/empty", f"no record found in {path}")


def _decoded(text: bytes, line: int | None) -> Record | RecordError:
    try:
        return decode_record(text, line)
    except RecordError as error:
        return error


def write_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write one record in readable form, atomically."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    part.write_bytes(msgspec.json.format(encode_record(record), indent=1) + b"\n")
    part.replace(path)


def write_records(records: Iterable[Record], path: str | os.PathLike[str]) -> None:
    """Write many records, one per line."""
    with Path(path).open("wb") as stream:
        for record in records:
            stream.write(encode_record(record) + b"\n")
