"""Proves files on the disk: size, SHA-256, first bytes."""

from __future__ import annotations

import hashlib
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel
from app.core.units import MIB

MAGIC = {"gguf": b"GGUF", "zip": b"PK\x03\x04"}


def matches(path: Path, artifact: Artifact, *, cancel: Cancel) -> bool:
    """Whether `path` has the artifact's size, first bytes and SHA-256, as far as these are known. Raises OSError."""
    if artifact.size is not None and path.stat().st_size != artifact.size:
        return False
    with path.open("rb") as file:
        if not file.read(4).startswith(MAGIC.get(artifact.magic, b"")):
            return False
    return not artifact.sha256 or sha256(path, cancel=cancel) == artifact.sha256.lower()


def sha256(path: Path, *, cancel: Cancel) -> str:
    """The file's SHA-256 in hex. Raises OSError, Cancelled."""
    proof = hashlib.sha256()
    buffer = memoryview(bytearray(MIB))
    with path.open("rb", buffering=0) as file:
        while count := file.readinto(buffer):
            cancel.check()
            proof.update(buffer[:count])
    return proof.hexdigest()
