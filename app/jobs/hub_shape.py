"""The numbers of a model that memory is counted with, before any of its bytes are here.

This is the one place to put exact numbers in: whatever reads a file's header makes a `Shape`, and a `Shaper` hands it
to everything that judges or adds a model.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.catalog import user
from app.core.i18n import tr
from app.transfer.hub import HubFile, Repository
from app.transfer.hub_files import Quantization
from app.transfer.sources import HUGGING_FACE

# Layers by billions of weights, where only the Hub's summary is known; 4,096 bytes of context a layer and token are
# eight heads of 128 at 16 bits, as most models of today have them.
_LAYERS = ((1, 24), (4, 32), (10, 36), (20, 48), (40, 64))
_MOST_LAYERS = 80
_KV_PER_LAYER = 4096
_UNKNOWN_CONTEXT = 32768
_ACTIVE = re.compile(r"(?i)[-_]A(\d{1,3}(?:\.\d)?)B(?=[-_.]|$)")


@dataclass(frozen=True, slots=True)
class Shape:
    """`kv_bytes_per_token` is for all layers at 16 bits. `basis` says what the numbers rest on, "" when exact."""

    parameters: int
    active_parameters: int
    layers: int
    kv_bytes_per_token: int
    trained_context: int
    basis: str = ""


Shaper = Callable[[Repository, Quantization], Shape]


def by_size(found: Repository, quantization: Quantization) -> Shape:
    """A careful guess from the Hub's summary, else from the size of the files."""
    parameters = found.parameters or quantization.size * 8 // 5
    layers = next((layers for billions, layers in _LAYERS if parameters < billions * 10**9), _MOST_LAYERS)
    active = _ACTIVE.search(found.name)
    return Shape(
        parameters,
        min(parameters, int(float(active.group(1)) * 10**9)) if active else parameters,
        layers,
        layers * _KV_PER_LAYER,
        found.context or _UNKNOWN_CONTEXT,
        tr("The memory for the context is estimated from the size."),
    )


def family_entry(found: Repository, quantizations: list[Quantization], shaper: Shaper) -> dict[str, Any]:
    """The catalogue's entry for a repository with these of its quantizations."""
    title = found.name.partition("/")[2]
    return user.family_entry(
        title,
        [_variant(found, item, shaper(found, item)) for item in quantizations],
        maker=found.owner,
        licence=found.licence or tr("see its publisher"),
        url=f"{HUGGING_FACE}/{found.name}",
    )


def _variant(found: Repository, item: Quantization, shape: Shape) -> dict[str, Any]:
    return {
        "id": item.id,
        "quantisation": item.label,
        "engines": ["llamacpp"],
        "parameters": shape.parameters,
        "active_parameters": shape.active_parameters,
        "layers": shape.layers,
        "kv_bytes_per_token": shape.kv_bytes_per_token,
        "trained_context": shape.trained_context,
        "contexts": user.contexts_up_to(shape.trained_context),
        "quality": 1 + round(item.size * 8 / max(1, shape.parameters)),
        "note": shape.basis,
        "file": [_file(found, file) for file in item.files],
    }


def _file(found: Repository, file: HubFile) -> dict[str, Any]:
    source = {"kind": "huggingface", "repository": found.name, "revision": found.revision, "path": file.path}
    entry: dict[str, Any] = {"name": file.path.rsplit("/", 1)[-1], "size": file.size, "magic": "gguf"}
    return {**entry, **({"sha256": file.sha256} if file.sha256 else {}), "sources": [source]}
