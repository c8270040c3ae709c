"""Errors in the form of the API that was asked: whole answers, and the last event of a stream that broke."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Any

from aiohttp import web


class Form(StrEnum):
    OPENAI = "openai"
    RESPONSES = "responses"
    ANTHROPIC = "anthropic"
    OLLAMA = "ollama"


class Unanswered(Exception):
    """A request that gets an error of ours. `retry_after` in seconds, 0 = not said."""

    def __init__(self, status: int, code: str, sentence: str, *, retry_after: int = 0) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.retry_after = retry_after


def form_of(path: str) -> Form:
    """The API that a path belongs to."""
    if path.startswith("/api/"):
        return Form.OLLAMA
    if path.startswith("/v1/messages"):
        return Form.ANTHROPIC
    return Form.RESPONSES if path.startswith("/v1/responses") else Form.OPENAI


def error_value(form: Form, status: int, code: str, sentence: str) -> dict[str, Any]:
    """The JSON of an error answer."""
    if form is Form.OLLAMA:
        return {"error": sentence}
    if form is Form.ANTHROPIC:
        return {"type": "error", "error": {"type": _anthropic_type(status), "message": sentence}}
    return {"error": {"message": sentence, "type": _openai_type(status), "code": code, "param": None}}


def error_answer(form: Form, error: Unanswered, headers: dict[str, str] | None = None) -> web.Response:
    """The whole answer to a request that got nothing yet."""
    more = {"Retry-After": str(error.retry_after)} if error.retry_after else {}
    return web.json_response(
        error_value(form, error.status, error.code, error.sentence),
        status=error.status,
        headers={**(headers or {}), **more},
    )


def last_event(form: Form, code: str, sentence: str) -> bytes:
    """The event that ends a broken stream, with the empty line that closes it."""
    if form is Form.OLLAMA:
        return json.dumps({"error": sentence}, ensure_ascii=False).encode() + b"\n"
    if form is Form.RESPONSES:
        value: dict[str, Any] = {"type": "error", "code": code, "message": sentence, "param": None}
    else:
        value = error_value(form, 500, code, sentence)
    named = b"" if form is Form.OPENAI else b"event: error\n"
    return named + b"data: " + json.dumps(value, ensure_ascii=False).encode() + b"\n\n"


def _openai_type(status: int) -> str:
    if status in (401, 403):
        return "authentication_error" if status == 401 else "permission_error"
    return "invalid_request_error" if status < 500 else "server_error"


def _anthropic_type(status: int) -> str:
    known = {
        401: "authentication_error",
        403: "permission_error",
        404: "not_found_error",
        413: "request_too_large",
    }
    if status in known:
        return known[status]
    if status == 503:
        return "overloaded_error"
    return "invalid_request_error" if status < 500 else "api_error"
