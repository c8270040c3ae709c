"""What a running Strata server says of itself: `/metrics` (JSON), and `/unload` (runtime protocol, section 4)."""

from __future__ import annotations

import http.client
from typing import Any

from app.engines.base import Live
from app.engines.http import get_json


def live(port: int, *, timeout: float, key: str = "") -> Live | None:
    """None when nothing answers, or not in this form."""
    status, value = get_json(port, "/metrics", timeout=timeout, key=key)
    if status != 200 or not isinstance(value, dict) or not isinstance(value.get("live"), dict):
        return None
    now = value["live"]
    engine = value["engine"] if isinstance(value.get("engine"), dict) else {}
    return Live(
        state=str(now.get("state", "")),
        prompt_read=int(_number(now, "prompt_read")),
        prompt_total=int(_number(now, "prompt_total")),
        generated=int(_number(now, "generated")),
        tokens_per_second=_number(now, "tok_s"),
        prompt_per_second=_number(now, "prefill_tok_s_mean"),
        engine_version=str(engine.get("engine", "")),
        context=int(_number(engine, "max_context")),
    )


def unload(port: int, *, timeout: float, key: str = "") -> bool:
    """POST /unload: the engine gives its memory back and ends. True when the server says so."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    try:
        connection.request("POST", "/unload", b"", {"Authorization": f"Bearer {key}"} if key else {})
        with connection.getresponse() as response:
            return response.status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _number(value: dict[str, Any], key: str) -> float:
    found = value.get(key)
    return float(found) if isinstance(found, int | float) and not isinstance(found, bool) else 0.0
