"""Installing an engine build: fetch its archives, unpack into a staging folder, rename, write the manifest."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from app.catalog.types import EngineBuild
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.install.manifest import Manifest, ManifestFile, find
from app.install.steps import PlannedStep
from app.system.files import replace, sync_folder
from app.system.home import Home
from app.transfer.archives import unpack
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options


@dataclass(frozen=True, slots=True)
class InstallBuild:
    """The step "engine". Builds lie side by side, one folder a version; a folder under its own name is complete."""

    home: Home
    build: EngineBuild
    options: Options

    @property
    def planned(self) -> PlannedStep:
        size = sum(archive.planned_size for archive in self.build.archives)
        title = tr("Engine {name} {version}", name=self.build.engine, version=self.build.version)
        return PlannedStep("engine", title, size, size + self.build.unpacked_size, str(self.folder))

    @property
    def folder(self) -> Path:
        return self.home.engines / self.build.engine / self.build.id

    def done(self) -> bool:
        manifest = find(self.home, "engine", self.build.id)
        return manifest is not None and not manifest.quick_check()

    def run(self, sink: Sink, cancel: Cancel) -> None:
        downloads = self.home.downloads / self.build.id
        wanted = [Wanted(archive, downloads / archive.name) for archive in self.build.archives]
        paths = fetch(
            wanted, parts=self.home.downloads, step="engine", options=self.options, sink=sink, cancel=cancel
        )
        staging = self.folder.with_name(f".{self.build.id}.staging")
        shutil.rmtree(staging, ignore_errors=True)  # what an interrupted run left
        files = [
            ManifestFile(path, size, digest, archive.name)
            for archive, source in zip(self.build.archives, paths, strict=True)
            for path, size, digest in unpack(source, staging, sink=sink, cancel=cancel, step="engine")
        ]
        self._take_place(staging)
        facts = {
            "unpack": self.build.unpack,
            "entry": self.build.entry,
            "version": self.build.version,
            "backend": self.build.backend,
        }
        Manifest("engine", self.build.id, self.folder, tuple(files), facts).save(self.home)
        shutil.rmtree(downloads, ignore_errors=True)

    def _take_place(self, staging: Path) -> None:
        """Swap the staging folder in. A damaged older copy under this name makes room first."""
        if self.folder.exists():
            old = self.folder.with_name(f".{self.build.id}.old-{os.getpid()}")
            replace(self.folder, old)
            shutil.rmtree(old, ignore_errors=True)
        replace(staging, self.folder)
        sync_folder(self.folder.parent)
