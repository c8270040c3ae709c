"""Talking to a running engine over loopback HTTP: health and chat in the OpenAI form.

Uses http.client: the keeper process lives as long as the engine and must stay small, and proxies must never be used.
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Cancel
from app.core.i18n import tr
from app.engines.base import Answer


def get_json(port: int, path: str, *, timeout: float, key: str = "") -> tuple[int, Any]:
    """(status, JSON value or None). Status 0 when nothing answers within `timeout` seconds."""
    status, text = get_text(port, path, timeout=timeout, key=key)
    try:
        return status, json.loads(text)
    except ValueError:
        return status, None


def get_text(port: int, path: str, *, timeout: float, key: str = "") -> tuple[int, str]:
    """(status, body). Status 0 when nothing answers within `timeout` seconds."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    try:
        connection.request("GET", path, headers=_headers(key))
        response = connection.getresponse()
        return response.status, response.read().decode("utf-8", "replace")
    except (OSError, http.client.HTTPException):
        return 0, ""
    finally:
        connection.close()


def chat(
    port: int,
    messages: list[dict[str, str]],
    *,
    max_tokens: int,
    timeout: float,
    key: str = "",
    temperature: float | None = None,
    on_token: Callable[[str], None] | None = None,
    cancel: Cancel | None = None,
) -> Answer:
    """One streamed chat request; `on_token` gets each piece of text as it comes.

    `timeout` is the longest silence, in seconds. Speeds come from the engine's own `timings` where it gives them (as
    llama.cpp and Strata do), else from the clock. Raises UserFacingError "no-answer", or Cancelled.
    """
    request = {
        "messages": messages,
        "max_tokens": max_tokens,
        "stream": True,
        "stream_options": {"include_usage": True},
        **({} if temperature is None else {"temperature": temperature}),
    }
    body = json.dumps(request)
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    began = time.monotonic()
    try:
        connection.request(
            "POST",
            "/v1/chat/completions",
            body.encode(),
            {**_headers(key), "Content-Type": "application/json"},
        )
        with connection.getresponse() as response:
            if response.status != 200:
                raise _no_answer(_error_text(response.read()) or f"HTTP {response.status}")
            return _read_stream(response, began, on_token, cancel)
    except (OSError, http.client.HTTPException) as error:
        raise _no_answer(str(error) or type(error).__name__) from error
    finally:
        connection.close()


def _read_stream(
    response: http.client.HTTPResponse,
    began: float,
    on_token: Callable[[str], None] | None,
    cancel: Cancel | None,
) -> Answer:
    pieces: list[str] = []
    first: float | None = None
    usage: dict[str, Any] = {}
    timings: dict[str, Any] = {}
    finished = False
    while line := response.readline():
        if cancel is not None:
            cancel.check()
        if not line.startswith(b"data:"):
            continue
        data = line[5:].strip()
        if data == b"[DONE]":
            finished = True
            break
        event = json.loads(data)
        if "error" in event:
            raise _no_answer(str(event["error"].get("message", event["error"])))
        usage = event.get("usage") or usage
        timings = event.get("timings") or timings
        for choice in event.get("choices", ()):
            delta = choice.get("delta") or {}
            text = delta.get("content") or delta.get("reasoning_content") or ""
            finished = finished or bool(choice.get("finish_reason"))
            if text:
                first = first or time.monotonic()
                pieces.append(text)
                if on_token is not None:
                    on_token(text)
    if not finished:
        raise _no_answer(tr("the connection ended in the middle of the answer"))
    ended = time.monotonic()
    tokens = int(usage.get("completion_tokens") or timings.get("predicted_n") or len(pieces))
    prompt = int(usage.get("prompt_tokens") or timings.get("prompt_n") or 0)
    by_clock = (tokens - 1) / (ended - first) if first and tokens > 1 and ended > first else 0.0
    return Answer(
        text="".join(pieces).strip(),
        tokens=tokens,
        tokens_per_second=float(timings.get("predicted_per_second") or by_clock),
        prompt_tokens=prompt,
        prompt_per_second=float(timings.get("prompt_per_second") or 0.0),
        seconds=ended - began,
    )


def _headers(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def _error_text(body: bytes) -> str:
    try:
        error = json.loads(body)["error"]
        return str(error["message"] if isinstance(error, dict) else error)
    except (ValueError, KeyError, TypeError):
        return body[:200].decode("utf-8", "replace").strip()


def _no_answer(why: str) -> UserFacingError:
    return UserFacingError(
        tr("The engine did not answer"),
        tr("A request was sent, and no complete answer came back: {why}.", why=why.rstrip(".")),
        tr("Look at the log for the reason, or restart the engine."),
        why,
        code="no-answer",
    )
