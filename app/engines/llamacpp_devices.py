"""llama.cpp's own names for cards ("Vulkan0", "CUDA1"), asked of the installed program and matched with ours."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from app.engines.environment import clean_environment
from app.hardware.machine import Adapter
from app.hardware.observation import Observation
from app.hardware.probes.engine_list import parse_llama_devices

_SECONDS = 30.0  # drivers that wake a card take their time
_PREFIXES = {"cuda": "CUDA", "hip": "ROCm", "vulkan": "Vulkan", "metal": "MTL", "sycl": "SYCL"}
_DECORATION = re.compile(r"\((?:r|tm|c)\)|nvidia|amd|intel|geforce|graphics|\W", re.IGNORECASE)
_NEAR = 0.1  # of the memory, by which two lists may differ


def names(program: Path, cards: Sequence[Adapter]) -> dict[str, str]:
    """llama.cpp's name of each card that it lists, by our id. {} when it lists none or cannot be asked."""
    flags = subprocess.CREATE_NO_WINDOW if os.name == "nt" else 0  # type: ignore[attr-defined,unused-ignore]
    try:
        done = subprocess.run(
            [str(program), "--list-devices"],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            env=clean_environment(),
            cwd=program.parent,
            timeout=_SECONDS,
            creationflags=flags,
        )
        output = done.stdout + b"\n" + done.stderr
    except subprocess.TimeoutExpired as late:  # it listed them and hangs in a driver at its end
        output = (late.stdout or b"") + b"\n" + (late.stderr or b"")
    except OSError:
        return {}
    text = output.decode("utf-8", "replace").replace("\r", "")
    return matched(parse_llama_devices(text), cards)


def matched(listed: Sequence[Observation], cards: Sequence[Adapter]) -> dict[str, str]:
    """Each card takes the first device of its name that is free, else the first of its maker with as much memory.

    Equal cards are listed in the order of their slots, as ours are.
    """
    free, found = list(listed), {}
    for card in sorted(cards, key=lambda card: card.id):
        device = next((one for one in free if _plain(one.name) == _plain(card.name)), None)
        device = device or next(
            (one for one in free if one.vendor is card.vendor and _as_large(one, card)), None
        )
        if device is not None:
            free.remove(device)
            found[card.id] = f"{_PREFIXES.get(device.backends[0], device.backends[0])}{device.index}"
    return found


def _plain(name: str) -> str:
    return _DECORATION.sub("", name.split(" (RADV")[0]).casefold()


def _as_large(device: Observation, card: Adapter) -> bool:
    ours, theirs = card.memory_total or 0, device.memory or 0
    return bool(ours) and abs(ours - theirs) <= ours * _NEAR
