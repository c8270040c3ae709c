"""Windows adapters: CIM through PowerShell (never wmic), the display class in the registry, DXGI through ctypes.

Facts: Microsoft Learn "Win32_VideoController" (AdapterRAM is 32 bit), "DXGI_ADAPTER_DESC1"; the registry's
HardwareInformation.qwMemorySize as drivers write it (REG_QWORD, or REG_BINARY of 4 or 8 bytes).
"""

from __future__ import annotations

import json
import re
import sys
from itertools import islice
from typing import Any

from app.core.i18n import tr
from app.core.units import GIB, MIB
from app.hardware.machine import AdapterKind, Finding
from app.hardware.observation import Observation, Seen, vendor_of
from app.hardware.reader import Reader
from app.hardware.tables import virtual_or_software
from app.hardware.text import decode

_CIM = (
    "[Console]::OutputEncoding=[Text.Encoding]::UTF8;"
    "Get-CimInstance Win32_VideoController |"
    " Select-Object Name,AdapterRAM,PNPDeviceID,DriverVersion,VideoProcessor,ConfigManagerErrorCode |"
    " ConvertTo-Json -Compress"
)
_MOST = 64  # adapters that are read from a table; more is noise
_CLASS = r"SYSTEM\CurrentControlSet\Control\Class\{4d36e968-e325-11ce-bfc1-08002be10318}"
_CAPS = (
    4 * GIB - MIB,
    4 * GIB - 1,
    4 * GIB,
    2 * GIB - 4096,
    2 * GIB - 1,
    2 * GIB - MIB,
)  # what 32-bit fields say for "more"


def probe_cim(reader: Reader) -> Seen:
    if reader.platform != "win32":
        return Seen(absent=True)
    output = reader.command("cim", ["powershell", "-NoProfile", "-NonInteractive", "-Command", _CIM])
    if output is None:
        return Seen(absent=True)
    found = parse_cim(decode(output.data, str(reader.fact("oem_code_page", oem_code_page) or "")))
    note = tr("PowerShell did not answer in time") if output.timed_out else ""
    return Seen(found, tuple(_device_errors(found)), absent=not found, note=note)


def probe_registry(reader: Reader) -> Seen:
    if reader.platform != "win32":
        return Seen(absent=True)
    keys = reader.fact("registry-display", read_registry)
    found = parse_registry(keys or [])
    return Seen(found, absent=not found)


def probe_dxgi(reader: Reader) -> Seen:
    if reader.platform != "win32":
        return Seen(absent=True)
    adapters = reader.fact("dxgi", _read_dxgi)
    found = parse_dxgi(adapters or [])
    return Seen(found, absent=not found)


def parse_cim(text: str) -> tuple[Observation, ...]:
    """JSON (a list, or an object where there is one adapter); the table form only as a fallback."""
    start = min((at for at in (text.find("["), text.find("{")) if at >= 0), default=-1)
    value: Any = None
    if start >= 0:
        try:
            value, _ = json.JSONDecoder().raw_decode(text[start:])
        except ValueError:
            value = None
    if value is None:
        return parse_table(text)
    rows = value if isinstance(value, list) else [value]
    return tuple(_from_cim(row) for row in rows if isinstance(row, dict) and row.get("Name"))


def parse_table(text: str) -> tuple[Observation, ...]:
    """`Format-Table` output: columns by the ruler under the header. "a | b" lines are name and PNP id."""
    listed = _listed(text)
    if listed:
        return listed
    lines = text.splitlines()
    ruler = next(
        (number for number, line in enumerate(lines) if "-" in line and not line.strip("- \t\r")),
        None,
    )
    if ruler is None or ruler == 0:
        pairs = (
            _from_cim({"Name": name.strip(), "PNPDeviceID": pnp.strip()})
            for name, bar, pnp in (line.partition("|") for line in lines)
            if bar and name.strip()
        )
        names = (_from_cim({"Name": line.strip()}) for line in lines if _plain_name(line))
        return tuple(islice(pairs, _MOST)) or tuple(islice(names, _MOST))
    starts = [match.start() for match in re.finditer(r"-+", lines[ruler])]
    ends = [*starts[1:], None]
    titles = [lines[ruler - 1][begin:end].strip() for begin, end in zip(starts, ends, strict=True)]
    rows = (
        dict(
            zip(
                titles,
                (line[begin:end].strip() for begin, end in zip(starts, ends, strict=True)),
                strict=True,
            )
        )
        for line in lines[ruler + 1 :]
    )
    return tuple(islice((_from_cim(row) for row in rows if row.get("Name")), _MOST))


