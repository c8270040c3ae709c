"""Detection."""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path

import psutil

from app.hardware.machine import Cpu, Disk, Machine, Memory, OperatingSystem


def detect() -> Machine:
    memory = psutil.virtual_memory()
    system = {"win32": "windows", "darwin": "darwin"}.get(sys.platform, "linux")
    cpu = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    usage = shutil.disk_usage(Path.home())
    return Machine(
        os=OperatingSystem(system, platform.platform(), platform.release()),
        cpu=Cpu(platform.processor(), cpu, psutil.cpu_count(logical=False) or 1, psutil.cpu_count() or 1),
        memory=Memory(memory.total, memory.available),
        disks=(Disk(Path.home(), total=usage.total, free=usage.free),),
    )
