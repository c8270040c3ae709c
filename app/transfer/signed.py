"""Files that the launcher's makers signed: python-tuf decides what is trusted, our own transport carries the bytes.

What the metadata protects from (rollback, freeze, mix-and-match, tampering, lost keys) is in docs/updates.md.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, ParamSpec, TypeVar

from tuf.api import exceptions
from tuf.api.metadata import Metadata, Root, TargetFile
from tuf.ngclient import Updater, UpdaterConfig
from tuf.ngclient.fetcher import FetcherInterface

from app.core.artifact import Artifact, Source, SourceKind
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.core.units import KIB
from app.transfer.faults import Fault
from app.transfer.options import Options
from app.transfer.transport import Client, Response

P = ParamSpec("P")
R = TypeVar("R")


def _explained(call: Callable[P, R]) -> Callable[P, R]:
    """python-tuf's refusals as errors for people."""

    @functools.wraps(call)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return call(*args, **kwargs)
        except (exceptions.RepositoryError, exceptions.DownloadError, Fault) as error:
            raise _for_people(error) from error

    return wrapped


class SignedFiles:
    """One signed repository, as this computer trusts it.

    `folder` keeps the metadata that was seen last, which is what makes going back to older metadata impossible; `root`
    is the root metadata that the program was shipped with; `address` holds `metadata/` and `targets/`.
    All methods raise UserFacingError: "updates-unreachable", "updates-expired", "updates-older" (rollback or
    mix-and-match), "updates-not-trusted" (signature, size or hash wrong), "updates-no-file".
    """

    @_explained
    def __init__(self, folder: Path, root: bytes, address: str, options: Options) -> None:
        for name in ("metadata", "targets"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self._targets = f"{address.rstrip('/')}/targets"
        self._updater = _Updater(
            metadata_dir=str(folder / "metadata"),
            metadata_base_url=f"{address.rstrip('/')}/metadata",
            target_dir=str(folder / "targets"),
            target_base_url=self._targets,
            fetcher=_Fetcher(options),
            config=UpdaterConfig(max_delegations=8),
            bootstrap=root,
        )
        self._updater.refresh()

    @_explained
    def read(self, name: str) -> bytes:
        """A small file, verified."""
        info = self._info(name)
        return Path(
            self._updater.find_cached_target(info) or self._updater.download_target(info)
        ).read_bytes()

    @_explained
    def artifact(self, name: str) -> Artifact:
        """A large file for the ordinary download, with the size and SHA-256 that were signed."""
        info = self._info(name)
        folder, _, last = name.rpartition("/")
        digest = info.hashes["sha256"]
        address = "/".join(part for part in (self._targets, folder, f"{digest}.{last}") if part)
        source = Source(SourceKind.URL, url=address)
        return Artifact(last, (source,), info.length, digest, magic="zip" if last.endswith(".zip") else "")

    def _info(self, name: str) -> TargetFile:
        info = self._updater.get_targetinfo(name)
        if info is None or "sha256" not in info.hashes:
            raise UserFacingError(
                tr("The update is not complete"),
                tr("The address for updates names “{name}”, but nobody signed such a file.", name=name),
                tr("Nothing was changed. Try again tomorrow; the makers have to mend this."),
                code="updates-no-file",
            )
        return info


def checked_root(root: bytes) -> str:
    """Root metadata whose own signatures are right, in a line. Raises tuf's RepositoryError when they are not."""
    metadata = Metadata[Root].from_bytes(root)
    metadata.signed.verify_delegate(Root.type, metadata.signed_bytes, metadata.signatures)
    return f"root {metadata.signed.version}, {len(metadata.signed.keys)} keys"


class _Updater(Updater):
    def _update_root_symlink(self) -> None:
        """Without the link that python-tuf makes for those who give it no root: not every drive can hold links."""


class _Fetcher(FetcherInterface):
    """Proxies, company certificates and folders work as for every other download."""

    def __init__(self, options: Options) -> None:
        self._client = Client(options)
        self._open: Response | None = None

    @contextlib.contextmanager
    def download_file(self, url: str, max_length: int) -> Iterator[IO[bytes]]:
        """As python-tuf has it, but the answer is closed at once, also when it is longer than it may be."""
        try:
            with super().download_file(url, max_length) as file:
                yield file
        finally:
            if self._open is not None:
                self._client.finish(self._open)
                self._open = None

    def _fetch(self, url: str) -> Iterator[bytes]:
        response = self._client.get(url, {})
        if response.status not in (200, 206):
            self._client.finish(response)
            raise exceptions.DownloadHTTPError(f"HTTP {response.status}: {url}", response.status)
        self._open = response
        return self._blocks(response)

    def _blocks(self, response: Response) -> Iterator[bytes]:
        buffer = memoryview(bytearray(64 * KIB))
        try:
            while count := response.readinto(buffer):
                yield bytes(buffer[:count])
        except Fault as fault:
            raise exceptions.DownloadError(fault.note) from fault


def _for_people(error: Exception) -> UserFacingError:
    details = f"{type(error).__name__}: {error}"
    nothing = tr("Nothing was changed; what is installed goes on working.")
    if isinstance(error, exceptions.DownloadLengthMismatchError):
        pass  # more bytes than were signed: not an error of the line
    elif isinstance(error, (exceptions.DownloadError, Fault)):
        cause = error.__cause__ if isinstance(error.__cause__, Fault) else error
        return UserFacingError(
            tr("The address for updates cannot be reached"),
            cause.note if isinstance(cause, Fault) else str(error),
            f"{nothing} {tr('Check the network connection and the proxy, and look again later.')}",
            details,
            code="updates-unreachable",
        )
    if isinstance(error, exceptions.ExpiredMetadataError):
        return UserFacingError(
            tr("What the address for updates says is out of date"),
            tr("Its signed list has expired: nobody renewed it, or somebody holds newer ones back."),
            f"{nothing} {tr('Check the date and time of this computer, and look again tomorrow.')}",
            details,
            code="updates-expired",
        )
    if isinstance(error, exceptions.BadVersionNumberError):
        return UserFacingError(
            tr("The address for updates offers an older list than before"),
            tr("A list that was seen here already was newer. Old lists are not accepted: they hide updates."),
            f"{nothing} {tr('If it stays so tomorrow, tell the makers.')}",
            details,
            code="updates-older",
        )
    return UserFacingError(
        tr("The update is not what its makers signed"),
        tr("A signature, a size or a hash is wrong, so nothing of it is used."),
        f"{nothing} {tr('A proxy may have changed it: try another network. If it stays so, tell the makers.')}",
        details,
        code="updates-not-trusted",
    )
