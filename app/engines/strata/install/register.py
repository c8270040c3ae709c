"""The step "register": what was installed becomes known to the launcher (manifests) and to Strata (settings.json)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.engines.strata.install import ledger
from app.engines.strata.install.engine import engine_version
from app.engines.strata.install.order import Order
from app.engines.strata.install.python import library_folders
from app.engines.strata.install.weights import InstallEncoder
from app.engines.strata.places import settings_file
from app.install.manifest import Manifest, ManifestFile, find
from app.install.steps import PlannedStep
from app.system.files import read_json, write_json

DRAFT_LAYER = "strata-draft-layer"  # its manifest
_MOST_INSTALLS = 20  # as Strata's setup keeps


@dataclass(frozen=True, slots=True)
class Register:
    order: Order

    @property
    def planned(self) -> PlannedStep:
        return PlannedStep("register", tr("Entry in the lists of what is installed"))

    def done(self) -> bool:
        wanted = self._manifests()
        have = [find(self.order.home, manifest.kind, manifest.id) for manifest in wanted]
        return have == wanted and _remembered(self.order)

    def run(self, sink: Sink, cancel: Cancel) -> None:
        for manifest in self._manifests():
            manifest.save(self.order.home)
        remember(self.order)

    def _manifests(self) -> list[Manifest]:
        order = self.order
        name = f"{order.family.id}-{order.variant.id}"
        shards = ledger.files(order.home, order.model_folder, f"model-{order.tag}")
        if (
            not shards and order.gguf is None
        ):  # fetched by Strata's own setup; a folder of the user's stays his
            shards = _files(order.model_folder)
        draft = Path(order.places.draft_layer)
        return [
            Manifest("engine", order.build.id, order.root, self._program(), self._engine_facts()),
            Manifest("model", name, order.model_folder, shards, self._model_facts()),
            Manifest("prepared", name, order.pack, _files(order.pack)),
            Manifest("prepared", DRAFT_LAYER, draft, _files(draft)),
        ]

    def _program(self) -> tuple[ManifestFile, ...]:
        return ledger.files(self.order.home, self.order.root, "strata-source", "llama-source", "engine")

    def _engine_facts(self) -> dict[str, str]:
        order = self.order
        return {
            "unpack": "strata",
            "entry": Path(order.places.program("strata", order.cuda)).relative_to(order.root).as_posix(),
            "version": engine_version(Path(order.places.engine(order.cuda))) or order.build.version,
            "root": str(order.root),
            "backend": order.build.backend,
            "cuda": str(order.cuda) if order.build.backend == "cuda" else "",
            "lib_dirs": "\n".join(str(folder) for folder in library_folders(order)),
        }

    def _model_facts(self) -> dict[str, str]:
        order = self.order
        encoder = InstallEncoder(order).target
        return {
            "tag": order.tag,
            "model_name": order.model_name,
            "data": str(order.places.data),
            "models": str(order.places.models),
            "native": str(order.shards[0]),
            "ple": str(order.ple or ""),
            "expert_profile": order.known.expert_profile,
            "mmproj": str(encoder) if encoder.exists() else "",
        }


def remember(order: Order) -> None:
    """Tell Strata's own setup where the data is, and that this folder is an installation (contract 5.5).

    Without it a later run of its setup would look elsewhere and fetch the weights again.
    """
    path = settings_file()
    value = _settings(path)
    others = [folder for folder in _installs(value) if folder != str(order.root)]
    value.update(data_dir=str(order.places.data), installs=[str(order.root), *others][:_MOST_INSTALLS])
    write_json(path, value)


def _remembered(order: Order) -> bool:
    value = _settings(settings_file())
    return value.get("data_dir") == str(order.places.data) and _installs(value)[:1] == [str(order.root)]


def _settings(path: Path) -> dict[str, Any]:
    value = read_json(path)
    return value if isinstance(value, dict) else {}


def _installs(value: dict[str, Any]) -> list[str]:
    installs = value.get("installs")
    return [str(folder) for folder in installs] if isinstance(installs, list) else []


def _files(folder: Path) -> tuple[ManifestFile, ...]:
    """Every file below `folder` with its size; these are made here, so nobody knows their hash beforehand."""
    if not folder.is_dir():
        return ()
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return tuple(ManifestFile(path.relative_to(folder).as_posix(), path.stat().st_size, "") for path in found)
