"""HTTP for downloads on the standard library: one kept connection a worker, redirects, proxies, trust, local files.

Why not requests here: its import alone costs a sixth of the time that a verified 2 GB download may take beside curl
(`docs/benchmarks.md`), and its body reader copies each byte twice. The package index still goes through requests.
"""

from __future__ import annotations

import base64
import errno
import functools
import http.client
import io
import os
import re
import socket
import ssl
import struct
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO
from urllib.parse import unquote, urljoin, urlsplit

from app import __version__
from app.core.i18n import tr
from app.transfer.faults import Fault, Kind, host_of, network_fault
from app.transfer.options import Options

if TYPE_CHECKING:
    from app.transfer.pipe import Pipe

USER_AGENT = f"strata-launcher/{__version__}"
CONNECT_SECONDS = 15.0
_REDIRECTS = (301, 302, 303, 307, 308)
_MOST_REDIRECTS = 10
_OF_THE_FILE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS, errno.EINVAL, errno.EBADF)


_SHA256 = re.compile(r"[0-9a-f]{64}")


class Response:
    """An answer whose body is read straight into the caller's buffer.

    `length` is the number of body bytes that the server announced, None when it announced none.
    """

    def __init__(
        self,
        url: str,
        status: int,
        headers: Mapping[str, str],
        body: BinaryIO,
        length: int | None,
        plain: socket.socket | None = None,
    ) -> None:
        self.url = url
        self.status = status
        self.headers = headers
        self.length = length
        self.promised_sha256 = ""  # of the whole file, as the first host asked says of it (Hugging Face does)
        self._body = body
        self._left = length
        self._plain = plain  # the socket, where filling a whole buffer in one system call is possible
        self._drained = False  # whether http.client's own buffer is empty

    def readinto(self, view: memoryview, *, whole: bool = False) -> int:
        """Bytes put into `view`, 0 at the end of the body; `whole`: wait until it is full, to save system calls.

        Raises Fault when the connection fails or ends early.
        """
        if self._left is not None and len(view) > self._left:
            view = view[: self._left]
        if not len(view):
            return 0
        try:
            count = self._read(view, whole)
        except (OSError, http.client.HTTPException) as error:
            raise network_fault(error, self.url) from error
        if self._left is not None:
            if not count:
                raise Fault(Kind.BROKEN, tr("{host} ended the connection early.", host=host_of(self.url)))
            self._left -= count
        return count

    @property
    def spliceable(self) -> bool:
        """Whether `splice` may be used now: plain HTTP on Linux, nothing left in http.client's own buffer."""
        return self._plain is not None and self._drained and self._left is not None

    def splice(self, pipe: Pipe, descriptor: int, offset: int, most: int) -> int:
        """Like `readinto`, straight to `offset` of an open file. Raises Fault, and OSError for the file's side."""
        assert self._plain is not None
        assert self._left is not None
        if not min(most, self._left):
            return 0
        try:
            count = pipe.move(self._plain, descriptor, offset, min(most, self._left))
        except OSError as error:
            if error.errno in _OF_THE_FILE:
                raise
            raise network_fault(error, self.url) from error
        if not count:
            raise Fault(Kind.BROKEN, tr("{host} ended the connection early.", host=host_of(self.url)))
        self._left -= count
        return count

    def _read(self, view: memoryview, whole: bool) -> int:
        if not isinstance(self._body, http.client.HTTPResponse):
            return self._body.readinto(view)  # type: ignore[attr-defined, no-any-return]
        if self._left is None:
            data = self._body.read1(len(view))  # chunked, or ended by the close of the connection
            view[: len(data)] = data
            return len(data)
        if whole and self._drained and self._plain is not None:
            return self._plain.recv_into(view, len(view), socket.MSG_WAITALL)
        count = self._body.fp.readinto1(view)
        if count is None:  # how the io layer says that the kernel's time-out struck
            raise TimeoutError
        self._drained = len(view) > io.DEFAULT_BUFFER_SIZE  # a shorter view makes it read ahead
        return int(count)

    @property
    def drained(self) -> bool:
        """Whether the connection can carry another request."""
        return self._left == 0

    def read_text(self, most: int = 4096) -> str:
        """The beginning of the body, for looking at an error page."""
        buffer = bytearray(most)
        filled = 0
        while filled < most and (count := self.readinto(memoryview(buffer)[filled:])):
            filled += count
        return buffer[:filled].decode("utf-8", "replace")

    def close(self) -> None:
        self._body.close()


