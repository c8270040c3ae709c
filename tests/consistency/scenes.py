"""One scene per operation: how its home is laid out, what it does, and what must hold after a kill and at the end.

The engine and the model are doubles of a few kilobytes, fetched from files; the engine's start is a double too. All
else (transfer, journal, manifests, moves, locks, settings) is the real code.
"""

from __future__ import annotations

import dataclasses
import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

from app.catalog.load import load
from app.catalog.types import Catalog, EngineBuild, Family, Variant
from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, ignore
from app.engines import profiles
from app.engines.profile import Profile
from app.install import steps
from app.install.check import verify
from app.install.engine_build import InstallBuild
from app.install.journal import Journal
from app.install.manifest import find
from app.install.model import InstallModel
from app.jobs import control, move, own_updates, reset, storage, uninstall, updates
from app.jobs import profiles as profile_jobs
from app.jobs import repair as repair_job
from app.jobs.knowledge import catalog, settings_store
from app.runtime.types import State, Status
from app.system.home import Home
from app.system.resources import resource
from app.transfer.options import Options
from installer.trust import Repository

NEWER = "2099.1.1"
WEIGHTS = b"GGUF" + bytes(range(256)) * 400
OWN = {"thesis.txt": b"mine", "models/fam/Q4/notes of mine.txt": b"mine too"}


@dataclasses.dataclass
class World:
    """A folder with the sources, and the catalogue that names them."""

    folder: Path
    catalog: Catalog

    def build(self, version: int) -> EngineBuild:
        return self.catalog.builds[version - 1]

    def steps(self, home: Home, version: int) -> list[steps.Step]:
        family = self.catalog.families[0]
        return [
            InstallBuild(home, self.build(version), Options()),
            InstallModel(home, family, family.variants[0], Options()),
        ]


def world(folder: Path) -> World:
    """Two versions of an engine and one model, as files."""
    folder.mkdir(parents=True, exist_ok=True)
    builds = []
    for version in (1, 2):
        archive = folder / f"engine-{version}.zip"
        with zipfile.ZipFile(archive, "w") as file:
            for name in ("xllamacpp/__init__.py", "xllamacpp/lib.so"):
                file.writestr(zipfile.ZipInfo(name), f"{name} {version}\n" * 200)
        builds.append(_build(version, _artifact(archive, "zip")))
    weights = folder / "m.gguf"
    weights.write_bytes(WEIGHTS)
    facts = {"engines": ("llamacpp",), "parameters": 1, "active_parameters": 1, "layers": 1}
    sizes = {"kv_bytes_per_token": 1, "trained_context": 4096, "contexts": (4096,), "quality": 1}
    variant = Variant("Q4", "fam", "Q4", (_artifact(weights, "gguf"),), **facts, **sizes)  # type: ignore[arg-type]
    family = Family("fam", "Fam", "", "", "", "", "", 1, ("chat",), (variant,))
    _publish_catalogue(folder)
    return World(folder, Catalog((), tuple(builds), (family,)))


def _publish_catalogue(folder: Path) -> None:
    """Makers of signed updates, with a newer catalogue."""
    makers = Repository(folder / "keys", folder / "updates")
    makers.create()
    newer = folder / "newer"
    newer.mkdir()
    shipped = resource("catalog", "engines.toml").read_text(encoding="utf-8")
    (newer / "engines.toml").write_text(shipped.replace(load().version, NEWER, 1), encoding="utf-8")
    makers.add_catalogue(newer)
    trust = folder / "trust"
    trust.mkdir()
    (trust / "root.json").write_bytes((folder / "updates" / "metadata" / "1.root.json").read_bytes())
    (trust / "updates.toml").write_text(f'address = "{(folder / "updates").as_uri()}"', encoding="utf-8")


def _build(version: int, archive: Artifact) -> EngineBuild:
    return EngineBuild(
        f"eng-{version}", "llamacpp", str(version), "cpu", "linux", "x86_64", (archive,), "wheel", "xllamacpp"
    )


def _artifact(path: Path, magic: str) -> Artifact:
    content = path.read_bytes()
    source = Source(SourceKind.URL, url=path.as_uri())
    return Artifact(path.name, (source,), len(content), hashlib.sha256(content).hexdigest(), magic=magic)


@dataclasses.dataclass(frozen=True)
class Scene:
    """`kept_whole`: verify must find nothing wrong even in the middle; else it must name what is wrong."""

    name: str
    lay_out: Callable[[World, Home], None]
    act: Callable[[World, Home], None]
    reached: Callable[[World, Home], bool]
    kept_whole: bool = True


