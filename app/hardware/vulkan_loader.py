"""Vulkan physical devices through the loader with ctypes; run in a process of its own (`probe-vulkan`).

Source of structures: vulkan_core.h of the Vulkan 1.1 specification and VK_EXT_pci_bus_info.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from typing import Any

_API_1_1 = (1 << 22) | (1 << 12)
_APPLICATION_INFO, _INSTANCE_CREATE_INFO, _PROPERTIES_2, _PCI_BUS_INFO = 0, 1, 1000059001, 1000212000
_DEVICE_LOCAL = 1


class _ApplicationInfo(ctypes.Structure):
    _fields_ = (
        ("sType", ctypes.c_int32),
        ("pNext", ctypes.c_void_p),
        ("pApplicationName", ctypes.c_char_p),
        ("applicationVersion", ctypes.c_uint32),
        ("pEngineName", ctypes.c_char_p),
        ("engineVersion", ctypes.c_uint32),
        ("apiVersion", ctypes.c_uint32),
    )


class _InstanceCreateInfo(ctypes.Structure):
    _fields_ = (
        ("sType", ctypes.c_int32),
        ("pNext", ctypes.c_void_p),
        ("flags", ctypes.c_uint32),
        ("pApplicationInfo", ctypes.POINTER(_ApplicationInfo)),
        ("enabledLayerCount", ctypes.c_uint32),
        ("ppEnabledLayerNames", ctypes.c_void_p),
        ("enabledExtensionCount", ctypes.c_uint32),
        ("ppEnabledExtensionNames", ctypes.c_void_p),
    )


class _PciBusInfo(ctypes.Structure):
    _fields_ = (
        ("sType", ctypes.c_int32),
        ("pNext", ctypes.c_void_p),
        ("domain", ctypes.c_uint32),
        ("bus", ctypes.c_uint32),
        ("device", ctypes.c_uint32),
        ("function", ctypes.c_uint32),
    )


class _Properties2(ctypes.Structure):
    """The head of VkPhysicalDeviceProperties; limits and sparse properties follow in `rest`."""

    _fields_ = (
        ("sType", ctypes.c_int32),
        ("pNext", ctypes.c_void_p),
        ("apiVersion", ctypes.c_uint32),
        ("driverVersion", ctypes.c_uint32),
        ("vendorID", ctypes.c_uint32),
        ("deviceID", ctypes.c_uint32),
        ("deviceType", ctypes.c_uint32),
        ("deviceName", ctypes.c_char * 256),
        ("rest", ctypes.c_uint8 * 2048),
    )


class _MemoryType(ctypes.Structure):
    _fields_ = (("propertyFlags", ctypes.c_uint32), ("heapIndex", ctypes.c_uint32))


class _MemoryHeap(ctypes.Structure):
    _fields_ = (("size", ctypes.c_uint64), ("flags", ctypes.c_uint32))


class _MemoryProperties(ctypes.Structure):
    _fields_ = (
        ("memoryTypeCount", ctypes.c_uint32),
        ("memoryTypes", _MemoryType * 32),
        ("memoryHeapCount", ctypes.c_uint32),
        ("memoryHeaps", _MemoryHeap * 16),
    )


def devices() -> list[dict[str, Any]]:
    """One dict a device: name, type, vendor_id, device_id, pci ("" when unknown), local (bytes). [] without Vulkan."""
    vulkan = _library()
    if vulkan is None:
        return []
    application = _ApplicationInfo(_APPLICATION_INFO, None, b"strata-launcher", 0, None, 0, _API_1_1)
    info = _InstanceCreateInfo(_INSTANCE_CREATE_INFO, None, 0, ctypes.pointer(application), 0, None, 0, None)
    instance = ctypes.c_void_p()
    if vulkan.vkCreateInstance(ctypes.byref(info), None, ctypes.byref(instance)) != 0:
        return []
    count = ctypes.c_uint32()
    vulkan.vkEnumeratePhysicalDevices(instance, ctypes.byref(count), None)
    handles = (ctypes.c_void_p * count.value)()
    if count.value and vulkan.vkEnumeratePhysicalDevices(instance, ctypes.byref(count), handles) < 0:
        return []
    return [_describe(vulkan, handle) for handle in handles[: count.value]]


def _library() -> Any:
    names = (
        ("vulkan-1.dll",)
        if sys.platform == "win32"
        else ("libvulkan.so.1", ctypes.util.find_library("vulkan"))
    )
    for name in names:
        try:
            return ctypes.CDLL(name) if name else None
        except OSError:
            continue
    return None


def _describe(vulkan: Any, handle: int | None) -> dict[str, Any]:
    pci = _PciBusInfo(_PCI_BUS_INFO, None, 0xFFFFFFFF, 0, 0, 0)
    properties = _Properties2(sType=_PROPERTIES_2, pNext=ctypes.addressof(pci))
    vulkan.vkGetPhysicalDeviceProperties2(ctypes.c_void_p(handle), ctypes.byref(properties))
    memory = _MemoryProperties()
    vulkan.vkGetPhysicalDeviceMemoryProperties(ctypes.c_void_p(handle), ctypes.byref(memory))
    heaps = memory.memoryHeaps[: memory.memoryHeapCount]
    known = pci.domain != 0xFFFFFFFF
    return {
        "name": properties.deviceName.decode("utf-8", "replace"),
        "type": properties.deviceType,
        "vendor_id": properties.vendorID,
        "device_id": properties.deviceID,
        "pci": f"{pci.domain:04x}:{pci.bus:02x}:{pci.device:02x}.{pci.function:x}" if known else "",
        "local": max((heap.size for heap in heaps if heap.flags & _DEVICE_LOCAL), default=0),
    }
