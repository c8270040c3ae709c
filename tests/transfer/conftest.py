"""What the transfer's tests share: a file's description, a way to fetch it, the bad server."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, Event, Message, Progress, Sink
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options
from tests.doubles.http.server import BadServer

QUICK = Options(
    reserve_bytes=0,
    stall_seconds=0.3,
    patience_seconds=5,
    first_patience_seconds=2,
    connections=4,
    use_existing=False,
)


def content(size: int, seed: int = 1) -> bytes:
    return b"GGUF" + random.Random(seed).randbytes(size - 4)


def described(data: bytes, *sources: Source, name: str = "m.gguf") -> Artifact:
    return Artifact(name, sources, len(data), hashlib.sha256(data).hexdigest(), magic="gguf")


def at(url: str) -> Source:
    return Source(SourceKind.URL, url=url)


@dataclass
class Bench:
    """A folder for one test and what the last fetch told."""

    folder: Path
    events: list[Event] = field(default_factory=list)

    @property
    def parts(self) -> Path:
        return self.folder / "parts"

    @property
    def target(self) -> Path:
        return self.folder / "models" / "m.gguf"

    def fetch(
        self,
        artifact: Artifact,
        options: Options = QUICK,
        cancel: Cancel | None = None,
        sink: Sink | None = None,
    ) -> Path:
        wanted = Wanted(artifact, self.target)
        [path] = fetch(
            [wanted],
            parts=self.parts,
            step="download",
            options=options,
            sink=sink or self.events.append,
            cancel=cancel or Cancel(),
        )
        return path

    @property
    def progress(self) -> list[Progress]:
        return [event for event in self.events if isinstance(event, Progress)]

    @property
    def messages(self) -> list[str]:
        return [event.text for event in self.events if isinstance(event, Message)]

    def assert_honest(self, total: int) -> None:
        """Progress never went backwards, never beyond the total, and nothing but the file is left."""
        done = [event.done for event in self.progress]
        assert done == sorted(done)
        self.assert_honest_after_restart(total)

    def assert_honest_after_restart(self, total: int) -> None:
        assert self.progress[-1].done == total
        assert [path.name for path in self.target.parent.iterdir()] == [self.target.name]
        assert not [path for path in self.parts.iterdir() if path.suffix in (".part", ".journal")]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def server() -> Iterator[BadServer]:
    with BadServer({}) as running:
        yield running


Serve = Callable[[bytes], tuple[Artifact, BadServer]]


@pytest.fixture
def serve(server: BadServer) -> Serve:
    """Put a file on the bad server; its description and the server."""

    def put(data: bytes) -> tuple[Artifact, BadServer]:
        server.files["/m.gguf"] = data
        return described(data, at(f"{server.url}/m.gguf")), server

    return put
