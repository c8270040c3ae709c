"""How probes touch the system: commands, files and facts, through one object that can also record or replay.

A recording is a folder: `capture.json` lists what was read, with small texts in it and everything else in files beside
it. Details of the person are taken out while it is written (`redact`).
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from app.hardware.redact import redact
from app.system.files import write_json

SCHEMA = 1
LIMIT = 3.0  # seconds a tool may take
_MOST = 4 << 20  # bytes of one answer that are kept


@dataclass(frozen=True, slots=True)
class Output:
    """What a command printed on stdout and stderr, and its exit code. `timed_out`: it was cut off."""

    code: int
    data: bytes
    timed_out: bool = False


class Reader(Protocol):
    """None always means: it is not there, which is normal."""

    platform: str  # as sys.platform

    def command(self, key: str, argv: Sequence[str], *, path: Sequence[str] = ()) -> Output | None:
        """Run a tool; `path` are folders that come first on its PATH."""

    def read(self, path: str) -> bytes | None: ...

    def names(self, folder: str) -> tuple[str, ...]: ...

    def link(self, path: str) -> str | None:
        """The last part of a symbolic link's target."""

    def fact(self, key: str, compute: Callable[[], Any]) -> Any:
        """A value from a system call, as JSON. `compute` runs on live systems only."""


class LiveReader:
    platform = sys.platform

    def command(self, key: str, argv: Sequence[str], *, path: Sequence[str] = ()) -> Output | None:
        program = shutil.which(argv[0])
        if program is None:
            return None
        hide = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows: no console flashes up
        try:
            process = subprocess.Popen(
                [program, *argv[1:]],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={
                    **os.environ,
                    "LC_ALL": "C",
                    "PATH": os.pathsep.join([*path, os.environ.get("PATH", "")]),
                },
                creationflags=hide,
                start_new_session=sys.platform != "win32",
            )
        except OSError:
            return None  # found but not startable: the same as absent
        return _finish(process)

    def read(self, path: str) -> bytes | None:
        try:
            with open(path, "rb") as file:
                return file.read(_MOST)
        except OSError:
            return None

    def names(self, folder: str) -> tuple[str, ...]:
        try:
            return tuple(sorted(os.listdir(folder)))
        except OSError:
            return ()

    def link(self, path: str) -> str | None:
        try:
            return os.path.basename(os.readlink(path))
        except OSError:
            return None

    def fact(self, key: str, compute: Callable[[], Any]) -> Any:
        return compute()


def _finish(process: subprocess.Popen[bytes]) -> Output:
    """Its output, read while it runs so that 10 MB of noise cannot block it; killed with its group after `LIMIT`."""
    pieces: list[bytes] = []

    def drain() -> None:
        assert process.stdout is not None
        kept = 0
        while piece := process.stdout.read1(1 << 16):  # type: ignore[attr-defined]
            if kept < _MOST:
                pieces.append(piece)
                kept += len(piece)

    thread = threading.Thread(target=drain, daemon=True)
    thread.start()
    timed_out = False
    try:
        process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        timed_out = True
        _kill(process)
    thread.join(0.5)
    if process.stdout is not None and not thread.is_alive():
        process.stdout.close()
    return Output(process.returncode if process.returncode is not None else -1, b"".join(pieces), timed_out)


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        import signal

        try:
            os.killpg(process.pid, signal.SIGKILL)
        except OSError:
            process.kill()
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        pass  # in uninterruptible sleep inside a driver; it goes when the driver lets it


class RecordingReader:
    """A live reader that keeps what it read. Safe for several probes at once."""

    def __init__(self, live: Reader | None = None) -> None:
        self._live: Reader = live or LiveReader()
        self.platform = self._live.platform
        self._lock = threading.Lock()
        self._kept: dict[str, dict[str, Any]] = {
            "commands": {},
            "files": {},
            "folders": {},
            "links": {},
            "facts": {},
        }

    def _keep(self, group: str, key: str, value: Any) -> None:
        with self._lock:
            self._kept[group][key] = value

    def command(self, key: str, argv: Sequence[str], *, path: Sequence[str] = ()) -> Output | None:
        output = self._live.command(key, argv, path=path)
        if output is not None:
            self._keep(
                "commands", key, {"code": output.code, "timed_out": output.timed_out, **_packed(output.data)}
            )
        return output

    def read(self, path: str) -> bytes | None:
        data = self._live.read(path)
        if data is not None:
            self._keep("files", path, _packed(data))
        return data

    def names(self, folder: str) -> tuple[str, ...]:
        found = self._live.names(folder)
        if found:
            self._keep("folders", folder, list(found))
        return found

    def link(self, path: str) -> str | None:
        found = self._live.link(path)
        if found is not None:
            self._keep("links", path, found)
        return found

    def fact(self, key: str, compute: Callable[[], Any]) -> Any:
        value = self._live.fact(key, compute)
        self._keep("facts", key, json.loads(redact(json.dumps(value))))
        return value

    def save(self, folder: Path) -> None:
        """Write `capture.json`. Raises OSError."""
        with self._lock:
            write_json(folder / "capture.json", {"schema": SCHEMA, "platform": self.platform, **self._kept})


class ReplayReader:
    """Answers from a recording, on any platform. Texts may also lie in files beside `capture.json` ("file": name)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with open(folder / "capture.json", encoding="utf-8") as file:
            self._kept: dict[str, Any] = json.load(file)
        if self._kept.get("schema") != SCHEMA:
            raise ValueError(
                f"{folder} has the schema {self._kept.get('schema')}; this program knows {SCHEMA}"
            )
        self.platform = str(self._kept["platform"])

    def command(self, key: str, argv: Sequence[str], *, path: Sequence[str] = ()) -> Output | None:
        kept = self._kept.get("commands", {}).get(key)
        if kept is None:
            return None
        return Output(kept.get("code", 0), self._unpacked(kept), kept.get("timed_out", False))

    def read(self, path: str) -> bytes | None:
        kept = self._kept.get("files", {}).get(path)
        return None if kept is None else self._unpacked(kept)

    def names(self, folder: str) -> tuple[str, ...]:
        """Listed names, or those that the recorded files and links imply."""
        listed = self._kept.get("folders", {}).get(folder)
        if listed is not None:
            return tuple(listed)
        prefix = folder.rstrip("/") + "/"
        paths = [*self._kept.get("files", {}), *self._kept.get("links", {})]
        return tuple(sorted({path[len(prefix) :].split("/")[0] for path in paths if path.startswith(prefix)}))

    def link(self, path: str) -> str | None:
        found = self._kept.get("links", {}).get(path)
        return None if found is None else str(found)

    def fact(self, key: str, compute: Callable[[], Any]) -> Any:
        return self._kept.get("facts", {}).get(key)

    def _unpacked(self, kept: Any) -> bytes:
        if isinstance(kept, str):
            return kept.encode("utf-8")
        if "file" in kept:
            return (self._folder / str(kept["file"])).read_bytes()
        if "hex" in kept:
            return bytes.fromhex(kept["hex"])
        if "base64" in kept:
            return base64.b64decode(kept["base64"])
        return str(kept.get("text", "")).encode("utf-8")


def _packed(data: bytes) -> dict[str, str]:
    try:
        return {"text": redact(data.decode("utf-8"))}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(data).decode("ascii")}
