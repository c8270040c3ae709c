"""NVIDIA cards: NVML, else nvidia-smi (CSV without the fields that an old version does not know; its table), and MIG.

Facts: `nvidia-smi --help-query-gpu`, NVML API reference; header words changed with driver 610.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.core.i18n import tr
from app.core.units import GIB, MIB
from app.hardware.machine import AdapterKind, Finding, Vendor
from app.hardware.observation import Observation, Seen
from app.hardware.reader import Output, Reader
from app.hardware.text import decode, integer, number, pci_address

FIELDS = (
    "index",
    "name",
    "memory.total",
    "memory.free",
    "compute_cap",
    "driver_version",
    "pci.bus_id",
    "uuid",
    "display_active",
)


def probe(reader: Reader) -> Seen:
    nvml = reader.fact("nvml", _read_nvml)
    program = _find(reader)
    if nvml and nvml.get("devices"):
        observations = tuple(_from_nvml(device, nvml) for device in nvml["devices"])
        return Seen(_with_slices(reader, program, observations), facts=_facts(nvml.get("cuda", "")))
    csv = _query(reader, program)
    table = None if csv is not None and csv.timed_out else reader.command("nvidia-smi", [program])
    if csv is None and table is None:
        return Seen(absent=True)
    for output in (csv, table):
        finding = failure(decode(output.data)) if output is not None else None
        if finding is not None:
            return Seen(findings=(finding,))
    found = parse_csv(decode(csv.data), _asked(reader)) if csv is not None and csv.code == 0 else ()
    driver, cuda, rows = parse_table(decode(table.data)) if table is not None else ("", "", ())
    observations = _joined(found, rows, driver)
    timed_out = any(output is not None and output.timed_out for output in (csv, table))
    if timed_out and not observations:
        return Seen(findings=(_HANGS,), note=tr("nvidia-smi did not answer in time"))
    return Seen(_with_slices(reader, program, observations), facts=_facts(cuda))


_HANGS = Finding(
    "nvidia-hangs",
    "The NVIDIA driver does not answer.",
    "Restart the computer. If it happens again, install the driver anew.",
)


def failure(text: str) -> Finding | None:
    """The trouble that nvidia-smi reports instead of cards, None when it reports none."""
    lowered = text.lower()
    if "communicate with the nvidia driver" in lowered:
        return Finding(
            "nvidia-driver-not-loaded",
            tr("An NVIDIA driver is installed, but it is not running."),
            tr(
                "Restart the computer; if that does not help, install the driver anew. Until then the processor works."
            ),
        )
    if "library version mismatch" in lowered:
        return Finding(
            "nvidia-library-mismatch",
            tr("The NVIDIA driver was updated, and the old one is still running."),
            tr("Restart the computer."),
        )
    if "unable to determine the device handle" in lowered or "gpu is lost" in lowered:
        return Finding(
            "nvidia-gpu-lost",
            tr("An NVIDIA card stopped answering: the system lost it."),
            tr(
                "Shut the computer down fully and start it again; if it happens again, look at power supply and riser."
            ),
        )
    if "no devices were found" in lowered:
        return Finding(
            "nvidia-no-device",
            tr("The NVIDIA driver runs and finds no card."),
            tr(
                "Restart the computer. If a card is built in, check its seat and power; in a container, pass it on."
            ),
        )
    if "insufficient permissions" in lowered and "|" not in text and "," not in text:
        return Finding(
            "nvidia-no-permission",
            tr("The NVIDIA driver refuses access to this user."),
            tr("Ask the administrator for access."),
        )
    return None


def parse_csv(text: str, fields: Sequence[str]) -> tuple[Observation, ...]:
    """Rows of `--format=csv` with or without header and units. Lines with another number of cells are no cards."""
    found = []
    names = tuple(fields)
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split(",")]
        header = [re.sub(r"\s*\[.*\]$", "", cell) for cell in cells]
        if all(cell in _KNOWN_FIELDS for cell in header):
            names = tuple(header)
            continue
        if len(cells) != len(names):
            continue
        row = dict(zip(names, cells, strict=True))
        if row.get("name", "") and number(row.get("index", "0")) is not None:
            found.append(_from_row(row))
    return tuple(found)


_KNOWN_FIELDS = frozenset(
    {*FIELDS, "memory.used", "gpu_name", "gpu_uuid", "gpu_bus_id", "count", "utilization.gpu", "power.draw",
     "temperature.gpu", "mig.mode.current", "display_mode", "pstate"}
)  # fmt: skip


def _from_row(row: dict[str, str]) -> Observation:
    total, free, used = (number(row.get(f"memory.{name}", "")) for name in ("total", "free", "used"))
    if free is None and total is not None and used is not None:
        free = total - used
    capability = row.get("compute_cap", "")
    name = row["name"]
    index = number(row.get("index", ""))
    return Observation(
        source="nvidia-smi",
        name=name,
        vendor=Vendor.NVIDIA,
        kind=AdapterKind.UNKNOWN,
        pci=pci_address(row.get("pci.bus_id", "")),
        uuid=row.get("uuid", "") if row.get("uuid", "").startswith("GPU-") else "",
        architecture=_architecture(capability),
        memory=_mib(total),
        free=_mib(free),
        unified=total is None,
        driver=row.get("driver_version", "") if number(row.get("driver_version", "")) is not None else "",
        backends=("cuda",),
        index=None if index is None else int(index),
        display=row.get("display_active", "").lower() == "enabled",
    )


def parse_table(text: str) -> tuple[str, str, tuple[Observation, ...]]:
    """(driver, CUDA level, cards) of the table for people, of any header generation."""
    driver = _first(r"(?:Driver|KMD) Version:\s*([\d.]+)", text) or _first(r"NVIDIA-SMI\s+([\d.]+)", text)
    cuda = _first(r"CUDA (?:UMD )?Version:\s*([\d.]+)", text)
    found: list[Observation] = []
    for line in text.splitlines():
        card = _CARD.match(line)
        if card is not None:
            found.append(
                Observation(
                    source="nvidia-smi",
                    name=card["name"].strip(),
                    vendor=Vendor.NVIDIA,
                    pci=pci_address(card["pci"]),
                    driver=driver,
                    backends=("cuda",),
                    index=int(card["index"]),
                    display=(card["display"] or "").lower() == "on",
                    unified=True,  # until a memory line says otherwise
                )
            )
            continue
        if not found or found[-1].memory is not None or not line.startswith("|"):
            continue
        memory = _MEMORY.search(line)
        if memory is not None:
            total, used = int(memory[2]) * MIB, int(memory[1]) * MIB if memory[1].isdigit() else None
            free = None if used is None else total - used
            found[-1] = replace(found[-1], memory=total, free=free, unified=False)
    return driver, cuda, tuple(found)


_CARD = re.compile(
    r"^\|\s+(?P<index>\d+)\s+(?P<name>\S.*?)\s+(?:On|Off|N/A|TCC|WDDM|MCDM)\s*\|\s*"
    r"(?P<pci>[0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\.[0-7])\s+(?P<display>On|Off|N/A)?"
)
_MEMORY = re.compile(r"(?<!\S)(\d+|[^\s/|]{1,12}?)(?:\s*MiB)?\s*/\s*(\d+)\s*MiB")


def parse_list(text: str) -> tuple[Observation, ...]:
    """`nvidia-smi -L`: cards with their MIG slices; indented lines are never cards."""
    found: list[Observation] = []
    for line in text.splitlines():
        card = re.match(r"GPU (\d+): (.+?)(?: \(UUID: (GPU-[^)]+)\))?\s*$", line)
        if card is not None:
            found.append(
                Observation(
                    source="nvidia-smi",
                    name=card[2],
                    vendor=Vendor.NVIDIA,
                    uuid=card[3] or "",
                    backends=("cuda",),
                    index=int(card[1]),
                )
            )
            continue
        part = re.match(r"\s+MIG (\S+)\s+Device\s+\d+:\s+\(UUID: (MIG-[^)]+)\)", line)
        if part is not None and found:
            size = number(part[1].split(".")[-1]) or 0.0
            found[-1] = replace(found[-1], slices=(*found[-1].slices, (part[1], part[2], int(size * GIB))))
    return tuple(found)


def _find(reader: Reader) -> str:
    """nvidia-smi in PATH, else where Windows' driver puts it (System32, then the driver store)."""
    if reader.platform != "win32":
        return "nvidia-smi"
    root = os.environ.get("SYSTEMROOT", r"C:\Windows")
    candidates = [rf"{root}\System32\nvidia-smi.exe"]
    store = rf"{root}\System32\DriverStore\FileRepository"
    candidates += [rf"{store}\{name}\nvidia-smi.exe" for name in reader.names(store) if name.startswith("nv")]
    candidates.append(r"C:\Program Files\NVIDIA Corporation\NVSMI\nvidia-smi.exe")
    return next((path for path in candidates if os.path.exists(path)), "nvidia-smi")


