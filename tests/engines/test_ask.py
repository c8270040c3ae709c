"""What an engine is asked with: the first request must give the same answer each time."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from app.engines import llamacpp
from app.engines.base import Engine
from app.engines.strata import adapter

EVENT = {"choices": [{"delta": {"content": "Paris"}, "finish_reason": "stop"}]}


@pytest.mark.parametrize("engine", [llamacpp.ENGINE, adapter.ENGINE], ids=["llama.cpp", "Strata"])
def test_nothing_is_left_to_chance(engine: Engine) -> None:
    asked: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"data: " + json.dumps(EVENT).encode() + b"\n\ndata: [DONE]\n\n")

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        answer = engine.ask(server.server_port, "What is the capital of France?", max_tokens=8, timeout=10)
        thread.join()
    assert answer.text == "Paris"
    assert asked[0]["temperature"] == 0
