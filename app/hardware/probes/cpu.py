"""The processor: model, cores, the instruction sets that engines ask for, NUMA nodes."""

from __future__ import annotations

import platform
import re
import sys
from typing import Any

from app.hardware.machine import Cpu
from app.hardware.reader import Reader
from app.hardware.text import decode

_WANTED = (
    "sse4_2", "avx", "avx2", "fma", "f16c", "avx512f", "avx512bw", "avx512vl", "avx512_vnni", "avx512vbmi", "avx_vnni",
    "amx_tile", "amx_int8", "amx_bf16", "asimd", "asimddp", "i8mm", "sve", "hypervisor",
)  # fmt: skip


def probe(reader: Reader) -> Cpu:
    facts = reader.fact("cpu", _facts) or {}
    info = (
        parse_cpuinfo(decode(reader.read("/proc/cpuinfo") or b""))
        if reader.platform.startswith("linux")
        else {}
    )
    features = {name for name in info.get("flags", "").split() if name in _WANTED}
    features |= {str(name) for name in facts.get("features", ())}
    nodes = [name for name in reader.names("/sys/devices/system/node") if re.fullmatch(r"node\d+", name)]
    return Cpu(
        model=str(info.get("model name") or facts.get("model") or ""),
        architecture=architecture(str(facts.get("machine") or "")),
        physical_cores=int(facts.get("physical") or 1),
        logical_cores=int(facts.get("logical") or 1),
        features=frozenset("neon" if name == "asimd" else name for name in features),
        numa_nodes=max(1, len(nodes)),
    )


def architecture(machine: str) -> str:
    """ "AMD64", "x86_64" -> "x86_64"; "aarch64", "ARM64" -> "arm64"; else as it is, in lower case."""
    lowered = machine.lower()
    return {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}.get(lowered, lowered)


def parse_cpuinfo(text: str) -> dict[str, str]:
    """The first processor of /proc/cpuinfo; ARM calls the flags "Features"."""
    values: dict[str, str] = {}
    for line in text.split("\n\n")[0].splitlines():
        name, colon, value = line.partition(":")
        if colon:
            values.setdefault(name.strip(), value.strip())
    values.setdefault("flags", values.get("Features", ""))
    return values


def _facts() -> dict[str, Any]:
    import psutil

    facts: dict[str, Any] = {
        "machine": platform.machine(),
        "physical": psutil.cpu_count(logical=False) or psutil.cpu_count(),
        "logical": psutil.cpu_count(),
    }
    if sys.platform == "win32":
        facts.update(_windows())
    elif sys.platform == "darwin":
        facts.update(_darwin())
    return facts


def _windows() -> dict[str, Any]:
    """Name by the registry, instruction sets by IsProcessorFeaturePresent (winnt.h: PF_* numbers)."""
    if sys.platform != "win32":
        return {}
    import ctypes
    import winreg

    numbers = {38: "sse4_2", 39: "avx", 40: "avx2", 41: "avx512f", 43: "asimddp"}
    present = [
        name for number, name in numbers.items() if ctypes.windll.kernel32.IsProcessorFeaturePresent(number)
    ]
    try:
        with winreg.OpenKey(
            winreg.HKEY_LOCAL_MACHINE, r"HARDWARE\DESCRIPTION\System\CentralProcessor\0"
        ) as key:
            model = str(winreg.QueryValueEx(key, "ProcessorNameString")[0]).strip()
    except OSError:
        model = platform.processor()
    return {"features": present, "model": model}


def _darwin() -> dict[str, Any]:
    import subprocess

    names = {
        "hw.optional.avx2_0": "avx2",
        "hw.optional.avx512f": "avx512f",
        "hw.optional.arm.FEAT_I8MM": "i8mm",
    }
    keys = ["machdep.cpu.brand_string", *names]
    try:
        output = subprocess.run(
            ["sysctl", *keys], capture_output=True, text=True, timeout=2, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return {}
    values = dict(line.split(": ", 1) for line in output.splitlines() if ": " in line)
    return {
        "model": values.get("machdep.cpu.brand_string", ""),
        "features": [short for key, short in names.items() if values.get(key) == "1"],
    }
