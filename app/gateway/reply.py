"""The client's side of one request: the head is held back as long as nothing meaningful is known."""

from __future__ import annotations

import time
from collections.abc import Mapping

from aiohttp import web
from multidict import CIMultiDict

from app.gateway.counters import Note
from app.gateway.forms import Form, Unanswered, error_answer, last_event

_COMMENT_EVERY = 5.0  # seconds a waiting stream stays silent; programs give up after 10 and more


class Reply:
    """`stream`: the client asked for events, so that comments may tell it that its request still waits."""

    def __init__(
        self, request: web.BaseRequest, note: Note, form: Form, headers: dict[str, str], *, stream: bool
    ) -> None:
        self._request = request
        self._note = note
        self._form = form
        self._headers = headers
        self._stream = stream and form is not Form.OLLAMA
        self._response: web.StreamResponse | None = None
        self._spoke = time.monotonic()

    @property
    def begun(self) -> bool:
        return self._response is not None

    async def waiting(self) -> None:
        """Nothing has come yet; a client that reads events hears so now and then."""
        if self._stream and time.monotonic() - self._spoke >= _COMMENT_EVERY:
            if not self.begun:
                await self.begin(200, {"Content-Type": "text/event-stream", "Cache-Control": "no-cache"})
            await self.write(b": waiting for the engine\n\n")

    async def begin(self, status: int, headers: Mapping[str, str]) -> None:
        """Send the head."""
        both: CIMultiDict[str] = CIMultiDict(headers)
        both.update(self._headers)
        self._response = web.StreamResponse(status=status, headers=both)
        self._note.status = status
        await self._response.prepare(self._request)

    async def write(self, data: bytes) -> None:
        """Send a part; waits while the client is slow."""
        assert self._response is not None
        self._spoke = time.monotonic()
        await self._response.write(data)

    def whole(self, status: int, headers: Mapping[str, str], body: bytes) -> web.StreamResponse:
        """The whole answer in one write."""
        both: CIMultiDict[str] = CIMultiDict(headers)
        both.update(self._headers)
        self._note.status = status
        return web.Response(status=status, headers=both, body=body)

    async def end(self) -> web.StreamResponse:
        assert self._response is not None
        await self._response.write_eof()
        return self._response

    async def fail(self, error: Unanswered) -> web.StreamResponse:
        """The error in the API's form: as the answer, or as the last event where the head is sent already."""
        if self._response is None:
            self._note.status = error.status
            return error_answer(self._form, error, self._headers)
        await self._response.write(last_event(self._form, error.code, error.sentence))
        return await self.end()

    def cut(self) -> web.StreamResponse:
        """An answer that cannot be completed and has no form for saying so: the connection ends in the middle."""
        assert self._response is not None
        if self._request.transport is not None:
            self._request.transport.abort()
        return self._response
