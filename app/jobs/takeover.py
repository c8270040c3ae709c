"""Taking over models that other programs keep: found, listed, and used where they lie, without a copy."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.catalog.gguf_file import is_first_part, parts
from app.catalog.types import Family
from app.jobs import own_models
from app.jobs.knowledge import settings_store, transfer_options
from app.system.home import Home
from app.transfer import existing


@dataclass(frozen=True, slots=True)
class Found:
    """A model of another program: its first file, the size of all its files in bytes, and the family that the launcher
    knows it by already ("" = not yet taken over)."""

    path: Path
    size: int
    family: str = ""


def found(home: Home) -> tuple[Found, ...]:
    """GGUF models in the folders of LM Studio, Jan and llama.cpp, and in those that the settings name. Split models
    count once; image encoders (mmproj) are no models. Changes nothing."""
    more = transfer_options(settings_store(home).load()).existing_folders
    result = []
    for path in existing.models(more=more):
        if not is_first_part(path) or path.name.lower().startswith("mmproj"):
            continue
        known = own_models.knows(home, path)
        result.append(
            Found(path, sum(part.stat().st_size for part in parts(path)), known.id if known else "")
        )
    return tuple(sorted(result, key=lambda item: str(item.path)))


def adopt(home: Home, path: Path) -> Family:
    """Make the model at `path` (a file or a folder) a family of the catalogue that `setup --family` takes; its files
    stay where they are. Raises UserFacingError as `own_models.add`."""
    return own_models.add(home, str(path))
