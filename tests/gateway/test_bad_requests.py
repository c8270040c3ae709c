"""Malformed and hostile bytes over real sockets: a clean refusal or a closed connection, and the door stays open."""

from __future__ import annotations

import socket

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import wait_for
from tests.gateway.conftest import Engines, Served

HEAD = b"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def talk(served: Served, data: bytes, *, seconds: float = 5.0, close: bool = True) -> bytes:
    """What comes back for raw bytes until the gateway closes or is silent."""
    with socket.create_connection(("127.0.0.1", served.port), seconds) as link:
        link.sendall(data)
        if close:
            link.shutdown(socket.SHUT_WR)
        got = b""
        try:
            while piece := link.recv(65536):
                got += piece
        except (TimeoutError, ConnectionError):
            pass
        return got


@pytest.mark.parametrize(
    "data",
    [
        HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /slots HTTP/1.1\r\n\r\n",
        HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
        HEAD + b"Content-Length: -1\r\n\r\n",
        HEAD + b"Content-Length: 5, 5\r\n\r\nhello",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
        HEAD + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        HEAD + b"Transfer-Encoding: identity, chunked, gzip\r\n\r\n0\r\n\r\n",
        HEAD + b"X-Folded: a\r\n b\r\nContent-Length: 0\r\n\r\n",
        HEAD + b"Bad Name: a\r\n\r\n",
        HEAD + b"Name : a\r\n\r\n",
        HEAD + b"X: " + b"a" * 40_000 + b"\r\n\r\n",
        HEAD + b"".join(b"X-%d: a\r\n" % n for n in range(500)) + b"\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00" * 100,
    ],
)  # fmt: skip
def test_it_is_refused_and_reaches_no_engine(served: Served, engines: Engines, data: bytes) -> None:
    answer = talk(served, data, close=False, seconds=1.5)
    assert answer == b"" or b" 4" in answer.split(b"\r\n")[0]
    assert engines.asked() == []
    assert httpx.get(f"{served.url}/health").status_code == 200


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300))
def test_any_bytes_leave_it_standing(served: Served, data: bytes) -> None:
    talk(served, data)
    talk(served, HEAD + data)
    wait_for(lambda: not served.gateway.counters.running)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_any_body_gets_an_answer(served: Served, data: bytes) -> None:
    answer = httpx.post(f"{served.url}/v1/chat/completions", content=data)
    assert answer.status_code in (200, 400, 502)
    assert httpx.post(f"{served.url}/api/chat", content=b'{"x": ' + data).status_code < 600


def test_a_slow_reader_holds_back_the_engine_and_nobody_else(served: Served) -> None:
    body = b'{"stream": true, "x": "[forever]"}'
    with socket.create_connection(("127.0.0.1", served.port), 5) as link:
        link.sendall(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        link.recv(10)
        assert httpx.get(f"{served.url}/health").status_code == 200
    wait_for(lambda: not served.gateway.counters.running)


def test_many_idle_connections_do_not_shut_the_door(served: Served) -> None:
    links = [socket.create_connection(("127.0.0.1", served.port), 5) for _ in range(300)]
    assert httpx.get(f"{served.url}/health").status_code == 200
    for link in links:
        link.close()


def test_requests_on_one_connection_are_all_answered(served: Served) -> None:
    one = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    assert talk(served, one * 4 + last, close=False).count(b"HTTP/1.1 200") == 5
