"""The gateway with what it needs of this home: keys, owner, and the engine behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.gateway import keys
from app.gateway.edge import Policy, is_loopback
from app.gateway.fixed import FixedEngine
from app.gateway.process import serve
from app.gateway.server import Gateway
from app.gateway.types import Engines
from app.jobs import control
from app.jobs.behind import HomeEngine
from app.system import secrets
from app.system.home import Home


@dataclass(frozen=True, slots=True)
class Front:
    """`engine` is its address, `host` and `port` the public one; `hosts` and `origins` are allowed besides our own."""

    engine: str
    key_file: str = ""
    host: str = "127.0.0.1"
    port: int = 8080
    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    need_key: bool = False


class Door:
    """Who may enter, read anew when the keys' file changes."""

    def __init__(self, home: Home, front: Front) -> None:
        self._home = home
        self._front = front
        self._lan = not (front.host == "localhost" or is_loopback(front.host))
        self._owner = keys.digest_of(keys.owner_key(home))
        self._stamp: int | None = -1
        self._policy = Policy()

    def policy(self) -> Policy:
        try:
            stamp: int | None = keys.keys_file(self._home).stat().st_mtime_ns
        except FileNotFoundError:
            stamp = None
        if stamp != self._stamp:
            self._stamp = stamp
            self._policy = Policy(
                self._front.hosts,
                self._front.origins,
                self._lan,
                self._front.need_key,
                self._owner,
                keys.Keyring(keys.every(self._home)),
            )
        return self._policy


def serve_fixed(home: Home, front: Front, listening: Callable[[str], None]) -> None:
    """Stand before an engine that somebody else looks after, until a signal asks to stop.

    Raises OSError when the address is taken.
    """
    key = secrets.read_file(Path(front.key_file)) if front.key_file else ""
    _serve(home, front, FixedEngine(front.engine, key), listening)


def serve_home(home: Home, front: Front, listening: Callable[[str], None]) -> None:
    """Stand before the engine of this home, whichever runs, and bring it back when a request finds it dead.

    Raises OSError when the address is taken.
    """
    _serve(home, front, HomeEngine(home, lambda: control.start(home)), listening)


def _serve(home: Home, front: Front, engines: Engines, listening: Callable[[str], None]) -> None:
    door = Door(home, front)
    serve(
        lambda: Gateway(engines, door.policy, keep_usage=lambda used: keys.keep_usage(home, used)),
        front.host,
        front.port,
        lambda port: listening(
            f"http://[{front.host}]:{port}" if ":" in front.host else f"http://{front.host}:{port}"
        ),
    )
