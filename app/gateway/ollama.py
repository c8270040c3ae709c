"""Ollama's API (github.com/ollama/ollama docs/api.md), translated to the OpenAI form that every engine here speaks."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiohttp import web
from multidict import CIMultiDict, CIMultiDictProxy

from app.gateway import routes
from app.gateway.body import Body
from app.gateway.counters import Note
from app.gateway.forms import Unanswered
from app.gateway.relay import Answer, Ask, Broken, Relay
from app.gateway.reply import Reply
from app.gateway.types import Engines, Model, Phase

PATHS = frozenset(
    f"/api/{name}" for name in ("version", "tags", "ps", "show", "chat", "generate", "embed", "embeddings")
)
VERSION = "0.12.0"  # the version of the API that is spoken; programs ask for a lowest one
_OPTIONS = {
    "temperature": "temperature", "top_p": "top_p", "top_k": "top_k", "min_p": "min_p", "seed": "seed",
    "num_predict": "max_tokens", "stop": "stop", "repeat_penalty": "repeat_penalty",
    "presence_penalty": "presence_penalty", "frequency_penalty": "frequency_penalty",
}  # fmt: skip
_NDJSON = "application/x-ndjson"


async def answer(
    path: str,
    body: Body,
    reply: Reply,
    relay: Relay,
    engines: Engines,
    note: Note,
    headers: CIMultiDictProxy[str],
) -> web.StreamResponse:
    """Meet one request of `PATHS`. Raises Unanswered."""
    back = engines.back()
    models = routes.offered(engines.models(), back)
    if path == "/api/version":
        return _json(reply, {"version": VERSION})
    if path == "/api/tags":
        return _json(reply, {"models": [_tag(model) for model in models]})
    if path == "/api/ps":
        running = [model for model in models if model.loaded and back.phase is Phase.READY]
        return _json(
            reply, {"models": [{**_tag(model), "size_vram": 0, "expires_at": _FOREVER} for model in running]}
        )
    asked = _object(body)
    if path == "/api/show":
        return _json(reply, _show(asked, models))
    call = _Call(relay, reply, note, headers, str(asked.get("model") or note.model or back.model))
    if path in ("/api/embed", "/api/embeddings"):
        return await _embed(path, asked, call)
    if path == "/api/chat":
        return await _talk(asked, _chat_request(asked), call, _chat_part)
    return await _talk(asked, _generate_request(asked), call, _generate_part)


_FOREVER = "2318-01-01T00:00:00Z"  # as Ollama says it of a model that stays


@dataclass
class _Call:
    relay: Relay
    reply: Reply
    note: Note
    headers: CIMultiDictProxy[str]
    model: str
    began: int = field(default_factory=time.monotonic_ns)

    async def ask(self, target: str, value: dict[str, Any]) -> Answer:
        data = json.dumps(value).encode()
        headers = CIMultiDict({"Content-Type": "application/json", "Accept": "*/*"})
        ask = Ask("POST", target, headers, Body(data, size=len(data)), self.note.model)
        got = await self.relay.ask(ask, self.note)
        self.note.first_byte()
        if got.status != 200:
            raise Unanswered(got.status, "engine-error", _error_text(await self.whole(got)))
        return got

    async def whole(self, got: Answer) -> bytes:
        try:
            return b"".join([piece async for piece in self.relay.rest(got)])
        except Broken as error:
            raise Unanswered(502, "engine-died", str(error)) from None


async def _embed(path: str, asked: dict[str, Any], call: _Call) -> web.StreamResponse:
    texts = asked.get("prompt" if path == "/api/embeddings" else "input", "")
    value = json.loads(
        await call.whole(await call.ask("/v1/embeddings", {"model": call.model, "input": texts}))
    )
    vectors = [item["embedding"] for item in value["data"]]
    if path == "/api/embeddings":
        return _json(call.reply, {"embedding": vectors[0] if vectors else []})
    tokens = int(value.get("usage", {}).get("prompt_tokens") or 0)
    spent = time.monotonic_ns() - call.began
    return _json(
        call.reply,
        {
            "model": call.model,
            "embeddings": vectors,
            "total_duration": spent,
            "load_duration": 0,
            "prompt_eval_count": tokens,
        },
    )


async def _talk(asked: dict[str, Any], request: dict[str, Any], call: _Call, part: Any) -> web.StreamResponse:
    """Chat and generate: always a stream to the engine, one object or NDJSON to the client."""
    target = "/v1/completions" if "prompt" in request else "/v1/chat/completions"
    got = await call.ask(target, {**request, "model": call.model})
    streamed = asked.get("stream") is not False
    talk = _Talk()
    if streamed:
        await call.reply.begin(200, {"Content-Type": _NDJSON})
    try:
        async with contextlib.aclosing(_values(call.relay, got)) as values:
            async for value in values:
                if (said := talk.add(value)) and streamed:
                    await call.reply.write(_line(part(call.model, said, None)))
    except Broken as error:
        call.note.end("broken")
        return await call.reply.fail(Unanswered(502, "engine-died", str(error)))
    if talk.error:
        call.note.end("failed")
        return await call.reply.fail(Unanswered(500, "engine-error", talk.error))
    call.note.tokens = talk.figure("completion_tokens")
    final = part(call.model, talk.last(whole=not streamed), talk.ending(call.began))
    if not streamed:
        return _json(call.reply, final)
    await call.reply.write(_line(final))
    return await call.reply.end()


@dataclass(frozen=True, slots=True)
class _Said:
    text: str = ""
    thinking: str = ""
    tools: tuple[dict[str, Any], ...] = ()


@dataclass
class _Talk:
    """What an OpenAI stream has told so far."""

    text: list[str] = field(default_factory=list)
    thinking: list[str] = field(default_factory=list)
    tools: dict[int, dict[str, str]] = field(default_factory=dict)
    usage: dict[str, Any] = field(default_factory=dict)
    timings: dict[str, Any] = field(default_factory=dict)
    reason: str = "stop"
    error: str = ""

    def add(self, value: dict[str, Any]) -> _Said | None:
        """What is new in one event; tool calls come in pieces and are told at the end."""
        if value.get("error"):
            self.error = _error_text(json.dumps(value).encode())
            return None
        self.usage = value.get("usage") or self.usage
        self.timings = value.get("timings") or self.timings
        for choice in value.get("choices") or ():
            delta = choice.get("delta") or {}
            self.reason = choice.get("finish_reason") or self.reason
            for call in delta.get("tool_calls") or ():
                self._tool(call)
            text = delta.get("content") or choice.get("text") or ""
            thinking = delta.get("reasoning_content") or ""
            self.text.append(text)
            self.thinking.append(thinking)
            if text or thinking:
                return _Said(text, thinking)
        return None

    def _tool(self, call: dict[str, Any]) -> None:
        kept = self.tools.setdefault(int(call.get("index") or 0), {"name": "", "arguments": ""})
        function = call.get("function") or {}
        kept["name"] += function.get("name") or ""
        kept["arguments"] += function.get("arguments") or ""

    def last(self, *, whole: bool) -> _Said:
        tools = tuple(
            {"function": {"name": tool["name"], "arguments": _arguments(tool["arguments"])}}
            for _, tool in sorted(self.tools.items())
        )
        if not whole:
            return _Said(tools=tools)
        return _Said("".join(self.text), "".join(self.thinking), tools)

    def figure(self, name: str) -> int:
        return int(self.usage.get(name) or 0)

    def ending(self, began: int) -> dict[str, Any]:
        """Ollama's figures; durations in nanoseconds."""
        return {
            "done_reason": "length" if self.reason == "length" else "stop",
            "total_duration": time.monotonic_ns() - began,
            "load_duration": 0,
            "prompt_eval_count": self.figure("prompt_tokens"),
            "prompt_eval_duration": int(float(self.timings.get("prompt_ms") or 0) * 1e6),
            "eval_count": self.figure("completion_tokens"),
            "eval_duration": int(float(self.timings.get("predicted_ms") or 0) * 1e6),
        }


