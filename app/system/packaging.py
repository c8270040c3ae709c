"""How this copy of the program came onto the computer, which decides how it is updated."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path

from app.system.program import frozen


class Packaging(StrEnum):
    """The values are the keys of `files` in the signed list of releases."""

    SOURCE = "source"
    WINDOWS_SETUP = "windows-x86_64-setup"
    LINUX_DEB = "linux-x86_64-deb"
    LINUX_FOLDER = "linux-x86_64-folder"
    MAC = "macos-arm64-app"


def packaging() -> Packaging:
    """From where the program lies: package managers have folders of their own."""
    if not frozen():
        return Packaging.SOURCE
    if sys.platform == "win32":
        return Packaging.WINDOWS_SETUP
    if sys.platform == "darwin":
        return Packaging.MAC
    folder = Path(sys.executable).resolve().parent
    return (
        Packaging.LINUX_DEB
        if folder.is_relative_to("/usr") or folder.is_relative_to("/opt")
        else Packaging.LINUX_FOLDER
    )