def bare(world: World, home: Home) -> None:
    for name, content in OWN.items():
        (home.root / name).parent.mkdir(parents=True, exist_ok=True)
        (home.root / name).write_bytes(content)


def filled(world: World, home: Home) -> None:
    bare(world, home)
    steps.run(world.steps(home, 1), Journal(home.journal), ignore, Cancel())
    profiles.save(home, Profile("p", "P", "llamacpp", "eng-1", "fam", "Q4", 4096))
    settings_store(home).change(profile="p", port=9123)
    settings_store(home).change(port=9124)


def damaged(world: World, home: Home) -> None:
    filled(world, home)
    library = home.engines / "llamacpp" / "eng-1" / "xllamacpp" / "lib.so"
    library.write_bytes(library.read_bytes()[:-1] + b"!")
    (home.models / "fam" / "Q4" / "m.gguf").unlink()


def updated(world: World, home: Home) -> None:
    filled(world, home)
    doubles(world)
    updates.update_engine(home)


def doubles(world: World) -> None:
    """The catalogue of this world, and an engine that always answers."""
    ready = Status(state=State.READY, text="double")
    for module in (repair_job, updates):
        module.catalog = lambda home: world.catalog  # type: ignore[attr-defined]
    own_updates.resource = lambda *parts: world.folder.joinpath(*parts)  # type: ignore[assignment]
    control.start = lambda *arguments, **options: ready  # type: ignore[assignment]


def build_of(home: Home) -> str:
    return profiles.load(home, "p").effective().build


def elsewhere(home: Home) -> Path:
    return home.root.with_name(home.root.name + " elsewhere 模型")


def findings(home: Home) -> list[str]:
    return [str(f.path) for f in verify(home, sink=ignore, cancel=Cancel()) if not f.good]


def _install(world: World, home: Home) -> None:
    steps.run(world.steps(home, 1), Journal(home.journal), ignore, Cancel())


def _move_model(world: World, home: Home) -> None:
    move.move_model(home, "fam-Q4", elsewhere(home), sink=ignore, cancel=Cancel())


def _move_home(world: World, home: Home) -> None:
    if Home.resolve(home.root) == home:
        move.move_home(home, elsewhere(home), sink=ignore, cancel=Cancel())
    else:
        repair_job.repair(Home.resolve(home.root), sink=ignore, cancel=Cancel())


def _update(world: World, home: Home) -> None:
    if updates.available(home):
        updates.update_engine(home)


def _roll_back(world: World, home: Home) -> None:
    if updates.can_roll_back(home):
        updates.roll_back(home)


def _update_catalogue(world: World, home: Home) -> None:
    if catalog(home).version != NEWER:
        own_updates.update_catalogue(home)


def _uninstall(world: World, home: Home) -> None:
    uninstall.remove(home, uninstall.plan(home, models=True, settings=True))


def _apply(world: World, home: Home) -> None:
    if not profiles.load(home, "p").overlays:
        profile_jobs.apply(home, "flash-attention-off")


SCENES = (
    Scene("install", bare, _install, lambda w, h: find(h, "model", "fam-Q4") is not None),
    Scene("update", filled, _update, lambda w, h: build_of(h) == "eng-2"),
    Scene("roll-back", updated, _roll_back, lambda w, h: build_of(h) == "eng-1"),
    Scene("catalogue", filled, _update_catalogue, lambda w, h: catalog(h).version == NEWER),
    Scene("move-model", filled, _move_model, lambda w, h: (elsewhere(h) / "fam/Q4/m.gguf").exists()),
    Scene("move-home", filled, _move_home, lambda w, h: Home.resolve(h.root).root == elsewhere(h)),
    Scene(
        "repair",
        damaged,
        lambda w, h: void(repair_job.repair(h, sink=ignore, cancel=Cancel())),
        lambda w, h: True,
        kept_whole=False,
    ),
    Scene("uninstall", filled, _uninstall, lambda w, h: not h.profiles.exists(), kept_whole=False),
    Scene(
        "remove-model",
        filled,
        lambda w, h: void(storage.remove(h, "fam-Q4")) if find(h, "model", "fam-Q4") else None,
        lambda w, h: find(h, "model", "fam-Q4") is None,
        kept_whole=False,
    ),
    Scene(
        "settings",
        filled,
        lambda w, h: void(settings_store(h).change(port=9999)),
        lambda w, h: settings_store(h).load().port == 9999,
    ),
    Scene("apply", filled, _apply, lambda w, h: len(profiles.load(h, "p").overlays) == 1),
    Scene(
        "reset",
        filled,
        lambda w, h: void(reset.reset(h)),
        lambda w, h: settings_store(h).load().port == 8080,
    ),
)


def void(value: object) -> None:
    """For a lambda whose answer nobody needs."""
