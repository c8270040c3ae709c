"""Source archives: fetched, unpacked beside their place, moved in; GitHub's own top folder left out."""

from __future__ import annotations

import shutil
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel, Sink
from app.engines.strata.install.order import Order
from app.system.files import replace
from app.transfer.archives import unpack
from app.transfer.fetch import Wanted, fetch

Files = list[tuple[str, int, str]]


def fetch_and_unpack(
    order: Order, artifact: Artifact, staging: Path, *, step: str, sink: Sink, cancel: Cancel
) -> tuple[Path, Files]:
    """The folder with the archive's content (its single top folder when it has one) and its files from there on.

    The archive is deleted in every case: a damaged one that stays would fail every later run (Strata #324).
    """
    shutil.rmtree(staging, ignore_errors=True)
    archive = order.home.downloads / artifact.name
    fetch(
        [Wanted(artifact, archive)],
        parts=order.home.downloads,
        step=step,
        options=order.options,
        sink=sink,
        cancel=cancel,
    )
    try:
        written = unpack(archive, staging, sink=sink, cancel=cancel, step=step)
    finally:
        archive.unlink()
    tops = {path.partition("/")[0] for path, _, _ in written if "/" in path}
    if len(tops) == 1 and all("/" in path for path, _, _ in written):
        (top,) = tops
        return staging / top, [(path.partition("/")[2], size, digest) for path, size, digest in written]
    return staging, written


def move_over(source: Path, target: Path, files: Files, *, last: str) -> None:
    """Move `files` from `source` into `target`, replacing by name; `last` comes last and so proves the whole."""
    for path, _, _ in sorted(files, key=lambda file: file[0] == last):
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        replace(source / path, place)
