"""The relay: one request to the engine and its answer back, event by event, past the death of an engine.

Until the first byte that means something has come, nothing is lost when the engine dies: the request waits for the next
engine and is sent again, once. From then on a stream ends with an error event, and anything else with a cut connection.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout, TCPConnector
from aiohttp.client_exceptions import ClientConnectorError
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from app.gateway.body import Body
from app.gateway.counters import Counters, Note
from app.gateway.forms import Unanswered
from app.gateway.types import Back, Engines, Limits, Phase

_LOOK = 0.05  # seconds between looks at the engine while a request waits for it
_WHOLE = 1 << 20  # answers up to so many bytes are had whole before any of it is passed on
_EVENT = 8 << 20  # an event beyond so many bytes is passed on in pieces
# Strata's server outlives its engine and says so in its answer (runtime contract, sections 2 and 4).
_ENGINE_DIED = b"the engine stopped unexpectedly"
_HOP_BY_HOP = frozenset(
    {
        "connection", "keep-alive", "proxy-connection", "proxy-authenticate", "proxy-authorization", "te",
        "trailer", "transfer-encoding", "upgrade",
    }
)  # fmt: skip
_NOT_SENT_ON = _HOP_BY_HOP | {
    "host", "content-length", "authorization", "x-api-key", "origin", "referer", "cookie", "expect",
    "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "sec-fetch-user",
}  # fmt: skip


Waiting = Callable[[], Awaitable[None]]


class Broken(Exception):
    """The engine went away in the middle of an answer; the text is the sentence for the client."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A request as the engine gets it. `target` is the raw path with its query."""

    method: str
    target: str
    headers: CIMultiDictProxy[str] | CIMultiDict[str]
    body: Body
    model: str = ""  # the id of the model that is meant, "" = whatever runs


@dataclass
class Answer:
    """The engine's answer from its first meaningful byte on. `whole` when `first` is all of it."""

    status: int
    headers: CIMultiDictProxy[str]
    first: bytes
    whole: bool
    response: ClientResponse
    back: Back

    @property
    def events(self) -> bool:
        return self.response.content_type == "text/event-stream"


