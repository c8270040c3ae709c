"""Installing a model: its files into a folder of their own, then the manifest."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.catalog.types import Family, Variant
from app.core.artifact import SourceKind
from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.install.manifest import Manifest, ManifestFile, find
from app.install.steps import PlannedStep
from app.system.home import Home
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options
from app.transfer.proof import sha256_of


@dataclass(frozen=True, slots=True)
class InstallModel:
    """The step "model". `folder` may lie on another drive than the home."""

    home: Home
    family: Family
    variant: Variant
    options: Options
    models: Path | None = None

    @property
    def name(self) -> str:
        return f"{self.family.id}-{self.variant.id}"

    @property
    def planned(self) -> PlannedStep:
        title = tr("Model {family} {variant}", family=self.family.title, variant=self.variant.id)
        return PlannedStep(
            "model", title, self.variant.download_size, self.variant.weights_size, str(self.folder)
        )

    @property
    def folder(self) -> Path:
        return (self.models or self.home.models) / self.family.id / self.variant.id

    def done(self) -> bool:
        manifest = find(self.home, "model", self.name)
        return manifest is not None and not manifest.quick_check()

    @property
    def in_place(self) -> Path | None:
        """The folder of a model that the user added where it lies: it is neither copied nor ever deleted by us."""
        sources = [file.sources[0] for file in self.variant.files]
        folders = {Path(source.url).parent for source in sources if source.kind is SourceKind.FOLDER}
        own = len(folders) == 1 and all(source.kind is SourceKind.FOLDER for source in sources)
        return folders.pop() if own else None

    def run(self, sink: Sink, cancel: Cancel) -> None:
        if (place := self.in_place) is not None:
            self._adopt(place)
            return
        wanted = [Wanted(file, self.folder / file.name) for file in self.variant.files]
        paths = fetch(wanted, parts=self.folder, step="model", options=self.options, sink=sink, cancel=cancel)
        files = tuple(
            ManifestFile(
                file.name,
                path.stat().st_size,
                file.sha256 or sha256_of(self.folder, path),
                file.sources[0].label,
            )
            for file, path in zip(self.variant.files, paths, strict=True)
        )
        Manifest("model", self.name, self.folder, files, {"quantisation": self.variant.quantisation}).save(
            self.home
        )

    def _adopt(self, folder: Path) -> None:
        names = [Path(file.sources[0].url).name for file in self.variant.files]
        for name in names:
            if not (folder / name).is_file():
                raise UserFacingError(
                    tr("The model's file is not there"),
                    tr("{path} cannot be found.", path=folder / name),
                    tr("Connect its drive, or add the model again from where it lies now."),
                    code="model-missing",
                )
        files = tuple(ManifestFile(name, (folder / name).stat().st_size, "", str(folder)) for name in names)
        facts = {"quantisation": self.variant.quantisation, "adopted": "yes"}
        Manifest("model", self.name, folder, files, facts).save(self.home)