def _query(reader: Reader, program: str) -> Output | None:
    """The CSV query, asked again without a field that this version does not know."""
    fields = list(FIELDS)
    output = None
    for _ in range(len(FIELDS)):
        output = reader.command(
            _key(fields), [program, f"--query-gpu={','.join(fields)}", "--format=csv,noheader,nounits"]
        )
        unknown = (
            re.search(r'Field "([^"]+)" is not a valid field', decode(output.data))
            if output is not None
            else None
        )
        if unknown is None or unknown[1] not in fields:
            return output
        fields.remove(unknown[1])
    return output


def _asked(reader: Reader) -> tuple[str, ...]:
    """The fields that the last answered query had."""
    fields = list(FIELDS)
    for _ in range(len(FIELDS)):
        output = reader.command(_key(fields), ["nvidia-smi"])
        unknown = (
            re.search(r'Field "([^"]+)" is not a valid field', decode(output.data))
            if output is not None
            else None
        )
        if unknown is None or unknown[1] not in fields:
            break
        fields.remove(unknown[1])
    return tuple(fields)


def _key(fields: Sequence[str]) -> str:
    missing = [name for name in FIELDS if name not in fields]
    return "nvidia-smi csv" + (f" without {','.join(missing)}" if missing else "")


def _with_slices(reader: Reader, program: str, found: tuple[Observation, ...]) -> tuple[Observation, ...]:
    """MIG is told by `-L` alone; it is asked only where a card that can have it was seen, or nothing else answered."""
    if found and not any(
        re.search(r"\b[ABH][1-3]?[023]0|GB[23]00|GH200|RTX PRO 6000", item.name) for item in found
    ):
        return found
    output = reader.command("nvidia-smi -L", [program, "-L"])
    listed = parse_list(decode(output.data)) if output is not None and output.code == 0 else ()
    if not found:
        return listed
    by_index = {item.index: item for item in listed}
    return tuple(
        replace(item, slices=by_index[item.index].slices) if item.index in by_index else item
        for item in found
    )


