"""Whether the line is metered, where the system says so."""

from __future__ import annotations

import sys

_NETWORK_MANAGER = (
    "org.freedesktop.NetworkManager",
    "/org/freedesktop/NetworkManager",
    "org.freedesktop.NetworkManager",
)


def metered() -> bool | None:
    """True when bytes cost money or count against a limit, None when the system does not say."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "linux":
        return _linux()
    return None


def _linux() -> bool | None:
    """NetworkManager's property Metered: 1 yes, 2 no, 3 guessed yes, 4 guessed no, 0 unknown."""
    import subprocess

    command = ["busctl", "--system", "get-property", *_NETWORK_MANAGER, "Metered"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=3, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return {"u 1": True, "u 3": True, "u 2": False, "u 4": False}.get(answer.stdout.strip())


def _windows() -> bool | None:
    """INetworkCostManager::GetCost (netlistmgr.h): FIXED 0x2 and VARIABLE 0x4 are metered, UNRESTRICTED 0x1 is not."""
    if sys.platform != "win32":
        return None
    import ctypes
    import uuid

    manager_class = uuid.UUID("DCB00C01-570F-4A9B-8D69-199FDBA5723B").bytes_le
    manager_interface = uuid.UUID("DCB00008-570F-4A9B-8D69-199FDBA5723B").bytes_le
    ole = ctypes.windll.ole32
    initialised = ole.CoInitializeEx(None, 0) >= 0
    manager = ctypes.c_void_p()
    try:
        if (
            ole.CoCreateInstance(manager_class, None, 23, manager_interface, ctypes.byref(manager)) < 0
            or not manager
        ):
            return None
        table = ctypes.cast(
            ctypes.cast(manager, ctypes.POINTER(ctypes.c_void_p))[0], ctypes.POINTER(ctypes.c_void_p)
        )
        get_cost = ctypes.WINFUNCTYPE(ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
            table[3]
        )
        release = ctypes.WINFUNCTYPE(ctypes.c_ulong, ctypes.c_void_p)(table[2])
        cost = ctypes.c_ulong()
        result = get_cost(manager, ctypes.byref(cost), None)
        release(manager)
        return None if result < 0 or not cost.value else bool(cost.value & 0x6)
    finally:
        if initialised:
            ole.CoUninitialize()