def _listed(text: str) -> tuple[Observation, ...]:
    """`Format-List` output: "Name : value" lines, adapters apart by blank lines."""
    found = []
    for block in re.split(r"\n\s*\n", text.replace("\r", "")):
        values = dict(re.findall(r"(?m)^(\w+)\s+: (.*?)\s*$", block))
        if values.get("Name"):
            found.append(_from_cim(values))
    return tuple(found)


def _plain_name(line: str) -> bool:
    """A bare adapter name (`(Get-CimInstance ...).Name`), not an error message."""
    return bool(line.strip()) and not re.search(r"[:+~]|^At |CategoryInfo", line)


def _from_cim(row: dict[str, Any]) -> Observation:
    name, pnp = str(row["Name"]), str(row.get("PNPDeviceID") or "")
    memory = row.get("AdapterRAM")
    size = (
        int(memory)
        if isinstance(memory, (int, float)) or (isinstance(memory, str) and memory.isdigit())
        else None
    )
    size = (
        size + 2 * 2 * GIB if size is not None and size < 0 else size
    )  # some tools print the field as signed
    identity = re.search(r"DEV_([0-9A-Fa-f]{4})", pnp) or re.search(
        r"\(0x([0-9A-Fa-f]{4})\)", str(row.get("VideoProcessor") or "")
    )
    error = row.get("ConfigManagerErrorCode")
    return Observation(
        source="cim",
        name=name,
        vendor=vendor_of(_pnp_vendor(pnp) or name),
        kind=virtual_or_software(name, pnp) or AdapterKind.UNKNOWN,
        device_id=identity[1].lower() if identity else "",
        revision=_revision(pnp),
        memory=size or None,
        capped=size in _CAPS,
        driver=str(row.get("DriverVersion") or ""),
        kernel_driver=f"error {error}" if error else "",
        pnp=pnp,
    )


def _pnp_vendor(pnp: str) -> str:
    match = re.search(r"VEN_([0-9A-Fa-f]{4})", pnp)
    return f"0x{match[1]}" if match else ""


def _revision(pnp: str) -> str:
    match = re.search(r"REV_([0-9A-Fa-f]{2})", pnp, re.IGNORECASE)
    return match[1].lower() if match else ""


def _device_errors(found: tuple[Observation, ...]) -> list[Finding]:
    """Device Manager's code of a card that Windows does not run (Microsoft: "Device Manager error messages")."""
    return [
        Finding(
            "device-error",
            tr(
                "Windows does not run {name} (Device Manager {code}).",
                name=item.name,
                code=item.kernel_driver,
            ),
            tr("Install the graphics driver anew, then restart."),
        )
        for item in found
        if item.kernel_driver and item.kind is AdapterKind.UNKNOWN
    ]


