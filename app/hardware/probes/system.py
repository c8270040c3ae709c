"""The operating system and what it runs in: container, WSL, virtual machine, remote session."""

from __future__ import annotations

import os
import platform
import re
import sys
from typing import Any

from app.hardware.machine import OperatingSystem
from app.hardware.reader import Reader
from app.hardware.text import decode

_MACHINES = (
    ("kvm", r"KVM|QEMU|Firecracker|Amazon EC2|Google Compute|OpenStack|RHEV|Proxmox"),
    ("vmware", r"VMware"),
    ("virtualbox", r"VirtualBox|innotek"),
    ("hyper-v", r"Microsoft Corporation.*Virtual Machine|Hyper-V"),
    ("xen", r"Xen"),
    ("parallels", r"Parallels"),
)


def probe(reader: Reader, cpu_features: frozenset[str] = frozenset()) -> OperatingSystem:
    facts = reader.fact("system", _facts) or {}
    system = {"win32": "windows", "darwin": "darwin"}.get(reader.platform, "linux")
    release = parse_os_release(decode(reader.read("/etc/os-release") or b"")) if system == "linux" else {}
    return OperatingSystem(
        system=system,
        name=release.get("PRETTY_NAME") or str(facts.get("name") or ""),
        version=str(facts.get("release") or ""),
        environment=tuple(_environment(reader, facts, cpu_features)),
    )


def parse_os_release(text: str) -> dict[str, str]:
    return {name: value.strip("\"'") for name, value in re.findall(r"(?m)^(\w+)=(.*?)\s*$", text)}


def _environment(reader: Reader, facts: dict[str, Any], features: frozenset[str]) -> list[str]:
    found = []
    version = decode(reader.read("/proc/version") or b"")
    if re.search(r"microsoft", version, re.IGNORECASE):
        found.append("wsl")
    cgroups = decode(reader.read("/proc/1/cgroup") or b"")
    if facts.get("container") or re.search(r"docker|kubepods|containerd|lxc|podman", cgroups):
        found.append("container")
    board = " ".join(
        decode(reader.read(f"/sys/class/dmi/id/{name}") or b"").strip()
        for name in ("sys_vendor", "product_name", "board_vendor")
    )
    board += " " + str(facts.get("board", ""))
    machine = next((name for name, pattern in _MACHINES if re.search(pattern, board)), "")
    if machine:
        found.append(f"vm:{machine}")
    elif "hypervisor" in features and "wsl" not in found:
        found.append("vm:unknown")
    if facts.get("remote"):
        found.append("remote")
    return found


def _facts() -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": f"{platform.system()} {platform.release()}".strip(),
        "release": platform.release(),
        "container": os.path.exists("/.dockerenv") or os.path.exists("/run/.containerenv"),
        "remote": bool(os.environ.get("SSH_CONNECTION"))
        or os.environ.get("SESSIONNAME", "").upper().startswith("RDP"),
    }
    if sys.platform == "win32":
        facts["name"] = _windows_name()
    elif sys.platform == "darwin":
        facts["name"] = f"macOS {platform.mac_ver()[0]}"
    return facts


def _windows_name() -> str:
    """ "Windows 11 24H2": the registry still says 10, the build number tells (22000 and above are 11)."""
    if sys.platform != "win32":
        return ""
    import winreg

    version = sys.getwindowsversion()
    number = "11" if version.build >= 22000 else "10"
    try:
        with winreg.OpenKey(
            winreg.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\Windows NT\CurrentVersion"
        ) as key:
            release = str(winreg.QueryValueEx(key, "DisplayVersion")[0])
    except OSError:
        release = ""
    return f"Windows {number} {release}".strip()
