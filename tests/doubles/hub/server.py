"""A double of Hugging Face's Hub, as its public documentation describes it, over a real socket.

Sources: https://huggingface.co/docs/hub/api (search, info, tree, the Link header),
https://huggingface.co/docs/hub/rate-limits (429), https://huggingface.co/docs/hub/models-gated (gates),
https://huggingface.co/docs/xet/file-id (resolve and its redirect),
https://huggingface.co/docs/huggingface.js/hub/interfaces/ListFileEntry (a tree's entries).
It is no proof of what the Hub does today: nothing here has spoken to it.
"""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

PORTAL = b"<!DOCTYPE html><html><title>Welcome to our network</title><form>Log in</form></html>"
_SORTS = {"trendingScore", "downloads", "likes", "lastModified", "createdAt"}
_GATED = {"X-Error-Code": "GatedRepo", "X-Error-Message": "Access to the model is restricted."}


@dataclass
class Content:
    """A file: its bytes, or only a size and a hash. `lfs` as large files are; `sized` False leaves the size away."""

    data: bytes = b""
    size: int = -1
    sha256: str = ""
    lfs: bool = True
    sized: bool = True

    def __post_init__(self) -> None:
        self.size = len(self.data) if self.size < 0 else self.size
        self.sha256 = self.sha256 or hashlib.sha256(self.data or str(self.size).encode()).hexdigest()

    def entry(self, path: str) -> dict[str, Any]:
        entry: dict[str, Any] = {"type": "file", "oid": self.sha256[:40], "path": path}
        if self.sized:
            entry["size"] = self.size
        if self.lfs:
            entry["lfs"] = {"oid": self.sha256, "pointerSize": 135} | (
                {"size": self.size} if self.sized else {}
            )
        return entry


@dataclass
class Repo:
    """A model repository. `gated` is False, "auto" or "manual"; `facts` are further keys of its entry."""

    files: dict[str, Content] = field(default_factory=dict)
    sha: str = "0123456789abcdef0123456789abcdef01234567"
    gated: Any = False
    private: bool = False
    gated_tree: bool = False
    facts: dict[str, Any] = field(default_factory=dict)

    def entry(self, name: str) -> dict[str, Any]:
        author = name.partition("/")[0]
        base = {"id": name, "modelId": name, "author": author, "sha": self.sha, "gated": self.gated}
        base |= {"private": self.private, "downloads": 0, "likes": 0, "tags": ["gguf"], "trendingScore": 0}
        base |= {"createdAt": "2026-01-01T00:00:00.000Z", "lastModified": "2026-01-02T00:00:00.000Z"}
        return base | self.facts


Fault = Callable[["_Handler"], None]


def too_many(after: str = "", reset: str = "") -> Fault:
    """429, with Retry-After, or with the RateLimit header that the Hub documents, or with neither."""

    def answer(handler: _Handler) -> None:
        extra = {"Retry-After": after} if after else {}
        extra |= {"RateLimit": f'"api";r=0;t={reset}'} if reset else {}
        handler.send(429, b"Too Many Requests", extra)

    return answer


def status(code: int, **headers: str) -> Fault:
    """Any status code."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda handler: handler.send(code, b"oops", named)


def portal(handler: _Handler) -> None:
    """A network's log-in page in place of the answer."""
    handler.send(200, PORTAL, {"Content-Type": "text/html; charset=utf-8"})


def nothing(handler: _Handler) -> None:
    """The connection ends without an answer."""
    handler.close_connection = True


