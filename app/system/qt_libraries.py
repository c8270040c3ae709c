"""Which of Qt's system libraries are missing on Linux. `./run` and `./check` start this file by its path.

Exit code 0 when all are there; `--packages` prints the Debian packages of the missing ones. Source of the list:
`ldd` over PySide6-Essentials' xcb platform plugin and QtGui on Debian 12.
"""

from __future__ import annotations

import ctypes.util
import sys

PACKAGES = {
    "EGL": "libegl1",
    "GL": "libgl1",
    "xkbcommon": "libxkbcommon0",
    "xkbcommon-x11": "libxkbcommon-x11-0",
    "dbus-1": "libdbus-1-3",
    "fontconfig": "libfontconfig1",
    "xcb-cursor": "libxcb-cursor0",
    "xcb-icccm": "libxcb-icccm4",
    "xcb-image": "libxcb-image0",
    "xcb-keysyms": "libxcb-keysyms1",
    "xcb-randr": "libxcb-randr0",
    "xcb-render-util": "libxcb-render-util0",
    "xcb-shape": "libxcb-shape0",
    "xcb-xinerama": "libxcb-xinerama0",
    "xcb-xkb": "libxcb-xkb1",
}


def missing() -> list[str]:
    """Debian packages whose library the loader cannot find."""
    return [package for library, package in PACKAGES.items() if not ctypes.util.find_library(library)]


if __name__ == "__main__":
    packages = missing()
    if "--packages" in sys.argv:
        print(*packages)
    else:
        sys.exit(1 if packages else 0)
