"""Which files of a repository make a model: quantizations with their parts, and what belongs to all of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.core import strangers
from app.transfer.hub import HubFile, Repository

_SPLIT = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$", re.IGNORECASE)
_QUANTISATION = re.compile(r"(?i)[-./_]((?:UD-)?(?:I?Q|TQ)\d\w*|MXFP4\w*|NVFP4\w*|BF16|F16|F32)(?=[-./_])")
_PICTURES = re.compile(r"(?i)(^|[-._])mmproj([-._]|$)")
_DRAFT = re.compile(r"(?i)(^|[-._])(mtp|draft|drafter|eagle3?|speculator)([-._]|$)")
_IMATRIX = re.compile(r"(?i)(^|[-._])(imatrix|importance[-_]matrix)([-._]|$)")
_MOST_PARTS = 999


@dataclass(frozen=True, slots=True)
class Quantization:
    """One model in one quantization: its parts in order. `size` in bytes, 0 when the Hub does not tell all of them."""

    id: str
    label: str  # "Q4_K_M", "?" when the name does not tell
    files: tuple[HubFile, ...]

    @property
    def size(self) -> int:
        sizes = [file.size for file in self.files]
        return sum(sizes) if all(sizes) else 0


@dataclass(frozen=True, slots=True)
class Contents:
    """`pictures` are encoders of images and sound (mmproj), `drafts` models or layers that guess ahead (MTP).
    `incomplete` names split models of which a part is not there."""

    quantizations: tuple[Quantization, ...]
    pictures: tuple[HubFile, ...] = ()
    drafts: tuple[HubFile, ...] = ()
    incomplete: tuple[str, ...] = ()


def contents(repository: Repository) -> Contents:
    """Sort the GGUF files of a repository; the smallest quantization first, unknown sizes last."""
    groups: dict[str, list[HubFile]] = {}
    pictures, drafts = [], []
    of_drafts = _DRAFT.search(repository.name.rpartition("/")[2])  # then they are what it is there for
    for file in repository.files:
        name = file.path.rsplit("/", 1)[-1]
        if not name.lower().endswith(".gguf") or _IMATRIX.search(name[:-5]):
            continue
        if _PICTURES.search(name[:-5]):
            pictures.append(file)
        elif _DRAFT.search(name[:-5]) and not of_drafts:
            drafts.append(file)
        else:
            groups.setdefault(_SPLIT.sub("", file.path), []).append(file)
    complete = {base: files for base, files in groups.items() if _is_complete(files)}
    taken: set[str] = set()
    found = [_quantization(files, taken) for _, files in sorted(complete.items())]
    found.sort(key=lambda item: (not item.size, item.size, item.id))
    broken = tuple(sorted(base for base in groups if base not in complete))
    return Contents(tuple(found), tuple(pictures), tuple(drafts), broken)


def _is_complete(files: list[HubFile]) -> bool:
    """A single file, or all parts of a split one, each once."""
    marks = [match for file in files if (match := _SPLIT.search(file.path))]
    if not marks:
        return len(files) == 1
    total = int(marks[0].group(2))
    numbers = sorted(int(match.group(1)) for match in marks)
    return total <= _MOST_PARTS and len(marks) == len(files) and numbers == list(range(1, total + 1))


def _quantization(files: list[HubFile], taken: set[str]) -> Quantization:
    files = sorted(files, key=lambda file: file.path)
    stem = _SPLIT.sub("", files[0].path).removesuffix(".gguf")
    named = _QUANTISATION.findall(f"/{stem}.")
    label = max(named, key=len).upper() if named else "?"
    wish = label if named else stem.rsplit("/", 1)[-1]
    made, number = strangers.safe_name(wish, "model"), 2
    base = made
    while made.lower() in taken:  # two folders may hold the same quantization
        made, number = f"{base}-{number}", number + 1
    taken.add(made.lower())
    return Quantization(made, label, tuple(files))
