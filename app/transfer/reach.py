"""Which sources can be reached from here, asked side by side with short time-outs."""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.transfer.faults import Fault, host_of, network_fault
from app.transfer.options import Options
from app.transfer.pip_config import configured
from app.transfer.sources import github, hugging_face
from app.transfer.transport import connect, proxy_for


@dataclass(frozen=True, slots=True)
class Reach:
    """Whether a kind of source answers; `note` is a whole sentence that names what failed, "" when it answers."""

    ok: bool
    host: str
    note: str = ""


def reachable(
    kinds: Iterable[SourceKind], options: Options, *, timeout: float = 3.0
) -> dict[SourceKind, Reach]:
    """What answers within `timeout` seconds. URL and FOLDER sources have no fixed host and count as reachable."""
    wanted = list(dict.fromkeys(kinds))
    found: dict[SourceKind, Reach] = {}
    threads: list[threading.Thread] = []

    def ask(kind: SourceKind, address: str) -> None:
        found[kind] = probe(address, options, timeout)

    for kind in wanted:
        address = _address(kind, options)
        if not address:
            found[kind] = Reach(True, "")
            continue
        found[kind] = Reach(
            False, host_of(address), tr("{host} did not answer in time.", host=host_of(address))
        )
        threads.append(threading.Thread(target=ask, args=(kind, address), daemon=True, name=f"reach-{kind}"))
        threads[-1].start()
    deadline = time.monotonic() + timeout
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    return {kind: found[kind] for kind in wanted}  # a name lookup that is slower than that is left behind


def probe(url: str, options: Options, timeout: float) -> Reach:
    """Whether `url`'s host (or the proxy before it) answers; any HTTP status counts."""
    host = host_of(url)
    try:
        connection = connect(url, options, timeout)
        try:
            through = proxy_for(url, options) and urlsplit(url).scheme == "http"
            connection.request("HEAD", url if through else "/")
            status = connection.getresponse().status
        finally:
            connection.close()
    except Fault as fault:
        return Reach(False, host, fault.note)
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        return Reach(False, host, network_fault(error, url).note)
    if status == 407:
        return Reach(False, host, tr("The proxy asks for a user name and a password."))
    return Reach(True, host)


def _address(kind: SourceKind, options: Options) -> str:
    match kind:
        case SourceKind.HUGGING_FACE:
            return hugging_face(options)
        case SourceKind.GITHUB_RELEASE:
            return github()
        case SourceKind.PACKAGE_INDEX:
            indexes = configured(options)
            return next((page for page in indexes.pages if not page.startswith("file:")), "")
        case _:
            return ""
