"""What the system knows of an engine's end beyond its log: the killer for memory, a full drive, the event log."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.doctor.evidence import Evidence
from app.install.manifest import find
from app.runtime.rundir import Run
from app.system.home import Home

_FULL = 1 << 20  # bytes; less on the log's drive means that it could not be written
_ASK = 8.0  # seconds for PowerShell
_KERNEL_LOG = 1 << 18  # bytes
_WINDOWS_EVENTS = (
    "Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='Application Error';StartTime=(Get-Date)"
    ".AddMinutes(-3)} -MaxEvents 5 -ErrorAction SilentlyContinue | Select-Object TimeCreated,Message | ConvertTo-Json"
)


def oom_kills(proc: Path = Path("/proc/self/cgroup"), root: Path = Path("/sys/fs/cgroup")) -> int | None:
    """How often the kernel has killed for memory in this process's cgroup (v2 memory.events, v1 memory.oom_control)."""
    try:
        lines = proc.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    for line in lines:
        number, controllers, path = line.split(":", 2)
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
        changed=changed,
    )


def _killed_for_memory(run: Run, about: Mapping[str, Any]) -> bool:
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


def _system_record(about: Mapping[str, Any]) -> str:
    """What Windows wrote into its event log about the program's end, "" when nothing or elsewhere."""
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
    """The newest record of `program` in PowerShell's JSON (one object or a list), as one line."""
    try:
        value = json.loads(answer) if answer.strip() else []
    except ValueError:
        return ""
    for item in value if isinstance(value, list) else [value]:
        message = str(item.get("Message", "")) if isinstance(item, dict) else ""
        if program and program.lower() in message.lower():
            return " ".join(message.split())[:600]
    return ""
