"""macOS: the GPU by system_profiler (JSON, else its text form); memory is the machine's own, unified.

Facts: `system_profiler SPDisplaysDataType -json`; Metal lets a program have about three quarters of the memory
(recommendedMaxWorkingSetSize, Apple developer documentation).
"""

from __future__ import annotations

import json
import re
from typing import Any

from app.hardware.machine import AdapterKind, Vendor
from app.hardware.observation import Observation, Seen, vendor_of
from app.hardware.reader import Reader
from app.hardware.text import decode, integer, number


def probe(reader: Reader) -> Seen:
    if reader.platform != "darwin":
        return Seen(absent=True)
    output = reader.command("system_profiler", ["system_profiler", "SPDisplaysDataType", "-json"])
    if output is None:
        return Seen(absent=True)
    memsize = reader.command("sysctl hw.memsize", ["sysctl", "-n", "hw.memsize"])
    total = integer(decode(memsize.data)) if memsize is not None else None
    return Seen(parse_profiler(decode(output.data), total))


def parse_profiler(text: str, memory: int | None) -> tuple[Observation, ...]:
    """GPUs of `system_profiler SPDisplaysDataType`, JSON or text; displays are no GPUs. `memory`: bytes of RAM."""
    start = text.find("{")
    try:
        value, _ = json.JSONDecoder().raw_decode(text[start:])
        items = value["SPDisplaysDataType"]
        return tuple(_from_json(item, memory) for item in items if isinstance(item, dict))
    except (ValueError, KeyError, TypeError):
        return tuple(_from_text(text, memory))


def _from_json(item: dict[str, Any], memory: int | None) -> Observation:
    name = str(item.get("sppci_model") or item.get("_name") or "")
    return _observation(
        name, str(item.get("spdisplays_vendor") or ""), str(item.get("spdisplays_vram") or ""), memory
    )


def _from_text(text: str, memory: int | None) -> list[Observation]:
    found = []
    for block in re.split(r"(?m)^    (?=\S)", text)[1:]:
        values = dict(re.findall(r"(?m)^      (\S[^:]*): (.+?)\s*$", block))
        title = block.split(":")[0].strip()
        maker = next((value for value in values.values() if re.search(r"\(0x[0-9a-f]{4}\)", value)), "")
        # The words are translated; the maker's id in brackets, or Apple's own names, are not.
        if maker or "Chipset Model" in values or re.match(r"Apple M\d", title):
            vram = next((value for key, value in values.items() if key.startswith("VRAM")), "")
            found.append(
                _observation(
                    values.get("Chipset Model", title), maker or values.get("Vendor", ""), vram, memory
                )
            )
    return found


def _observation(name: str, maker: str, vram: str, memory: int | None) -> Observation:
    vendor = vendor_of(f"{maker} {name}")
    if vendor is Vendor.APPLE:
        return Observation(
            source="system_profiler",
            name=name,
            vendor=vendor,
            kind=AdapterKind.INTEGRATED,
            unified=True,
            shared=memory * 3 // 4 if memory else None,
            backends=("metal",),
        )
    size = number(vram)
    scale = 1 << 30 if "gb" in vram.lower() else 1 << 20
    return Observation(
        source="system_profiler",
        name=name,
        vendor=vendor,
        kind=AdapterKind.INTEGRATED if vendor is Vendor.INTEL else AdapterKind.DISCRETE,
        memory=int(size * scale) if size else None,
        unified=vendor is Vendor.INTEL,
        backends=("metal",),
    )
