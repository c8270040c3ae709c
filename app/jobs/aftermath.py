"""What the system knows of an engine's end beyond its log: the killer for memory, a full drive, the event log."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.doctor.evidence import Evidence
from app.install.manifest import find
from app.runtime.rundir import Run
from app.system.home import Home

_KILLED = (-9, 137)
_FULL = 1 << 20  # bytes; less on the log's drive means that it could not be written
_ASK = 8.0  # seconds for PowerShell
_KERNEL_LOG = 1 << 18  # bytes
_RECENT = 180.0  # seconds before the end in which a fault of the card may be its cause
_WINDOWS_EVENTS = (
    "[Console]::OutputEncoding = [Text.Encoding]::UTF8; $since = (Get-Date).AddMinutes(-3); "
    "@(@{LogName='Application';ProviderName='Application Error','Windows Error Reporting';StartTime=$since},"
    "@{LogName='System';ProviderName='Display','nvlddmkm','amdkmdag','Microsoft-Windows-Resource-Exhaustion-Detector';"
    "StartTime=$since}) | ForEach-Object {Get-WinEvent -FilterHashtable $_ -MaxEvents 5 -ErrorAction SilentlyContinue}"
    " | Select-Object ProviderName,Message | ConvertTo-Json"
)
_OF_THE_CARD = re.compile(r"NVRM: Xid|amdgpu.*(timeout|reset|fault)|i915.*(hang|reset)|xe .*(hang|reset)")
_OF_THE_SYSTEM = ("Display", "nvlddmkm", "amdkmdag", "Microsoft-Windows-Resource-Exhaustion-Detector")


def oom_kills(proc: Path = Path("/proc/self/cgroup"), root: Path = Path("/sys/fs/cgroup")) -> int | None:
    """How often the kernel has killed for memory in this process's cgroup (v2 memory.events, v1 memory.oom_control)."""
    try:
        lines = proc.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    for line in lines:
        number, controllers, path = line.split(":", 2)
        if path == "/":  # the whole system's counter: anybody's end would count as ours
            continue
        if number == "0" and not controllers:
            file = root / path.lstrip("/") / "memory.events"
        elif "memory" in controllers.split(","):
            file = root / "memory" / path.lstrip("/") / "memory.oom_control"
        else:
            continue
        try:
            found = re.search(r"^oom_kill (\d+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        except OSError:
            continue
        if found:
            return int(found[1])
    return None


def collect(run: Run, home: Home, changed: tuple[str, ...] = ()) -> Evidence:
    """Everything that can be found out quickly about the run that has just ended. Never raises."""
    about = run.about()
    profile = about.get("profile", {})
    return Evidence(
        engine=str(profile.get("engine", "")),
        build=str(profile.get("build", "")),
        model=f"{profile.get('family', '')} {profile.get('model', '')}".strip(),
        context=int(profile.get("context", 0)),
        answered=bool(run.state().get("answer")),
        out_of_memory=_killed_for_memory(run, about),
        missing_files=_missing(home, profile),
        disk_full=_full(run.folder),
        system=_system_record(about),
        core=_core(run, about),
        changed=changed,
    )


def _killed_for_memory(run: Run, about: Mapping[str, Any]) -> bool:
    if run.exit().get("code") not in _KILLED:  # the killer uses SIGKILL and nothing else
        return False
    before, now = about.get("oom_kills"), oom_kills()
    if before is not None and now is not None and now > before:
        return True
    pid = run.exit().get("pid")
    return bool(pid) and f"Killed process {pid} " in _kernel_log()


def _kernel_log() -> str:
    """The end of the kernel's log where it may be read, "" elsewhere."""
    if not sys.platform.startswith("linux"):
        return ""
    try:
        descriptor = os.open("/dev/kmsg", os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return ""
    lines: list[bytes] = []
    try:
        while True:
            lines.append(os.read(descriptor, 8192))
    except OSError:  # the end, or the right to read is missing
        pass
    finally:
        os.close(descriptor)
    return b"\n".join(lines)[-_KERNEL_LOG:].decode("utf-8", "replace")


def _missing(home: Home, profile: Mapping[str, Any]) -> tuple[str, ...]:
    """Files of engine and model that are not as they were installed: often an antivirus program took them."""
    names = (
        ("engine", str(profile.get("build", ""))),
        ("model", f"{profile.get('family')}-{profile.get('model')}"),
    )
    manifests = [found for kind, name in names if (found := find(home, kind, name)) is not None]
    return tuple(str(item.folder / file.path) for item in manifests for file in item.quick_check())


def _full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _FULL
    except OSError:
        return False


def _core(run: Run, about: Mapping[str, Any]) -> str:
    """Where the core dump of this end lies, "" when none was written into the engine's folder."""
    folder = Path(str(about.get("cwd", "")))
    for name in (f"core.{run.exit().get('pid')}", "core"):
        try:
            if (folder / name).stat().st_mtime >= float(about.get("created", 0.0)):
                return str(folder / name)
        except OSError:
            continue
    return ""


def card_lines(kernel: str, since_boot: float) -> str:
    """What the kernel said of the graphics card later than `since_boot` seconds after the start of the computer."""
    found = []
    for record in kernel.splitlines():
        facts, _, line = record.partition(";")
        stamp = facts.split(",")[2] if facts.count(",") >= 2 else ""
        if stamp.isdigit() and int(stamp) / 1e6 >= since_boot and _OF_THE_CARD.search(line):
            found.append(f"kernel: {line}")
    return "\n".join(found[-8:])


def _system_record(about: Mapping[str, Any]) -> str:
    """What the system wrote into its own log about the program's end or the card, "" when nothing."""
    if sys.platform.startswith("linux"):
        age = min(time.time() - float(about.get("created", 0.0)), _RECENT)
        return card_lines(_kernel_log(), time.clock_gettime(time.CLOCK_BOOTTIME) - age)
    if sys.platform != "win32":
        return ""
    try:
        done = subprocess.run(
            ["powershell", "-NoProfile", "-NonInteractive", "-Command", _WINDOWS_EVENTS],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=_ASK,
            creationflags=subprocess.CREATE_NO_WINDOW,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    program = Path(str(next(iter(about.get("command", ())), ""))).name
    return windows_record(done.stdout.decode("utf-8", "replace"), program)


def windows_record(answer: str, program: str) -> str:
    """The newest record of `program`, the graphics driver or the memory in PowerShell's JSON, as one line."""
    try:
        value = json.loads(answer) if answer.strip() else []
    except ValueError:
        return ""
    for item in value if isinstance(value, list) else [value]:
        message = str(item.get("Message", "")) if isinstance(item, dict) else ""
        source = str(item.get("ProviderName", "")) if isinstance(item, dict) else ""
        if source in _OF_THE_SYSTEM or (program and program.lower() in message.lower()):
            return " ".join([source, *message.split()]).strip()[:600]
    return ""
