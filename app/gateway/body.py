"""A request's body, held once: in memory while it is small, in a file without a name beyond that.

It must be held because the engine may die with it: what was received can be sent again.
"""

from __future__ import annotations

import asyncio
import json
import mmap
import re
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import IO, Any

from aiohttp import StreamReader

_IN_MEMORY = 1 << 20
_PIECE = 1 << 18


class TooLarge(Exception):
    """The body is larger than the limit."""


@dataclass
class Body:
    """`data` or `file` holds it. Use as a context manager: the file goes with it."""

    data: bytes = b""
    file: IO[bytes] | None = None
    size: int = 0
    wants: dict[str, Any] = field(
        default_factory=dict
    )  # the top-level members `model` and `stream` of its JSON

    def __enter__(self) -> Body:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def payload(self) -> bytes | AsyncIterator[bytes] | None:
        """What is sent to the engine, from the beginning each time."""
        if self.file is None:
            return self.data or None
        return self._pieces(self.file)

    async def _pieces(self, file: IO[bytes]) -> AsyncIterator[bytes]:
        position = 0
        while position < self.size:
            file.seek(position)
            piece = file.read(_PIECE)
            position += len(piece)
            yield piece

    def whole(self) -> bytes:
        """The body as one piece of memory."""
        if self.file is None:
            return self.data
        self.file.seek(0)
        return self.file.read()

    def read_wants(self) -> None:
        if self.file is None:
            self.wants = members(self.data)
            return
        with mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_READ) as view:
            self.wants = members(view)


async def receive(content: StreamReader, body: Body, *, limit: int, silence: float) -> None:
    """Read a request's body into `body`. Raises TooLarge, TimeoutError after `silence` seconds without a byte."""
    pieces = bytearray()
    while not content.at_eof():
        async with asyncio.timeout(silence):
            piece = await content.readany()
        body.size += len(piece)
        if body.size > limit:
            raise TooLarge
        if body.file is None and body.size > _IN_MEMORY:
            body.file = tempfile.TemporaryFile()  # noqa: SIM115  (closed by the body)
            body.file.write(pieces)
            pieces.clear()
        if body.file is None:
            pieces += piece
        else:
            body.file.write(piece)
    if body.file is not None:
        body.file.flush()
    body.data = bytes(pieces)
    body.read_wants()


_TOKEN = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"|[{}\[\]]', re.DOTALL)
_VALUE = re.compile(
    rb'\s*:\s*("[^"\\]*+(?:\\.[^"\\]*+)*+"|[{\[]|true|false|null|-?[0-9][0-9.eE+\-]*)', re.DOTALL
)
_WANTED = frozenset({"model", "stream"})


def members(data: bytes | mmap.mmap) -> dict[str, Any]:
    """The top-level members `model` and `stream` of a JSON object, without building the rest of it.

    {} when it is no object. Lists and objects come as [] and {}. Of a repeated member the last one counts, as in the
    engines' own parsers. Broken JSON is not judged here: the engine does that.
    """
    found: dict[str, Any] = {}
    depth = 0
    if not re.match(rb"(?:\xef\xbb\xbf)?\s*\{", data):
        return found
    for token in _TOKEN.finditer(data):
        text = token[0]
        if text in b"{[":
            depth += 1
        elif text in b"}]":
            depth -= 1
            if depth <= 0:
                break
        elif depth == 1 and len(text) < 64 and (value := _VALUE.match(data, token.end())):
            name = _parsed(text)
            if name in _WANTED:
                found[name] = _parsed(value[1])
    return found


def _parsed(text: bytes) -> Any:
    if text in b"{[":
        return {} if text == b"{" else []
    try:
        return json.loads(text)
    except ValueError:
        return None
