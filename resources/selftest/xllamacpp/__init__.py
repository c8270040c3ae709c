"""A stand-in for the package that `engine-host` loads, for the program's self-test only: it serves the same three
requests and its answer is the question, read backwards. No model, no computing."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace


class CommonParams(SimpleNamespace):
    def __init__(self):
        super().__init__(
            hostnames=[],
            model=SimpleNamespace(),
            cpuparams=SimpleNamespace(),
            cpuparams_batch=SimpleNamespace(),
        )


ggml_type = SimpleNamespace(GGML_TYPE_F16=1, GGML_TYPE_Q8_0=8, GGML_TYPE_Q4_0=2)


class Server:
    def __init__(self, parameters):
        server = ThreadingHTTPServer((parameters.hostnames[0], parameters.port), _Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.listening_address = f"http://{parameters.hostnames[0]}:{parameters.port}"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self._answer("application/json", b'{"status": "ok"}')

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        text = request["messages"][-1]["content"][::-1]
        event = {"choices": [{"delta": {"content": text}, "finish_reason": "stop"}]}
        self._answer("text/event-stream", f"data: {json.dumps(event)}\n\ndata: [DONE]\n\n".encode())

    def _answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass
