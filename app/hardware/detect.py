"""Detection: every probe side by side, each within its own time, then one Machine. Never raises."""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.core.i18n import tr
from app.hardware.machine import (
    Adapter,
    Cpu,
    Disk,
    Finding,
    Machine,
    Memory,
    OperatingSystem,
    ProbeReport,
    Vendor,
)
from app.hardware.merge import merge, too_old
from app.hardware.observation import Seen
from app.hardware.probes import (
    amd,
    cpu,
    disks,
    engine_list,
    macos,
    memory,
    nvidia,
    pci,
    system,
    vulkan,
    windows,
)
from app.hardware.probes.engine_list import Lister
from app.hardware.reader import LIMIT, LiveReader, Reader

_ADAPTER_PROBES: dict[str, Callable[[Reader], Seen]] = {
    "nvidia": nvidia.probe,
    "amd": amd.probe,
    "pci": pci.probe,
    "cim": windows.probe_cim,
    "registry": windows.probe_registry,
    "dxgi": windows.probe_dxgi,
    "vulkan": vulkan.probe,
    "macos": macos.probe,
}
_SYSTEM_PROBES: dict[str, Callable[[Reader], Any]] = {
    "cpu": cpu.probe,
    "memory": memory.probe,
    "disks": disks.probe,
    "system": system.probe,
}


@dataclass
class _Task:
    """A probe in a thread. A thread that outlives its time is left behind: it only reads."""

    name: str
    run: Callable[[Reader], Any]
    result: Any = None
    error: str = ""
    seconds: float = 0.0
    done: threading.Event = field(default_factory=threading.Event)

    def start(self, reader: Reader) -> None:
        threading.Thread(target=self._work, args=(reader,), daemon=True, name=f"probe-{self.name}").start()

    def _work(self, reader: Reader) -> None:
        began = time.monotonic()
        try:
            self.result = self.run(reader)
        except Exception:  # noqa: BLE001  (a probe's bug must cost that probe only; it is reported with its traceback)
            self.error = traceback.format_exc(limit=4)
        self.seconds = time.monotonic() - began
        self.done.set()


def detect(
    reader: Reader | None = None,
    *,
    timeout: float = LIMIT + 0.5,
    engines: Mapping[str, Lister] | None = None,
) -> Machine:
    """The machine as `reader` shows it (default: this one). `timeout`: seconds a probe may take.

    `engines` say how installed engines list devices, by kind ("llama.cpp", "strata"): what an engine itself
    lists is the truth about what it can use.
    """
    reader = reader or LiveReader()
    listers = {
        f"engine {kind}": engine_list.probe(kind, (engines or {}).get(kind, Lister()))
        for kind in (engine_list.LLAMA, engine_list.STRATA)
    }
    tasks = {name: _Task(name, run) for name, run in (_ADAPTER_PROBES | listers | _SYSTEM_PROBES).items()}
    for task in tasks.values():
        task.start(reader)
    deadline = time.monotonic() + timeout
    for task in tasks.values():
        task.done.wait(max(0.0, deadline - time.monotonic()))
    return _machine(tasks)


def _machine(tasks: dict[str, _Task]) -> Machine:
    def answer(name: str, empty: Any) -> Any:
        task = tasks[name]
        return task.result if task.done.is_set() and task.result is not None else empty

    processor: Cpu = answer("cpu", Cpu())
    ram: Memory = answer("memory", Memory())
    drives: tuple[Disk, ...] = answer("disks", ())
    os_: OperatingSystem = answer("system", OperatingSystem())
    if "hypervisor" in processor.features:
        processor = replace(processor, features=processor.features - {"hypervisor"})
        if not any(item.startswith("vm:") for item in os_.environment) and "wsl" not in os_.environment:
            os_ = replace(os_, environment=(*os_.environment, "vm:unknown"))
    seen: list[Seen] = [answer(name, Seen(absent=True)) for name in tasks if name not in _SYSTEM_PROBES]
    observations = [item for one in seen for item in one.observations]
    adapters = merge(observations, ram=ram.usable)
    findings = [finding for one in seen for finding in one.findings]
    adapters = tuple(_explained(adapter, findings) for adapter in adapters)
    findings += _about(adapters, os_, findings)
    sleeping = {item.pci for item in observations if item.asleep and item.pci}
    findings += [
        Finding(
            "gpu-asleep",
            tr("{name} is asleep to save power.", name=adapter.name),
            tr("Nothing to do: it wakes when an engine starts. Its free memory is known only then."),
        )
        for adapter in adapters
        if adapter.pci in sleeping
    ]
    reports = tuple(_report(task) for task in tasks.values())
    return Machine(os_, processor, ram, adapters, drives, tuple(dict.fromkeys(findings)), reports)


def _explained(adapter: Adapter, findings: list[Finding]) -> Adapter:
    """A card whose driver does not answer gets that driver's trouble as its reason."""
    trouble = next((item for item in findings if item.code.startswith(adapter.vendor.value)), None)
    if trouble is None or adapter.used or adapter.vendor is Vendor.OTHER:
        return adapter
    if trouble.code.startswith("amd-no") and "hip" not in adapter.backends and adapter.backends:
        return adapter
    return replace(adapter, reason=tr("Not used: {trouble}", trouble=trouble.text), advice=trouble.advice)


def _about(adapters: tuple[Adapter, ...], os_: OperatingSystem, findings: list[Finding]) -> list[Finding]:
    """Troubles of the whole: cards without a driver, a virtual machine or a remote session without a card."""
    said = {finding.advice for finding in findings}
    found = [
        Finding("adapter-unused", f"{adapter.name}: {adapter.reason}", adapter.advice)
        for adapter in adapters
        if not adapter.used and adapter.advice and adapter.advice not in said
    ]
    for adapter in adapters:
        if too_old(adapter.driver, adapter.vendor) and "cuda" not in adapter.backends:
            text = tr(
                "The NVIDIA driver {version} of {name} is too old for CUDA engines.",
                version=adapter.driver,
                name=adapter.name,
            )
            advice = tr(
                "Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used."
            )
            found.append(Finding("nvidia-driver-too-old", text, advice))
    if any(adapter.used for adapter in adapters):
        return found
    if "remote" in os_.environment and os_.system == "windows":
        found.append(
            Finding(
                "remote-session",
                tr("This is a remote session; Windows hides some graphics cards in it."),
                tr("Start the launcher at the computer itself once."),
            )
        )
    if any(item.startswith("vm:") for item in os_.environment):
        found.append(
            Finding(
                "vm-without-card",
                tr("This is a virtual machine without a graphics card of its own."),
                tr("Pass a card through to it (PCI pass-through), or go on with the processor."),
            )
        )
    return found


def _report(task: _Task) -> ProbeReport:
    if not task.done.is_set():
        return ProbeReport(task.name, "timeout", LIMIT, tr("It did not answer in time and was left out."))
    if task.error:
        return ProbeReport(task.name, "failed", task.seconds, task.error)
    if isinstance(task.result, Seen):
        if task.result.note:
            return ProbeReport(task.name, "timeout", task.seconds, task.result.note)
        if task.result.absent:
            return ProbeReport(task.name, "absent", task.seconds)
    return ProbeReport(task.name, "ok", task.seconds)
