"""Asking the Hub's API: kept answers, pages, waiting when it is busy, stopping when the user does not want it any more.

Sources: https://huggingface.co/docs/hub/api (endpoints, Link header), https://huggingface.co/docs/hub/rate-limits
(429 and the RateLimit header), https://huggingface.co/docs/hub/models-gated (401 and 403 with X-Error-Code).
"""

from __future__ import annotations

import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from app.core.errors import UserFacingError
from app.core.events import Cancel
from app.core.i18n import tr
from app.transfer.faults import Fault, Kind, explained
from app.transfer.hub_cache import HubCache, Kept
from app.transfer.link import gated_note, retry_after
from app.transfer.options import Options
from app.transfer.sources import hugging_face, hugging_face_token
from app.transfer.transport import Client, Response

_LARGEST_ANSWER = 32 << 20  # bytes; the Hub pages its lists long before
_PAUSES = (0.5, 2.0)  # seconds before it is asked again after a fault of its own
_PATIENCE = 15.0  # seconds that we wait when it is busy; beyond them the user decides
_FRESH = 30.0  # seconds in which the same question is not asked twice
_NEXT = re.compile(r'<([^<>]+)>\s*;[^,]*\brel="?next"?')
_RESET = re.compile(r";\s*t=(\d{1,6})")


@dataclass(frozen=True, slots=True)
class Answer:
    """`value` is the JSON. `following` is the path of the next page, "" on the last one. `kept_at` is when an answer
    from the cache was last true (seconds since 1970) because the Hub could not be asked now, else 0."""

    value: Any
    following: str = ""
    kept_at: float = 0.0


class Hub:
    """One conversation with the Hub or its mirror. Not for use by two threads at once; close it when done.

    `cache` is the folder for answers, None for none. `pauses` are the seconds before each further try.
    """

    def __init__(
        self,
        options: Options,
        cache: Path | None = None,
        cancel: Cancel | None = None,
        *,
        pauses: tuple[float, ...] | None = None,
    ) -> None:
        self.base = hugging_face(options)
        self._token = hugging_face_token(options)
        self._client = Client(options)
        self._cache = HubCache(cache) if cache else None
        self._cancel = cancel or Cancel()
        self._pauses = _PAUSES if pauses is None else pauses

    def __enter__(self) -> Hub:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.forget()

    def json(self, path: str, of: type, *, pinned: bool = False) -> Answer:
        """The answer to `path` (from "/" on, with its query), a value `of` this type. `pinned`: it names a commit, so
        it never changes.

        Raises UserFacingError "hub-unreachable", "hub-busy", "hub-gated", "hub-unknown"; Cancelled.
        """
        kept, now = self._ask(path, of, pinned=pinned)
        return Answer(_parsed(kept.body), self._within(kept.following), 0.0 if now else kept.at)

    def text(self, path: str) -> str:
        """A small text file, as it is. Raises as `json`."""
        return self._ask(path, None, pinned=True)[0].body

    def pages(self, path: str, of: type, *, most: int, pinned: bool = False) -> Iterator[Answer]:
        """The answer and those that follow it, at most so many."""
        for _ in range(most):
            answer = self.json(path, of, pinned=pinned)
            yield answer
            if not answer.following or answer.following == path:
                return
            path = answer.following

    def _ask(self, path: str, of: type | None, *, pinned: bool) -> tuple[Kept, bool]:
        """The answer, JSON `of` a type or text (None), and whether it is that of now. Only what is right is kept."""
        key = f"{self.base}{path}#{'token' if self._token else ''}"
        kept = self._cache.get(key) if self._cache else None
        if kept and (pinned or 0 <= time.time() - kept.at < _FRESH):
            return kept, True
        try:
            fresh = self._fetched(path, kept.etag if kept else "", of)
        except UserFacingError as error:
            if kept is None or error.code not in ("hub-unreachable", "hub-busy"):
                raise
            return kept, False
        if fresh is None:
            assert kept is not None  # only an answer with an ETag can be "not modified"
            if self._cache:
                self._cache.touch(key, kept)
            return kept, True
        if self._cache:
            self._cache.put(key, fresh)
        return fresh, True

    def _fetched(self, path: str, etag: str, of: type | None) -> Kept | None:
        """A new answer, None for "not modified"."""
        for pause in (*self._pauses, None):
            try:
                status, headers, body = self._once(path, etag)
            except Fault as fault:
                self._cancel.check()
                if fault.fatal or fault.kind in (Kind.DNS, Kind.CONNECT, Kind.PROXY) or pause is None:
                    raise _unreachable(fault.note) from fault
                self._cancel.wait(pause)
                continue
            if status == 304 and etag:
                return None
            if status == 200:
                if "html" in headers.get("content-type", ""):
                    raise not_understood(headers["content-type"])
                if of is not None and not isinstance(_parsed(body), of):
                    raise not_understood(f"no {of.__name__}")
                return Kept(body, headers.get("etag", ""), _following(headers), time.time())
            if status == 429 or (status == 503 and "retry-after" in headers):
                wait = _asked_to_wait(headers)
                if pause is None or wait > _PATIENCE:
                    raise _busy(wait)
                self._cancel.wait(max(wait, 0.0))
            elif status >= 500 or status == 408:
                if pause is None:
                    raise _status(status)
                self._cancel.wait(pause)
            else:
                raise self._refused(status, headers, path)
        raise AssertionError("the last try always returns or raises")

    def _once(self, path: str, etag: str) -> tuple[int, dict[str, str], str]:
        headers = {"Accept": "application/json, text/plain, */*"}
        headers |= {"Authorization": f"Bearer {self._token}"} if self._token else {}
        headers |= {"If-None-Match": etag} if etag else {}
        with self._abortable():
            response = self._client.get(self.base + path, headers)
            with contextlib.closing(response):
                body = _body(response) if response.status == 200 else response.read_text()
            self._client.finish(response)
        return response.status, dict(response.headers), body

    @contextlib.contextmanager
    def _abortable(self) -> Iterator[None]:
        """While the network is waited for, a stop that the user asks for breaks the connection."""
        self._cancel.check()
        done = threading.Event()

        def watch() -> None:
            while not done.wait(0.05):
                if self._cancel.requested:
                    self._client.abort()

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            yield
        except Fault:
            self._cancel.check()
            raise
        finally:
            done.set()
            watcher.join()
        self._cancel.check()

    def _within(self, address: str) -> str:
        """The next page's path on the host that we ask: a mirror repeats the Hub's, a token goes to no other."""
        parts = urlsplit(address)
        if not parts.path.startswith("/api/"):
            return ""
        return parts.path + (f"?{parts.query}" if parts.query else "")

    def _refused(self, status: int, headers: dict[str, str], path: str) -> UserFacingError:
        name = "/".join(path.removeprefix("/api/models").strip("/").split("?")[0].split("/")[:2])
        if headers.get("x-error-code", "") == "GatedRepo":
            page = f"{self.base}/{name}"
            note = gated_note(self.base, page, bool(self._token))
            return explained(Kind.GATED, note, page, code="hub-gated")
        if status in (401, 403, 404, 410):
            return unknown(name, f"HTTP {status}")
        return _status(status)


