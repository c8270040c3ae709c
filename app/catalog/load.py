"""Reads the catalogue from its data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from app.catalog.types import Catalog, EngineBuild, EngineInfo, Family, Variant
from app.core.artifact import Artifact, Source, SourceKind
from app.system.resources import resource


def load(folder: Path | None = None, user_file: Path | None = None) -> Catalog:
    """The shipped catalogue (`folder`: another one) with the user's own families from `user_file`."""
    root = folder or resource("catalog")
    engines = tuple(EngineInfo(**item) for item in _toml(root / "engines.toml")["engine"])
    builds = [
        _build(item) for path in sorted((root / "builds").glob("*.toml")) for item in _toml(path)["build"]
    ]
    families = [_family(_toml(path)) for path in sorted((root / "families").glob("*.toml"))]
    if user_file is not None and user_file.exists():
        families += [_family(item) for item in _toml(user_file).get("family", ())]
    return Catalog(engines, tuple(builds), tuple(families))


def _toml(path: Path) -> dict[str, Any]:
    with open(path, "rb") as file:
        return tomllib.load(file)


def _artifact(item: dict[str, Any]) -> Artifact:
    sources = tuple(
        Source(**{**source, "kind": SourceKind(source["kind"])}) for source in item.pop("sources")
    )
    return Artifact(sources=sources, **item)


def _build(item: dict[str, Any]) -> EngineBuild:
    archives = tuple(_artifact(archive) for archive in item.pop("archive"))
    return EngineBuild(archives=archives, **item)


def _family(item: dict[str, Any]) -> Family:
    variants = tuple(_variant(item["id"], variant) for variant in item.pop("variant"))
    item["uses"] = tuple(item["uses"])
    return Family(variants=variants, **item)


def _variant(family: str, item: dict[str, Any]) -> Variant:
    files = tuple(_artifact(file) for file in item.pop("file"))
    item["engines"], item["contexts"] = tuple(item["engines"]), tuple(item["contexts"])
    item.setdefault("active_parameters", item["parameters"])
    return Variant(family=family, files=files, **item)
