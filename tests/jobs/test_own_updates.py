"""Signed updates against a local repository of the makers' own tool: what is offered, which attacks are refused."""

from __future__ import annotations

import json
import shutil
import socket
import tarfile
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tuf.api.metadata import Metadata, Root

from app.catalog.load import load
from app.core.errors import UserFacingError
from app.core.events import ignore
from app.jobs import launcher_update, own_updates
from app.jobs.knowledge import catalog, settings_store
from app.system.home import Home
from app.system.packaging import Packaging
from app.system.resources import resource
from installer.trust import RULES, Repository

NEWER = "2099.1.1"
SHIPPED = load().version


class Makers:
    """The makers' computer: their keys, and the folder that their web server serves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.served = folder / "repository"
        self.repository = Repository(folder / "keys", self.served)
        self.repository.create()

    @property
    def root(self) -> bytes:
        return (self.served / "metadata" / "1.root.json").read_bytes()

    def at(self, days: int) -> Repository:
        """The same keys and folder, on another day."""
        return Repository(
            self.repository.keys, self.served, datetime.now(UTC).replace(microsecond=0) + timedelta(days)
        )

    def catalogue(self, version: str = NEWER, *, spoil: str = "") -> None:
        folder = self.folder / f"catalog-{version}"
        shutil.copytree(resource("catalog"), folder)
        engines = folder / "engines.toml"
        text = engines.read_text(encoding="utf-8").replace(SHIPPED, version)
        engines.write_text(text + spoil, encoding="utf-8")
        self.repository.add_catalogue(folder, "More models")

    def launcher(self, version: str = "99.0", channel: str = "stable") -> Path:
        path = self.folder / f"strata-launcher-{version}-setup.exe"
        path.write_bytes(b"MZ" + version.encode() * 1000)
        self.repository.add_launcher(
            version, {Packaging.WINDOWS_SETUP: path}, f"What is new in {version}", channel
        )
        return path

    def newest(self, role: str) -> Path:
        found = (self.served / "metadata").glob(f"*.{role}.json")
        return max(found, key=lambda path: int(path.name.partition(".")[0]))


@pytest.fixture
def makers(tmp_path: Path) -> Makers:
    return Makers(tmp_path / "makers")


@pytest.fixture
def home(tmp_path: Path, makers: Makers, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A launcher that was shipped with these makers' root and looks for updates in their folder."""
    home = Home(tmp_path / "größe home")
    trust = tmp_path / "trust"
    trust.mkdir()
    (trust / "root.json").write_bytes(makers.root)
    (trust / "updates.toml").write_text(f'address = "{makers.served.as_uri()}"\n', encoding="utf-8")

    def shipped(*parts: str) -> Path:
        return trust.joinpath(*parts[1:]) if parts[0] == "trust" else resource(*parts)

    monkeypatch.setattr(own_updates, "resource", shipped)
    return home


def code(home: Home) -> str:
    with pytest.raises(UserFacingError) as raised:
        own_updates.look(home)
    assert raised.value.what_to_do
    return raised.value.code


def test_no_link_is_made_for_drives_that_hold_none(home: Home) -> None:
    own_updates.look(home)
    assert not [path for path in (home.root / "trust").rglob("*") if path.is_symlink()]


def test_nothing_newer(home: Home) -> None:
    looked = own_updates.look(home)
    assert looked.launcher is None
    assert looked.catalogue is None
    with pytest.raises(UserFacingError, match="Nothing newer"):
        own_updates.update_catalogue(home)


