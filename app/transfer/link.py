"""One source of one file while it is downloaded: its address now, how it behaves, when to ask again."""

from __future__ import annotations

import contextlib
import email.utils
import math
import re
import threading
import time
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

from app.core.artifact import Source
from app.core.i18n import tr
from app.core.units import KIB
from app.transfer.faults import Fault, Kind, host_of
from app.transfer.options import Options
from app.transfer.part import Part, Span
from app.transfer.sources import Address, resolve
from app.transfer.transport import Client, Response

_PAUSES = (0.0, 0.1, 0.5, 1, 2, 4, 8, 15, 30)  # seconds before the next try, by the number of fruitless ones
_MOST_SERVER_WAIT = 3600.0
_NARROW_SECONDS = 60.0
_TELLING = 256 * KIB  # fewer bytes say nothing of a line's speed
_CONTENT_RANGE = re.compile(r"\s*bytes\s+(?:(\d+)-(\d+)|\*)/(\d+|\*)\s*", re.IGNORECASE)


class Link:
    """Shared by the connections of one file."""

    def __init__(self, source: Source, options: Options) -> None:
        self.source = source
        self.options = options
        self.rate: float | None = None  # bytes per second of one connection, once measured
        self.dead: Fault | None = None
        self.last: Fault | None = None
        self.ranges = True  # until the server shows that it ignores them
        self._width: float = math.inf
        self._widen_at = 0.0
        self.resume_at = 0.0
        self.asked_until = 0.0  # how long the server itself asked us to wait
        self.busy = 0  # connections that use it now
        self.gained = False  # whether any byte came from here
        self._tries = 0
        self._address: Address | None = None
        self._signed = ""  # where the redirects ended; may expire, so it is never saved
        self._lock = threading.Lock()

    @property
    def label(self) -> str:
        return self.source.label

    def address(self) -> Address:
        """The source's own address. Raises Fault."""
        with self._lock:
            if self._address is None:
                self._address = resolve(self.source, self.options)
            return self._address

    def ask(self, client: Client, span: Span, part: Part) -> Response:
        """The answer to a request for `span`: 200 or 206, its body beginning where the headers say. Raises Fault."""
        address = self.address()
        signed = self._signed
        if signed:
            response = client.get(signed, self._headers(address, signed, span, part))
            if response.status < 400 or response.status in (416, 429) or response.status >= 500:
                return self._judged(response, client, part)
            client.finish(response)  # most likely the signature has expired: ask the original address again
        response = client.get(address.url, self._headers(address, address.url, span, part))
        self._signed = response.url if response.url != address.url and response.status in (200, 206) else ""
        return self._judged(response, client, part)

    def _headers(self, address: Address, url: str, span: Span, part: Part) -> dict[str, str]:
        same_host = urlsplit(url).netloc == urlsplit(address.url).netloc
        headers = dict(address.headers) if same_host else {}
        if self.ranges:
            headers["Range"] = f"bytes={span.position}-{'' if span.end is None else span.end - 1}"
            if part.validator and part.received:
                headers["If-Range"] = part.validator
        return headers

    def _judged(self, response: Response, client: Client, part: Part) -> Response:
        if response.status in (200, 206):
            part.expect(response.promised_sha256)
            return response
        try:
            raise self._refusal(response, part)
        finally:
            client.finish(response)

    def _refusal(self, response: Response, part: Part) -> Fault:
        host, status = host_of(response.url), response.status
        gated = response.headers.get("x-error-code", "") == "GatedRepo"
        if status in (401, 403) and (gated or not self.gained):
            page = self.address().page
            if gated or page or status == 401:
                return Fault(Kind.GATED, gated_note(host, page, bool(self.address().headers)))
            return Fault(
                Kind.REFUSED_BY_SERVER, tr("{host} refuses the file ({status}).", host=host, status=status)
            )
        if status in (404, 410):
            if self.gained:  # a server that had the file a moment ago
                return Fault(Kind.SERVER, tr("{host} says now that the file is not there.", host=host))
            return Fault(
                Kind.NOT_FOUND, tr("{host} does not have the file ({status}).", host=host, status=status)
            )
        if status == 416:
            total = content_range(response.headers.get("content-range", ""))[2]
            if total is not None and part.size is not None and total != part.size:
                return Fault(Kind.WRONG_CONTENT, size_note(host, total, part.size))
            return Fault(
                Kind.PROTOCOL, tr("{host} refuses a part of the file that it should have.", host=host)
            )
        if status == 429 or (status == 503 and "retry-after" in response.headers):
            wait = retry_after(response.headers)
            return Fault(Kind.BUSY, tr("{host} is busy and asks us to wait.", host=host), wait=wait)
        if status >= 500 or status in (401, 403, 408, 425):
            return Fault(Kind.SERVER, tr("{host} has a fault ({status}).", host=host, status=status))
        return Fault(
            Kind.REFUSED_BY_SERVER, tr("{host} refuses the file ({status}).", host=host, status=status)
        )

    def progressed(self) -> None:
        """New bytes came."""
        self.gained = True
        self._tries = 0

    def narrow(self, connections: int) -> None:
        """The server refused one more connection than `connections`; ask for no more for a while."""
        self._width = max(1, connections)
        self._widen_at = time.monotonic() + _NARROW_SECONDS

    def width(self, now: float) -> float:
        """The most connections that the server stands, as far as known."""
        return self._width if now < self._widen_at else math.inf

    @contextlib.contextmanager
    def trying(self) -> Iterator[None]:
        """Around each use, so that an unproven source gets one connection at first."""
        with self._lock:
            self.busy += 1
        try:
            yield
        finally:
            with self._lock:
                self.busy -= 1

    def measured(self, count: int, seconds: float) -> None:
        """One connection brought `count` bytes in `seconds`."""
        if count >= _TELLING or seconds >= 1.0:
            fresh = count / max(seconds, 1e-6)
            self.rate = fresh if self.rate is None else (self.rate + fresh) / 2

    def failed(self, fault: Fault) -> None:
        """Plan the next try after `fault`."""
        with self._lock:
            fault.label = self.label
            self.last = fault
            if fault.fatal:
                self.dead = fault
                return
            now = time.monotonic()
            if now < self.resume_at and fault.wait is None:
                return  # another connection met the same fault a moment ago
            pause = _PAUSES[min(self._tries, len(_PAUSES) - 1)] if fault.wait is None else fault.wait
            self.resume_at = max(self.resume_at, now + pause)
            if fault.wait:
                self.asked_until = self.resume_at
            self._tries += 1


