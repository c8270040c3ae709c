"""Finds files that other programs already have, by size and SHA-256, so that nobody downloads them twice."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel
from app.core.units import MB
from app.system import files
from app.transfer.verify import verify

_SMALLEST = 10 * MB  # a smaller file is fetched before the folders are searched
_MOST_FILES = 20_000  # a place with more files is not a place for models
_FICLONE = 0x40049409  # linux/fs.h: share the blocks of another file


def find(
    artifact: Artifact, *, cancel: Cancel, more: Iterable[Path] = (), env: Mapping[str, str] | None = None
) -> Path | None:
    """A file with exactly the artifact's content, None when there is none. `more` are further folders to search.

    Needs the artifact's size and SHA-256. Reads candidates of the right size whole. Raises Cancelled.
    """
    if artifact.size is None or not artifact.sha256 or artifact.size < _SMALLEST:
        return None
    environment = os.environ if env is None else env
    for candidate in _candidates(artifact, environment, more):
        cancel.check()
        try:
            if candidate.stat().st_size == artifact.size and verify(candidate, artifact, cancel=cancel).ok:
                return candidate
        except OSError:
            continue  # another program's file that we may not read is no file for us
    return None


def models(*, more: Iterable[Path] = (), env: Mapping[str, str] | None = None) -> Iterator[Path]:
    """GGUF files in the folders of LM Studio, Jan, llama.cpp and in `more`, each once. Reads no content."""
    seen: set[Path] = set()
    for folder in [*more, *_folders(os.environ if env is None else env)]:
        for path in _walk(folder):
            if path.suffix.lower() == ".gguf" and path.is_file() and (real := path.resolve()) not in seen:
                seen.add(real)
                yield path


def take(found: Path, target: Path) -> str:
    """Put `found`'s content at `target` without touching `found`: "cloned" or "linked" (no room needed), or "copied".

    Raises OSError.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = target.with_name(f".{target.name}.taking")
    temporary.unlink(missing_ok=True)
    try:
        way = _clone(found, temporary) or _link(found, temporary)
        if not way:
            shutil.copyfile(found, temporary)
            way = "copied"
        files.replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)
    return way


def _clone(found: Path, target: Path) -> str:
    """Copy-on-write (Btrfs, XFS, bcachefs): no room, and both files stay independent."""
    if sys.platform != "linux":
        return ""
    import fcntl

    with found.open("rb") as source, target.open("wb") as copy:
        try:
            fcntl.ioctl(copy.fileno(), _FICLONE, source.fileno())
            return "cloned"
        except OSError:
            pass  # the file system has no such thing
    target.unlink()
    return ""


def _link(found: Path, target: Path) -> str:
    try:
        os.link(found.resolve(), target)
    except OSError:
        return ""  # another drive, or a file system without links
    return "linked"


def _candidates(artifact: Artifact, env: Mapping[str, str], more: Iterable[Path]) -> Iterator[Path]:
    """Places that name files by their hash first, then every file of the right name-ending in the others."""
    sha256 = artifact.sha256.lower()
    for folder in _ollama(env):
        yield folder / "blobs" / f"sha256-{sha256}"
    for hub in _hugging_face(env):
        yield from sorted(hub.glob(f"models--*/blobs/{sha256}"))
    for folder in [*more, *_folders(env)]:
        yield from _walk(folder)


def _walk(folder: Path) -> Iterator[Path]:
    seen = 0
    for root, _, names in os.walk(folder):
        for name in names:
            seen += 1
            if seen > _MOST_FILES:
                return
            yield Path(root) / name


def _home(env: Mapping[str, str]) -> Path:
    return Path(env.get("USERPROFILE" if sys.platform == "win32" else "HOME") or Path.home())


def _ollama(env: Mapping[str, str]) -> list[Path]:
    """https://github.com/ollama/ollama/blob/main/docs/faq.md: where models are stored."""
    chosen = [Path(env["OLLAMA_MODELS"])] if env.get("OLLAMA_MODELS") else []
    return [*chosen, _home(env) / ".ollama" / "models", Path("/usr/share/ollama/.ollama/models")]


def _hugging_face(env: Mapping[str, str]) -> list[Path]:
    """https://huggingface.co/docs/huggingface_hub/package_reference/environment_variables"""
    cache = Path(env.get("XDG_CACHE_HOME") or _home(env) / ".cache")
    home = Path(env.get("HF_HOME") or cache / "huggingface")
    return [Path(env["HF_HUB_CACHE"])] if env.get("HF_HUB_CACHE") else [home / "hub"]


def _folders(env: Mapping[str, str]) -> list[Path]:
    """LM Studio, Jan, llama.cpp."""
    home = _home(env)
    folders = [
        home / ".lmstudio" / "models",
        home / ".cache" / "lm-studio" / "models",
        home / "jan" / "models",
    ]
    if sys.platform == "win32":
        roaming = Path(env.get("APPDATA") or home / "AppData" / "Roaming")
        local = Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local")
        folders += [roaming / "Jan" / "data", local / "llama.cpp"]
    elif sys.platform == "darwin":
        library = home / "Library"
        folders += [library / "Application Support" / "Jan" / "data", library / "Caches" / "llama.cpp"]
    else:
        data = Path(env.get("XDG_DATA_HOME") or home / ".local" / "share")
        cache = Path(env.get("XDG_CACHE_HOME") or home / ".cache")
        folders += [data / "Jan" / "data", cache / "llama.cpp"]
    if env.get("LLAMA_CACHE"):
        folders.append(Path(env["LLAMA_CACHE"]))
    return folders
