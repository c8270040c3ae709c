"""A file to fetch and where it can come from: what the catalogue writes and the transfer reads."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class SourceKind(StrEnum):
    HUGGING_FACE = "huggingface"
    GITHUB_RELEASE = "github"
    PACKAGE_INDEX = "index"
    URL = "url"
    FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class Source:
    """One place that has the file.

    Which fields count depends on `kind`: huggingface = repository, revision, path; github = repository, revision (the
    tag), path (the asset name); index = repository (the package), revision (the version), path (the distribution's
    file name); url = url; folder = url (a path). `member` is the glob of the file inside the archive that the source
    delivers, "" when the download is the file itself.
    """

    kind: SourceKind
    repository: str = ""
    revision: str = ""
    path: str = ""
    url: str = ""
    member: str = ""

    @property
    def label(self) -> str:
        """The source's name for people: "Hugging Face", "GitHub", "the Python package index" ..."""
        names = {
            SourceKind.HUGGING_FACE: "Hugging Face",
            SourceKind.GITHUB_RELEASE: "GitHub",
            SourceKind.PACKAGE_INDEX: "the Python package index",
        }
        return names.get(self.kind, self.url)


@dataclass(frozen=True, slots=True)
class Artifact:
    """A file with one content, whichever source delivers it.

    `size` (bytes) and `sha256` (hex) describe the file itself; `archive_size` and `archive_sha256` describe the archive
    around it where a source has a `member`. None or "" = not known, and then it cannot be checked and says so.
    `magic` is what the first bytes must be: "gguf", "zip" or "".
    """

    name: str
    sources: tuple[Source, ...]
    size: int | None = None
    sha256: str = ""
    archive_size: int | None = None
    archive_sha256: str = ""
    magic: str = ""
    about_size: int | None = None  # bytes, near enough for a plan, where the exact size is not known

    @property
    def planned_size(self) -> int:
        """Bytes to reckon with for the download, 0 when nothing is known."""
        return self.download_size or self.about_size or 0

    @property
    def download_size(self) -> int | None:
        """Bytes that cross the network."""
        return self.archive_size if self.archive_size is not None else self.size
