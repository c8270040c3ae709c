"""Mends a damaged file in place of fetching it whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel, Sink
from app.system import files
from app.transfer import proof
from app.transfer.fetch import Wanted, fetch, part_of, variants
from app.transfer.intervals import Intervals
from app.transfer.journal import Journal, Saved
from app.transfer.options import Options


def repair(
    path: Path, artifact: Artifact, *, parts: Path, step: str, options: Options, sink: Sink, cancel: Cancel
) -> Path:
    """Make `path` right again and return it; only blocks that changed since it arrived are fetched.

    The damaged file loses its name until it is proven again. Interrupted, it goes on with the next `fetch` or `repair`.
    Raises what `fetch` raises.
    """
    wanted = Wanted(artifact, path)
    demote(wanted, parts)
    fetch([wanted], parts=parts, step=step, options=options, sink=sink, cancel=cancel)
    return path


def demote(wanted: Wanted, parts: Path) -> None:
    """Make a part file of a finished file, with every byte in doubt but none thrown away. Raises OSError."""
    artifact, path = wanted.artifact, wanted.target
    plain = next(
        (way for way in variants(artifact) if not any(source.member for source in way.sources)), None
    )
    if not path.is_file() or plain is None:
        return  # nothing to keep: a member of an archive is streamed out of the archive again
    known = proof.load(parts, artifact.sha256)
    part, journal = part_of(replace(wanted, artifact=plain), parts)
    if part.exists() or known is None:
        return
    have = Intervals([(0, min(path.stat().st_size, known.size))])
    ledger = Journal(journal)
    ledger.start(Saved(known.size, "", have, known.marks), synced=True)
    ledger.close()
    files.replace(path, part)
    proof.drop(parts, artifact.sha256)