async def _values(relay: Relay, got: Answer) -> AsyncGenerator[dict[str, Any], None]:
    """The JSON of each event. Lines that are none are the engine's comments."""
    async with contextlib.aclosing(relay.rest(got)) as rest:
        async for piece in rest:
            for line in piece.splitlines():
                if line.startswith(b"data:") and line[5:].strip() != b"[DONE]":
                    value = json.loads(line[5:])
                    if isinstance(value, dict):
                        yield value


def _chat_part(model: str, said: _Said, ending: dict[str, Any] | None) -> dict[str, Any]:
    message: dict[str, Any] = {"role": "assistant", "content": said.text}
    if said.thinking:
        message["thinking"] = said.thinking
    if said.tools:
        message["tool_calls"] = list(said.tools)
    return {**_head(model), "message": message, "done": ending is not None, **(ending or {})}


def _generate_part(model: str, said: _Said, ending: dict[str, Any] | None) -> dict[str, Any]:
    thinking = {"thinking": said.thinking} if said.thinking else {}
    return {
        **_head(model), "response": said.text, **thinking, "done": ending is not None, **(ending or {}),
    }  # fmt: skip


def _head(model: str) -> dict[str, Any]:
    return {"model": model, "created_at": datetime.now(UTC).isoformat().replace("+00:00", "Z")}


def _chat_request(asked: dict[str, Any]) -> dict[str, Any]:
    messages = asked.get("messages")
    if not isinstance(messages, list) or not all(isinstance(item, dict) for item in messages):
        raise Unanswered(400, "bad-request", "“messages” must be a list of messages.")
    request = {**_common(asked), "messages": [_message(item) for item in messages]}
    if asked.get("tools"):
        request["tools"] = asked["tools"]
    return request


