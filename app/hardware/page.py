"""The machine as a page for people and as JSON for programs (schema 1, docs/hardware.md)."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from app.core.i18n import tr
from app.core.units import download, memory
from app.hardware.machine import (
    Adapter,
    AdapterKind,
    Cpu,
    Disk,
    Finding,
    Machine,
    Memory,
    OperatingSystem,
    ProbeReport,
    Vendor,
)

SCHEMA = 1
_SHOWN_FEATURES = ("avx512f", "avx2", "avx", "amx_tile", "neon")


def as_json(machine: Machine) -> dict[str, Any]:
    """Plain data: the fields of `app.hardware.machine.Machine`, sizes in bytes, and "schema"."""
    value = dataclasses.asdict(machine)
    value["cpu"]["features"] = sorted(machine.cpu.features)
    value["memory"]["usable"] = machine.memory.usable
    for disk in value["disks"]:
        disk["path"] = str(disk["path"])
    return {"schema": SCHEMA, **value}


def from_json(value: dict[str, Any]) -> Machine:
    """The machine of `as_json`. Raises KeyError, TypeError or ValueError for anything else."""
    ram = {key: item for key, item in value["memory"].items() if key != "usable"}
    processor = {**value["cpu"], "features": frozenset(value["cpu"]["features"])}
    return Machine(
        os=OperatingSystem(**{**value["os"], "environment": tuple(value["os"]["environment"])}),
        cpu=Cpu(**processor),
        memory=Memory(**ram),
        adapters=tuple(_adapter(item) for item in value["adapters"]),
        disks=tuple(
            Disk(**{**item, "path": Path(item["path"]), "notes": tuple(item["notes"])})
            for item in value["disks"]
        ),
        findings=tuple(Finding(**item) for item in value["findings"]),
        probes=tuple(ProbeReport(**item) for item in value["probes"]),
    )


def _adapter(item: dict[str, Any]) -> Adapter:
    lists = {name: tuple(item[name]) for name in ("backends", "disagreements", "sources")}
    return Adapter(**{**item, **lists, "vendor": Vendor(item["vendor"]), "kind": AdapterKind(item["kind"])})


def as_text(machine: Machine) -> str:
    """A page that a person can read."""
    lines = [
        f"{machine.os.name}" + (f" ({', '.join(machine.os.environment)})" if machine.os.environment else "")
    ]
    lines += ["", tr("Graphics")]
    for adapter in machine.adapters:
        lines += _adapter_lines(adapter)
    if not machine.adapters:
        lines.append("  " + tr("No graphics card was found; the processor does the work."))
    lines += [
        "",
        tr("Processor"),
        f"  {_processor(machine.cpu)}",
        "",
        tr("Memory"),
        *_memory_lines(machine.memory),
        "",
        tr("Drives"),
    ]
    for disk in machine.disks:
        lines.append(
            f"  {disk.path}: "
            + tr("{free} free of {total}", free=download(disk.free), total=download(disk.total))
            + f" ({disk.kind}, {disk.filesystem})"
        )
        lines += [f"    ! {note}" for note in disk.notes]
    if machine.findings:
        lines += ["", tr("What is wrong")]
        for finding in machine.findings:
            lines.append(f"  ! {finding.text}")
            lines += [f"    {finding.advice}"] if finding.advice else []
    slow = [probe for probe in machine.probes if probe.outcome in ("timeout", "failed")]
    lines += [
        f"  ({probe.probe}: {probe.note.splitlines()[-1] if probe.note else probe.outcome})" for probe in slow
    ]
    return "\n".join(lines)


def _adapter_lines(adapter: Adapter) -> list[str]:
    mark = "*" if adapter.used else "-"
    facts = [
        adapter.architecture,
        memory(adapter.memory_total) if adapter.memory_total else "",
        adapter.driver and tr("driver {version}", version=adapter.driver),
    ]
    lines = [
        f"  {mark} {adapter.name}" + (f" ({', '.join(fact for fact in facts if fact)})" if any(facts) else "")
    ]
    lines.append(f"    {adapter.reason}")
    if adapter.memory_source:
        lines.append("    " + tr("Memory number from: {source}", source=adapter.memory_source))
    lines += [f"    {sentence}" for sentence in adapter.disagreements]
    return lines


def _processor(cpu: Cpu) -> str:
    features = [name for name in _SHOWN_FEATURES if name in cpu.features]
    cores = tr("{cores} cores, {threads} threads", cores=cpu.physical_cores, threads=cpu.logical_cores)
    return ", ".join(part for part in (cpu.model or cpu.architecture, cores, " ".join(features)) if part)


def _memory_lines(ram: Memory) -> list[str]:
    lines = [
        "  " + tr("{total}, {free} free right now", total=memory(ram.usable), free=memory(ram.available))
    ]
    if ram.limit is not None:
        lines.append(
            "  "
            + tr(
                "Limited to {limit} of {total} by {source}",
                limit=memory(ram.limit),
                total=memory(ram.total),
                source=ram.limit_source,
            )
        )
    if ram.commit_limit is not None:
        lines.append(
            "  "
            + tr("Windows can promise {limit} in all (RAM and page file)", limit=memory(ram.commit_limit))
        )
    return lines
