"""DXGI adapters through ctypes. Source: Microsoft Learn, "IDXGIFactory1::EnumAdapters1", "DXGI_ADAPTER_DESC1"."""

from __future__ import annotations

import ctypes
from ctypes import wintypes
from typing import Any


class _Guid(ctypes.Structure):
    _fields_ = (
        ("Data1", ctypes.c_uint32),
        ("Data2", ctypes.c_uint16),
        ("Data3", ctypes.c_uint16),
        ("Data4", ctypes.c_uint8 * 8),
    )


class _Description(ctypes.Structure):
    _fields_ = (
        ("Description", ctypes.c_wchar * 128),
        ("VendorId", wintypes.UINT),
        ("DeviceId", wintypes.UINT),
        ("SubSysId", wintypes.UINT),
        ("Revision", wintypes.UINT),
        ("DedicatedVideoMemory", ctypes.c_size_t),
        ("DedicatedSystemMemory", ctypes.c_size_t),
        ("SharedSystemMemory", ctypes.c_size_t),
        ("LuidLow", wintypes.DWORD),
        ("LuidHigh", wintypes.LONG),
        ("Flags", wintypes.UINT),
    )


# {770aae78-f26f-4dba-a829-253c83d1b387}: IDXGIFactory1
_IID_FACTORY1 = _Guid(
    0x770AAE78, 0xF26F, 0x4DBA, (ctypes.c_uint8 * 8)(0xA8, 0x29, 0x25, 0x3C, 0x83, 0xD1, 0xB3, 0x87)
)
_RELEASE, _ENUM_ADAPTERS1, _GET_DESC1 = 2, 12, 10  # places in the interfaces' method tables


def adapters() -> list[dict[str, Any]]:
    """Every adapter that DXGI lists; [] when DXGI is not there."""
    try:
        create = ctypes.WinDLL("dxgi").CreateDXGIFactory1  # type: ignore[attr-defined]
    except (OSError, AttributeError):
        return []
    factory = ctypes.c_void_p()
    if create(ctypes.byref(_IID_FACTORY1), ctypes.byref(factory)) != 0:
        return []
    found = []
    try:
        for number in range(64):
            adapter = ctypes.c_void_p()
            if (
                _method(factory, _ENUM_ADAPTERS1, wintypes.UINT, ctypes.c_void_p)(
                    factory, number, ctypes.byref(adapter)
                )
                != 0
            ):
                break
            description = _Description()
            got = _method(adapter, _GET_DESC1, ctypes.c_void_p)(adapter, ctypes.byref(description))
            _method(adapter, _RELEASE)(adapter)
            if got == 0:
                found.append(_as_dict(description))
    finally:
        _method(factory, _RELEASE)(factory)
    return found


def _method(interface: ctypes.c_void_p, place: int, *arguments: Any) -> Any:
    table = ctypes.cast(interface, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p))).contents
    prototype = ctypes.WINFUNCTYPE(ctypes.c_long, ctypes.c_void_p, *arguments)  # type: ignore[attr-defined]
    return prototype(table[place])


def _as_dict(description: _Description) -> dict[str, Any]:
    return {
        "name": description.Description,
        "vendor_id": description.VendorId,
        "device_id": description.DeviceId,
        "revision": description.Revision,
        "dedicated": description.DedicatedVideoMemory,
        "shared": description.SharedSystemMemory,
        "luid": f"{description.LuidHigh:x}:{description.LuidLow:x}",
        "flags": description.Flags,
    }