class Client:
    """Asks for addresses, one at a time, and keeps the last connection open. Not for use by two threads at once."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._connection: http.client.HTTPConnection | None = None
        self._key: tuple[str, str] = ("", "")

    def get(self, url: str, headers: Mapping[str, str]) -> Response:
        """The answer at the end of the redirects. `Authorization` is sent to the first host only.

        Raises Fault. Status codes are left to the caller.
        """
        sent = dict(headers)
        first, promised = urlsplit(url).netloc, ""
        for _ in range(_MOST_REDIRECTS):
            if url.startswith("file:"):
                return _local(url, sent)
            response = self._once(url, sent)
            if urlsplit(url).netloc == first:
                promised = response.headers.get("x-linked-etag", promised)
            if response.status not in _REDIRECTS or "location" not in response.headers:
                response.promised_sha256 = (
                    promised.strip('"') if _SHA256.fullmatch(promised.strip('"')) else ""
                )
                return response
            target = urljoin(url, response.headers["location"])
            self.forget()
            if urlsplit(target).scheme not in ("http", "https"):
                raise Fault(
                    Kind.PROTOCOL, tr("{host} redirects to an address of another kind.", host=host_of(url))
                )
            if urlsplit(url).scheme == "https" and urlsplit(target).scheme == "http":
                raise Fault(
                    Kind.TLS, tr("{host} redirects to an address without encryption.", host=host_of(url))
                )
            if urlsplit(target).netloc != urlsplit(url).netloc:
                sent = {name: value for name, value in sent.items() if name.lower() != "authorization"}
            url = target
        raise Fault(Kind.PROTOCOL, tr("{host} redirects in a circle.", host=host_of(url)))

    def _once(self, url: str, headers: Mapping[str, str]) -> Response:
        parts = urlsplit(url)
        kept = self._connection is not None and self._key == (parts.scheme, parts.netloc)
        try:
            return self._send(url, headers)
        except Fault as fault:
            self.forget()
            # A server may have closed a kept connection meanwhile: that is no fault of this request.
            if not kept or fault.kind is not Kind.BROKEN:
                raise
        return self._send(url, headers)

    def _send(self, url: str, headers: Mapping[str, str]) -> Response:
        parts = urlsplit(url)
        key = (parts.scheme, parts.netloc)
        plain: socket.socket | None = None
        try:
            if self._connection is None or self._key != key:
                self.forget()
                self._connection, self._key = connect(url, self._options, CONNECT_SECONDS), key
            connection = self._connection
            target = parts.path or "/"
            if parts.query:
                target += f"?{parts.query}"
            extra: dict[str, str] = {}
            proxy = proxy_for(url, self._options)
            if proxy and parts.scheme == "http":
                target = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{target}"
                extra = _proxy_authorisation(proxy)
            login = _basic(parts.username, parts.password) if parts.username else {}
            connection.putrequest("GET", target, skip_accept_encoding=True)
            everything = (
                {"User-Agent": USER_AGENT, "Accept": "*/*", "Accept-Encoding": "identity"} | login | extra
            )
            for name, value in (everything | dict(headers)).items():
                connection.putheader(name, value)
            connection.endheaders()
            if connection.sock is not None:
                plain = _patient(connection.sock, self._options.stall_seconds)
            answer = connection.getresponse()
        except (OSError, http.client.HTTPException, UnicodeError) as error:
            self.forget()
            raise network_fault(error if isinstance(error, Exception) else OSError(), url) from error
        length = answer.length if not answer.chunked else None
        found = {name.lower(): value for name, value in answer.getheaders()}
        if answer.status == 407:
            raise Fault(Kind.PROXY, tr("The proxy asks for a user name and a password."))
        return Response(url, answer.status, found, answer, length, plain)

    def finish(self, response: Response) -> None:
        """Be done with `response`: keep the connection when its body was read to the end, else drop it."""
        response.close()
        if not response.drained or response.headers.get("connection", "").lower() == "close":
            self.forget()

    def forget(self) -> None:
        """Drop the kept connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def abort(self) -> None:
        """Wake a thread that waits in this client; it gets a Fault. Safe from another thread."""
        connection = self._connection
        sock = connection.sock if connection is not None else None
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # it is closed already, which is all that was wanted


