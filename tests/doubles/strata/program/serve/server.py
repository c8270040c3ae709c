"""DOUBLE of Strata's server: owns the engine child and serves its HTTP API. Standard library only; runs no model."""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from engine_child import Died, EngineChild, engine_environment, refuses_to_stop

WORDS = [
    "Paris",
    " is",
    " the",
    " capital",
    " of",
    " France",
    ".",
    " (A",
    " double",
    " of",
    " Strata",
    " said",
    " this",
    ".)",
]


def say(line: str) -> None:
    print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="server.py")
    parser.add_argument("--engine", choices=("strata", "mock"), required=True)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--port", type=int, default=8095)
    parser.add_argument("--host")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--gpu")
    parser.add_argument("--api-key", default=os.environ.get("STRATA_API_KEY"))
    options = parser.parse_args()
    config = json.loads(options.config.read_text("utf-8-sig"))
    host = options.host or config.get("host", "127.0.0.1")
    key = options.api_key if options.api_key is not None else config.get("api_key")
    if key == "":
        print("an empty API key protects nothing", file=sys.stderr)
        return 2
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, int(os.name == "posix"))
        try:
            probe.bind((host, options.port))
        except OSError:
            parser.error(f"port {options.port} is already in use")
    if not (Path(config["tokenizer"]) / "vocab.json").exists():
        parser.error(f"no tokenizer in {config['tokenizer']}")
    for name, value in config.get("sampling", {}).items():
        if not isinstance(value, int | float):
            sys.exit(f"[strata] config sampling.{name}={value!r} is not a number")
    if config.get("sampling"):
        say(
            "[strata] sampling defaults from the config: "
            + ", ".join(f"{k}={v}" for k, v in config["sampling"].items())
        )
    if config.get("vision"):
        say("loading the vision encoder ...")
    say("[strata] this is a DOUBLE of the server; no model runs")
    say("loading the model (the first start takes a minute or two) ...")
    if isinstance(config.get("gpu"), list):
        say(f"[strata] layer split across GPUs {config['gpu']} ({config.get('layer_split', 'auto')})")
    child = EngineChild(config, engine_environment(config), say)
    child.start()
    server = Server((host, options.port), config, key, child)
    for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
        if hasattr(signal, name):
            handler: Any = signal.SIG_IGN if refuses_to_stop() else server.asked_to_stop
            signal.signal(getattr(signal, name), handler)
    suffix = (", images on" if config.get("vision") else "") + (", API key required" if key else "")
    say(
        f"ready: http://{host}:{options.port}/v1  (OpenAI: /v1/chat/completions, Anthropic: /v1/messages, "
        f"context {child.context} tokens{suffix})"
    )
    say(f"open http://{host}:{options.port}/ in a browser")
    server.serve_forever(poll_interval=0.1)
    child.stop()
    say("[strata] stopped")
    return 0


class Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = os.name == "posix"

    def __init__(
        self, address: tuple[str, int], config: dict[str, Any], key: str | None, child: EngineChild
    ) -> None:
        self.config, self.key, self.child = config, key, child
        self.began = time.time()
        self.requests = 0
        self.last: dict[str, float] = {}
        super().__init__(address, Handler)

    def asked_to_stop(self, *_: object) -> None:
        say("[strata] stopping (Ctrl+C again to end the engine at once) ...")
        threading.Thread(target=self.shutdown, daemon=True).start()


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.0"

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        child, config = self.server.child, self.server.config
        model = config["model_name"]
        if path == "/health":
            facts = {"max_context": child.context, "model": model, "images": "vision" in config}
            return self.answer(
                {"status": "ok", **facts, "api_key": bool(self.server.key), "loaded": child.loaded}
            )
        if path == "/":
            return self.page()
        if not self.allowed():
            return None
        if path in ("/v1/models", "/models"):
            entry = {"id": model, "object": "model", "owned_by": "strata-double"}
            if child.unloaded:
                return self.answer({"object": "list", "data": [{**entry, "status": {"value": "unloaded"}}]})
            return self.answer({"object": "list", "data": [entry] if child.loaded else []})
        if path == "/status":
            return self.answer({"busy": child.busy, "queued": 0, "phase": child.state, **self.server.last})
        if path == "/v1/status":
            facts = {"service": "strata", "model": model, "engine": child.version, "context": child.context}
            return self.answer(
                {**facts, "started": self.server.began, "uptime_s": time.time() - self.server.began}
            )
        if path == "/metrics":
            live = {
                "state": child.state,
                "prompt_read": 0,
                "prompt_total": 0,
                "generated": 0,
                **self.server.last,
            }
            engine = {"engine": child.version, "max_context": child.context, **child.facts}
            return self.answer({"engine": engine, "live": live, "totals": {"requests": self.server.requests}})
        if path in ("/props", "/slots", "/settings", "/mcp"):
            return self.answer({})
        return self.error(404, "not_found", "no such path")

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if not self.allowed():
            return None
        child = self.server.child
        if self.path == "/unload":
            return self.answer({"status": "unloaded" if child.unload() else "not loaded"})
        if self.path == "/load":
            child.ensure()
            return self.answer({"status": "loaded"})
        if self.path not in ("/v1/chat/completions", "/v1/messages"):
            return self.error(404, "not_found", "no such path")
        request = json.loads(body)
        self.server.requests += 1
        try:
            child.ensure()
            tokens, timings = child.generate(int(request.get("max_tokens") or 64), request["messages"])
        except Died as death:
            say(
                f"[strata] the engine stopped unexpectedly (exit code {death.code}). {death.why} "
                "The next request starts the engine again."
            )
            message = (
                f"the engine stopped unexpectedly (exit code {death.code}); the next request restarts it"
            )
            if request.get("stream"):
                self.begin_stream()
                return self.event({"error": {"type": "server_error", "message": message}})
            return self.error(500, "server_error", message)
        self.server.last = {
            "tok_s": timings["predicted_per_second"],
            "prefill_tok_s_mean": timings["prompt_per_second"],
        }
        return self.chat(request, [WORDS[token] for token in tokens], timings)

    def chat(self, request: dict[str, Any], words: list[str], timings: dict[str, Any]) -> None:
        usage = {"prompt_tokens": timings["prompt_n"], "completion_tokens": len(words)}
        finish = "stop" if len(words) == len(WORDS) else "length"
        if self.path == "/v1/messages":
            content = [{"type": "text", "text": "".join(words)}]
            return self.answer(
                {"type": "message", "role": "assistant", "content": content, "stop_reason": "end_turn"}
            )
        if not request.get("stream"):
            choice = {
                "index": 0,
                "message": {"role": "assistant", "content": "".join(words)},
                "finish_reason": finish,
            }
            return self.answer(
                {"object": "chat.completion", "choices": [choice], "usage": usage, "timings": timings}
            )
        self.begin_stream()
        self.wfile.write(b": keep-alive\n\n")
        for word in words:
            self.event({"choices": [{"index": 0, "delta": {"content": word}, "finish_reason": None}]})
        last = {
            "choices": [{"index": 0, "delta": {}, "finish_reason": finish}],
            "usage": usage,
            "timings": timings,
        }
        self.event(last)
        self.wfile.write(b"data: [DONE]\n\n")
        return None

    def begin_stream(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()

    def event(self, value: dict[str, Any]) -> None:
        self.wfile.write(b"data: " + json.dumps(value).encode() + b"\n\n")
        self.wfile.flush()

    def page(self) -> None:
        body = (
            b"<!doctype html><title>Strata double</title><p>This is a double of Strata. No model runs here."
        )
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer(self, value: dict[str, Any], status: int = 200) -> None:
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def error(self, status: int, kind: str, message: str) -> None:
        self.answer({"error": {"type": kind, "message": message}}, status)

    def allowed(self) -> bool:
        key = self.server.key
        given = (self.headers.get("Authorization", "").removeprefix("Bearer "), self.headers.get("x-api-key"))
        if not key or any(one in key.split(",") for one in given if one):
            return True
        self.error(401, "authentication_error", "an API key is required")
        return False


if __name__ == "__main__":
    sys.exit(main())
