"""Repair: what `verify` finds wrong is fetched again, and nothing else."""

from __future__ import annotations

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.engines import profiles, registry
from app.engines.base import OwnInstall
from app.install import steps as install_steps
from app.install.check import verify
from app.install.engine_build import InstallBuild
from app.install.journal import Journal
from app.install.manifest import Manifest, installed
from app.install.model import InstallModel
from app.install.steps import Step
from app.jobs import move
from app.jobs.knowledge import catalog, settings_store, transfer_options
from app.system.home import Home
from app.system.lock import held


def repair(home: Home, *, sink: Sink, cancel: Cancel) -> tuple[str, ...]:
    """Returns sentences on what was mended. Raises UserFacingError when a source cannot deliver."""
    with held(home.root / "setup.lock", tr("repairing")):
        move.finish(home, sink=sink)
        bad = [finding for finding in verify(home, sink=sink, cancel=cancel) if not finding.good]
        broken = {finding.of for finding in bad}
        for finding in bad:
            sink(Message(f"{finding.path}: {finding.trouble}", "warning"))
            if finding.path.exists():
                finding.path.unlink()  # its content is proven wrong; the step fetches it anew
        for manifest in installed(home):
            if manifest.id in broken:
                install_steps.run(_steps(home, manifest), Journal(home.journal), sink, cancel)
    return tuple(tr("{path} was repaired.", path=finding.path) for finding in bad)


def _steps(home: Home, manifest: Manifest) -> list[Step]:
    known = catalog(home)
    options = transfer_options(settings_store(home).load())
    for profile in profiles.every(home):
        engine = registry.engine(profile.engine)
        if isinstance(engine, OwnInstall) and manifest.id in engine.manifests(profile):
            return engine.repair_steps(home, known, profile, options)
    if manifest.kind == "engine":
        for build in known.builds:
            if build.id == manifest.id:
                return [InstallBuild(home, build, options)]
    for family in known.families:
        for variant in family.variants:
            if f"{family.id}-{variant.id}" == manifest.id:
                return [InstallModel(home, family, variant, options, manifest.folder.parents[1])]
    raise UserFacingError(
        tr("It cannot be fetched again"),
        tr("{name} is no longer in the catalog.", name=manifest.id),
        tr("Run setup to install what the catalog has now."),
        code="not-in-catalogue",
    )
