"""A model on this computer: the files that make it, whether they are whole, and what their header says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.catalog.gguf_stream import Contents, DamagedGguf, NotGguf
from app.catalog.header import Header, file_contents, header, weights_end
from app.core.errors import UserFacingError
from app.core.i18n import tr

_SPLIT = re.compile(r"^(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class GgufModel:
    """One model on disk. `files` are all parts in order, `size` their bytes; `quantisation` is the file's own word."""

    files: tuple[Path, ...]
    size: int
    name: str
    quantisation: str
    header: Header


def read(path: Path) -> GgufModel:
    """The model that `path` (the file, or the first part of several) holds.

    Raises UserFacingError: "file-missing", "not-gguf", "gguf-damaged", "gguf-not-a-model".
    """
    files = parts(path)
    found = [_open(file) for file in files]
    try:
        told = header(found)
    except DamagedGguf as error:
        raise _damaged(path, str(error)) from error
    if told.kind not in ("model", "") or told.architecture in ("", "clip") or not told.layers:
        raise UserFacingError(
            tr("This GGUF file is no language model"),
            tr("{name} holds something else ({what}).", name=path.name, what=told.architecture or told.kind),
            tr("Choose the model's own file; image encoders, adapters and vocabularies go with a model."),
            str(path),
            code="gguf-not-a-model",
        )
    size = sum(file.stat().st_size for file in files)
    return GgufModel(files, size, told.name or path.stem, _quantisation(told, path), told)


def parts(path: Path) -> tuple[Path, ...]:
    """All files of a split model, the file alone otherwise. Raises UserFacingError when one is missing."""
    match = _SPLIT.match(path.name)
    files = [path]
    if match:
        count = int(match["count"])
        files = [path.with_name(f"{match['stem']}-{n:05d}-of-{count:05d}.gguf") for n in range(1, count + 1)]
    for file in files:
        if not file.is_file():
            raise UserFacingError(
                tr("A file is missing"),
                tr("{name} is not there.", name=file.name)
                + (" " + tr("The model consists of {n} parts.", n=len(files)) if match else ""),
                tr("Check the path, or copy all parts into one folder."),
                str(file),
                code="file-missing",
            )
    return tuple(files)


def is_first_part(path: Path) -> bool:
    """False for the second and later parts of a split model."""
    match = _SPLIT.match(path.name)
    return match is None or int(match["number"]) == 1


def _open(path: Path) -> Contents:
    try:
        found = file_contents(path)
        end = weights_end(found)
    except NotGguf as error:
        raise UserFacingError(
            tr("This is no GGUF file"),
            tr("{name} does not begin as GGUF files do.", name=path.name)
            + (" " + tr("It is a web page.") if error.beginning.lstrip().startswith(b"<") else ""),
            tr("Download the model again, or choose another file."),
            str(path),
            code="not-gguf",
        ) from error
    except DamagedGguf as error:
        raise _damaged(path, str(error)) from error
    size = path.stat().st_size
    if end > size:
        raise _damaged(path, f"the weights end after the file ({size} bytes)")
    return found


def _damaged(path: Path, details: str) -> UserFacingError:
    return UserFacingError(
        tr("The GGUF file is damaged"),
        tr("{name} is cut short or its beginning cannot be read.", name=path.name),
        tr("Download it again; an interrupted download is the usual reason."),
        details,
        code="gguf-damaged",
    )


def _quantisation(told: Header, path: Path) -> str:
    """What the file's name says, else its own word."""
    from gguf import LlamaFileType

    named = re.search(r"(?i)\b((?:UD-)?I?Q\d\w*|MXFP4\w*|BF16|F16|F32)\b", path.stem.replace(".", "-"))
    if named:
        return named.group(1).upper()
    if told.file_type is None:
        return "?"
    try:
        return LlamaFileType(told.file_type).name.removeprefix("MOSTLY_").removeprefix("ALL_")
    except ValueError:  # newer than the package
        return "?"
