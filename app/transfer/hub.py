"""What a Hugging Face repository holds: its revision, licence and files with size and hash (the Hub's model API)."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.transfer.faults import Fault
from app.transfer.options import Options
from app.transfer.sources import hugging_face, hugging_face_token
from app.transfer.transport import Client

_LARGEST_ANSWER = 16 << 20


@dataclass(frozen=True, slots=True)
class HubFile:
    """`size` in bytes; `sha256` is "" for files that the Hub does not keep in its large-file storage."""

    path: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Repository:
    """`revision` is the commit that was looked at. `parameters` and `context` are 0 where the Hub does not tell."""

    name: str
    revision: str
    licence: str
    files: tuple[HubFile, ...]
    architecture: str = ""
    parameters: int = 0
    context: int = 0
    gated: bool = False


def repository(name: str, options: Options) -> Repository:
    """Ask the Hub, or its mirror, for the repository `owner/name`.

    Raises UserFacingError "hub-unreachable", "hub-unknown" (no such repository, or a private one), "hub-gated".
    """
    base, token = hugging_face(options), hugging_face_token(options)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    client = Client(options)
    try:
        response = client.get(f"{base}/api/models/{quote(name)}?blobs=true", headers)
        with contextlib.closing(response):
            body = response.read_text(_LARGEST_ANSWER)
    except Fault as fault:
        raise UserFacingError(
            tr("Hugging Face cannot be asked"),
            fault.note,
            tr("Check the network connection and the proxy, or give a file on this computer."),
            code="hub-unreachable",
        ) from fault
    finally:
        client.forget()
    if response.status == 200:
        return _read(name, body)
    if response.status in (401, 403, 404):
        raise UserFacingError(
            tr("There is no such repository"),
            tr("Hugging Face has no “{name}”, or it is private.", name=name),
            tr("Check the spelling (owner/name). For a private one, set your access token first."),
            f"HTTP {response.status}",
            code="hub-unknown",
        )
    raise UserFacingError(
        tr("Hugging Face cannot be asked"),
        tr("It answered with the code {status}.", status=response.status),
        tr("Try again in a few minutes."),
        code="hub-unreachable",
    )


def _read(name: str, body: str) -> Repository:
    try:
        value: dict[str, Any] = json.loads(body)
        files = tuple(_file(item) for item in value.get("siblings", ()))
        model = value.get("gguf") or {}
        card = value.get("cardData") or {}
        return Repository(
            name=str(value.get("id") or name),
            revision=str(value["sha"]),
            licence=str(card.get("license") or ""),
            files=files,
            architecture=str(model.get("architecture") or ""),
            parameters=int(model.get("total") or 0),
            context=int(model.get("context_length") or 0),
            gated=bool(value.get("gated")),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserFacingError(
            tr("Hugging Face cannot be asked"),
            tr("Its answer is none that we understand."),
            tr("A proxy or a portal may have answered in its place; open the page in a browser to see."),
            str(error),
            code="hub-unreachable",
        ) from error


def _file(item: dict[str, Any]) -> HubFile:
    large = item.get("lfs") or {}
    return HubFile(
        str(item["rfilename"]),
        int(large.get("size") or item.get("size") or 0),
        str(large.get("sha256") or ""),
    )
