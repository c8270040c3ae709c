"""What an installation and its runs made besides the files of its manifest: removed with the engine, no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.install.manifest import Manifest
from app.system.home import Home

_PATTERNS = (
    ".venv",
    "engine/.previous",
    "engine-cuda12/.previous",
    "serve/**/__pycache__",
    "tools/**/__pycache__",
    "third_party/llama.cpp/gguf-py/**/__pycache__",
    "strata-*.log",
    "strata-*.json.bak",
    "run-*.sh",
    "run-*.bat",
    "strata-stall-*.dmp",
)


def leftovers(home: Home, manifest: Manifest) -> tuple[Path, ...]:
    """Files and folders; () when the manifest is not of a Strata engine. The chat settings of its server stay."""
    root = manifest.facts.get("root")
    if manifest.kind != "engine" or manifest.facts.get("unpack") != "strata" or not root:
        return ()
    return tuple(dict.fromkeys([*_found(Path(root)), home.engines / "strata" / "files.json"]))


def _found(root: Path) -> Iterator[Path]:
    for pattern in _PATTERNS:
        yield from root.glob(pattern)
    for config in root.glob("strata-*.json"):
        if not config.name.endswith(".shared-settings.json"):
            yield config
