"""A double of a file server that misbehaves on demand, over real sockets.

`BadServer(files).plan(fault, ...)` makes the next requests for a file meet the given faults, one each; after them the
server is good. `always(fault)` makes every request meet it. What was asked and sent is in `requests`.
"""

from __future__ import annotations

import contextlib
import re
import socket
import ssl
import threading
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field


@dataclass
class Request:
    """One request as it came in, and how many body bytes went out for it."""

    path: str
    headers: dict[str, str]
    start: int = 0
    end: int | None = None  # exclusive; None = open
    ranged: bool = False
    fault: str = ""
    sent: int = 0


@dataclass
class Exchange:
    """What a fault works with: the socket, the request, the file."""

    server: BadServer
    socket: socket.socket
    request: Request
    body: bytes
    keep: bool = True

    @property
    def etag(self) -> str:
        return f'"{zlib.crc32(self.body):08x}"'

    def head(self, status: str, length: int | None = None, **headers: str) -> None:
        lines = [f"HTTP/1.1 {status}"]
        if length is not None:
            lines.append(f"Content-Length: {length}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))

    def send(self, data: bytes) -> None:
        view = memoryview(data)
        for offset in range(0, len(view), 1 << 16):
            if self.server.pace is not None:
                self.server.pace()
            piece = view[offset : offset + (1 << 16)]
            self.socket.sendall(piece)
            self.request.sent += len(piece)

    def wanted(self) -> tuple[int, int]:
        end = len(self.body) if self.request.end is None else min(self.request.end, len(self.body))
        return self.request.start, end

    def good(self) -> None:
        """What a correct server does."""
        fresh = self.request.headers.get("if-range") in (None, self.etag)
        if not self.request.ranged or not fresh:
            self.whole()
            return
        start, end = self.wanted()
        if start >= len(self.body):
            self.head("416 Range Not Satisfiable", 0, Content_Range=f"bytes */{len(self.body)}")
            return
        self.part(start, end, self.body[start:end])

    def whole(self) -> None:
        self.head("200 OK", len(self.body), ETag=self.etag, Content_Type="application/octet-stream")
        self.send(self.body)

    def part(self, start: int, end: int, data: bytes, length: int | None = None) -> None:
        total = len(self.body)
        self.head(
            "206 Partial Content",
            len(data) if length is None else length,
            Content_Range=f"bytes {start}-{end - 1}/{total}",
            ETag=self.etag,
        )
        self.send(data)

    def end(self) -> None:
        self.keep = False

    def reset(self) -> None:
        """End with RST in place of FIN."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        self.keep = False


Fault = Callable[[Exchange], None]


@dataclass
class BadServer:
    """Serves `files` (path -> content) on a free port of the loopback address while it is entered."""

    files: dict[str, bytes]
    requests: list[Request] = field(default_factory=list)
    pace: Callable[[], None] | None = None  # called before each 64 KiB, for slow servers
    refuse_over: int | None = None  # the most connections at a time
    tls: ssl.SSLContext | None = None

    def __post_init__(self) -> None:
        self._plan: deque[Fault] = deque()
        self._always: Fault | None = None
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.stopping = threading.Event()

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self._listener.getsockname()[1]}"

    def plan(self, *faults: Fault) -> None:
        self._plan.extend(faults)

    def heal(self) -> None:
        """Be good from now on."""
        self._plan.clear()
        self._always = None

    def always(self, fault: Fault | None) -> None:
        self._always = fault

    @property
    def sent(self) -> int:
        return sum(request.sent for request in self.requests)

    def __enter__(self) -> BadServer:
        accept = threading.Thread(target=self._accept, daemon=True)
        accept.start()
        self._threads.append(accept)
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()
        for thread in self._threads:
            thread.join(10)

    def cut(self) -> None:
        """Break every open connection, as a network that goes away does."""
        with self._lock:
            for connection in self._open:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while not self.stopping.is_set():
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                self._open.add(connection)
                many = len(self._open)
            if self.refuse_over is not None and many > self.refuse_over:
                self._drop(connection)
                continue
            thread = threading.Thread(target=self._serve, args=(connection,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _drop(self, connection: socket.socket) -> None:
        with self._lock:
            self._open.discard(connection)
        connection.close()

    def _serve(self, connection: socket.socket) -> None:
        try:
            with contextlib.suppress(OSError):
                if self.tls is not None:
                    connection = self._wrap(connection, self.tls)
                for request in self._incoming(connection):
                    exchange = Exchange(self, connection, request, self.files.get(request.path, b""))
                    self._fault(request)(exchange)
                    if not exchange.keep:
                        return
        finally:
            self._drop(connection)

    def _wrap(self, plain: socket.socket, tls: ssl.SSLContext) -> socket.socket:
        with self._lock:
            self._open.discard(plain)
        wrapped = tls.wrap_socket(plain, server_side=True)
        with self._lock:
            self._open.add(wrapped)
        return wrapped

    def _fault(self, request: Request) -> Fault:
        with self._lock:
            self.requests.append(request)
            fault = self._plan.popleft() if self._plan else self._always
        if fault is not None:
            request.fault = getattr(fault, "__name__", "")
            return fault
        if request.path not in self.files:
            return lambda exchange: exchange.head("404 Not Found", 0)
        return Exchange.good

    def _incoming(self, connection: socket.socket) -> Iterator[Request]:
        data = b""
        while True:
            while b"\r\n\r\n" not in data:
                chunk = connection.recv(65536)
                if not chunk:
                    return
                data += chunk
            head, _, data = data.partition(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").split("\r\n")
            pairs = (line.split(":", 1) for line in lines)
            headers = {name.strip().lower(): value.strip() for name, value in pairs}
            target = first.split(" ")[1]
            path = "/" + target.split("/", 3)[3] if target.startswith("http://") else target
            request = Request(path, headers)
            match = re.fullmatch(r"bytes=(\d+)-(\d*)", headers.get("range", ""))
            if match:
                request.ranged, request.start = True, int(match[1])
                request.end = int(match[2]) + 1 if match[2] else None
            yield request
