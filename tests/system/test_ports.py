"""Ports: free, taken by a named holder, out of range."""

from __future__ import annotations

import os
import socket

import pytest

from app.core.errors import UserFacingError
from app.system.ports import examine, next_free, why_not


@pytest.fixture
def taken():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen(1)
        yield server.getsockname()[1]


def test_a_taken_port_names_its_holder(taken: int) -> None:
    use = examine(taken)
    assert (use.state, use.holder) == ("taken", os.getpid())
    assert str(os.getpid()) in why_not(use, taken)


def test_the_next_free_port_can_be_listened_on(taken: int) -> None:
    port = next_free(taken)
    assert port != taken
    with socket.socket() as server:
        server.bind(("127.0.0.1", port))


def test_a_port_with_lingering_connections_is_free() -> None:
    with socket.socket() as server:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.bind(("127.0.0.1", 0))
        server.listen(1)
        port = server.getsockname()[1]
        client = socket.create_connection(("127.0.0.1", port))
        accepted, _ = server.accept()
        accepted.close()  # the side that closes first keeps the port in TIME_WAIT
        client.recv(1)
        client.close()
    assert examine(port).free


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_no_port_number(port: int) -> None:
    with pytest.raises(UserFacingError) as caught:
        examine(port)
    assert caught.value.code == "bad-port"


def test_an_address_of_another_computer() -> None:
    with pytest.raises(UserFacingError) as caught:
        examine(8080, "192.0.2.1")
    assert caught.value.code == "bad-host"