@dataclass
class HubDouble:
    """Serves `repos` (owner/name -> Repo) while it is entered; `renamed` maps old names to new ones.

    `page` entries make a page of a tree. `faults` meet the next requests, one each. `token` opens gates.
    """

    repos: dict[str, Repo] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)
    page: int = 1000
    token: str = ""
    foreign_links: bool = False  # the pages' addresses name another host, as behind a mirror
    requests: list[tuple[str, dict[str, str], int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.faults: deque[Fault] = deque()
        self.gate = threading.Event()  # `held` waits for it
        self.gate.set()
        self._ended = False
        double = self

        class Handler(_Handler):
            hub = double

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> HubDouble:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Go away, as a network does. May be called again."""
        self.gate.set()
        if not self._ended:
            self._ended = True
            self._server.shutdown()
            self._server.server_close()

    def held(self, handler: _Handler) -> None:
        """A fault: no answer until `gate` is set."""
        self.gate.wait(30)
        handler.send(200, b"[]", {"Content-Type": "application/json"})

    def asked(self, part: str = "") -> list[str]:
        return [path for path, _, _ in self.requests if part in path]


class _Handler(BaseHTTPRequestHandler):
    hub: HubDouble
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass

    def send(self, code: int, body: bytes = b"", headers: dict[str, str] | None = None) -> None:
        self.hub.requests.append(
            (self.path, {name.lower(): value for name, value in self.headers.items()}, code)
        )
        self.send_response(code)
        everything = {"Content-Length": str(len(body)), "Content-Type": "text/plain"} | (headers or {})
        for name, value in everything.items():
            self.send_header(name, value)
        self.end_headers()
        if code != 304:
            self.wfile.write(body)

    def json(self, value: Any, headers: dict[str, str] | None = None) -> None:
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        etag = f'W/"{hashlib.sha1(body).hexdigest()}"'
        kind = {"Content-Type": "application/json; charset=utf-8", "ETag": etag}
        if self.headers.get("If-None-Match") == etag:
            self.send(304, b"", {"ETag": etag, "Content-Length": "0"})
            return
        self.send(200, body, kind | (headers or {}))

    def do_GET(self) -> None:
        if self.hub.faults:
            self.hub.faults.popleft()(self)
            return
        parts = urlsplit(self.path)
        path, query = unquote(parts.path), parse_qs(parts.query)
        if path == "/api/models":
            self._search(query)
        elif match := re.fullmatch(r"/api/models/([^/]+/[^/]+)", path):
            self._of(match[1], "/api/models/{}", lambda name, repo: self.json(repo.entry(name)))
        elif match := re.fullmatch(r"/api/models/([^/]+/[^/]+)/tree/([^/]+)", path):
            self._of(
                match[1],
                f"/api/models/{{}}/tree/{match[2]}",
                lambda _, repo: self._tree(repo, match[2], query),
            )
        elif match := re.fullmatch(r"/([^/]+/[^/]+)/(resolve|raw)/([^/]+)/(.+)", path):
            self._of(
                match[1],
                f"/{{}}/{match[2]}/{match[3]}/{match[4]}",
                lambda name, repo: self._file(name, repo, match),
            )
        elif match := re.fullmatch(r"/signed/([^/]+/[^/]+)/(.+)", path):
            self._signed(self.hub.repos[match[1]].files[match[2]], query)
        else:
            self.send(404)

    @property
    def _member(self) -> bool:
        return bool(self.hub.token) and self.headers.get("Authorization") == f"Bearer {self.hub.token}"

    def _of(self, name: str, address: str, answer: Callable[[str, Repo], None]) -> None:
        if name in self.hub.renamed:
            target = quote(address.format(self.hub.renamed[name]))
            query = urlsplit(self.path).query
            self.send(307, b"", {"Location": target + (f"?{query}" if query else "")})
            return
        repo = self.hub.repos.get(name)
        if repo is None or (repo.private and not self._member):
            self.send(404 if self._member else 401, b"", {"X-Error-Code": "RepoNotFound"})
            return
        answer(name, repo)

    def _search(self, query: dict[str, list[str]]) -> None:
        sort = query.get("sort", ["trendingScore"])[0]
        if sort not in _SORTS:
            self.send(400, b'{"error": "unknown sort"}')
            return
        words = query.get("search", [""])[0].lower().split()
        wanted = set(query.get("filter", []))
        task, author = query.get("pipeline_tag", [""])[0], query.get("author", [""])[0]
        found = [
            entry
            for name, repo in self.hub.repos.items()
            for entry in [repo.entry(name)]
            if all(word in name.lower() for word in words)
            and wanted <= set(entry["tags"])
            and (not task or entry.get("pipeline_tag") == task)
            and (not author or entry["author"] == author)
            and (not repo.private or self._member)
        ]
        found.sort(key=lambda entry: entry[sort], reverse=True)
        self._paged(found, int(query.get("limit", ["1000"])[0]), query)

    def _tree(self, repo: Repo, revision: str, query: dict[str, list[str]]) -> None:
        if repo.gated_tree and not self._member:
            self.send(403 if self.headers.get("Authorization") else 401, b"", _GATED)
            return
        if revision not in (repo.sha, "main"):
            self.send(404, b"", {"X-Error-Code": "RevisionNotFound"})
            return
        deep = query.get("recursive", ["false"])[0] == "true"
        folders = sorted({path.rsplit("/", 1)[0] for path in repo.files if "/" in path})
        directories = [(folder, None) for folder in folders]
        files = [(path, item) for path, item in repo.files.items() if deep or "/" not in path]
        self._paged([*directories, *files], self.hub.page, query, _entry)

    def _paged(
        self,
        items: list[Any],
        size: int,
        query: dict[str, list[str]],
        entry: Callable[[Any], Any] | None = None,
    ) -> None:
        start = int(query.get("cursor", ["0"])[0])
        headers = {}
        if start + size < len(items):
            path, _, rest = self.path.partition("?")
            kept = re.sub(r"&?cursor=\d+", "", rest)
            host = "https://elsewhere.invalid" if self.hub.foreign_links else self.hub.url
            headers["Link"] = f'<{host}{path}?{kept}&cursor={start + size}>; rel="next"'
        page = items[start : start + size]
        self.json([entry(item) for item in page] if entry else page, headers)

    def _file(self, name: str, repo: Repo, match: re.Match[str]) -> None:
        if repo.gated and not self._member:
            self.send(403 if self.headers.get("Authorization") else 401, b"", _GATED)
            return
        content = repo.files.get(match[4])
        if content is None or match[3] not in (repo.sha, "main"):
            self.send(404, b"", {"X-Error-Code": "EntryNotFound"})
        elif match[2] == "raw" or not content.lfs:
            self.send(200, content.data, {"ETag": f'"{content.sha256[:40]}"'})
        else:
            headers = {"X-Linked-Etag": f'"{content.sha256}"', "X-Linked-Size": str(content.size)}
            headers |= {"X-Repo-Commit": repo.sha, "X-Xet-Hash": content.sha256}
            self.send(
                302, b"", headers | {"Location": f"/signed/{quote(name)}/{quote(match[4])}?signature=1"}
            )

    def _signed(self, content: Content, query: dict[str, list[str]]) -> None:
        if query.get("signature") != ["1"]:
            self.send(403, b"expired")
            return
        headers = {
            "ETag": f'"{content.sha256}"',
            "Accept-Ranges": "bytes",
            "Last-Modified": formatdate(usegmt=True),
        }
        span = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        total = len(content.data)
        if not span:
            self.send(200, content.data, headers)
            return
        start, end = int(span[1]), min(int(span[2] or total - 1) + 1, total)
        if start >= total:
            self.send(416, b"", {"Content-Range": f"bytes */{total}"})
            return
        headers["Content-Range"] = f"bytes {start}-{end - 1}/{total}"
        self.send(206, content.data[start:end], headers)


def _entry(item: tuple[str, Content | None]) -> dict[str, Any]:
    path, content = item
    return content.entry(path) if content else {"type": "directory", "oid": "0" * 40, "size": 0, "path": path}