def _generate_request(asked: dict[str, Any]) -> dict[str, Any]:
    prompt = str(asked.get("prompt") or "")
    if asked.get("suffix"):
        raise Unanswered(
            400, "bad-request", "“suffix” is not supported here; /infill of the engine does that."
        )
    if asked.get("raw"):
        return {**_common(asked), "prompt": prompt}
    system = [{"role": "system", "content": str(asked["system"])}] if asked.get("system") else []
    user = _message({"role": "user", "content": prompt, "images": asked.get("images")})
    return {**_common(asked), "messages": [*system, user]}


def _common(asked: dict[str, Any]) -> dict[str, Any]:
    options = asked.get("options")
    given = {
        _OPTIONS[name]: value
        for name, value in (options if isinstance(options, dict) else {}).items()
        if name in _OPTIONS and value is not None
    }
    if given.get("max_tokens") in (-1, -2):  # without an end, and until the context is full
        del given["max_tokens"]
    request: dict[str, Any] = {**given, "stream": True, "stream_options": {"include_usage": True}}
    form = asked.get("format")
    if form == "json":
        request["response_format"] = {"type": "json_object"}
    elif isinstance(form, dict):
        request["response_format"] = {
            "type": "json_schema",
            "json_schema": {"name": "answer", "schema": form},
        }
    if asked.get("think") is not None:
        request["chat_template_kwargs"] = {"enable_thinking": bool(asked["think"])}
    return request


def _message(item: dict[str, Any]) -> dict[str, Any]:
    """A message of Ollama's in OpenAI's form: pictures become parts, arguments of tools become text."""
    message: dict[str, Any] = {"role": item.get("role", "user"), "content": item.get("content") or ""}
    pictures = item.get("images")
    if pictures:
        parts = [{"type": "image_url", "image_url": {"url": _picture(str(data))}} for data in pictures]
        message["content"] = [{"type": "text", "text": message["content"]}, *parts]
    calls = item.get("tool_calls")
    if calls:
        message["tool_calls"] = [
            {
                "id": f"call_{number}",
                "type": "function",
                "function": {
                    "name": call["function"]["name"],
                    "arguments": json.dumps(call["function"].get("arguments") or {}),
                },
            }
            for number, call in enumerate(calls)
        ]
    if message["role"] == "tool":
        message["tool_call_id"] = item.get("tool_call_id") or "call_0"
        if item.get("tool_name"):
            message["name"] = item["tool_name"]
    return message


_PICTURES = {"iVBOR": "png", "R0lGO": "gif", "UklGR": "webp"}  # the first letters of their base64; else JPEG


def _picture(data: str) -> str:
    return f"data:image/{_PICTURES.get(data[:5], 'jpeg')};base64,{data}"


def _tag(model: Model) -> dict[str, Any]:
    family = model.id.partition("-")[0]
    return {
        "name": model.id,
        "model": model.id,
        "modified_at": "1970-01-01T00:00:00Z",
        "size": model.size,
        "digest": "",
        "details": _details(family),
    }


def _details(family: str) -> dict[str, Any]:
    return {
        "parent_model": "",
        "format": "gguf",
        "family": family,
        "families": [family],
        "parameter_size": "",
        "quantization_level": "",
    }


def _show(asked: dict[str, Any], models: tuple[Model, ...]) -> dict[str, Any]:
    name = str(asked.get("model") or asked.get("name") or "")
    model = routes.find(name, models)
    if model is None:
        raise Unanswered(404, "model_not_found", f"model '{name[:200]}' not found")
    family = model.id.partition("-")[0]
    return {
        "modelfile": "",
        "parameters": "",
        "template": "",
        "details": _details(family),
        "model_info": {"general.architecture": family, f"{family}.context_length": model.context},
        "capabilities": ["completion", "tools", *(["vision"] if model.pictures else [])],
    }


def _object(body: Body) -> dict[str, Any]:
    try:
        value = json.loads(body.whole() or b"{}")
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Unanswered(400, "bad-request", "The request's body is no JSON object.")
    return value


def _arguments(text: str) -> Any:
    try:
        return json.loads(text or "{}")
    except ValueError:
        return {}


def _error_text(body: bytes) -> str:
    try:
        error = json.loads(body)["error"]
        return str(error["message"] if isinstance(error, dict) else error)
    except (ValueError, KeyError, TypeError):
        return body[:500].decode("utf-8", "replace")


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def _json(reply: Reply, value: dict[str, Any]) -> web.StreamResponse:
    body = json.dumps(value, ensure_ascii=False).encode()
    return reply.whole(200, {"Content-Type": "application/json; charset=utf-8"}, body)
