"""What `resources/strata/install.toml` knows: versions, addresses and names that are no engine build and no weights."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.artifact import Artifact, Source, SourceKind
from app.system.resources import resource
from app.transfer.sources import github


@dataclass(frozen=True, slots=True)
class SourceTree:
    repository: str
    archive: str
    size: int


@dataclass(frozen=True, slots=True)
class LlamaSource:
    repository: str
    revision: str
    size: int
    without: str


@dataclass(frozen=True, slots=True)
class PythonFacts:
    """Wheels and library folders by CUDA generation; `minimum` is the oldest Python."""

    minimum: tuple[int, int]
    packages_size: int
    cuda13: tuple[str, ...]
    cuda13_windows: tuple[str, ...]
    cuda13_linux: tuple[str, ...]
    cuda12: tuple[str, ...]
    cuda12_windows: tuple[str, ...]
    cuda12_linux: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamilyFacts:
    """`ple` is the number of the shard with the n-gram table, 0 when the engine finds it by itself."""

    tag: str
    served: str
    ple: int
    expert_profile: str


@dataclass(frozen=True, slots=True)
class Encoder:
    repository: str
    revision: str
    path: str
    size: int | None = None
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class DraftLayer:
    """`tensors` maps each tensor's name to its SHA-256; sizes in bytes."""

    repository: str
    revision: str
    size: int
    folder_size: int
    tensors: dict[str, str]


@dataclass(frozen=True, slots=True)
class Facts:
    source: SourceTree
    llama_source: LlamaSource
    python: PythonFacts
    families: dict[str, FamilyFacts]
    encoders: dict[str, Encoder]
    draft_layer: DraftLayer
    compat_bf16: tuple[str, ...]


@functools.cache
def facts() -> Facts:
    """The shipped facts. Raises TypeError for an unknown key, so that a slip in the file cannot pass in silence."""
    return read(resource("strata", "install.toml"))


def read(path: Path) -> Facts:
    value: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    if value.pop("schema") != 1:
        raise ValueError(f"{path}: unknown schema")
    pack = value.pop("pack")
    python: dict[str, Any] = {
        name: tuple(item) if isinstance(item, list) else item for name, item in value.pop("python").items()
    }
    return Facts(
        source=SourceTree(**value.pop("source")),
        llama_source=LlamaSource(**value.pop("llama_source")),
        python=PythonFacts(**python),
        families={name: FamilyFacts(**item) for name, item in value.pop("families").items()},
        encoders={name: Encoder(**item) for name, item in value.pop("encoders").items()},
        draft_layer=DraftLayer(**value.pop("draft_layer")),
        compat_bf16=tuple(pack.pop("compat_bf16")),
        **pack,
        **value,
    )


def source_tree(version: str) -> Artifact:
    """The source tree of one release as a zip."""
    known = facts().source
    url = f"{github()}/{known.repository}/{known.archive.format(version=version)}"
    return Artifact(f"strata-source-{version}.zip", (Source(SourceKind.URL, url=url),), magic="zip")


def llama_source() -> Artifact:
    known = facts().llama_source
    url = f"{github()}/{known.repository}/archive/{known.revision}.zip"
    return Artifact(f"llama.cpp-{known.revision[:7]}.zip", (Source(SourceKind.URL, url=url),), magic="zip")


def encoder(family: str) -> tuple[Artifact, str]:
    """The image encoder's weights of a family and their file name; the qwen one serves every family without its own."""
    known = facts().encoders.get(family) or facts().encoders["qwen"]
    source = Source(SourceKind.HUGGING_FACE, known.repository, known.revision, known.path)
    return Artifact(known.path, (source,), known.size, known.sha256, magic="gguf"), known.path