def _patient(sock: socket.socket, seconds: float) -> socket.socket | None:
    """Give up a read after `seconds` of silence. The socket itself when it can fill a buffer in one call, else None.

    Python makes a socket with a time-out non-blocking, and then MSG_WAITALL does nothing; the kernel's own time-out
    keeps it blocking. TLS sockets and other systems keep Python's.
    """
    if sys.platform != "linux" or isinstance(sock, ssl.SSLSocket):
        sock.settimeout(seconds)
        return None
    sock.settimeout(None)
    sock.setsockopt(
        socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", int(seconds), int(seconds % 1 * 1e6))
    )
    return sock


def connect(url: str, options: Options, timeout: float) -> http.client.HTTPConnection:
    """An unopened connection for `url`, through the proxy that applies. Raises Fault for a proxy we cannot use."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    proxy = proxy_for(url, options)
    if not proxy:
        if parts.scheme == "https":
            return http.client.HTTPSConnection(host, port, timeout=timeout, context=trust(options.ca_bundle))
        return http.client.HTTPConnection(host, port, timeout=timeout)
    via = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    if via.scheme not in ("http", "https") or not via.hostname:
        raise Fault(
            Kind.PROXY,
            tr("The proxy {proxy} is of a kind that is not supported.", proxy=via.hostname or proxy),
        )
    if parts.scheme == "http":
        return http.client.HTTPConnection(via.hostname, via.port or 80, timeout=timeout)
    connection = http.client.HTTPSConnection(
        via.hostname, via.port or 80, timeout=timeout, context=trust(options.ca_bundle)
    )
    connection.set_tunnel(host, port or 443, headers=_proxy_authorisation(proxy))
    return connection


def proxy_for(url: str, options: Options) -> str:
    """The proxy for `url`: the user's field, else environment or system settings with their exceptions; "" = none."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if urllib.request.proxy_bypass(host if parts.port is None else f"{host}:{parts.port}"):
        return ""
    if options.proxy:
        return options.proxy
    proxies = urllib.request.getproxies()
    return proxies.get(parts.scheme) or proxies.get("all") or ""


@functools.cache
def trust(bundle: Path | None) -> ssl.SSLContext:
    """The certificates to trust: the system's store, so that a company's own authority counts, plus `bundle` (PEM)."""
    import truststore

    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    environment = (os.environ.get(name, "") for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"))
    for path in [str(bundle)] if bundle else filter(None, environment):
        if Path(path).is_dir():
            context.load_verify_locations(capath=str(path))
        elif Path(path).is_file():
            context.load_verify_locations(cafile=str(path))
    return context


def _proxy_authorisation(proxy: str) -> dict[str, str]:
    parts = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    if not parts.username:
        return {}
    return {"Proxy-Authorization": _basic(parts.username, parts.password)["Authorization"]}


def _basic(user: str | None, password: str | None) -> dict[str, str]:
    pair = f"{unquote(user or '')}:{unquote(password or '')}".encode()
    return {"Authorization": "Basic " + base64.b64encode(pair).decode("ascii")}


def _local(url: str, headers: Mapping[str, str]) -> Response:
    """A local file as if a server delivered it, so that folders and USB sticks pass the same checks."""
    path = Path(urllib.request.url2pathname(urlsplit(url).path))
    try:
        body = path.open("rb", buffering=0)
        total = path.stat().st_size
    except FileNotFoundError:
        return Response(url, 404, {}, open(os.devnull, "rb"), 0)
    except OSError as error:
        raise Fault(
            Kind.REFUSED_BY_SERVER, tr("{path} cannot be read: {reason}.", path=path, reason=error)
        ) from error
    first, _, last = headers.get("Range", "bytes=0-").partition("=")[2].partition("-")
    start, end = int(first), min(int(last) + 1 if last else total, total)
    if start >= total:
        body.close()
        return Response(url, 416, {"content-range": f"bytes */{total}"}, open(os.devnull, "rb"), 0)
    body.seek(start)
    validator = f'"{total}-{path.stat().st_mtime_ns}"'
    answer = {"content-range": f"bytes {start}-{end - 1}/{total}", "etag": validator}
    return Response(url, 206, answer, body, end - start)
