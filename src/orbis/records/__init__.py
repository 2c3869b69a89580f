"""Game records: writing, reading, replaying and verifying them."""

from orbis.records.files import decode_record, encode_record, read_record, read_records, write_record, write_records
from orbis.records.record import (
    Contributed,
    Record,
    RecordError,
    RecordSeat,
    TileSetReference,
    check_seed_hash,
    record_of,
)
from orbis.records.replay import Verifier, check_result, replay, start_of, turns_of
from orbis.records.transcript import Transcript, transcript

__all__ = [
    "Contributed",
    "Record",
    "RecordError",
    "RecordSeat",
    "TileSetReference",
    "Transcript",
    "Verifier",
    "check_result",
    "check_seed_hash",
    "decode_record",
    "encode_record",
    "read_record",
    "read_records",
    "record_of",
    "replay",
    "start_of",
    "transcript",
    "turns_of",
    "write_record",
    "write_records",
]
