"""What can go wrong on the way, as the transfer sees it, and the sentences that the user sees in the end."""

from __future__ import annotations

import http.client
import socket
import ssl
from enum import StrEnum
from urllib.parse import urlsplit

from app.core.errors import UserFacingError
from app.core.i18n import tr


class Kind(StrEnum):
    """Ordered by what tells the user most when every source failed, the most telling first."""

    GATED = "gated"
    WRONG_HASH = "wrong-hash"
    WRONG_CONTENT = "wrong-content"
    PROXY = "proxy"
    TLS = "tls"
    NOT_FOUND = "not-found"
    REFUSED_BY_SERVER = "server-refused"
    BUSY = "server-busy"
    SERVER = "server-error"
    DNS = "dns"
    CONNECT = "no-connection"
    STALLED = "stalled"
    BROKEN = "connection-broken"
    PROTOCOL = "bad-answer"


FATAL = frozenset(
    {Kind.GATED, Kind.WRONG_HASH, Kind.WRONG_CONTENT, Kind.NOT_FOUND, Kind.REFUSED_BY_SERVER, Kind.TLS}
)
_NETWORK = frozenset({Kind.DNS, Kind.CONNECT, Kind.STALLED, Kind.BROKEN})


class Fault(Exception):
    """One failed try. `note` is a whole sentence without the address's query (signed links stay secret).

    `wait` is what the server asked for in seconds, None when it named no time.
    """

    def __init__(self, kind: Kind, note: str, *, wait: float | None = None, label: str = "") -> None:
        super().__init__(f"{kind}: {note}")
        self.kind = kind
        self.note = note
        self.wait = wait
        self.label = label

    @property
    def fatal(self) -> bool:
        """Whether trying the same source again cannot help."""
        return self.kind in FATAL


def host_of(url: str) -> str:
    """The host of an address for messages; never its path or query, which may carry a signature."""
    parts = urlsplit(url)
    return parts.hostname or parts.path


def network_fault(error: Exception, url: str) -> Fault:
    """The fault behind an exception of the socket, TLS or HTTP layer."""
    host = host_of(url)
    if isinstance(error, ssl.SSLCertVerificationError):
        return Fault(
            Kind.TLS,
            tr(
                "The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be "
                "reading the encrypted traffic.",
                host=host,
                reason=error.verify_message,
            ),
        )
    if isinstance(error, ssl.SSLEOFError | ssl.SSLZeroReturnError):
        return Fault(Kind.BROKEN, tr("{host} ended the connection.", host=host))
    if isinstance(error, ssl.SSLError) and not isinstance(error, TimeoutError):
        return Fault(
            Kind.CONNECT, tr("No encrypted connection to {host}: {reason}.", host=host, reason=error.reason)
        )
    if isinstance(error, socket.gaierror):
        return Fault(Kind.DNS, tr("The name {host} cannot be looked up (DNS).", host=host))
    if isinstance(error, TimeoutError | BlockingIOError):  # the second: the kernel's own time-out
        return Fault(Kind.STALLED, tr("{host} did not answer in time.", host=host))
    if isinstance(error, ConnectionRefusedError):
        return Fault(Kind.CONNECT, tr("{host} refused the connection.", host=host))
    if isinstance(error, http.client.IncompleteRead | http.client.RemoteDisconnected | ConnectionError):
        return Fault(Kind.BROKEN, tr("{host} ended the connection.", host=host))
    if isinstance(error, http.client.HTTPException):
        return Fault(Kind.PROTOCOL, tr("{host} sent an answer that is not HTTP.", host=host))
    if isinstance(error, OSError) and str(error).startswith("Tunnel connection failed"):
        if " 407 " in f"{error} ":
            return Fault(Kind.PROXY, tr("The proxy asks for a user name and a password."))
        return Fault(
            Kind.PROXY, tr("The proxy does not let us through to {host} ({reason}).", host=host, reason=error)
        )
    return Fault(Kind.CONNECT, tr("No connection to {host}: {reason}.", host=host, reason=error))


_TITLES = {
    Kind.GATED: "This model asks for your agreement",
    Kind.WRONG_HASH: "The download is not the expected file",
    Kind.WRONG_CONTENT: "The source delivers something else",
    Kind.PROXY: "The proxy blocks the download",
    Kind.TLS: "The connection is not trusted",
    Kind.NOT_FOUND: "The file is not there any more",
    Kind.REFUSED_BY_SERVER: "The server refuses the download",
    Kind.BUSY: "The server is too busy",
    Kind.SERVER: "The server has a fault",
}

_ADVICE = {
    Kind.GATED: "Accept the licence on the model's page, make a token in your account there, enter it in the settings.",
    Kind.WRONG_HASH: "Try again; if it stays so, choose another mirror in the settings or tell us about this file.",
    Kind.WRONG_CONTENT: "Open the source in a browser: a log-in page of the network may be in the way. Then try again.",
    Kind.PROXY: "Enter the proxy with its user name and password in the settings, or ask the administrator.",
    Kind.TLS: "On a company network, choose its certificate file (PEM) in the settings. Check the clock too.",
    Kind.NOT_FOUND: "Update Strata Launcher's catalogue, or choose another variant.",
    Kind.REFUSED_BY_SERVER: "Try again later or choose another mirror in the settings.",
    Kind.BUSY: "Try again later; a token in the settings raises the limit of Hugging Face.",
    Kind.SERVER: "Try again later or choose another mirror in the settings. What was downloaded is kept.",
}


def explained(kind: Kind, happened: str, details: str = "", *, code: str) -> UserFacingError:
    """The error for one fault that ends the work by itself; `kind` is one of those with a title."""
    return UserFacingError(tr(_TITLES[kind]), happened, tr(_ADVICE[kind]), details, code=code)


def final_error(name: str, faults: list[Fault]) -> UserFacingError:
    """The error for the user when no source is left; the most telling fault gives title, advice and code."""
    order = list(Kind)
    ranked = sorted(faults, key=lambda fault: order.index(fault.kind))
    worst = ranked[0]
    sentences = list(dict.fromkeys(fault.note for fault in ranked))
    happened = tr("{name} could not be downloaded.", name=name) + " " + " ".join(sentences[:3])
    details = "\n".join(f"{fault.label or 'source'}: {fault.kind}: {fault.note}" for fault in faults)
    if worst.kind in _TITLES:
        return UserFacingError(
            tr(_TITLES[worst.kind]), happened, tr(_ADVICE[worst.kind]), details, code=str(worst.kind)
        )
    return UserFacingError(
        tr("No connection to the download"),
        happened,
        tr(
            "Check the internet connection, then try again. What was downloaded is kept and goes on from there."
        ),
        details,
        code="no-network" if worst.kind in _NETWORK else str(worst.kind),
    )
