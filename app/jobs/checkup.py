"""One page on everything: machine, install, engine, network, and what is wrong with what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app import __version__
from app.core.artifact import Source, SourceKind
from app.core.i18n import tr
from app.core.units import download, memory
from app.hardware.machine import Machine
from app.install.manifest import Manifest, as_json, installed
from app.jobs import control
from app.jobs.knowledge import settings_store, transfer_options
from app.jobs.survey import survey
from app.runtime.types import Status
from app.system.home import Home
from app.system.resources import resource
from app.transfer.reach import Reach, reachable

_LOW_DISK = 2 * 10**9  # bytes free below which the page warns


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that is wrong, and what to do about it."""

    text: str
    advice: str


@dataclass(frozen=True, slots=True)
class Checkup:
    home: Home
    machine: Machine
    installed: tuple[Manifest, ...]
    status: Status
    network: dict[SourceKind, Reach]
    troubles: tuple[Trouble, ...]

    def as_dict(self) -> dict[str, Any]:
        from app.hardware.page import as_json as machine_json

        return {
            "version": __version__,
            "home": str(self.home.root),
            "machine": machine_json(self.machine),
            "installed": [as_json(manifest) for manifest in self.installed],
            "status": {"state": self.status.state.value, "text": self.status.text, "port": self.status.port},
            "network": {
                kind.value: {"ok": reach.ok, "note": reach.note} for kind, reach in self.network.items()
            },
            "troubles": [{"text": trouble.text, "advice": trouble.advice} for trouble in self.troubles],
        }

    def as_text(self) -> str:
        lines = [f"Strata Launcher {__version__}", tr("Data folder: {folder}", folder=self.home.root)]
        lines += ["", tr("Computer"), *(f"  {line}" for line in _machine_lines(self.machine))]
        lines += ["", tr("Installed")]
        lines += [f"  {item.kind} {item.id}: {download(item.size)}" for item in self.installed] or [
            f"  {tr('nothing yet')}"
        ]
        lines += ["", tr("Engine"), f"  {self.status.text}", "", tr("Network")]
        for kind, reach in self.network.items():
            lines.append(f"  {Source(kind).label}: " + (tr("answers") if reach.ok else reach.note))
        lines += ["", tr("What is wrong") if self.troubles else tr("Nothing is wrong.")]
        for trouble in self.troubles:
            lines += [f"  ! {trouble.text}", f"    {trouble.advice}"]
        return "\n".join(lines)


def checkup(home: Home) -> Checkup:
    """Looks at everything; never raises for what it finds. Takes a few seconds where a source does not answer."""
    machine = survey(home)
    settings = settings_store(home)
    options = transfer_options(settings.load())
    kinds = (SourceKind.PACKAGE_INDEX, SourceKind.HUGGING_FACE, SourceKind.GITHUB_RELEASE)
    network = reachable(kinds, options)
    manifests, status = installed(home), control.status(home)
    troubles = [Trouble(notice, tr("Nothing to do; it was set aside.")) for notice in settings.notices]
    troubles += [Trouble(finding.text, finding.advice) for finding in machine.findings]
    troubles += _install_troubles(manifests)
    troubles += _disk_troubles(machine)
    troubles += _network_troubles(network)
    if status.crash:
        troubles.append(Trouble(str(status.crash["title"]), str(status.crash["cause"])))
    elif status.reason:
        troubles.append(Trouble(status.text, status.reason))
    if not resource("catalog", "engines.toml").exists():
        troubles.append(
            Trouble(tr("The program's own files are incomplete."), tr("Install the launcher again."))
        )
    return Checkup(home, machine, manifests, status, network, tuple(troubles))


def _machine_lines(machine: Machine) -> list[str]:
    lines = [f"{machine.os.name}", f"{machine.cpu.model}, {tr('{n} cores', n=machine.cpu.physical_cores)}"]
    lines.append(
        tr(
            "{ram} of memory, {free} available",
            ram=memory(machine.memory.usable),
            free=memory(machine.memory.available),
        )
    )
    lines += [f"{adapter.name}: {adapter.reason}" for adapter in machine.adapters] or [tr("no graphics card")]
    return lines


def _install_troubles(manifests: tuple[Manifest, ...]) -> list[Trouble]:
    troubles = []
    for manifest in manifests:
        wrong = manifest.quick_check()
        if wrong and not manifest.folder.exists():
            text = tr("{name} cannot be reached: {folder} is away.", name=manifest.id, folder=manifest.folder)
            troubles.append(Trouble(text, tr("Connect its drive. Nothing was forgotten.")))
        elif wrong:
            text = tr("{name}: {n} files are missing or changed.", name=manifest.id, n=len(wrong))
            troubles.append(Trouble(text, tr("Run `strata-launcher repair`.")))
    return troubles


def _disk_troubles(machine: Machine) -> list[Trouble]:
    return [
        Trouble(
            tr("The drive of {path} has only {free} free.", path=disk.path, free=download(disk.free)),
            tr("Free some space; models need many gigabytes."),
        )
        for disk in machine.disks
        if disk.writable and disk.free < _LOW_DISK
    ]


def _network_troubles(network: dict[SourceKind, Reach]) -> list[Trouble]:
    """One source that answers is enough to work; none is a trouble."""
    if any(reach.ok for reach in network.values()):
        return []
    note = next(iter(network.values())).note
    return [
        Trouble(
            tr("No source of models can be reached. {note}", note=note),
            tr("Check the network and the proxy."),
        )
    ]
