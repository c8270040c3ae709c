"""Redirects that lead to where no download may go, and a token that must stay with its own host."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator

import pytest

from app.transfer.faults import Fault
from app.transfer.options import Options
from app.transfer.transport import Client


class Trap(http.server.BaseHTTPRequestHandler):
    """A real server: /to/ADDRESS redirects there; everything else keeps the request's headers."""

    seen: list[dict[str, str]]
    leads: str

    def do_GET(self) -> None:
        type(self).seen.append({name.lower(): value for name, value in self.headers.items()})
        moved = self.path == "/go"
        self.send_response(302 if moved else 200)
        if moved:
            self.send_header("Location", type(self).leads)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def hosts() -> Iterator[list[tuple[type[Trap], str]]]:
    """Two hosts: a port of its own makes another host of one address."""
    running, found = [], []
    for number in range(2):
        kind = type(f"Trap{number}", (Trap,), {"seen": [], "leads": ""})
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        running.append(server)
        found.append((kind, f"http://127.0.0.1:{server.server_port}"))
    yield found
    for server in running:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    "leads",
    [
        "file:///etc/passwd",
        "ftp://example.org/x",
        "data:,x",
        "javascript:alert(1)",
        "FILE:///etc/passwd",
        "gopher://x",
    ],
)
def test_a_redirect_to_another_kind_of_address_is_refused(
    hosts: list[tuple[type[Trap], str]], leads: str
) -> None:
    kind, url = hosts[0]
    kind.leads = leads
    client = Client(Options())
    with pytest.raises(Fault, match="another kind"):
        client.get(f"{url}/go", {})
    client.forget()


def test_a_token_does_not_follow_to_another_host(hosts: list[tuple[type[Trap], str]]) -> None:
    (kind, url), (other, elsewhere) = hosts
    kind.leads = f"{elsewhere}/file"
    client = Client(Options())
    client.finish(client.get(f"{url}/go", {"Authorization": "Bearer hf_secret", "Range": "bytes=0-"}))
    client.forget()
    assert kind.seen[0]["authorization"] == "Bearer hf_secret"
    assert "authorization" not in other.seen[0]
    assert other.seen[0]["range"] == "bytes=0-"


def test_a_token_follows_within_its_host(hosts: list[tuple[type[Trap], str]]) -> None:
    kind, url = hosts[0]
    kind.leads = "/file"
    client = Client(Options())
    client.finish(client.get(f"{url}/go", {"Authorization": "Bearer hf_secret"}))
    client.forget()
    assert kind.seen[1]["authorization"] == "Bearer hf_secret"
