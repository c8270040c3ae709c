"""Turns a `Source` of the catalogue into an address with headers, and says what its answers mean."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, urlsplit

from app.core.artifact import Source, SourceKind
from app.core.i18n import tr
from app.transfer import package_index
from app.transfer.faults import Fault, Kind
from app.transfer.options import Options

HUGGING_FACE = "https://huggingface.co"
_GITHUB = "https://github.com"
_GITHUB_MIRROR = (
    "STRATA_LAUNCHER_GITHUB"  # environment: an address in place of it; the API is then under /api
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where to ask. `size` and `sha256` are what the source's own listing says of the file, when it says it."""

    url: str
    label: str
    headers: Mapping[str, str] = field(default_factory=dict)
    size: int | None = None
    sha256: str = ""
    page: str = ""  # where a person can accept the licence


def resolve(source: Source, options: Options) -> Address:
    """The address of `source`. Asks the network only for a package index. Raises Fault."""
    match source.kind:
        case SourceKind.HUGGING_FACE:
            base = hugging_face(options)
            path = f"{source.repository}/resolve/{quote(source.revision or 'main', safe='')}/{quote(source.path)}"
            token = hugging_face_token(options)
            return Address(
                f"{base}/{path}?download=true",
                source.label,
                {"Authorization": f"Bearer {token}"} if token else {},
                page=f"{base}/{source.repository}",
            )
        case SourceKind.GITHUB_RELEASE:
            asset = f"{quote(source.revision, safe='')}/{quote(source.path)}"
            return Address(f"{github()}/{source.repository}/releases/download/{asset}", source.label)
        case SourceKind.PACKAGE_INDEX:
            package = package_index.locate(source.repository, source.path, options)
            return Address(
                package.url, source.label, size=package.size, sha256=package.digests.get("sha256", "")
            )
        case SourceKind.FOLDER:
            return Address(_local(source), source.url)
        case SourceKind.URL:
            if urlsplit(source.url).scheme not in ("http", "https", "file"):
                raise Fault(Kind.REFUSED_BY_SERVER, tr("{url} is not a web address.", url=source.url))
            return Address(source.url, urlsplit(source.url).hostname or source.url)


def _local(source: Source) -> str:
    """`url` is the file, or the folder in which `path` (or the same name in any subfolder) lies."""
    place = Path(source.url).expanduser().absolute()
    if place.is_dir() and source.path:
        direct = place / source.path
        found = direct if direct.is_file() else next(place.rglob(Path(source.path).name), direct)
        place = found
    if not place.is_file():
        raise Fault(Kind.NOT_FOUND, tr("{path} is not there. Is the drive connected?", path=place))
    return place.as_uri()


def github() -> str:
    """The address of GitHub or of the mirror that the environment names, without a slash at the end."""
    return (os.environ.get(_GITHUB_MIRROR) or _GITHUB).rstrip("/")


def github_api() -> str:
    """The address of its API, without a slash at the end."""
    return f"{github()}/api" if os.environ.get(_GITHUB_MIRROR) else "https://api.github.com"


def hugging_face(options: Options) -> str:
    """The endpoint of Hugging Face or of its mirror, without a slash at the end."""
    return (options.hf_endpoint or os.environ.get("HF_ENDPOINT") or HUGGING_FACE).rstrip("/")


def hugging_face_token(options: Options) -> str:
    """The access token: the field (which the caller fills from the keyring), HF_TOKEN, or the token file of `hf`."""
    if options.hf_token or os.environ.get("HF_TOKEN"):
        return options.hf_token or os.environ.get("HF_TOKEN", "")
    home = os.environ.get("HF_HOME") or Path.home() / ".cache" / "huggingface"
    try:
        return (Path(os.environ.get("HF_TOKEN_PATH") or Path(home) / "token")).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
