"""The engine's own device list: once an engine is installed, what it lists is the truth about what it can use.

Facts: llama.cpp `--list-devices` (ggml-org/llama.cpp #15793); `strata-device --list-devices` (install contract, 4.3).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from app.core.units import GIB, MIB
from app.hardware.machine import AdapterKind
from app.hardware.observation import Observation, Seen, vendor_of
from app.hardware.reader import Reader
from app.hardware.text import decode

LLAMA, STRATA = "llama.cpp", "strata"


@dataclass(frozen=True, slots=True)
class Lister:
    """How an installed engine lists devices: its command, and the folders of its libraries."""

    argv: tuple[str, ...] = ()
    path: tuple[str, ...] = ()


def probe(kind: str, lister: Lister) -> Callable[[Reader], Seen]:
    """A probe that asks an installed engine; `kind` is LLAMA or STRATA. An empty lister asks recordings only."""

    def ask(reader: Reader) -> Seen:
        argv = lister.argv or (f"no {kind} is installed",)
        output = reader.command(f"engine {kind}", argv, path=lister.path)
        if output is None:
            return Seen(absent=True)
        text = decode(output.data)
        if kind == LLAMA:
            return Seen(parse_llama_devices(text))
        listed = parse_strata_devices(text)
        # A device that the runtime cannot describe has a number and nothing else: nothing can be joined by that.
        return Seen(
            tuple(replace(device, refused=refusal) for device, refusal in listed if device.architecture)
        )

    return ask


def parse_llama_devices(text: str) -> tuple[Observation, ...]:
    """Only lines after "Available devices:" count; the description may hold brackets. Uma flags come from log lines."""
    _, mark, listed = text.partition("Available devices:")
    if not mark:
        return ()
    integrated = {
        name.strip(): flag == "1" for name, flag in re.findall(r"= (.+?) \([^()]*\) \| uma: ([01])", text)
    }
    found = []
    for match in re.finditer(r"(?m)^\s+(\w+?)(\d+): (.+) \((\d+) MiB, (\d+) MiB free\)\s*$", listed):
        backend = {
            "cuda": "cuda",
            "rocm": "hip",
            "vulkan": "vulkan",
            "metal": "metal",
            "mtl": "metal",
            "sycl": "sycl",
        }
        uma = integrated.get(match[3])
        kind = (
            AdapterKind.UNKNOWN if uma is None else (AdapterKind.INTEGRATED if uma else AdapterKind.DISCRETE)
        )
        found.append(
            Observation(
                source="llama.cpp",
                name=match[3],
                vendor=vendor_of(match[3]),
                kind=kind,
                memory=int(match[4]) * MIB,
                free=int(match[5]) * MIB,
                backends=(backend.get(match[1].lower(), match[1].lower()),),
                index=int(match[2]),
            )
        )
    return tuple(found)


def parse_strata_devices(text: str) -> tuple[tuple[Observation, str], ...]:
    """(device, why it cannot run or "") of `strata-device --list-devices`, in the engine's own numbers."""
    found = []
    for block in re.split(r"(?m)^(?=device \d+:)", text):
        head = re.match(r"device (\d+): (.+)", block)
        if head is None:
            continue
        architecture = re.search(r"arch (gfx[0-9a-f]+)", block)
        capability = re.search(r"compute capability (\d+)\.(\d)", block)
        size = re.search(r"([\d.]+) GiB", block)
        refusal = re.search(r"cannot run: (.+)", block) or re.search(r"(not supported by this build)", block)
        arch = (
            architecture[1] if architecture else (f"sm_{capability[1]}{capability[2]}" if capability else "")
        )
        found.append(
            (
                Observation(
                    source="strata",
                    name=head[2].strip(),
                    vendor=vendor_of(head[2]),
                    architecture=arch,
                    memory=round(float(size[1]) * GIB) if size else None,
                    backends=() if refusal else (("hip",) if architecture else ("cuda",)),
                    index=int(head[1]),
                ),
                refusal[1].strip() if refusal else "",
            )
        )
    return tuple(found)
