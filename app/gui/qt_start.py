"""PySide6's start, quicker: it carries its support package as text and compiles that anew in every process.

That is 50 ms before every first picture. Here the compiled code is kept beside our own, where Python keeps what it
compiled, and taken from there while the text is the same. A frozen build brings it along and writes nothing.

    python -m app.gui.qt_start FILE     (what `build.spec` calls)
"""

from __future__ import annotations

import builtins
import importlib
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source, source_hash
from types import CodeType
from typing import Any

from app.system.resources import resource

FROZEN = "qt-support.bin"  # among the resources of a frozen build


def load() -> None:
    """Import PySide6. Later imports of it need nothing of this."""
    if "PySide6" in sys.modules:
        return
    if getattr(sys, "frozen", False):
        _load(str(resource(FROZEN)), write=False)
    else:
        place = cache_from_source(os.path.join(os.path.dirname(__file__), "qt_support.py"))
        _load(place, write=not sys.dont_write_bytecode)


def _load(path: str, *, write: bool) -> None:
    with kept(path, write=write):
        importlib.import_module("PySide6.QtWidgets")


@contextmanager
def kept(path: str, *, write: bool = True) -> Iterator[None]:
    """Within, texts that were compiled before are not compiled again; `write` keeps what is new in the file `path`."""
    codes = _read(path)
    known = len(codes)
    compile_text = builtins.compile

    def compiled(source: Any, filename: Any, mode: str, *rest: Any, **options: Any) -> Any:
        if not isinstance(source, bytes) or mode != "exec" or rest or options:
            return compile_text(source, filename, mode, *rest, **options)
        key = source_hash(source)
        if key not in codes:
            codes[key] = compile_text(source, filename, mode)
        return codes[key]

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = compile_text
    if write and len(codes) > known:
        _write(path, codes)


def _read(path: str) -> dict[bytes, CodeType]:
    """What `_write` wrote; nothing when it is missing, damaged or of another Python."""
    try:
        with open(path, "rb") as file:
            head, data = file.read(_HEAD), file.read()
    except OSError:
        return {}
    return marshal.loads(data) if head == _head(data) else {}


def _write(path: str, codes: dict[bytes, CodeType]) -> None:
    """Never in the way: where nothing can be written, the next start compiles again."""
    data = marshal.dumps(codes)
    temporary = f"{path}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(_head(data) + data)
        os.replace(temporary, path)
    except OSError:
        return


def _head(data: bytes) -> bytes:
    """`marshal` trusts what it reads, so a damaged file must not reach it."""
    return importlib.util.MAGIC_NUMBER + source_hash(data)


_HEAD = len(_head(b""))

if __name__ == "__main__":
    _load(sys.argv[1], write=True)