def content_range(value: str) -> tuple[int | None, int | None, int | None]:
    """First byte, last byte and total of a Content-Range header; None for what it does not say."""
    match = _CONTENT_RANGE.fullmatch(value)
    if not match:
        return None, None, None
    first, last, total = match.groups()
    return (
        int(first) if first else None,
        int(last) if last else None,
        int(total) if total != "*" else None,
    )


def validator_of(headers: Mapping[str, str]) -> str:
    """What If-Range may carry: a strong ETag, else Last-Modified, else ""."""
    tag = headers.get("etag", "")
    if tag and not tag.startswith("W/"):
        return tag
    return headers.get("last-modified", "")


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds that the server asks for, as a number or a date; None when it names none. At most an hour."""
    value = headers.get("retry-after", "").strip()
    if value.isdigit():
        return min(float(value), _MOST_SERVER_WAIT)
    try:
        moment = email.utils.parsedate_to_datetime(value)
    except ValueError:
        return None
    return min(max(0.0, moment.timestamp() - time.time()), _MOST_SERVER_WAIT)


def size_note(host: str, found: int, wanted: int) -> str:
    """The sentence for a file of another size."""
    return tr(
        "{host} has a file of {found} bytes where {wanted} are expected.",
        host=host,
        found=found,
        wanted=wanted,
    )


def gated_note(host: str, page: str, with_token: bool) -> str:
    """The sentence for a model behind a licence."""
    where = page or host
    if with_token:
        return tr("Your token does not open this file yet: accept its licence at {where}.", where=where)
    return tr("This file needs a licence to be accepted at {where}, and a token.", where=where)
