"""How the rules are compiled: the decorator of every kernel.

A kernel is a small function on plain numbers and NumPy records. The same source runs compiled by Numba or, with
`NUMBA_DISABLE_JIT=1`, as plain Python for debugging and coverage.
"""

import hashlib
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core import types

try:
    from numba.core.caching import IndexDataCacheFile
except ImportError:
    IndexDataCacheFile = object  # type: ignore[assignment, misc]  # see `_tune`

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # set when Numba is imported
# No kernel is passed to another as a value: the wrapper for that is not worth the time that it takes to compile.
_OPTIONS: Any = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
on_compile: list[Callable[[], None]] = []  # called whenever a kernel is not on disk and has to be compiled


class NotCompiledError(Exception):
    """A kernel is not on disk yet, where nothing may be compiled."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function without the GIL and cache the machine code on disk."""
    return _compiled(function)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that becomes part of its callers: for small ones where every call counts."""
    return _compiled(function, forceinline=True)


def _compiled(function: Callable[P, R], **options: Any) -> Callable[P, R]:
    if not COMPILED:
        return function
    dispatcher: Any = numba.njit(**(_OPTIONS | options))(function)
    _tune(dispatcher)
    return dispatcher  # type: ignore[no-any-return]  # Numba's objects are called like the function


def _tune(dispatcher: Any) -> None:
    """Our own cache files and fewer specializations: both go beyond what Numba promises.

    With a Numba that has changed inside, kernels are compiled and cached as Numba does it: more slowly, and to be
    deleted by hand when a kernel changes that others call.
    """
    if not all(hasattr(IndexDataCacheFile, name) for name in ("save", "load", "_save_data", "_load_data")):
        return
    try:
        dispatcher._cache._cache_file = _CacheFile(dispatcher._cache)
        specialize = dispatcher.get_call_template
    except (AttributeError, TypeError):
        return
    dispatcher.get_call_template = lambda args, kws: specialize(tuple(map(_widened, args)), kws)


def _widened(argument: Any) -> Any:
    """The type that a kernel is compiled for when another one calls it: the same for all integers.

    Otherwise Numba would compile it again for each constant and each integer width, to no benefit.
    """
    plain = types.unliteral(argument)
    return types.int64 if plain in types.signed_domain else plain


def prepare(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> None:
    """Load or compile a kernel for such arguments without calling it."""
    if COMPILED:
        function.compile(tuple(map(_widened, map(numba.typeof, args))))  # type: ignore[attr-defined]  # Numba's


@contextmanager
def only_loading() -> Iterator[None]:
    """Let kernels in this thread come from disk or raise `NotCompiledError`."""
    _thread.loads_only = True
    try:
        yield
    finally:
        _thread.loads_only = False


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Let unsigned arithmetic wrap around silently in plain Python, as it does when compiled."""
    if COMPILED:
        return function
    return np.errstate(over="ignore")(function)


class _CacheFile(IndexDataCacheFile):
    """Machine code in files named after everything it depends on.

    Numba's own naming does not work for us in two ways. It only checks whether a function's own file has changed, but a
    kernel contains the kernels it calls. And it numbers the files, so processes that compile at the same time mix them
    up.
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
            if getattr(_thread, "loads_only", False):
                raise NotCompiledError(self._base) from None
            for listener in on_compile:
                listener()
            return None

    def _file_name(self, key: object) -> str:
        everything = f"{_SOURCE_DIGEST} {numba.__version__} {np.__version__} {key}"
        return f"{self._base}.{hashlib.sha256(everything.encode()).hexdigest()[:16]}.nbc"


def _source_digest() -> str:
    """A digest of the modules that define kernels and of everything they import."""
    digest = hashlib.sha256()
    for source in sorted(kernel_sources(Path(__file__).parents[1])):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def kernel_sources(package: Path) -> set[Path]:
    """The sources of a package that its machine code depends on, found by their imports."""
    texts = {source: source.read_text(encoding="utf-8") for source in package.rglob("*.py")}
    found = {source for source, text in texts.items() if re.search("^@(kernel|inlined)$", text, re.MULTILINE)}
    new = found
    while new:
        new = {module for source in new for module in _imported(texts[source], package.parent)} & texts.keys() - found
        found |= new
    return found


def _imported(text: str, folder: Path) -> Iterator[Path]:
    """The files of the modules that a source may import: `from a import b` names one or two."""
    for module, names in re.findall(r"^ *from (orbis[\w.]*) import (\([^)]*\)|.*)", text, re.MULTILINE):
        path = folder.joinpath(*module.split("."))
        yield path.with_suffix(".py")
        yield path / "__init__.py"
        for name in re.findall(r"\w+", names):
            yield path / f"{name}.py"


_SOURCE_DIGEST = _source_digest()
_thread = threading.local()