def unknown(name: str, details: str = "") -> UserFacingError:
    """The error for a repository that is not there or not for us; the Hub does not tell which."""
    return UserFacingError(
        tr("There is no such repository"),
        tr("Hugging Face has no “{name}”, or it is private.", name=name),
        tr("Check the spelling (owner/name). For a private one, set your access token first."),
        details,
        code="hub-unknown",
    )


def not_understood(details: str) -> UserFacingError:
    """The error for an answer that is not the Hub's."""
    return UserFacingError(
        tr("Hugging Face cannot be asked"),
        tr("Its answer is none that we understand."),
        tr("A proxy or a portal may have answered in its place; open the page in a browser to see."),
        details,
        code="hub-unreachable",
    )


def _unreachable(note: str) -> UserFacingError:
    return UserFacingError(
        tr("Hugging Face cannot be asked"),
        note,
        tr("Check the network connection and the proxy, or give a file on this computer."),
        code="hub-unreachable",
    )


def _status(status: int) -> UserFacingError:
    return UserFacingError(
        tr("Hugging Face cannot be asked"),
        tr("It answered with the code {status}.", status=status),
        tr("Try again in a few minutes."),
        code="hub-unreachable",
    )


def _busy(wait: float) -> UserFacingError:
    note = tr("Hugging Face asks us to wait {seconds} seconds.", seconds=round(wait))
    return explained(Kind.BUSY, note, code="hub-busy")


def _parsed(body: str) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError) as error:
        raise not_understood(str(error)) from error


def _body(response: Response) -> str:
    """The whole body. Raises UserFacingError when it is longer than any answer of the Hub."""
    whole, piece = bytearray(), bytearray(1 << 16)
    while filled := response.readinto(memoryview(piece)):
        whole += piece[:filled]
        if len(whole) > _LARGEST_ANSWER:
            raise not_understood(f"more than {_LARGEST_ANSWER} bytes")
    return whole.decode("utf-8", "replace")


def _following(headers: dict[str, str]) -> str:
    found = _NEXT.search(headers.get("link", "")[:8192])
    return found.group(1) if found else ""


def _asked_to_wait(headers: dict[str, str]) -> float:
    """Seconds, by Retry-After or by the `t` of the RateLimit header; a minute where neither tells."""
    wait = retry_after(headers)
    if wait is None and (found := _RESET.search(headers.get("ratelimit", ""))):
        wait = float(found.group(1))
    return 60.0 if wait is None else wait