class Relay:
    """`on_wait`, given to `ask`, is called about once a look while a request waits and may tell its client so."""

    def __init__(self, engines: Engines, limits: Limits, counters: Counters) -> None:
        self._engines = engines
        self._limits = limits
        self._counters = counters
        timeout = ClientTimeout(total=None, sock_connect=5.0, sock_read=limits.silence)
        self._session = ClientSession(
            connector=TCPConnector(limit=0, keepalive_timeout=4.0, force_close=False),
            timeout=timeout,
            auto_decompress=False,
            skip_auto_headers=("User-Agent", "Accept", "Accept-Encoding", "Content-Type"),
        )

    async def close(self) -> None:
        await self._session.close()

    async def ask(self, ask: Ask, note: Note, on_wait: Waiting | None = None) -> Answer:
        """Send the request to the engine, waiting for it and replaying as long as nothing came back.

        Raises Unanswered: the engine is stopped, loops, did not come in time, or died of this request twice.
        """
        deadline = time.monotonic() + self._limits.hold
        broken: list[Back] = []
        while True:
            back = await self._ready(deadline, on_wait)
            note.model = note.model or back.model
            try:
                return await self._once(ask, back, on_wait)
            except ClientConnectorError:
                self._engines.died(back.life)  # nothing was sent, so this is no try
                if time.monotonic() > deadline:
                    raise Unanswered(
                        503, "engine-away", "The engine cannot be reached.", retry_after=30
                    ) from None
            except TimeoutError:
                raise Unanswered(504, "engine-silent", self._silent()) from None
            except (ClientError, _Died):
                broken.append(back)
                self._engines.died(back.life)
                if len(broken) > self._limits.replays:
                    raise self._gave_up(ask, broken) from None
                note.replays += 1
            await asyncio.sleep(_LOOK)

    async def _ready(self, deadline: float, on_wait: Waiting | None) -> Back:
        back = self._engines.back()
        if back.phase is Phase.READY:
            return back
        self._counters.waiting += 1
        try:
            while (back := self._engines.back()).phase is Phase.COMING:
                if time.monotonic() > deadline:
                    said = f"The engine is not ready yet: {back.sentence}"
                    raise Unanswered(503, "engine-loading", said, retry_after=30)
                if on_wait is not None:
                    await on_wait()
                await asyncio.sleep(_LOOK)
        finally:
            self._counters.waiting -= 1
        if back.phase is Phase.READY:
            return back
        code = "engine-loops" if back.phase is Phase.LOOPING else "engine-stopped"
        raise Unanswered(503, code, back.sentence or "The engine is stopped.", retry_after=60)

    async def _once(self, ask: Ask, back: Back, on_wait: Waiting | None) -> Answer:
        """One try. Raises ClientError or _Died when it broke before anything meaningful came back."""
        response = await self._session.request(
            ask.method,
            URL(back.url + ask.target, encoded=True),
            headers=_to_engine(ask, back),
            data=ask.body.payload(),
            allow_redirects=False,
        )
        try:
            return await self._begun(response, back, on_wait)
        except BaseException:
            response.close()
            raise

    async def _begun(self, response: ClientResponse, back: Back, on_wait: Waiting | None) -> Answer:
        length = response.content_length
        if length is not None and length <= _WHOLE:
            data = await response.read()
            if response.status >= 500 and _ENGINE_DIED in data:
                raise _Died
            return Answer(response.status, response.headers, data, True, response, back)
        first = await response.content.readany()
        if response.content_type == "text/event-stream":
            while _only_comments(first) and not response.content.at_eof():
                if on_wait is not None:
                    await on_wait()
                first = _unfinished(first) + await response.content.readany()
            if _only_comments(first) and response.status == 200 and _ends_with_connection(response):
                raise _Died
        return Answer(response.status, response.headers, first, response.content.at_eof(), response, back)

    async def rest(self, answer: Answer) -> AsyncGenerator[bytes, None]:
        """The answer's bytes as they come; of a stream only whole events, several at once when they came so.

        Raises Broken when the engine went away before the end. Leaving the iteration cancels the engine's request.
        """
        try:
            if answer.events:
                async for piece in self._whole_events(answer):
                    yield piece
                return
            if answer.first:
                yield answer.first
            while not answer.whole and (piece := await self._next(answer)):
                yield piece
        finally:
            answer.response.close() if not answer.response.content.at_eof() else answer.response.release()

    async def _whole_events(self, answer: Answer) -> AsyncGenerator[bytes, None]:
        kept, tail = answer.first, b""
        while True:
            end = max(kept.rfind(b"\n\n"), kept.rfind(b"\r\n\r\n") + 1)
            if end > 0 or len(kept) > _EVENT:
                cut = kept.find(b"\n", end + 1) + 1 if end > 0 else len(kept)
                piece, kept = kept[:cut], kept[cut:]
                tail = piece[-400:]
                yield piece
            more = await self._next(answer)
            if not more:
                break
            kept = kept + more if kept else more
        if kept:
            tail = kept[-400:]
            yield kept
        if _ends_with_connection(answer.response) and not _finished(tail):
            raise Broken(self._sentence(answer.back))

    async def _next(self, answer: Answer) -> bytes:
        try:
            return await answer.response.content.readany()
        except TimeoutError:
            raise Broken(self._silent()) from None
        except ClientError:
            self._engines.died(answer.back.life)
            raise Broken(self._sentence(answer.back)) from None

    def _sentence(self, back: Back) -> str:
        """The crash card's sentence where it is written already, else what is sure."""
        now = self._engines.back()
        said = now.sentence if now.phase is not Phase.READY else ""
        return " ".join(filter(None, ("The engine stopped in the middle of this answer.", said)))

    def _silent(self) -> str:
        return f"The engine said nothing for {self._limits.silence:.0f} seconds."

    def _gave_up(self, ask: Ask, broken: list[Back]) -> Unanswered:
        path = ask.target.partition("?")[0]
        if len({back.life for back in broken}) == len(broken):
            self._engines.poisoned(broken[-1].life, path)
        sentence = "The engine stopped at this request, and again when it was sent once more."
        return Unanswered(502, "engine-died-twice", sentence)


class _Died(Exception):
    """The engine's server says that its engine died of this request."""


def _to_engine(ask: Ask, back: Back) -> CIMultiDict[str]:
    named = {name.strip().lower() for name in ask.headers.get("Connection", "").split(",")}
    headers: CIMultiDict[str] = CIMultiDict()
    for name, value in ask.headers.items():
        lower = name.lower()
        if lower not in _NOT_SENT_ON and lower not in named and not lower.startswith("access-control-"):
            headers.add(name, value)
    if back.key:
        headers["Authorization"] = f"Bearer {back.key}"
    if ask.body.size or ask.method in ("POST", "PUT", "PATCH"):
        headers["Content-Length"] = str(ask.body.size)
    return headers


def to_client(headers: CIMultiDictProxy[str]) -> CIMultiDict[str]:
    """The engine's headers as the client gets them: its own word on other sites' pages does not count."""
    named = {name.strip().lower() for name in headers.get("Connection", "").split(",")}
    kept: CIMultiDict[str] = CIMultiDict()
    for name, value in headers.items():
        lower = name.lower()
        if lower not in _HOP_BY_HOP and lower not in named and not lower.startswith("access-control-"):
            kept.add(name, value)
    return kept


def _unfinished(text: bytes) -> bytes:
    """What follows the last whole line."""
    return text[text.rfind(b"\n") + 1 :]


def _only_comments(text: bytes) -> bool:
    return all(line[:1] in (b":", b"") for line in text.splitlines())


def _ends_with_connection(response: ClientResponse) -> bool:
    """The end of the answer can be told from a death by its content only (HTTP/1.0 servers such as Strata's)."""
    return response.content_length is None and "chunked" not in response.headers.get("Transfer-Encoding", "")


def _finished(tail: bytes) -> bool:
    return any(mark in tail for mark in (b"[DONE]", b"message_stop", b"response.completed", b'"error"'))
