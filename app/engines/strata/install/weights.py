"""The steps "model" and "encoder": weights with Strata's finish marks; one shard shared by hard link (contract 5.2)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.catalog.types import Family
from app.core.artifact import Artifact
from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.engines.strata.install import ledger
from app.engines.strata.install.facts import encoder, facts
from app.engines.strata.install.marks import finish, finished
from app.engines.strata.install.order import Order
from app.install.steps import PlannedStep
from app.transfer.beginning import hand_back, take_up
from app.transfer.fetch import Wanted, fetch


@dataclass(frozen=True, slots=True)
class InstallWeights:
    """The shards; nothing is ever written into a folder of the user's own.

    `families` are all of Strata's, for finding a shard that another size has already.
    """

    order: Order
    families: tuple[Family, ...] = ()

    @property
    def planned(self) -> PlannedStep:
        variant = self.order.variant
        title = tr("Model {family} {size}", family=self.order.family.title, size=variant.id)
        files = [file for file, _ in self._open()]
        size = sum(file.planned_size for file in files if self._twin(file) is None)
        return PlannedStep("model", title, size, size)

    def done(self) -> bool:
        return not list(self._open())

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order = self.order
        if order.gguf is not None:
            raise _incomplete(order.gguf, [target for _, target in self._open()])
        order.model_folder.mkdir(parents=True, exist_ok=True)
        for file, target in list(self._open()):
            twin = self._twin(file)
            if twin is not None and not target.exists() and _link(twin, target):
                sink(Message(tr("{name} is shared with {other}.", name=target.name, other=twin.parent.name)))
                finish(target, file.sha256)
        wanted = [Wanted(file, target) for file, target in self._open()]
        _fetch(wanted, order, "model", sink, cancel)
        for one in wanted:
            finish(one.target, one.artifact.sha256)
        files = [
            (target.name, target.stat().st_size, file.sha256)
            for file, target in zip(order.variant.files, order.shards, strict=True)
        ]
        files += [
            (f"{name}.done", (order.model_folder / f"{name}.done").stat().st_size, "") for name, _, _ in files
        ]
        ledger.note(order.home, f"model-{order.tag}", order.model_folder, files, order.family.title)

    def _open(self) -> Iterator[tuple[Artifact, Path]]:
        """Files that are not finished yet."""
        for file, target in zip(self.order.variant.files, self.order.shards, strict=True):
            there = finished(target, file.size) if self.order.gguf is None else _whole(target, file.size)
            if not there:
                yield file, target

    def _twin(self, file: Artifact) -> Path | None:
        """The same content, finished, in another size's folder."""
        if not file.sha256:
            return None
        for family in self.families:
            known = facts().families.get(family.id)
            for variant in family.variants if known else ():
                for other in variant.files:
                    folder = Path(self.order.places.model(f"{known.tag}{variant.id}")) if known else Path()
                    path = folder / Path(other.name).name
                    if (
                        other.sha256 == file.sha256
                        and folder != self.order.model_folder
                        and finished(path, file.size)
                    ):
                        return path
        return None


@dataclass(frozen=True, slots=True)
class InstallEncoder:
    """The image encoder's weights, beside the model folders."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        artifact, _ = encoder(self.order.family.id)
        size = artifact.size or 0
        return PlannedStep("encoder", tr("Image encoder"), size, size)

    @property
    def target(self) -> Path:
        return Path(self.order.places.models) / encoder(self.order.family.id)[1]

    def done(self) -> bool:
        return not self.order.vision or finished(self.target, encoder(self.order.family.id)[0].size)

    def run(self, sink: Sink, cancel: Cancel) -> None:
        artifact, _ = encoder(self.order.family.id)
        self.target.parent.mkdir(parents=True, exist_ok=True)
        _fetch([Wanted(artifact, self.target)], self.order, "encoder", sink, cancel)
        finish(self.target, artifact.sha256)


def _fetch(wanted: list[Wanted], order: Order, step: str, sink: Sink, cancel: Cancel) -> None:
    """Fetch, going on from what Strata's setup left as `<file>.part`; interrupted, leave that for it in turn."""
    parts = order.home.downloads
    parts.mkdir(parents=True, exist_ok=True)
    for one in wanted:
        take_up(one, _beginning(one), parts)
    try:
        fetch(wanted, parts=parts, step=step, options=order.options, sink=sink, cancel=cancel)
    except (Cancelled, UserFacingError):
        for one in wanted:
            hand_back(one, _beginning(one), parts)
        raise


def _beginning(one: Wanted) -> Path:
    return one.target.with_name(f"{one.target.name}.part")


def _incomplete(folder: Path, missing: list[Path]) -> UserFacingError:
    names = ", ".join(path.name for path in missing)
    return UserFacingError(
        tr("The folder does not hold the model"),
        tr("{folder} has no whole {names}.", folder=folder, names=names),
        tr("Put all shards of this size into the folder, or leave it out and let them be downloaded."),
        code="gguf-folder-incomplete",
    )


def _whole(path: Path, size: int | None) -> bool:
    try:
        return path.stat().st_size == size if size is not None else path.is_file()
    except OSError:
        return False


def _link(source: Path, target: Path) -> bool:
    """Share the file's content. False where the file system cannot (exFAT, another drive): then it is fetched."""
    try:
        os.link(source, target)
    except OSError:
        return False
    return True
