"""Fetches one file with the transfer, as a whole process: URL SIZE SHA256 FOLDER. Part of `benchmarks/transfer.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, ignore
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options

if __name__ == "__main__":
    url, size, sha256, folder = sys.argv[1:5]
    artifact = Artifact("file", (Source(SourceKind.URL, url=url),), int(size), sha256)
    fetch(
        [Wanted(artifact, Path(folder) / "file")],
        parts=Path(folder) / "parts",
        step="download",
        options=Options(use_existing=False),
        sink=ignore,
        cancel=Cancel(),
    )
