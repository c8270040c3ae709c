"""The user's own models: a GGUF file, a folder of them, or a Hugging Face repository becomes a catalogue family."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from app.catalog import user
from app.catalog.gguf_file import is_first_part, parts
from app.catalog.types import Family
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.jobs.knowledge import catalog, settings_store, transfer_options, user_catalog
from app.system.home import Home
from app.transfer import hub

_REPOSITORY = re.compile(r"[A-Za-z0-9][\w.-]*/[\w.-]+")
_QUANTISATION = re.compile(r"(?i)[-./_]((?:UD-)?I?Q\d\w*|MXFP4\w*|BF16|F16|F32)(?=[-./_])")
_SPLIT = re.compile(r"-(\d{5})-of-\d{5}\.gguf$")
# Layers by billions of weights, where only the Hub's summary is known; 4,096 bytes of context a layer and token are
# eight heads of 128 at 16 bits, as most models of today have them.
_LAYERS = ((1, 24), (4, 32), (10, 36), (20, 48), (40, 64), (1000, 80))
_KV_PER_LAYER = 4096


def add(home: Home, what: str, *, quantisation: str = "") -> Family:
    """Add `what` to the user's catalogue and return the family. Files on this computer stay where they are.

    Raises UserFacingError: "file-missing", "not-gguf", "gguf-damaged", "gguf-not-a-model", "hub-unreachable",
    "hub-unknown", "no-such-quantisation", "bad-catalogue".
    """
    place = Path(what).expanduser()
    if not place.exists() and _REPOSITORY.fullmatch(what):
        entry = _from_hub(home, what, quantisation)
    else:
        models = user.found_at(place)
        name = place.name if place.is_dir() else models[0].name
        entry = user.family_of(models, name)
        entry["variant"] = _wanted(entry["variant"], quantisation)
    shipped = {family.id for family in catalog(home, own=False).families}
    if entry["id"] in shipped:
        entry["id"] = f"own-{entry['id']}"
    user.add(user_catalog(home), entry)
    return catalog(home).family(entry["id"])


def listed(home: Home) -> tuple[Family, ...]:
    """The user's own families."""
    shipped = {family.id for family in catalog(home, own=False).families}
    return tuple(family for family in catalog(home).families if family.id not in shipped)


def forget(home: Home, family: str) -> None:
    """Take a family out of the user's catalogue; its files stay. Raises UserFacingError "unknown-family"."""
    if not user.remove(user_catalog(home), family):
        names = ", ".join(item.id for item in listed(home)) or tr("none")
        raise UserFacingError(
            tr("Unknown family"),
            tr("You have not added a family called “{name}”.", name=family),
            tr("Your own ones: {names}.", names=names),
            code="unknown-family",
        )


def knows(home: Home, file: Path) -> Family | None:
    """The user's family that holds this file already."""
    wanted = {str(part.absolute()) for part in parts(file)}
    for family in listed(home):
        held = {source.url for size in family.variants for item in size.files for source in item.sources}
        if wanted <= held:
            return family
    return None


def _from_hub(home: Home, name: str, quantisation: str) -> dict[str, Any]:
    found = hub.repository(name, transfer_options(settings_store(home).load()))
    groups: dict[str, list[hub.HubFile]] = {}
    for file in found.files:
        base = file.path.rsplit("/", 1)[-1].lower()
        if base.endswith(".gguf") and not base.startswith("mmproj"):
            groups.setdefault(_SPLIT.sub("", file.path), []).append(file)
    variants = [_hub_variant(found, files) for files in groups.values() if _complete(files)]
    if not variants:
        raise UserFacingError(
            tr("No usable model was found"),
            tr("“{name}” on Hugging Face holds no GGUF file.", name=name),
            tr("Look for a repository with GGUF in its name; most models have one."),
            code="hub-unknown",
        )
    owner, _, title = found.name.partition("/")
    url = f"https://huggingface.co/{found.name}"
    facts = {"maker": owner, "licence": found.licence or tr("see its publisher"), "url": url}
    return user.family_entry(title, _wanted(variants, quantisation), **facts)


def _complete(files: list[hub.HubFile]) -> bool:
    return is_first_part(Path(sorted(files, key=lambda file: file.path)[0].path)) and all(
        file.size for file in files
    )


def _hub_variant(found: hub.Repository, files: list[hub.HubFile]) -> dict[str, Any]:
    files = sorted(files, key=lambda file: file.path)
    size = sum(file.size for file in files)
    named = _QUANTISATION.search("/" + files[0].path)
    parameters = found.parameters or size * 8 // 5
    layers = next(layers for billions, layers in _LAYERS if parameters < billions * 10**9 or billions == 1000)
    trained = found.context or 32768
    return {
        "id": named.group(1).upper() if named else Path(files[0].path).stem,
        "quantisation": named.group(1).upper() if named else "?",
        "engines": ["llamacpp"],
        "parameters": parameters,
        "layers": layers,
        "kv_bytes_per_token": layers * _KV_PER_LAYER,
        "trained_context": trained,
        "contexts": user.contexts_up_to(trained),
        "quality": 1 + round(size * 8 / parameters),
        "note": tr("The memory for the context is estimated from the size."),
        "file": [_hub_file(found, file) for file in files],
    }


def _hub_file(found: hub.Repository, file: hub.HubFile) -> dict[str, Any]:
    source = {"kind": "huggingface", "repository": found.name, "revision": found.revision, "path": file.path}
    entry: dict[str, Any] = {"name": file.path.rsplit("/", 1)[-1], "size": file.size, "magic": "gguf"}
    return {**entry, **({"sha256": file.sha256} if file.sha256 else {}), "sources": [source]}


def _wanted(variants: list[dict[str, Any]], quantisation: str) -> list[dict[str, Any]]:
    if not quantisation:
        return variants
    chosen = [item for item in variants if item["id"].lower() == quantisation.lower()]
    if not chosen:
        raise UserFacingError(
            tr("There is no such quantization"),
            tr("“{name}” is not among its files.", name=quantisation),
            tr("It has {names}.", names=", ".join(item["id"] for item in variants)),
            code="no-such-quantisation",
        )
    return chosen
