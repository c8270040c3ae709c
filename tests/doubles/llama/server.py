"""A double of llama-server for behaviours that the real one cannot be made to show: deaf, hanging, dying on request.

It speaks `/health` and `/v1/chat/completions` and logs in llama.cpp's form. It is not llama.cpp; its answer is fixed.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

options = argparse.Namespace()


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        self._json({"status": "ok"})

    def do_POST(self) -> None:
        if options.die_on_request:
            os.kill(os.getpid(), options.die_on_request)
        if options.hang:
            time.sleep(600)
        self.rfile.read(int(self.headers["Content-Length"]))
        print("slot launch_slot_: id  0 | task 0 | processing task", flush=True)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        events = [
            {"choices": [{"delta": {"content": "double"}, "finish_reason": None}]},
            {
                "choices": [{"delta": {}, "finish_reason": "stop"}],
                "usage": {"completion_tokens": 1, "prompt_tokens": 3},
                "timings": {"predicted_per_second": 42.0, "prompt_per_second": 84.0},
            },
        ]
        for event in events:
            self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())
        self.wfile.write(b"data: [DONE]\n\n")
        print("slot release: id  0 | task 0 | stop processing: n_tokens = 4, truncated = 0", flush=True)

    def _json(self, value: object) -> None:
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--deaf", action="store_true", help="ignore the request to stop")
    parser.add_argument("--child", type=Path, help="start a deaf child and write its pid here")
    parser.add_argument("--die-on-request", type=int, default=0, metavar="SIGNAL")
    parser.add_argument("--hang", action="store_true", help="take requests and never answer")
    parser.add_argument("--say", default="", help="a line for the log while it loads")
    parser.add_argument("--context", type=int, default=2048)
    parser.add_argument("--config", help="ignored: launch scripts name the config, and it is found by that")
    parser.parse_args(namespace=options)
    if options.deaf:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if options.child:
        deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
        child = subprocess.Popen([sys.executable, "-c", deaf])
        options.child.write_text(str(child.pid))
    print("srv  load_model: loading model 'double.gguf'", flush=True)
    print(options.say, flush=True)
    print(f"srv  load_model: initializing, n_slots = 1, n_ctx_slot = {options.context}", flush=True)
    server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print(f"srv  init: listening on http://127.0.0.1:{options.port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
