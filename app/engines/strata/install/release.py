"""What GitHub's release API says of an asset: size and SHA-256 (contract 3.2, "integrity")."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any

from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Message, Sink
from app.core.i18n import tr
from app.transfer.faults import Fault
from app.transfer.options import Options
from app.transfer.sources import github_api
from app.transfer.transport import Client

_LARGEST_ANSWER = 4 << 20


def at(place: str, artifact: Artifact) -> Artifact:
    """The artifact in a folder or below an address of the user's own, which is then the only place."""
    if place.startswith(("http://", "https://")):
        source = Source(SourceKind.URL, url=f"{place.rstrip('/')}/{artifact.name}")
    else:
        source = Source(SourceKind.FOLDER, url=place, path=artifact.name)
    return dataclasses.replace(artifact, sources=(source,))


def proven(artifact: Artifact, options: Options, sink: Sink) -> Artifact:
    """The artifact with size and hash: the catalogue's, else the release's own, else of the newest release.

    Without any (offline, the API's limit of 60 questions an hour) it stays as it is and a warning says so, as Strata's
    setup does.
    """
    source = next((one for one in artifact.sources if one.kind is SourceKind.GITHUB_RELEASE), None)
    if artifact.sha256 or source is None:
        return artifact
    for release in (f"tags/{source.revision}", "latest"):
        answer = _ask(f"{github_api()}/repos/{source.repository}/releases/{release}", options)
        asset = _asset(answer, source.path)
        if asset is not None:
            tag = str(answer.get("tag_name") or source.revision)
            return _described(artifact, dataclasses.replace(source, revision=tag), asset)
    sink(
        Message(
            tr("GitHub did not say the check sum of {name}; it is installed unchecked.", name=artifact.name),
            "warning",
        )
    )
    return artifact


def _described(artifact: Artifact, source: Source, asset: dict[str, Any]) -> Artifact:
    digest = str(asset.get("digest") or "")
    size = asset.get("size")
    return dataclasses.replace(
        artifact,
        sources=(source,),
        size=size if isinstance(size, int) else artifact.size,
        sha256=digest.removeprefix("sha256:") if digest.startswith("sha256:") else "",
    )


def _asset(answer: dict[str, Any], name: str) -> dict[str, Any] | None:
    assets = answer.get("assets")
    found = [one for one in assets if isinstance(one, dict)] if isinstance(assets, list) else []
    return next((one for one in found if one.get("name") == name), None)


def _ask(url: str, options: Options) -> dict[str, Any]:
    """The JSON object at `url`, {} when there is none to be had."""
    client = Client(options)
    try:
        response = client.get(url, {"Accept": "application/vnd.github+json"})
        with contextlib.closing(response):
            value = json.loads(response.read_text(_LARGEST_ANSWER)) if response.status == 200 else {}
    except (Fault, ValueError):
        return {}
    finally:
        client.forget()
    return value if isinstance(value, dict) else {}
