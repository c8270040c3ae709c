"""Is there a screen to open a window on?"""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Windows and macOS always have one for a logged-in user; elsewhere X11 or Wayland (or Qt's offscreen) says so."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")) or (
        os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal", "vnc")
    )
