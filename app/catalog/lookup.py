"""Finding things in the catalogue by the name that a user typed."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from app.catalog.types import Catalog, EngineInfo, Family, Variant
from app.core.errors import UserFacingError
from app.core.i18n import tr


def find_engine(catalog: Catalog, name: str) -> EngineInfo:
    """Raises UserFacingError "unknown-engine" with the nearest names."""
    ids = [engine.id for engine in catalog.engines]
    return catalog.engine(_match(name, ids, "engine"))


def find_family(catalog: Catalog, name: str) -> Family:
    """Raises UserFacingError "unknown-family" with the nearest names."""
    return catalog.family(_match(name, [family.id for family in catalog.families], "family"))


def find_variant(catalog: Catalog, name: str, *, family: str = "") -> Variant:
    """Raises UserFacingError "unknown-model" with the nearest names."""
    variants = [
        item for group in catalog.families for item in group.variants if not family or group.id == family
    ]
    found = _match(name, [variant.id for variant in variants], "model")
    return next(variant for variant in variants if variant.id == found)


def _match(name: str, known: Sequence[str], what: str) -> str:
    by_fold = {item.casefold(): item for item in known}
    if name.casefold() in by_fold:
        return by_fold[name.casefold()]
    near = [by_fold[item] for item in difflib.get_close_matches(name.casefold(), by_fold, 3, 0.4)]
    raise UserFacingError(
        tr("Unknown {what}", what=what),
        tr("There is no {what} called “{name}”.", what=what, name=name),
        tr("Did you mean {names}?", names=", ".join(near))
        if near
        else tr("Known ones: {names}.", names=", ".join(known)),
        code=f"unknown-{what}",
    )