def test_newer_releases_are_offered_with_their_notes(
    home: Home, makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers.launcher("99.0")
    makers.launcher("99.1", channel="preview")
    makers.catalogue()
    looked = own_updates.look(home)
    assert looked.launcher is not None
    assert (looked.launcher.version, looked.launcher.notes) == ("99.0", "What is new in 99.0")
    assert looked.launcher.file == ""  # a copy of the source has no package
    assert looked.catalogue is not None
    assert (looked.catalogue.version, looked.catalogue_now) == (NEWER, SHIPPED)
    settings_store(home).change(update_channel="preview")
    monkeypatch.setattr(own_updates, "packaging", lambda: Packaging.WINDOWS_SETUP)
    preview = own_updates.look(home).launcher
    assert preview is not None
    assert preview.file == "launcher/99.1/strata-launcher-99.1-setup.exe"


def test_the_launcher_is_fetched_and_is_what_was_signed(
    home: Home, makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = makers.launcher()
    with pytest.raises(UserFacingError) as raised:
        own_updates.launcher_file(home)
    assert raised.value.code == "updates-not-for-this"
    monkeypatch.setattr(own_updates, "packaging", lambda: Packaging.WINDOWS_SETUP)
    _, path = own_updates.launcher_file(home)
    assert path.read_bytes() == original.read_bytes()
    served = next((makers.served / "targets" / "launcher" / "99.0").iterdir())
    served.write_bytes(served.read_bytes()[:-1] + b"!")
    path.unlink()
    with pytest.raises(UserFacingError):
        own_updates.launcher_file(home)
    assert not path.exists()


def test_a_catalogue_is_used_and_given_back(home: Home, makers: Makers) -> None:
    makers.catalogue("2098.1.1")
    assert own_updates.update_catalogue(home) == "2098.1.1"
    makers.catalogue(NEWER)
    assert own_updates.update_catalogue(home) == NEWER
    assert catalog(home).version == NEWER
    assert own_updates.roll_back_catalogue(home) == "2098.1.1"
    assert own_updates.roll_back_catalogue(home) == SHIPPED
    with pytest.raises(UserFacingError, match="nothing to go back"):
        own_updates.roll_back_catalogue(home)


def test_a_catalogue_that_cannot_be_read_is_not_used(home: Home, makers: Makers) -> None:
    makers.catalogue(spoil="\n[[engine]]\nnonsense = 1\n")
    with pytest.raises(UserFacingError) as raised:
        own_updates.update_catalogue(home)
    assert raised.value.code == "bad-catalogue"
    assert catalog(home).version == SHIPPED


def test_a_catalogue_that_is_damaged_later_gives_way(home: Home, makers: Makers) -> None:
    makers.catalogue()
    own_updates.update_catalogue(home)
    (home.catalogue / NEWER / "engines.toml").write_bytes(b"\xff\x00")
    found = catalog(home)
    assert found.version == SHIPPED
    assert "damaged" in " ".join(found.notes)


def test_a_catalogue_older_than_the_shipped_one_does_not_count(home: Home, makers: Makers) -> None:
    makers.catalogue()
    own_updates.update_catalogue(home)
    (home.catalogue / NEWER).rename(home.catalogue / "2001.1.1")
    (home.catalogue / "current.json").write_text(json.dumps({"version": "2001.1.1"}))
    assert catalog(home).version == SHIPPED


def test_rollback_to_older_metadata_is_refused(home: Home, makers: Makers, tmp_path: Path) -> None:
    shutil.copytree(makers.served, tmp_path / "old")
    makers.catalogue()
    own_updates.look(home)
    shutil.rmtree(makers.served)
    shutil.copytree(tmp_path / "old", makers.served)
    assert code(home) == "updates-older"


def test_frozen_metadata_expires(home: Home, makers: Makers) -> None:
    makers.at(days=-15).stamp()
    assert code(home) == "updates-expired"
    makers.repository.stamp()
    own_updates.look(home)


def test_parts_of_two_versions_are_not_mixed(home: Home, makers: Makers) -> None:
    old = makers.newest("targets").read_bytes()
    makers.launcher()
    makers.newest("targets").write_bytes(old)
    assert code(home) in ("updates-older", "updates-not-trusted")


def test_keys_are_rotated_and_old_launchers_follow(home: Home, makers: Makers) -> None:
    own_updates.look(home)
    for role in RULES:
        makers.repository.rotate(role, 1)
    makers.repository.rotate("root", 2)
    makers.repository.rotate("root", 3)
    makers.catalogue()
    looked = own_updates.look(home)  # its shipped root knows none of the keys that count now
    assert looked.catalogue is not None


def test_a_revoked_key_signs_nothing(home: Home, makers: Makers) -> None:
    keys = makers.repository.keys
    shutil.copy(keys / "timestamp-1.pem", keys / "stolen.pem")
    makers.repository.rotate("timestamp", 1)
    shutil.copy(keys / "stolen.pem", keys / "timestamp-1.pem")
    makers.repository.stamp()
    assert code(home) == "updates-not-trusted"


@pytest.mark.parametrize("role", ["root", "targets"])
def test_too_few_keys_sign_nothing(makers: Makers, role: str) -> None:
    for number in (1, 2):
        (makers.repository.keys / f"{role}-{number}.pem").unlink()
    with pytest.raises(SystemExit, match=f"{role} needs 2 keys"):
        makers.repository._save(role, makers.repository._read(role))


def test_metadata_below_its_threshold_is_refused(home: Home, makers: Makers) -> None:
    makers.launcher()
    metadata = Metadata.from_file(str(makers.newest("targets")))
    for keyid in list(metadata.signatures)[1:]:
        del metadata.signatures[keyid]
    makers.newest("targets").write_bytes(metadata.to_bytes())
    assert code(home) == "updates-not-trusted"


def test_the_catalogue_key_cannot_release_a_launcher(
    home: Home, makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_updates, "packaging", lambda: Packaging.WINDOWS_SETUP)
    makers.repository._add("catalogue", {"launcher/99.0/setup.exe": b"MZ"})
    release = {
        "version": "99.0",
        "channel": "stable",
        "files": {Packaging.WINDOWS_SETUP.value: "launcher/99.0/setup.exe"},
    }
    index = json.dumps({"releases": [release]}).encode()
    makers.repository._add("targets", {"launcher/releases.json": index})
    makers.repository.stamp()
    with pytest.raises(UserFacingError) as raised:
        own_updates.launcher_file(home)
    assert raised.value.code == "updates-no-file"


@pytest.mark.parametrize("role", ["root", "targets", "catalogue", "snapshot"])
def test_tampered_metadata_is_refused(home: Home, makers: Makers, role: str) -> None:
    makers.repository.rotate("root", 1)
    makers.catalogue()
    path = makers.newest(role)
    path.write_bytes(path.read_bytes().replace(b'"expires":"20', b'"expires":"21', 1))
    assert code(home) == "updates-not-trusted"


@pytest.mark.parametrize("change", [lambda data: data[:-1] + b"?", lambda data: data + b" " * 100_000])
def test_a_tampered_file_is_refused(home: Home, makers: Makers, change: object) -> None:
    makers.catalogue()
    for path in (makers.served / "targets" / "catalogue").glob("*.releases.json"):
        path.write_bytes(change(path.read_bytes()))  # type: ignore[operator]
    assert code(home) == "updates-not-trusted"


@pytest.mark.parametrize(
    "index",
    ["[]", '{"releases": [1]}', '{"releases": [{"version": "9", "channel": "stable", "files": 1}]}', "{"],
)
def test_an_index_that_makes_no_sense_is_said(home: Home, makers: Makers, index: str) -> None:
    makers.repository._add("targets", {"launcher/releases.json": index.encode()})
    makers.repository.stamp()
    assert code(home) == "updates-not-readable"


def test_broken_memory_of_the_metadata_is_fetched_again(home: Home, makers: Makers) -> None:
    own_updates.look(home)
    for path in (home.root / "trust").rglob("*.json"):
        if path.is_file() and not path.is_symlink():
            path.write_bytes(b"\x00 broken")
    own_updates.look(home)


def test_offline_and_without_an_address(home: Home) -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        settings_store(home).change(updates_address=f"http://127.0.0.1:{taken.getsockname()[1]}")
        assert code(home) == "updates-unreachable"
    settings_store(home).change(updates_address="")
    (own_updates.resource("trust", "updates.toml")).write_text('address = ""\n', encoding="utf-8")
    assert code(home) == "updates-no-address"
    assert catalog(home).version == SHIPPED


@pytest.fixture
def web(makers: Makers) -> Iterator[str]:
    handler = partial(SimpleHTTPRequestHandler, directory=str(makers.served))
    handler.log_message = lambda *_: None  # type: ignore[attr-defined]
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_over_http(home: Home, makers: Makers, web: str) -> None:
    settings_store(home).change(updates_address=web)
    makers.catalogue()
    assert own_updates.update_catalogue(home) == NEWER


def test_the_shipped_root_is_whole() -> None:
    metadata = Metadata[Root].from_bytes(resource("trust", "root.json").read_bytes())
    metadata.verify_delegate("root", metadata)
    for role in ("root", "targets", "snapshot", "timestamp"):
        assert metadata.signed.roles[role].threshold == RULES[role].threshold
        assert len(metadata.signed.roles[role].keyids) == RULES[role].keys
    assert metadata.signed.consistent_snapshot


def _archive(folder: Path, *, exit_code: int) -> Path:
    program = folder / "strata-launcher-99.0-linux-x86_64"
    program.mkdir(parents=True)
    script = program / "strata-launcher-cli"
    script.write_text(f"#!/bin/sh\necho tried $1\nexit {exit_code}\n")
    script.chmod(0o755)
    (program / "link.so").symlink_to("strata-launcher-cli")
    path = folder / "new.tar.gz"
    with tarfile.open(path, "w:gz") as file:
        file.add(program, program.name)
    return path


def test_a_new_folder_lies_beside_the_old_one_once_it_works(tmp_path: Path) -> None:
    archive = _archive(tmp_path / "dist", exit_code=0)
    (tmp_path / "apps").mkdir()
    for _ in range(2):
        place = launcher_update.beside(archive, tmp_path / "apps", ignore, launcher_update.try_copy)
        assert place == tmp_path / "apps" / "strata-launcher-99.0-linux-x86_64"
        assert (place / "link.so").is_symlink()
    assert [path.name for path in (tmp_path / "apps").iterdir()] == [place.name]


def test_a_new_folder_that_does_not_work_is_not_kept(tmp_path: Path) -> None:
    archive = _archive(tmp_path / "dist", exit_code=1)
    (tmp_path / "apps").mkdir()
    with pytest.raises(UserFacingError) as raised:
        launcher_update.beside(archive, tmp_path / "apps", ignore, launcher_update.try_copy)
    assert raised.value.code == "updates-self-test"
    assert "tried --self-test" in raised.value.details
    assert not list((tmp_path / "apps").iterdir())
