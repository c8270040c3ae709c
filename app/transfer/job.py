"""One file of a transfer: its part, its sources, and what one connection does for it."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from pathlib import Path

from app.core.artifact import Artifact, Source, SourceKind
from app.core.i18n import tr
from app.core.units import KIB, MB, MIB
from app.transfer.faults import Fault, Kind, host_of
from app.transfer.link import Link, content_range, size_note, validator_of
from app.transfer.options import Options
from app.transfer.part import Part, Span
from app.transfer.receive import Gear, Reception
from app.transfer.transport import Response
from app.transfer.verify import MAGIC

_SLOW = 1 * MB  # bytes per second of one connection, below which another source is worth a try


class Job:
    """Shared by the connections; the queue decides who works on it."""

    def __init__(
        self, artifact: Artifact, target: Path, part: Part, options: Options, rest: list[Artifact]
    ) -> None:
        self.artifact = artifact
        self.rest = rest  # other ways to get the same file, for when this one fails
        self.earlier: list[Fault] = []  # why the ways before this one failed
        self.target = target
        self.part = part
        self.options = options
        self.links = [link for source in artifact.sources for link in _links(source, options)]
        self.probed = False  # an answer was seen: size and range support are known
        self.last_gain = time.monotonic()
        self.gained = False
        self.restarts = 0
        self.lock = threading.Lock()

    @property
    def link(self) -> Link | None:
        """The source that may be asked soonest, None when all are given up."""
        alive = [link for link in self.links if link.dead is None]
        return min(alive, key=lambda link: link.resume_at, default=None)

    def choose(self, now: float) -> Link | None:
        """The source for the next range: the first, until it proves slow and another proves quicker; None = wait."""
        ready = [link for link in self.links if link.dead is None and link.resume_at <= now]
        first = next(iter(ready), None)
        if first is None or first.rate is None or first.rate > _SLOW or not self.part.sha256:
            return first
        untried = next((link for link in ready if link.rate is None and not link.busy), None)
        return untried or max(ready, key=lambda link: link.rate or 0.0)

    @property
    def member(self) -> str:
        """The glob of the file inside the archive, "" when the download is the file."""
        used = self.link.source if self.link is not None else self.artifact.sources[0]
        return used.member

    @property
    def archived(self) -> bool:
        """Whether the download is an archive around the file."""
        return any(source.member for source in self.artifact.sources)

    @property
    def faults(self) -> list[Fault]:
        return self.earlier + [fault for link in self.links if (fault := link.dead or link.last)]

    @property
    def magic(self) -> bytes:
        """The first bytes of what is downloaded; b"" when any will do."""
        source = next(iter(self.artifact.sources), None)
        if source is not None and source.member:
            return b"PK" if source.path.endswith((".whl", ".zip")) else b""
        return MAGIC.get(self.artifact.magic, b"")

    def transfer(self, link: Link, span: Span, gear: Gear) -> None:
        """Fetch `span` from `link`. Raises Fault, OSError when the disk does not take it."""
        with link.trying():
            self._transfer(link, span, gear)
        link.measured(span.received, time.monotonic() - span.began)

    def _transfer(self, link: Link, span: Span, gear: Gear) -> None:
        self.part.expect(link.address().sha256)
        response = link.ask(gear.client, span, self.part)

        def inspect(beginning: bytes) -> None:
            if not beginning.startswith(self.magic[: len(beginning)]):
                raise Fault(Kind.WRONG_CONTENT, self._wrong_beginning(response))

        def gained() -> None:
            link.progressed()
            link.measured(span.received, time.monotonic() - span.began)
            self.gained, self.last_gain = True, time.monotonic()

        try:
            offset, end = self._begins(link, span, response)
            reception = Reception(gear, self.part, span, response, inspect=inspect, gained=gained)
            offset = reception.run(offset, end)
            if not gear.stop.is_set():
                self._ended(span, offset, response)
        finally:
            gear.client.finish(response)

    def _begins(self, link: Link, span: Span, response: Response) -> tuple[int, int | None]:
        """Where in the file the body begins and ends, after checking that it is our file. Raises Fault."""
        host = host_of(response.url)
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind in ("text/html", "application/xhtml+xml"):
            raise Fault(Kind.WRONG_CONTENT, tr("{host} sent a web page instead of the file.", host=host))
        if response.headers.get("content-encoding", "identity").lower() not in ("identity", ""):
            raise Fault(Kind.PROTOCOL, tr("{host} sent the file in a packed form.", host=host))
        validator = validator_of(response.headers)
        if response.status == 206:
            first, last, total = content_range(response.headers.get("content-range", ""))
            if first != span.position or last is None or last < first:
                link.ranges = (
                    False  # what it sends is not what was asked: take the whole file from it instead
                )
                raise Fault(
                    Kind.PROTOCOL, tr("{host} sent another part of the file than was asked for.", host=host)
                )
            self._same_file(host, total, validator)
            self.probed = True
            return first, last + 1
        link.ranges = False if span.position or link.ranges else link.ranges
        self._same_file(host, response.length, validator)
        with self.part.locked():
            span.position, span.end = 0, self.part.size
        return 0, self.part.size

    def _same_file(self, host: str, total: int | None, validator: str) -> None:
        part = self.part
        known = part.size
        if total is not None and known is not None and total != known:
            if part.trusted_size:
                raise Fault(Kind.WRONG_CONTENT, size_note(host, total, known))
            part.reset()
            raise Fault(
                Kind.BROKEN, tr("The file at {host} has changed; the download begins anew.", host=host)
            )
        if validator and part.validator and validator != part.validator and not part.sha256:
            part.reset()
            raise Fault(
                Kind.BROKEN, tr("The file at {host} has changed; the download begins anew.", host=host)
            )
        part.learn(size=total, validator=validator)

    def _ended(self, span: Span, offset: int, response: Response) -> None:
        """The body ended without an error. Raises Fault when bytes are missing."""
        size = self.part.size
        if size is None:
            self.part.learn(size=offset)  # the only sign of the end that this server gives
        elif offset < (size if span.end is None else span.end):
            raise Fault(Kind.BROKEN, tr("{host} ended the file too early.", host=host_of(response.url)))

    def _wrong_beginning(self, response: Response) -> str:
        return tr(
            "{host} sent something that is not {kind}.",
            host=host_of(response.url),
            kind={"gguf": tr("a GGUF model"), "zip": tr("a ZIP archive")}.get(
                self.artifact.magic, tr("the file")
            ),
        )


def _links(source: Source, options: Options) -> list[Link]:
    """The ways to one source: itself, and its mirrors where it has some."""
    links = [Link(source, options)]
    if source.kind is SourceKind.HUGGING_FACE:
        links += [
            Link(source, replace(options, hf_endpoint=mirror, hf_token="")) for mirror in options.hf_mirrors
        ]
    return links


def range_length(remaining: int, connections: int, rate: float) -> int:
    """How many bytes the next range should have: about 4 seconds' worth, smaller towards the end of the file.

    `rate` is the bytes per second of one connection, `connections` how many share the `remaining` bytes.
    """
    wanted = max(1 * MIB, min(64 * MIB, int(rate * 4)))
    return max(256 * KIB, min(wanted, remaining // (2 * connections)))
