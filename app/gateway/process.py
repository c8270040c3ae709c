"""The gateway as a process: one event loop until it is asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import threading
from collections.abc import Callable

from app.gateway.server import Gateway


def serve(make: Callable[[], Gateway], host: str, port: int, listening: Callable[[int], None]) -> None:
    """Listen until SIGTERM, SIGINT or Ctrl+Break. `listening` is told the port. Raises OSError when it is taken."""
    _raise_open_files()
    asyncio.run(_serve(make, host, port, listening))


async def _serve(make: Callable[[], Gateway], host: str, port: int, listening: Callable[[int], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGINT", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: loop.call_soon_threadsafe(stopped.set))
    gateway = make()
    listening(await gateway.listen(host, port))
    try:
        await stopped.wait()
    finally:
        await gateway.close()


def _raise_open_files() -> None:
    """Idle connections cost a file each; the usual soft limit of 1024 would let a thousand of them shut the door."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
