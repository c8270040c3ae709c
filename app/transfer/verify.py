"""Proves files on the disk - size, first bytes, SHA-256 - and mends a file by fetching only its bad block."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel, Sink, ignore
from app.core.i18n import tr
from app.core.units import KIB
from app.transfer import proof
from app.transfer.part import BLOCK
from app.transfer.progress import Meter

MAGIC = {"gguf": b"GGUF", "zip": b"PK\x03\x04"}
_READ = 128 * KIB


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the file is right; if not, `note` is a sentence that says why and `bad_from` the first bad block's byte.

    `checked` is False when the catalogue has no SHA-256 for it, so that only size and first bytes could be compared.
    """

    ok: bool
    note: str = ""
    bad_from: int | None = None
    checked: bool = True


def verify(
    path: Path,
    artifact: Artifact,
    *,
    cancel: Cancel,
    sink: Sink = ignore,
    step: str = "verify",
    parts: Path | None = None,
) -> Verdict:
    """Read the whole file and compare it with the catalogue. With `parts`, the bad place is named too.

    Raises OSError when the file cannot be read, Cancelled.
    """
    if not path.is_file():
        return Verdict(False, tr("{path} is not there.", path=path))
    size = path.stat().st_size
    if artifact.size is not None and size != artifact.size:
        note = tr(
            "{name} has {found} bytes instead of {wanted}.", name=path.name, found=size, wanted=artifact.size
        )
        return Verdict(False, note, min(size, artifact.size))
    with path.open("rb") as file:
        if not file.read(4).startswith(MAGIC.get(artifact.magic, b"")):
            return Verdict(False, tr("{name} does not begin like such a file.", name=path.name), 0)
    if not artifact.sha256:
        return Verdict(True, tr("Nobody published a checksum for {name}.", name=path.name), checked=False)
    known = proof.load(parts, artifact.sha256) if parts else None
    digest, bad_from = _digest(path, known.marks if known else {}, Meter(step, size, sink), cancel)
    if digest == artifact.sha256.lower():
        if parts and known:
            proof.save(parts, path, artifact.sha256, known.marks, durable=True)
        return Verdict(True)
    note = tr("{name} is damaged: its checksum is not the published one.", name=path.name)
    return Verdict(False, note, bad_from)


def _digest(path: Path, marks: dict[int, str], meter: Meter, cancel: Cancel) -> tuple[str, int | None]:
    """The file's SHA-256, and where the first block begins that is not as it was when the file arrived."""
    running = hashlib.sha256()
    buffer = memoryview(bytearray(_READ))
    position, bad_from = 0, None
    with path.open("rb", buffering=0) as file:
        while count := file.readinto(buffer):
            cancel.check()
            running.update(buffer[:count])
            position += count
            meter.update(position, path.name)
            if bad_from is None and position % BLOCK == 0:
                mark = marks.get(position // BLOCK - 1)
                if mark is not None and mark != running.hexdigest():
                    bad_from = position - BLOCK
    meter.update(position, path.name, force=True)
    return running.hexdigest(), bad_from


def is_right(path: Path, artifact: Artifact, parts: Path, *, cancel: Cancel) -> bool:
    """Whether `path` is the artifact; reads it only when it may have changed since it was proven. Raises OSError."""
    if not path.is_file():
        return False
    known = proof.load(parts, artifact.sha256)
    if known is not None and known.holds(path):
        return True
    return verify(path, artifact, cancel=cancel, parts=parts).ok
