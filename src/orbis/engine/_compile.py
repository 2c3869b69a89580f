"""How the rules are compiled: the one decorator of every kernel.

A kernel is a small function on plain numbers and NumPy records. The same source runs compiled by Numba and, with
`NUMBA_DISABLE_JIT=1`, as plain Python for debugging and coverage.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core import types
from numba.core.caching import IndexDataCacheFile

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # set while Numba is imported


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function without the GIL and keep the machine code on disk."""
    if not COMPILED:
        return function
    dispatcher: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    dispatcher._cache._cache_file = _CacheFile(dispatcher._cache)
    specialize = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: specialize(tuple(map(_widened, args)), kws)
    return dispatcher  # type: ignore[no-any-return]  # Numba's objects are called like the function


def _widened(argument: Any) -> Any:
    """The type that a kernel is compiled for when another one calls it: one for all whole numbers.

    Numba would compile it again for each constant and each width of integer, for no gain.
    """
    plain = types.unliteral(argument)
    return types.int64 if plain in types.signed_domain else plain


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Let unsigned arithmetic wrap around silently in plain Python too, as it does compiled."""
    if COMPILED:
        return function
    return np.errstate(over="ignore")(function)


class _CacheFile(IndexDataCacheFile):
    """Machine code in files that are named after everything that it depends on.

    Numba's own naming has two faults for us. It asks only whether a function's own file has changed, but a kernel
    contains the kernels that it calls. And it numbers the files, so processes that compile at the same time get them
    mixed up.
    """

    def __init__(self, cache: Any) -> None:
        super().__init__(cache.cache_path, cache._impl.filename_base, _SOURCE_DIGEST)
        self._base = cache._impl.filename_base

    def save(self, key: object, data: object) -> None:
        self._save_data(self._file_name(key), data)

    def load(self, key: object) -> object:
        try:
            return self._load_data(self._file_name(key))
        except (OSError, EOFError):
            return None

    def _file_name(self, key: object) -> str:
        everything = f"{_SOURCE_DIGEST} {numba.__version__} {np.__version__} {key}"
        return f"{self._base}.{hashlib.sha256(everything.encode()).hexdigest()[:16]}.nbc"


def _source_digest() -> str:
    """A digest of all sources with kernels."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for folder in ("engine", "records", "bots", "batch", "env"):
        for source in sorted((package / folder).glob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()


_SOURCE_DIGEST = _source_digest()
