"""The user's own models: families in a file of his own, which updates never touch and a person may edit by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from app.catalog.gguf_file import GgufModel, is_first_part, read
from app.catalog.header import Header
from app.core import strangers
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.files import write_atomic

_CONTEXTS = (2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144)
_ID = re.compile(r"[^a-z0-9.]+")


def found_at(place: Path) -> list[GgufModel]:
    """The models of a file or of a folder (one level of subfolders counts). Raises UserFacingError."""
    if place.is_file():
        return [read(place)]
    if not place.is_dir():
        raise UserFacingError(
            tr("Nothing is there"),
            tr("{path} is neither a file nor a folder.", path=place),
            tr(
                "Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name."
            ),
            code="file-missing",
        )
    files = sorted({*place.glob("*.gguf"), *place.glob("*/*.gguf")})
    models = [
        read(file) for file in files if is_first_part(file) and not file.name.lower().startswith("mmproj")
    ]
    if not models:
        raise UserFacingError(
            tr("No model is there"),
            tr("{path} holds no GGUF file.", path=place),
            tr("Choose the folder that the model's files lie in."),
            code="file-missing",
        )
    return models


def family_of(models: Iterable[GgufModel], name: str) -> dict[str, Any]:
    """The catalogue entry of models on this computer; the files stay where they are."""
    variants: list[dict[str, Any]] = []
    for model in models:
        files = [
            {
                "name": file.name,
                "size": file.stat().st_size,
                "magic": "gguf",
                "sources": [{"kind": "folder", "url": str(file.absolute())}],
            }
            for file in model.files
        ]
        variants.append(_variant(model, _variant_name(model, [item["id"] for item in variants]), files))
    return family_entry(name, variants)


def family_entry(name: str, variants: list[dict[str, Any]], **facts: str) -> dict[str, Any]:
    """A family in the catalogue's own form."""
    return {
        "id": identifier(name),
        "title": name,
        "maker": facts.get("maker", tr("your own model")),
        "summary": facts.get("summary", tr("Added by you")),
        "licence": facts.get("licence", tr("see its publisher")),
        "licence_url": facts.get("url", ""),
        "homepage": facts.get("url", ""),
        "quality": _quality(max(item["parameters"] for item in variants)),
        "uses": ["chat"],
        "variant": variants,
    }


def identifier(name: str) -> str:
    """A name as the catalogue's ids are written: lower case, hyphens; fit to be a folder's name on every system."""
    return strangers.safe_name(_ID.sub("-", name.lower()), "own-model")


def contexts_up_to(trained: int) -> list[int]:
    return [*(size for size in _CONTEXTS if size < trained), trained]


def add(file: Path, entry: dict[str, Any]) -> None:
    """Write the family into `file`; one with the same id is replaced, everything else stays, comments too.

    Raises UserFacingError "bad-catalogue" when the file is not TOML; then nothing is changed.
    """
    document = _document(file)
    if not document.get("family"):  # also `family = []`, which cannot take tables
        document.pop("family", None)
        document["family"] = tomlkit.aot()
    families = document["family"]
    for index, item in enumerate(families):
        if item.get("id") == entry["id"]:
            families.pop(index)
            break
    families.append(tomlkit.item(entry))
    write_atomic(file, tomlkit.dumps(document).encode())


def remove(file: Path, family: str) -> bool:
    """Take a family out of `file`; True when it was there. The model's files stay."""
    document = _document(file)
    families = document.get("family", [])
    for index, item in enumerate(families):
        if item.get("id") == family:
            families.pop(index)
            if not families:
                document.pop("family")
            write_atomic(file, tomlkit.dumps(document).encode())
            return True
    return False


def entries(file: Path) -> list[dict[str, Any]]:
    """The families as they stand in `file`. Raises UserFacingError "bad-catalogue"."""
    return [dict(item) for item in _document(file).unwrap().get("family", [])]


def _document(file: Path) -> tomlkit.TOMLDocument:
    if not file.exists():
        return tomlkit.document()
    try:
        return tomlkit.parse(file.read_text(encoding="utf-8"))
    except (TOMLKitError, UnicodeDecodeError) as error:
        raise UserFacingError(
            tr("Your own catalogue cannot be read"),
            f"{file.name}: {error}.",
            tr("Correct the file, or move it away; nothing was changed in it."),
            str(file),
            code="bad-catalogue",
        ) from error


def _variant(model: GgufModel, name: str, files: list[dict[str, Any]]) -> dict[str, Any]:
    told = model.header
    return {
        "id": name,
        "quantisation": model.quantisation,
        "engines": ["llamacpp"],
        "parameters": told.parameters,
        "quality": 1 + round(model.size * 8 / max(1, told.parameters)),
        "note": told.architecture,
        **header_facts(told),
        "file": files,
    }


def header_facts(told: Header) -> dict[str, Any]:
    """What a variant of the catalogue takes from a header, wherever the file lies."""
    facts = {
        "active_parameters": told.active_parameters,
        "layers": len(told.layers) - told.draft_layers,
        "kv_bytes_per_token": told.kv_bytes_per_token,
        "kv_fixed": told.kv_fixed,
        "trained_context": told.trained_context,
        "contexts": contexts_up_to(told.trained_context),
    }
    if told.experts_size and 0 < told.experts_used <= told.experts:
        facts["experts_size"] = told.experts_size
        facts["experts"], facts["experts_used"] = told.experts, told.experts_used
    return facts


def _variant_name(model: GgufModel, taken: list[str]) -> str:
    name = model.quantisation
    number = 2
    while name in taken:
        name, number = f"{model.quantisation}-{number}", number + 1
    return name


def _quality(parameters: int) -> int:
    """On the catalogue's scale, by size alone: 1B about 15, 8B about 45, 30B about 63, 100B about 75."""
    billions = parameters / 1e9
    steps = ((0.3, 5), (1.5, 15), (4.5, 33), (9, 44), (16, 52), (40, 62), (80, 69))
    return next((quality for size, quality in steps if billions <= size), 74)
