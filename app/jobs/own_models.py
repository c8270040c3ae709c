"""The user's own models: a GGUF file, a folder of them, or a Hugging Face repository becomes a catalogue family."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.catalog import user
from app.catalog.gguf_file import parts
from app.catalog.types import Family
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.jobs.hub_shape import Shaper, by_size, family_entry
from app.jobs.knowledge import catalog, user_catalog
from app.jobs.knowledge import hub as hub_of
from app.system.home import Home
from app.transfer.hub import is_name, repository
from app.transfer.hub_files import Quantization, contents


def add(home: Home, what: str, *, quantisation: str = "", shaper: Shaper = by_size) -> Family:
    """Add `what` to the user's catalogue and return the family. Files on this computer stay where they are.

    `quantisation` may be a file's name too. Raises UserFacingError: "file-missing", "not-gguf", "gguf-damaged",
    "gguf-not-a-model", "hub-unreachable", "hub-busy", "hub-gated", "hub-unknown", "no-such-quantisation",
    "bad-catalogue".
    """
    place = Path(what).expanduser()
    if not place.exists() and is_name(what):
        entry = _from_hub(home, what, quantisation, shaper)
    else:
        models = user.found_at(place)
        name = place.name if place.is_dir() else models[0].name
        entry = user.family_of(models, name)
        entry["variant"] = _wanted(entry["variant"], quantisation)
    entry["id"] = _own_id(home, entry)
    user.add(user_catalog(home), entry)
    return catalog(home).family(entry["id"])


def listed(home: Home) -> tuple[Family, ...]:
    """The user's own families."""
    shipped = {family.id for family in catalog(home, own=False).families}
    return tuple(family for family in catalog(home).families if family.id not in shipped)


def forget(home: Home, family: str) -> None:
    """Take a family out of the user's catalogue; its files stay. Raises UserFacingError "unknown-family"."""
    if not user.remove(user_catalog(home), family):
        raise unknown_family(home, family)


def unknown_family(home: Home, name: str) -> UserFacingError:
    names = ", ".join(item.id for item in listed(home)) or tr("none")
    return UserFacingError(
        tr("Unknown family"),
        tr("You have not added a family called “{name}”.", name=name),
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


def _from_hub(home: Home, name: str, wanted: str, shaper: Shaper) -> dict[str, Any]:
    with hub_of(home) as hub:
        found = repository(hub, name)
    sized = [item for item in contents(found).quantizations if item.size]
    if not sized:
        raise UserFacingError(
            tr("No usable model was found"),
            tr("“{name}” on Hugging Face holds no GGUF file.", name=found.name),
            tr("Look for a repository with GGUF in its name; most models have one."),
            code="hub-unknown",
        )
    chosen = [item for item in sized if not wanted or is_meant(item, wanted)]
    if not chosen:
        raise _no_such(wanted, [item.id for item in sized])
    return family_entry(found, chosen, shaper)


def is_meant(item: Quantization, wanted: str) -> bool:
    """Whether a person who writes `wanted` (an id, a file's name or path, any part of a split one) means it."""
    paths = {file.path for file in item.files}
    names = {path.rsplit("/", 1)[-1] for path in paths}
    return wanted.lower() in {text.lower() for text in {item.id, *paths, *names}}


def _own_id(home: Home, entry: dict[str, Any]) -> str:
    """The family's id; another one where the catalogue, or another repository with the same title, has it already."""
    shipped = {family.id for family in catalog(home, own=False).families}
    wanted = f"own-{entry['id']}" if entry["id"] in shipped else str(entry["id"])
    there = {item.get("id"): item.get("homepage") for item in user.entries(user_catalog(home))}
    if entry["homepage"] and there.get(wanted, entry["homepage"]) != entry["homepage"]:
        return user.identifier(f"{entry['maker']}-{entry['title']}")
    return wanted


def _wanted(variants: list[dict[str, Any]], quantisation: str) -> list[dict[str, Any]]:
    if not quantisation:
        return variants
    chosen = [item for item in variants if item["id"].lower() == quantisation.lower()]
    if not chosen:
        raise _no_such(quantisation, [item["id"] for item in variants])
    return chosen


def _no_such(wanted: str, there: list[str]) -> UserFacingError:
    return UserFacingError(
        tr("There is no such quantization"),
        tr("“{name}” is not among its files.", name=wanted),
        tr("It has {names}.", names=", ".join(there)),
        code="no-such-quantisation",
    )