def parse_registry(keys: list[dict[str, Any]]) -> tuple[Observation, ...]:
    """Keys of the display class: values by name; binary ones as lists of bytes or hex text."""
    found = []
    for values in keys:
        name = str(values.get("DriverDesc") or "")
        if not name:
            continue
        wide = registry_size(values.get("HardwareInformation.qwMemorySize"))
        narrow = registry_size(values.get("HardwareInformation.MemorySize"))
        size = wide if wide is not None else narrow
        pnp = str(values.get("MatchingDeviceId") or "")
        identity = re.search(r"dev_([0-9a-fA-F]{4})", pnp, re.IGNORECASE)
        found.append(
            Observation(
                source="registry",
                name=name,
                vendor=vendor_of(
                    _pnp_vendor(pnp.upper()) or str(values.get("ProviderName") or "") + " " + name
                ),
                kind=virtual_or_software(name, pnp.upper()) or AdapterKind.UNKNOWN,
                device_id=identity[1].lower() if identity else "",
                revision=_revision(pnp),
                memory=size or None,
                capped=wide is None and size is not None and (size in _CAPS or size >= 2 * GIB - MIB),
                driver=str(values.get("DriverVersion") or ""),
                pnp=pnp,
            )
        )
    return tuple(found)


def registry_size(value: Any) -> int | None:
    """REG_QWORD and REG_DWORD as numbers, REG_BINARY of 4 or 8 bytes little endian (list or hex text); else None."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        return value & 0xFFFFFFFFFFFFFFFF
    if isinstance(value, str):
        digits = re.sub(r"[^0-9A-Fa-f]", "", value)
        value = list(bytes.fromhex(digits)) if len(digits) in (8, 16) else None
    if isinstance(value, (list, bytes)) and len(value) in (4, 8):
        try:
            return int.from_bytes(bytes(value), "little")
        except (ValueError, TypeError):
            return None
    return None


def parse_dxgi(adapters: list[dict[str, Any]]) -> tuple[Observation, ...]:
    """Adapters as DXGI lists them; the same card may come twice (one entry an output), which counts once."""
    found: dict[tuple[Any, ...], Observation] = {}
    for item in adapters:
        name, vendor = str(item.get("name", "")), int(item.get("vendor_id", 0))
        software = bool(int(item.get("flags", 0)) & 2) or vendor == 0x1414
        kind = AdapterKind.SOFTWARE if software else (virtual_or_software(name) or AdapterKind.UNKNOWN)
        dedicated, shared = int(item.get("dedicated", 0)), int(item.get("shared", 0))
        found.setdefault(
            (item.get("luid", name), vendor),
            Observation(
                source="dxgi",
                name=name,
                vendor=vendor_of(f"0x{vendor:04x}"),
                kind=kind,
                device_id=f"{int(item.get('device_id', 0)):04x}",
                revision=f"{int(item['revision']):02x}" if "revision" in item else "",
                memory=dedicated or None,
                shared=shared or None,
            ),
        )
    return tuple(found.values())


def oem_code_page() -> str:
    """The console's code page as Python names it ("cp936"), "" elsewhere."""
    if sys.platform != "win32":
        return ""
    import ctypes

    return f"cp{ctypes.windll.kernel32.GetOEMCP()}"


def read_registry() -> list[dict[str, Any]] | None:
    if sys.platform != "win32":
        return None
    import winreg

    keys = []
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _CLASS) as root:
            for number in range(winreg.QueryInfoKey(root)[0]):
                name = winreg.EnumKey(root, number)
                if name.isdigit():
                    keys.append(_registry_values(root, name))
    except OSError:
        return keys
    return keys


def _registry_values(root: Any, name: str) -> dict[str, Any]:
    if sys.platform != "win32":
        return {}
    import winreg

    wanted = ("DriverDesc", "ProviderName", "DriverVersion", "MatchingDeviceId")
    sizes = ("HardwareInformation.qwMemorySize", "HardwareInformation.MemorySize")
    values: dict[str, Any] = {}
    try:
        with winreg.OpenKey(root, name) as key:
            for value_name in (*wanted, *sizes):
                try:
                    value, _ = winreg.QueryValueEx(key, value_name)
                except OSError:
                    continue
                values[value_name] = list(value) if isinstance(value, bytes) else value
    except OSError:
        return values  # some keys are closed to users; their adapter is known from CIM and DXGI
    return values


def _read_dxgi() -> list[dict[str, Any]] | None:
    if sys.platform != "win32":
        return None
    from app.hardware.probes.dxgi import adapters

    return adapters()
