"""How fast `verify` is against `sha256sum` over the same files in the same run. Prints a row for docs/benchmarks.md."""

from __future__ import annotations

import hashlib
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from app.core.events import Cancel, ignore
from app.install.check import verify
from app.install.manifest import Manifest, ManifestFile
from app.system.home import Home

FILES, SIZE, ROUNDS = 8, 128 << 20, 5


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        home = Home(Path(name) / "home")
        home.models.mkdir(parents=True)
        listed = []
        for number in range(FILES):
            path = home.models / f"{number}.gguf"
            block = os.urandom(1 << 20)
            path.write_bytes(block * (SIZE >> 20))
            listed.append(ManifestFile(path.name, SIZE, hashlib.sha256(path.read_bytes()).hexdigest()))
        Manifest("model", "m", home.models, tuple(listed)).save(home)
        paths = [str(home.models / file.path) for file in listed]
        ours, theirs = [], []
        for _ in range(ROUNDS):  # in turn, so that a busy machine slows both
            theirs.append(
                _seconds(lambda: subprocess.run(["sha256sum", *paths], check=True, stdout=subprocess.DEVNULL))
            )
            ours.append(_seconds(lambda: verify(home, sink=ignore, cancel=Cancel())))
        a, b = statistics.median(ours), statistics.median(theirs)
        total = FILES * SIZE / 1e9
        print(f"| verify, {FILES} files, {total:.2f} GB, {os.cpu_count()} cores | {total / a:.2f} GB/s "
              f"| sha256sum {total / b:.2f} GB/s | {b / a:.2f} x |")  # fmt: skip


def _seconds(act) -> float:  # type: ignore[no-untyped-def]
    began = time.monotonic()
    act()
    return time.monotonic() - began


if __name__ == "__main__":
    main()
