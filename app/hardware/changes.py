"""Has anything changed that detection would see? A cheap reading to compare on demand; nothing polls.

It covers drivers (their versions), cards and screens that come and go (docking), and the kind of session.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from app.hardware.reader import LiveReader, Reader
from app.hardware.text import decode

_DRIVER_VERSIONS = ("/sys/module/nvidia/version", "/sys/module/amdgpu/version", "/proc/driver/nvidia/version")


def fingerprint(reader: Reader | None = None) -> dict[str, Any]:
    """Plain data; two readings are equal when detection would say the same. Takes a few milliseconds."""
    reader = reader or LiveReader()
    found: dict[str, Any] = {"session": reader.fact("session", _session)}
    if reader.platform.startswith("linux"):
        found["kernel"] = decode(reader.read("/proc/sys/kernel/osrelease") or b"").strip()
        found["drivers"] = {
            path: decode(reader.read(path) or b"").split("\n")[0] for path in _DRIVER_VERSIONS
        }
        found["cards"] = list(reader.names("/sys/class/drm"))
        found["devices"] = [
            name
            for name in reader.names("/sys/bus/pci/devices")
            if (reader.read(f"/sys/bus/pci/devices/{name}/class") or b"").startswith(b"0x03")
        ]
    elif reader.platform == "win32":
        from app.hardware.probes.windows import read_registry

        keys = reader.fact("registry-display", read_registry) or []
        found["drivers"] = sorted(
            f"{key.get('DriverDesc', '')} {key.get('DriverVersion', '')}" for key in keys
        )
    return found


def what_changed(before: dict[str, Any], now: dict[str, Any]) -> tuple[str, ...]:
    """The names of the parts that differ ("session", "drivers", "cards" ...)."""
    return tuple(key for key in sorted({*before, *now}) if before.get(key) != now.get(key))


def _session() -> list[str]:
    """The kind of session: local or remote, and which display."""
    names = ("SESSIONNAME", "XDG_SESSION_TYPE", "SSH_CONNECTION", "DISPLAY", "WAYLAND_DISPLAY")
    return [sys.platform, *(name for name in names if os.environ.get(name))]
