"""The gateway as a whole: edge, routes and relay behind one listening address."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from app.gateway import edge, ollama, routes
from app.gateway.body import Body, TooLarge, receive
from app.gateway.counters import Counters, Note
from app.gateway.edge import Caller, Policy, Refusal, Why
from app.gateway.forms import Form, Unanswered, error_answer, form_of
from app.gateway.keys import digest_of
from app.gateway.relay import Answer, Ask, Broken, Relay, to_client
from app.gateway.reply import Reply
from app.gateway.types import Engines, Limits, Phase

_TOKENS = re.compile(rb'"(?:completion_tokens|output_tokens|predicted_n|eval_count)":\s*(\d{1,9})')
_USAGE_EVERY = 60.0  # seconds between writes of what the keys were used for
_HEAD_BYTES = 16_384  # of one header, and of the request line
_MODELS = re.compile(r"/(?:v1/)?models(?:/(?P<id>[^?]+))?")

Used = dict[str, tuple[float, int]]  # digest -> (last used, tokens)


class Gateway:
    """`policy` is asked at every request, so that a revoked key ends at once; `keep_usage` may block a moment."""

    def __init__(
        self,
        engines: Engines,
        policy: Callable[[], Policy],
        limits: Limits | None = None,
        *,
        any_name: bool = True,
        keep_usage: Callable[[Used], None] | None = None,
    ) -> None:
        self.counters = Counters()
        self._engines = engines
        self._policy = policy
        self._limits = limits or Limits()
        self._any_name = any_name
        self._keep_usage = keep_usage
        self._used: Used = {}
        self._kept = time.monotonic()
        self._relay: Relay | None = None
        self._runner: web.ServerRunner | None = None

    async def listen(self, host: str, port: int) -> int:
        """Begin to listen; returns the port (another one when `port` is 0). Raises OSError when it is taken."""
        self._relay = Relay(self._engines, self._limits, self.counters)
        server = web.Server(
            self.handle,
            handler_cancellation=True,
            access_log=None,
            auto_decompress=False,
            keepalive_timeout=75.0,
            max_line_size=_HEAD_BYTES,
            max_field_size=_HEAD_BYTES,
            lingering_time=2.0,
        )
        self._runner = web.ServerRunner(server, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port, backlog=1024)
        try:
            await site.start()
        except OSError:
            await self.close()
            raise
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening; running requests are cut."""
        if self._runner is not None:
            await self._runner.cleanup()
        if self._relay is not None:
            await self._relay.close()
        self._write_usage()

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        note = Note(request.method, edge.plain_path(request.raw_path)[:200], _program(request))
        self.counters.begin(note)
        try:
            response = await self._admit(request, note)
            note.end("done")
            return response
        except (asyncio.CancelledError, ConnectionError):
            note.end("client gone")
            raise
        except BaseException:
            note.end("failed")
            raise
        finally:
            self.counters.end(note)
            await self._note_use(note)

    async def _admit(self, request: web.BaseRequest, note: Note) -> web.StreamResponse:
        form = form_of(note.path)
        caller = edge.admit(
            request.method, request.raw_path, request.headers, request.remote or "", self._policy()
        )
        if isinstance(caller, Refusal):
            if caller.why is Why.ORIGIN:
                self.counters.refused_origins.append(request.headers.get("Origin", "")[:200])
            note.status = caller.status
            note.end("refused")
            response = error_answer(form, Unanswered(caller.status, caller.why.value, caller.sentence))
            response.force_close()
            return response
        note.client = caller.name or note.client
        if caller.name:
            note.key = digest_of(edge.key_of(request.headers))
        return await self._meet(request, note, form, caller)

    async def _meet(
        self, request: web.BaseRequest, note: Note, form: Form, caller: Caller
    ) -> web.StreamResponse:
        headers = edge.cross_origin_headers(caller)
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            note.status = 204
            return web.Response(status=204, headers=edge.preflight_headers(caller, request.headers))
        own = self._own(request, note, headers)
        if own is not None:
            note.status = own.status
            return own
        with Body() as body:
            try:
                if request.headers.get("Expect", "").lower() == "100-continue" and request.transport:
                    request.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
                await receive(request.content, body, limit=self._limits.body, silence=self._limits.upload)
                model = routes.chosen(
                    body.wants.get("model"),
                    self._engines.models(),
                    self._engines.back().model,
                    any_name=self._any_name,
                )
                note.model = model
                if form is Form.OLLAMA and note.path in ollama.PATHS:
                    reply = Reply(request, note, form, headers, stream=False)
                    assert self._relay is not None
                    return await ollama.answer(
                        note.path, body, reply, self._relay, self._engines, note, request.headers
                    )
                stream = body.wants.get("stream") is True
                reply = Reply(request, note, form, headers, stream=stream)
                ask = Ask(request.method, request.raw_path, request.headers, body, model)
                return await self._pass_on(ask, reply, note)
            except TooLarge:
                error = Unanswered(
                    413, "too-large", f"The request is larger than {self._limits.body >> 20} MiB."
                )
            except TimeoutError:
                error = Unanswered(408, "upload-stalled", "The request's body did not arrive.")
            except web.RequestPayloadError:
                error = Unanswered(400, "bad-body", "The request's body is malformed.")
            except Unanswered as found:
                error = found
                note.end("failed")
                note.status = error.status
                return error_answer(form, error, headers)
        note.status = error.status
        note.end("failed")
        response = error_answer(form, error, headers)
        response.force_close()
        return response

    async def _pass_on(self, ask: Ask, reply: Reply, note: Note) -> web.StreamResponse:
        """One request through the relay, whatever API it is of."""
        assert self._relay is not None
        try:
            answer = await self._relay.ask(ask, note, reply.waiting)
        except Unanswered as error:
            note.end("failed")
            return await reply.fail(error)
        note.first_byte()
        if answer.whole and not answer.events and not reply.begun:
            answer.response.release()
            note.tokens = tokens_in(answer.first)
            headers = to_client(answer.headers)
            if ask.method != "HEAD":
                headers.pop("Content-Length", None)
            elif "Content-Length" in headers:
                await reply.begin(answer.status, headers)
                return await reply.end()
            return reply.whole(answer.status, headers, answer.first)
        return await self._stream(answer, reply, note)

    async def _stream(self, answer: Answer, reply: Reply, note: Note) -> web.StreamResponse:
        assert self._relay is not None
        late = (
            reply.begun and not answer.events
        )  # we said "events" already, and the engine says something else
        if not reply.begun:
            await reply.begin(answer.status, to_client(answer.headers))
        last = before = b""
        rest = self._relay.rest(answer)
        try:
            async with contextlib.aclosing(rest):
                if late:
                    text = b"".join([piece async for piece in rest])
                    raise Unanswered(answer.status, "engine-error", text.decode("utf-8", "replace")[:2000])
                async for piece in rest:
                    await reply.write(piece)
                    before, last = last, piece
            return await reply.end()
        except Unanswered as error:
            note.end("failed")
            return await reply.fail(error)
        except Broken as error:
            note.end("broken")
            if not answer.events:
                return reply.cut()
            return await reply.fail(Unanswered(502, "engine-died", str(error)))
        finally:
            note.tokens = tokens_in(before[-4096:] + last[-4096:])

    def _own(self, request: web.BaseRequest, note: Note, headers: dict[str, str]) -> web.Response | None:
        """What the gateway answers itself, None for everything that is the engine's."""
        if request.method not in ("GET", "HEAD"):
            return None
        back = self._engines.back()
        if note.path.startswith("/gateway/"):
            return self._for_owner(note.path, back.phase)
        if note.path in ("/health", "/v1/health") and back.phase is not Phase.READY:
            status = "loading model" if back.phase is Phase.COMING else "no model"
            return web.json_response(
                {
                    "status": status,
                    "error": {"code": 503, "message": back.sentence, "type": "unavailable_error"},
                },
                status=503,
                headers={**headers, "Retry-After": "5"},
            )
        match = _MODELS.fullmatch(note.path)
        models = self._engines.models()
        if match is None or not models:
            return None
        anthropic = "anthropic-version" in request.headers
        if match["id"] is None:
            value = routes.anthropic_list(models) if anthropic else routes.openai_list(models)
            return web.json_response(value, headers=headers)
        found = next((item for item in models if item.id.lower() == match["id"]), None)
        if found is None:
            error = Unanswered(404, "model_not_found", f"There is no model “{match['id']}”.")
            return error_answer(Form.ANTHROPIC if anthropic else Form.OPENAI, error, headers)
        return web.json_response(
            routes.anthropic_model(found) if anthropic else routes.openai_model(found), headers=headers
        )

    def _for_owner(self, path: str, phase: Phase) -> web.Response:
        if path == "/gateway/metrics":
            return web.Response(text=self.counters.prometheus(), content_type="text/plain")
        if path == "/gateway/requests":
            return web.json_response({"requests": list(self.counters.ring)})
        if path == "/gateway/status":
            value: dict[str, Any] = {
                "phase": phase.value,
                "running": len(self.counters.running),
                "waiting": self.counters.waiting,
                "replays": self.counters.replays,
                "tokens": self.counters.tokens,
                "clients": dict(self.counters.clients.most_common(50)),
                "refused_origins": list(self.counters.refused_origins),
            }
            return web.json_response(value)
        return error_answer(Form.OPENAI, Unanswered(404, "not-found", "The gateway has no such page."))

    async def _note_use(self, note: Note) -> None:
        if not note.key or self._keep_usage is None:
            return
        self._used[note.key] = (note.time, self._used.get(note.key, (0.0, 0))[1] + note.tokens)
        if time.monotonic() - self._kept > _USAGE_EVERY:
            await asyncio.to_thread(self._write_usage)

    def _write_usage(self) -> None:
        if self._used and self._keep_usage is not None:
            used, self._used = self._used, {}
            self._kept = time.monotonic()
            self._keep_usage(used)


def tokens_in(text: bytes) -> int:
    """The tokens of an answer, from the engine's own figure at its end; 0 when it gives none."""
    found = _TOKENS.findall(text)
    return int(found[-1]) if found else 0


def _program(request: web.BaseRequest) -> str:
    """A program's name as it gives it: the first word of its User-Agent."""
    return (request.headers.get("User-Agent", "").split(" ")[0] or "unknown")[:60]