def _joined(
    csv: tuple[Observation, ...], table: tuple[Observation, ...], driver: str
) -> tuple[Observation, ...]:
    if not csv:
        return table
    return tuple(replace(item, driver=item.driver or driver) for item in csv)


def _read_nvml() -> dict[str, Any] | None:
    """Through NVIDIA's own library. None without a driver."""
    try:
        import pynvml
    except ImportError:
        return None
    try:
        pynvml.nvmlInit()
    except pynvml.NVMLError:
        return None
    try:
        return {
            "driver": pynvml.nvmlSystemGetDriverVersion(),
            "cuda": str(pynvml.nvmlSystemGetCudaDriverVersion()),
            "devices": [_nvml_device(pynvml, number_) for number_ in range(pynvml.nvmlDeviceGetCount())],
        }
    except pynvml.NVMLError:
        return None
    finally:
        pynvml.nvmlShutdown()


def _nvml_device(nvml: Any, index: int) -> dict[str, Any]:
    handle = nvml.nvmlDeviceGetHandleByIndex(index)

    def ask(function: str, *arguments: Any) -> Any:
        try:
            return getattr(nvml, function)(handle, *arguments)
        except nvml.NVMLError:
            return None

    memory, capability, pci = (
        ask("nvmlDeviceGetMemoryInfo"),
        ask("nvmlDeviceGetCudaComputeCapability"),
        ask("nvmlDeviceGetPciInfo"),
    )
    return {
        "index": index,
        "name": ask("nvmlDeviceGetName") or "",
        "uuid": ask("nvmlDeviceGetUUID") or "",
        "total": memory.total if memory else None,
        "free": memory.free if memory else None,
        "capability": f"{capability[0]}.{capability[1]}" if capability else "",
        "pci": pci.busId if pci else "",
        "display": ask("nvmlDeviceGetDisplayActive") == 1,
    }


def _from_nvml(device: dict[str, Any], nvml: dict[str, Any]) -> Observation:
    return Observation(
        source="nvml",
        name=device["name"],
        vendor=Vendor.NVIDIA,
        pci=pci_address(device["pci"]),
        uuid=device["uuid"],
        architecture=_architecture(device["capability"]),
        memory=device["total"],
        free=device["free"],
        unified=device["total"] is None,
        driver=nvml["driver"],
        backends=("cuda",),
        index=device["index"],
        display=device["display"],
    )


def _facts(cuda: str) -> dict[str, str]:
    level = integer(cuda)
    if level is not None and level > 1000:  # NVML says 13030 for 13.3
        cuda = f"{level // 1000}.{level % 1000 // 10}"
    return {"cuda": cuda} if cuda else {}


def _architecture(capability: str) -> str:
    match = re.fullmatch(r"(\d+)\.(\d)", capability.strip())
    return f"sm_{match[1]}{match[2]}" if match else ""


def _mib(value: float | None) -> int | None:
    return None if value is None else int(value * MIB)


def _first(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match[1] if match else ""
