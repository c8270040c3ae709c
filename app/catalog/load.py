"""Reads the catalogue from its data files; a file that is not right is refused with its name and line."""

from __future__ import annotations

import dataclasses
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from app.catalog.types import Catalog, EngineBuild, EngineInfo, Family, Variant
from app.core.artifact import Artifact, Source, SourceKind
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.resources import resource


def load(folder: Path | None = None, user_file: Path | None = None) -> Catalog:
    """The shipped catalogue (`folder`: another one) with the user's own families from `user_file`.

    What is wrong with `user_file` is said in the catalogue's `notes`, and the file is left out. Raises UserFacingError
    "bad-catalogue" naming file, line and what is wrong for the shipped one.
    """
    shipped = _shipped(folder or resource("catalog"))
    if user_file is None or not user_file.exists():
        return shipped
    try:
        own = tuple(_family(user_file, item) for item in _toml(user_file).get("family", ()))
    except UserFacingError as error:
        why = tr("Your own models are left out: {why} {what}", why=error.what_happened, what=error.what_to_do)
        return dataclasses.replace(shipped, notes=(why,))
    ids = {family.id for family in own}
    return dataclasses.replace(
        shipped, families=(*own, *(item for item in shipped.families if item.id not in ids))
    )


def read(root: Path) -> Catalog:
    """The catalogue of a folder as it is on the drive now. Raises UserFacingError "bad-catalogue", OSError."""
    top = _toml(root / "engines.toml")
    engines = tuple(
        _made(root / "engines.toml", EngineInfo, item)
        for item in _entries(root / "engines.toml", top, "engine")
    )
    builds = [
        _build(path, item)
        for path in sorted((root / "builds").glob("*.toml"))
        for item in _entries(path, _toml(path), "build")
    ]
    families = [_family(path, _toml(path)) for path in sorted((root / "families").glob("*.toml"))]
    return Catalog(engines, tuple(builds), tuple(families), str(top.get("version", "")))


_shipped = cache(read)


def family_of(entry: dict[str, Any]) -> Family:
    """A family from an entry as a file would hold it. Raises UserFacingError "bad-catalogue"."""
    return _family(Path("entry"), entry)


def _toml(path: Path) -> dict[str, Any]:
    with open(path, "rb") as file:
        try:
            return tomllib.load(file)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise _bad(path, str(error)) from error


def _entries(path: Path, value: dict[str, Any], key: str) -> list[dict[str, Any]]:
    if not isinstance(value.get(key), list):
        raise _bad(path, tr("there is no [[{key}]] in it", key=key))
    return list(value[key])


def _made(path: Path, kind: type[Any], item: dict[str, Any], **parts: Any) -> Any:
    """An instance of the dataclass `kind`; unknown and missing keys are refused."""
    known = {field.name for field in dataclasses.fields(kind)}
    for key in item:
        if key not in known:
            raise _bad(
                path, tr("line {line}: the key “{key}” is not known", line=_line_of(path, key), key=key)
            )
    try:
        return kind(**item, **parts)
    except TypeError as error:
        raise _bad(path, str(error).replace("__init__() ", "")) from error


def _artifact(path: Path, item: dict[str, Any]) -> Artifact:
    item = dict(item)
    sources = []
    for source in item.pop("sources", ()):
        try:
            kind = SourceKind(source["kind"])
        except (KeyError, ValueError) as error:
            raise _bad(path, tr("a source has no known kind: {source}", source=source)) from error
        sources.append(_made(path, Source, {**source, "kind": kind}))
    artifact: Artifact = _made(path, Artifact, item, sources=tuple(sources))
    if not artifact.sources:
        raise _bad(path, tr("“{name}” has no source", name=artifact.name))
    return artifact


def _build(path: Path, item: dict[str, Any]) -> EngineBuild:
    item = dict(item)
    archives = tuple(_artifact(path, archive) for archive in item.pop("archive", ()))
    for name in ("architectures", "cpu_features"):
        item[name] = tuple(item.get(name, ()))
    build: EngineBuild = _made(path, EngineBuild, item, archives=archives)
    return build


def _family(path: Path, item: dict[str, Any]) -> Family:
    item = dict(item)
    variants = tuple(_variant(path, item.get("id", ""), variant) for variant in item.pop("variant", ()))
    item["uses"] = tuple(item.get("uses", ()))
    family: Family = _made(path, Family, item, variants=variants)
    return family


def _variant(path: Path, family: str, item: dict[str, Any]) -> Variant:
    item = dict(item)
    files = tuple(_artifact(path, file) for file in item.pop("file", ()))
    item["engines"], item["contexts"] = tuple(item.get("engines", ())), tuple(item.get("contexts", ()))
    item.setdefault("active_parameters", item.get("parameters", 0))
    variant: Variant = _made(path, Variant, item, family=family, files=files)
    return variant


def _line_of(path: Path, key: str) -> int:
    """The first line that sets `key`, 0 when it stands in an inline table."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.split("=")[0].strip() == key:
            return number
    return 0


def _bad(path: Path, why: str) -> UserFacingError:
    return UserFacingError(
        tr("The catalogue cannot be read"),
        f"{path.name}: {why}.",
        tr("Correct the file, or move it away; the launcher's own catalogue is then used."),
        str(path),
        code="bad-catalogue",
    )
