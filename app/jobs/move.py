"""Moving the data folder, or one model, to another place: copy, compare, switch, remove. A kill anywhere leaves the old
or the new place whole, and the same call goes on.

`move.json` is the move's journal. Before the switch it says "copy" and nothing but copies exists; the switch is one
atomic write (the model's manifest, or the note `moved-to.txt` in the old data folder); after it, it says "remove" and
lists what was copied, and only an original that is unchanged since goes.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink, StepChanged, StepState
from app.core.i18n import tr
from app.core.units import download
from app.engines import profiles
from app.engines.configure import configure
from app.install.manifest import Manifest, find, installed
from app.install.relocate import Copied, copy, remove_empty, remove_originals
from app.jobs import control, storage, uninstall
from app.jobs.knowledge import settings_store
from app.system.files import read_json, write_atomic, write_json
from app.system.home import MOVED, Home
from app.system.lock import held

_RESERVE = 1 << 30  # bytes that stay free on the new drive


@dataclass(frozen=True, slots=True)
class Moved:
    """`home` is the data folder from now on; `kept` are originals that changed meanwhile, and what is not ours."""

    home: Home
    folder: Path
    size: int
    kept: tuple[Path, ...] = ()


def move_model(home: Home, name: str, target: Path, *, sink: Sink, cancel: Cancel) -> Moved:
    """Move one model into `target`/<family>/<size>. The same call after an interruption goes on.

    Raises UserFacingError: "unknown-thing", "not-a-model", "adopted", "not-reachable", "in-use", "disk-full", "busy",
    "copy-differs"; OSError; Cancelled.
    """
    with held(home.root / "setup.lock", tr("moving files")):
        finish(home, sink=sink)
        manifest = storage.named(home, name)
        _check_model(home, manifest)
        folder = target.expanduser().absolute() / Path(*manifest.folder.parts[-2:])
        if folder == manifest.folder:
            return Moved(home, folder, manifest.size)
        relative = [file.path for file in manifest.files]
        _check_space(folder, manifest.size)
        relative += [f"proofs/{path.name}" for path in (manifest.folder / "proofs").glob("*.json")]
        _begin(home, manifest.id, manifest.folder, folder)
        copied = _copy(manifest.folder, folder, relative, manifest.size, sink, cancel)
        _note(home, manifest.id, manifest.folder, folder, copied)
        moved = dataclasses.replace(_moved(manifest, manifest.folder, folder), folder=folder)
        moved.save(home)  # the switch
        for profile in profiles.every(home):
            if profile.id in storage.users(home, moved):
                configure(home, profile)
        return Moved(home, folder, manifest.size, finish(home, sink=sink))


def move_home(home: Home, target: Path, *, sink: Sink, cancel: Cancel) -> Moved:
    """Move the data folder to `target`, an empty or new folder. What is not ours stays where it is.

    A program or script that still names the old folder is led to the new one by a note that stays there.
    Raises as `move_model`, and "folder-not-empty", "folder-inside".
    """
    new = Home(target.expanduser().absolute())
    doing = tr("moving files")
    with contextlib.ExitStack() as both:
        both.enter_context(held(home.root / "setup.lock", doing))
        if new == home:
            return Moved(home, home.root, 0)
        if not _goes_on(home, new):
            finish(home, sink=sink)
        _check_home(home, new)
        both.enter_context(held(new.root / "setup.lock", doing, temporary=True, moved_too=True))
        _check_home(home, new)  # again: only now nobody else puts anything there
        manifests = installed(home)
        relative = _of_home(home, manifests)
        size = sum(storage.tree_size(home.root / name) for name in relative)
        _check_space(new.root, size)
        usual = home == Home.resolve()
        _begin(home, "home", home.root, new.root)
        copied = _copy(home.root, new.root, relative, size, sink, cancel)
        for manifest in manifests:
            _moved(manifest, home.root, new.root).save(new)
        _note(new, "home", home.root, new.root, copied)
        _lead_secrets(home, new)
        for profile in profiles.every(new):
            configure(new, profile)
        (new.root / MOVED).unlink(missing_ok=True)  # when it moves back
        write_atomic(home.root / MOVED, str(new.root).encode())  # the switch
        if usual and home.can_be_chosen:
            new.choose()
    with held(new.root / "setup.lock", doing):
        kept = finish(new, sink=sink)
    return Moved(new, new.root, size, (*kept, *storage.foreign(home, ())))


def finish(home: Home, *, sink: Sink) -> tuple[Path, ...]:
    """Remove the originals of a move that had switched already; forget one that had not. Called at the start of every
    move and by `repair`. Returns originals that stay because they changed."""
    journal = read_json(home.root / "move.json")
    if not isinstance(journal, dict):
        return ()
    source, target = Path(journal["source"]), Path(journal["target"])
    kept: tuple[Path, ...] = ()
    if _switched(home, journal):
        copied = [
            Copied(source / name, target / name, (size, when)) for name, size, when in journal["copied"]
        ]
        kept = remove_originals(copied)
        _clear(home, journal["what"], source)
        sink(Message(tr("{target} is in use now; {source} was cleared.", target=target, source=source)))
    (home.root / "move.json").unlink(missing_ok=True)
    return kept


def _switched(home: Home, journal: dict[str, Any]) -> bool:
    if journal["what"] == "home":
        return Path(journal["target"]) == home.root
    manifest = find(home, "model", journal["what"])
    return manifest is not None and manifest.folder == Path(journal["target"]) and "copied" in journal


def _clear(home: Home, what: str, source: Path) -> None:
    """The empty folders that a move leaves, and of an old data folder the files that only made sense there."""
    if what != "home":
        remove_empty(source)
        if source.parent not in (home.root, home.models):
            remove_empty(source.parent)
        return
    for path in [
        *(source / "manifests").glob("*.json"),
        source / "move.json",
        source / "setup.lock",
        source / "start.lock",
    ]:
        path.unlink(missing_ok=True)
    for folder in [path for path in source.iterdir() if path.is_dir()] if source.is_dir() else []:
        remove_empty(folder)


def _begin(home: Home, what: str, source: Path, target: Path) -> None:
    write_json(home.root / "move.json", {"what": what, "source": str(source), "target": str(target)})


def _note(home: Home, what: str, source: Path, target: Path, copied: Sequence[Copied]) -> None:
    files = [[item.source.relative_to(source).as_posix(), *item.state] for item in copied]
    journal = {"what": what, "source": str(source), "target": str(target), "copied": files}
    write_json(home.root / "move.json", journal)


def _copy(
    source: Path, target: Path, relative: list[str], size: int, sink: Sink, cancel: Cancel
) -> tuple[Copied, ...]:
    title = tr("Move to {folder}", folder=target)
    sink(StepChanged("move", title, StepState.RUNNING))
    pairs = [(source / name, target / name) for name in relative]
    copied = copy(pairs, step="move", sink=sink, cancel=cancel, total=size)
    sink(StepChanged("move", title, StepState.DONE))
    return copied


def _lead_secrets(old: Home, new: Home) -> None:
    """Settings and profiles that name a file of a secret name the one in the new folder. Raises OSError."""
    before, after = str(old.root / "secrets"), str(new.root / "secrets")
    store = settings_store(new)
    place = store.load().hf_token_place
    if before in place:
        store.change(hf_token_place=place.replace(before, after))
    for profile in profiles.every(new):
        key = str(profile.options.get("api_key_file", ""))
        if before in key:
            options = {**profile.options, "api_key_file": key.replace(before, after)}
            profiles.save(new, dataclasses.replace(profile, options=options))


def _moved(manifest: Manifest, old: Path, new: Path) -> Manifest:
    """The manifest with every path below `old` leading below `new`."""

    def lead(text: str) -> str:
        parts = []
        for line in text.split("\n"):
            path = Path(line)
            parts.append(str(new / path.relative_to(old)) if line and path.is_relative_to(old) else line)
        return "\n".join(parts)

    facts = {name: lead(value) for name, value in manifest.facts.items()}
    return dataclasses.replace(manifest, folder=Path(lead(str(manifest.folder))), facts=facts)


def _of_home(home: Home, manifests: tuple[Manifest, ...]) -> list[str]:
    """Every file of ours below the data folder, relative. Manifests are written anew, locks and notes stay."""
    foreign = set(storage.foreign(home, manifests))
    tops = [*uninstall.own_paths(home), home.engines, home.models, home.captures, home.root / "aside"]
    left = {home.root / MOVED}
    files = []
    for top in tops:
        inside = (
            [top] if not top.is_dir() else [p for p in top.rglob("*") if p.is_symlink() or not p.is_dir()]
        )
        files += [path for path in inside if path.exists() or path.is_symlink()]
    return sorted({path.relative_to(home.root).as_posix() for path in files if path not in foreign | left})


def _check_model(home: Home, manifest: Manifest) -> None:
    if manifest.kind != "model":
        raise UserFacingError(
            tr("Only models move alone"),
            tr("{name} is an engine.", name=manifest.id),
            tr("Move the whole data folder instead; engines go with it."),
            code="not-a-model",
        )
    if manifest.adopted:
        raise UserFacingError(
            tr("This model is yours"),
            tr("{name} was added where you keep it; the launcher never moves it.", name=manifest.id),
            tr("Move it yourself, then add it again from its new place."),
            code="adopted",
        )
    storage.check_reachable(manifest)
    _check_stopped(home, storage.users(home, manifest))


def _check_home(home: Home, new: Home) -> None:
    new.check_length()
    if new.root.is_relative_to(home.root) or home.root.is_relative_to(new.root):
        raise UserFacingError(
            tr("One folder lies inside the other"),
            tr("{new} and {old} overlap.", new=new.root, old=home.root),
            tr("Choose a folder of its own."),
            code="folder-inside",
        )
    if not home.root.is_dir():
        raise UserFacingError(
            tr("A folder cannot be reached"),
            tr("{folder} is away. Perhaps its drive is not connected.", folder=home.root),
            tr("Connect the drive and try again. Nothing was forgotten."),
            code="not-reachable",
        )
    empty = not new.root.exists() or all(path.name in (MOVED, "setup.lock") for path in new.root.iterdir())
    if not empty and not _goes_on(home, new):
        raise UserFacingError(
            tr("The folder is not empty"),
            tr("{folder} holds something already.", folder=new.root),
            tr("Choose an empty folder, or the name of a new one."),
            code="folder-not-empty",
        )
    _check_stopped(home, tuple(profile.id for profile in profiles.every(home)))


def _goes_on(home: Home, new: Home) -> bool:
    """What lies in the new folder is an unfinished copy of ours."""
    journal = read_json(home.root / "move.json")
    return isinstance(journal, dict) and (journal["what"], journal["target"]) == ("home", str(new.root))


def _check_stopped(home: Home, users: tuple[str, ...]) -> None:
    running = control.status(home)
    if running.state.running and running.profile in users:
        raise UserFacingError(
            tr("It is in use"),
            tr("The engine runs with the profile “{profile}”.", profile=running.profile),
            tr("Stop the engine first, then try again."),
            code="in-use",
        )


def _check_space(folder: Path, size: int) -> None:
    free = storage.free_bytes(folder)
    if size + _RESERVE > free:
        raise UserFacingError(
            tr("Not enough space on the drive"),
            tr(
                "{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.",
                need=download(size + _RESERVE),
                folder=folder,
                free=download(free),
            ),
            tr("Free up space there, or choose another drive. Nothing was moved."),
            code="disk-full",
        )
