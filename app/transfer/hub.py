"""What a Hugging Face repository holds: its revision, licence and files with size and hash (the Hub's model API).

Sources: https://huggingface.co/docs/hub/api, https://huggingface.co/docs/huggingface.js/hub/interfaces/ListFileEntry
(entries of a tree; `lfs.oid` is the SHA-256).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from app.core import strangers
from app.transfer.hub_api import Hub, not_understood, unknown

MOST_FILES = 100_000  # of a repository; what lies beyond is not looked at
LARGEST_FILE = 16 << 40  # bytes
LARGEST_MODEL = 10**14  # weights
LONGEST_CONTEXT = 1 << 27  # tokens
_PAGES = 200
_ADDRESS = r"\((?:[^()]|\([^()]*\))*\)"  # of a link in Markdown
_CARD = 20_000  # characters of a card that are looked at
_PART = r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,94}[A-Za-z0-9_-])?"
_NAME = re.compile(rf"{_PART}/{_PART}")
_COMMIT = re.compile(r"[0-9a-f]{40}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_LICENCE = re.compile(r"license:([\w.+-]{1,60})")


@dataclass(frozen=True, slots=True)
class HubFile:
    """`size` in bytes, 0 where the Hub does not tell; `sha256` is "" for files outside of its large-file storage."""

    path: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Repository:
    """`revision` is the commit that was looked at. `parameters` and `context` are 0 where the Hub does not tell.

    `changed` is a date, "2026-11-30" or "". `left_out` counts files whose names could leave their folder. `kept_at` is
    when this was last true (seconds since 1970) because the Hub could not be asked, else 0.
    """

    name: str
    revision: str
    licence: str
    files: tuple[HubFile, ...]
    architecture: str = ""
    parameters: int = 0
    context: int = 0
    gated: bool = False
    changed: str = ""
    downloads: int = 0
    task: str = ""
    left_out: int = 0
    kept_at: float = 0.0

    @property
    def owner(self) -> str:
        return self.name.partition("/")[0]


def is_name(text: str) -> bool:
    """Whether `text` has the form owner/name that the Hub allows."""
    return bool(_NAME.fullmatch(text)) and ".." not in text


def repository(hub: Hub, name: str) -> Repository:
    """The repository `owner/name` with all its files, at the commit that its main branch has now.

    A renamed one answers under its new name. Raises UserFacingError "hub-unreachable", "hub-busy", "hub-unknown" (no
    such repository, or a private one), "hub-gated"; Cancelled.
    """
    if not is_name(name):
        raise unknown(strangers.line(name, 100))
    answer = hub.json(f"/api/models/{quote(name)}", dict)
    value = answer.value
    if not _COMMIT.fullmatch(str(value.get("sha"))):
        raise not_understood("no commit")
    told = str(value.get("id"))
    found = told if is_name(told) else name
    files, left_out = _files(hub, found, value["sha"])
    model = _table(value.get("gguf"))
    return Repository(
        name=found,
        revision=value["sha"],
        licence=licence_of(value),
        files=files,
        architecture=strangers.line(model.get("architecture"), 40),
        parameters=strangers.count(model.get("total"), LARGEST_MODEL),
        context=strangers.count(model.get("context_length"), LONGEST_CONTEXT),
        gated=bool(value.get("gated")),
        changed=strangers.line(value.get("lastModified"), 40)[:10],
        downloads=strangers.count(value.get("downloads"), 10**12),
        task=strangers.line(value.get("pipeline_tag"), 40),
        left_out=left_out,
        kept_at=answer.kept_at,
    )


def card(hub: Hub, repository: Repository, most: int = 600) -> str:
    """The beginning of its model card as plain text, "" when it has none. Raises as `repository`."""
    if not any(file.path == "README.md" for file in repository.files):
        return ""
    return _plain(hub.text(f"/{quote(repository.name)}/raw/{repository.revision}/README.md"), most)


def licence_of(value: dict[str, Any]) -> str:
    """The licence of a model's entry: from its card, else from its tags; "" when neither names one."""
    if named := strangers.line(_table(value.get("cardData")).get("license"), 60):
        return named
    tags = value.get("tags")
    found = (_LICENCE.fullmatch(str(tag)) for tag in (tags[:500] if isinstance(tags, list) else ()))
    return next((match.group(1) for match in found if match), "")


def _files(hub: Hub, name: str, revision: str) -> tuple[tuple[HubFile, ...], int]:
    """The files of a commit, in order, and how many were left out."""
    files: dict[str, HubFile] = {}
    left_out = 0
    path = f"/api/models/{quote(name)}/tree/{revision}?recursive=true"
    for answer in hub.pages(path, list, most=_PAGES, pinned=True):
        for item in answer.value:
            if not isinstance(item, dict) or item.get("type") != "file":
                continue
            if not strangers.safe_path(item.get("path")) or len(files) >= MOST_FILES:
                left_out += 1
                continue
            files[item["path"]] = _file(item)
    return tuple(files[path] for path in sorted(files)), left_out


def _file(item: dict[str, Any]) -> HubFile:
    large = _table(item.get("lfs"))
    sha256 = str(large.get("oid"))
    size = strangers.count(large.get("size") or item.get("size"), LARGEST_FILE)
    return HubFile(item["path"], size, sha256 if _SHA256.fullmatch(sha256) else "")


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _plain(markdown: str, most: int) -> str:
    """The first sentences of a card: no front matter, pictures, tables, code, links or marks."""
    body = re.sub(r"\A\ufeff?---\r?\n.*?\n---\r?\n", "", markdown[:200_000], flags=re.DOTALL)[:_CARD]
    body = re.sub(r"<(style|script)\b.*?</\1\s*>", "", body, flags=re.DOTALL | re.IGNORECASE)
    body = strangers.text(body, _CARD)
    body = re.sub(r"```.*?(```|\Z)", "", body, flags=re.DOTALL)
    body = re.sub(rf"!\[[^\]]*\]{_ADDRESS}", "", body)
    body = re.sub(rf"\[([^\]]*)\]{_ADDRESS}", r"\1", body)
    lines = (line.lstrip("#>*-+ ").replace("**", "").replace("`", "") for line in body.splitlines())
    return strangers.text("\n".join(line for line in lines if line and not line.startswith("|")), most)
