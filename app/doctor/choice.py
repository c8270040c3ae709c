"""Which remedies a reading offers: those that the facts allow, harmless ones where nothing is known."""

from __future__ import annotations

import re
from collections.abc import Mapping

_HIDES = "hide-integrated-gpu"
_ONLY_ON = {
    "linux": {"render-group", "memlock-limit", "register-ape", "hsa-override", "system-update"},
    "win32": {"page-file", "reserved-ports", "vc-runtime", "antivirus"},
    "darwin": {"macos-update"},
}
# Without a name: what costs nothing first, then what takes load off, then the way around the card.
_GENERAL = (
    "repair-engine",
    "engine-previous-build",
    "context-half",
    "gpu-layers-fewer",
    "driver-update",
    "llamacpp-cpu",
)
_AT_LOAD = (
    "repair-model",
    "repair-engine",
    "engine-newer-build",
    "engine-previous-build",
    "gpu-layers-fewer",
    "llamacpp-cpu",
)
_OF_PYTHON = ("repair-engine", "engine-previous-build", "restart-engine")
_TRACEBACK = re.compile(r"^Traceback \(most recent call last\)", re.MULTILINE)


def choose(
    remedies: tuple[str, ...], facts: Mapping[str, str], *, platform: str, one_device: bool
) -> tuple[str, ...]:
    """The signature's remedies without those that the facts or the system rule out."""
    elsewhere = set().union(*(names for system, names in _ONLY_ON.items() if system != platform))
    if one_device or facts.get("devices") == "1":
        elsewhere |= {_HIDES, "split-mode-layer"}
    return tuple(item for item in remedies if item not in elsewhere)


def generic(phase: str, text: str) -> tuple[str, ...]:
    """What is harmless in that phase: while a model loads its file and the engine's age come first."""
    if _TRACEBACK.search(text):
        return _OF_PYTHON
    return _AT_LOAD if phase == "load" else _GENERAL
