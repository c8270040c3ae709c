"""The makers' side of signed updates: keys, and the repository that the launcher trusts (docs/updates.md).

    python -m installer.trust new KEYS REPOSITORY [--shipped]    make keys and an empty repository; with --shipped
                                                                 also the root.json that the program carries
    python -m installer.trust launcher KEYS REPOSITORY VERSION --notes TEXT [--channel preview] KIND=FILE ...
    python -m installer.trust catalogue KEYS REPOSITORY [--notes TEXT]         publish resources/catalog
    python -m installer.trust stamp KEYS REPOSITORY                            renew what expires; once a week
    python -m installer.trust rotate KEYS REPOSITORY ROLE NUMBER               replace one key of a role

KEYS holds one private key a file, `<role>-<number>.pem`. A role whose keys are not all there is signed with those that
are; below its threshold nothing is written. REPOSITORY is what a web server serves.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.serialization import load_pem_private_key
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import (
    DelegatedRole,
    Delegations,
    Key,
    Metadata,
    MetaFile,
    Role,
    Root,
    Snapshot,
    TargetFile,
    Targets,
    Timestamp,
)

from app.jobs.own_updates import FORMAT
from app.system.files import write_atomic
from app.system.packaging import Packaging
from app.system.resources import resource


@dataclass(frozen=True, slots=True)
class Rule:
    """`threshold` of `keys` keys sign; the metadata counts for `days`."""

    keys: int
    threshold: int
    days: int


RULES = {
    "root": Rule(3, 2, 365),
    "targets": Rule(3, 2, 180),  # the launcher itself
    "catalogue": Rule(2, 1, 90),  # only what lies under catalogue/
    "snapshot": Rule(1, 1, 30),
    "timestamp": Rule(1, 1, 14),
}


class Repository:
    """Raises SystemExit with a sentence when keys are missing; nothing is written then."""

    def __init__(self, keys: Path, folder: Path, now: datetime | None = None) -> None:
        self.keys, self.folder = keys, folder
        self.now = now or datetime.now(UTC).replace(microsecond=0)

    def create(self) -> None:
        """New keys and version 1 of everything."""
        root = Root(roles={role: Role([], RULES[role].threshold) for role in RULES if role != "catalogue"})
        public: dict[str, list[Key]] = {
            role: [self._new_key(role, number) for number in range(1, rule.keys + 1)]
            for role, rule in RULES.items()
        }
        for role, keys in public.items():
            for key in keys:
                if role != "catalogue":
                    root.add_key(key, role)
        ids = [key.keyid for key in public["catalogue"]]
        delegated = DelegatedRole("catalogue", ids, RULES["catalogue"].threshold, True, ["catalogue/*"])
        delegations = Delegations({key.keyid: key for key in public["catalogue"]}, {"catalogue": delegated})
        self._save("root", Metadata(root))
        self._save("targets", Metadata(Targets(delegations=delegations)))
        self._save("catalogue", Metadata(Targets()))
        self._add("targets", {"launcher/releases.json": _index([])}, fresh=True)
        self._add("catalogue", {"catalogue/releases.json": _index([])}, fresh=True)
        meta = {"targets.json": MetaFile(1), "catalogue.json": MetaFile(1)}
        self._save("snapshot", Metadata(Snapshot(meta=meta)))
        self._save("timestamp", Metadata(Timestamp(snapshot_meta=MetaFile(1))))

    def add_launcher(
        self, version: str, files: Mapping[Packaging, Path], notes: str, channel: str = "stable"
    ) -> None:
        names = {kind.value: f"launcher/{version}/{path.name}" for kind, path in files.items()}
        entry = {"version": version, "channel": channel, "notes": notes, "files": names}
        contents = {names[kind.value]: path.read_bytes() for kind, path in files.items()}
        self._release("targets", "launcher/releases.json", entry, contents)

    def add_catalogue(self, catalog: Path, notes: str = "") -> str:
        """Publish a catalogue folder; its version stands in its engines.toml."""
        version = str(tomllib.loads((catalog / "engines.toml").read_text(encoding="utf-8"))["version"])
        name = f"catalogue/{version}.zip"
        entry = {"version": version, "format": FORMAT, "notes": notes, "file": name}
        self._release("catalogue", "catalogue/releases.json", entry, {name: _zipped(catalog)})
        return version

    def stamp(self) -> None:
        """Renew snapshot and timestamp; what they name stays."""
        meta = {
            f"{role}.json": MetaFile(self._read(role).signed.version) for role in ("targets", "catalogue")
        }
        snapshot = self._read("snapshot")
        snapshot.signed = Snapshot(version=snapshot.signed.version + 1, meta=meta)
        timestamp = self._read("timestamp")
        timestamp.signed = Timestamp(
            version=timestamp.signed.version + 1, snapshot_meta=MetaFile(snapshot.signed.version)
        )
        self._save("snapshot", snapshot)
        self._save("timestamp", timestamp)

    def rotate(self, role: str, number: int) -> None:
        """Replace one key of a role. A new root is signed by the old keys as well, so that old launchers follow."""
        namer = "targets" if role == "catalogue" else "root"  # whose metadata names the role's keys
        metadata, before = self._read(namer), self._signers(namer)
        path = self._key_file(role, number)
        metadata.signed.revoke_key(self._signer(path).public_key.keyid, role)
        path.rename(path.with_suffix(f".until-{metadata.signed.version}.pem"))
        metadata.signed.add_key(self._new_key(role, number), role)
        metadata.signed.version += 1
        self._save(namer, metadata, extra=before if namer == "root" else None)
        if role in ("targets", "catalogue"):
            signed = self._read(role)
            signed.signed.version += 1
            self._save(role, signed)
        self.stamp()

    def _release(self, role: str, index: str, entry: dict[str, Any], contents: dict[str, bytes]) -> None:
        releases = [item for item in self._releases(role, index) if item["version"] != entry["version"]]
        self._add(role, {**contents, index: _index([*releases, entry])})
        self.stamp()

    def _releases(self, role: str, index: str) -> list[dict[str, Any]]:
        digest = self._read(role).signed.targets[index].hashes["sha256"]
        content = (self.folder / "targets" / _with_hash(index, digest)).read_bytes()
        return list(json.loads(content)["releases"])

    def _add(self, role: str, contents: Mapping[str, bytes], *, fresh: bool = False) -> None:
        metadata = self._read(role)
        for name, content in contents.items():
            target = TargetFile.from_data(name, content, ["sha256"])
            path = self.folder / "targets" / _with_hash(name, target.hashes["sha256"])
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, content)
            metadata.signed.targets[name] = target
        metadata.signed.version += not fresh
        self._save(role, metadata)

    def _read(self, role: str) -> Metadata[Any]:
        if role == "timestamp":
            return Metadata.from_file(str(self.folder / "metadata" / "timestamp.json"))
        found = list((self.folder / "metadata").glob(f"*.{role}.json"))
        newest = max(found, key=lambda path: int(path.name.partition(".")[0]))
        return Metadata.from_file(str(newest))

    def _save(self, role: str, metadata: Metadata[Any], extra: list[CryptoSigner] | None = None) -> None:
        metadata.signed.expires = self.now + timedelta(days=RULES[role].days)
        signers = self._signers(role)
        if len(signers) < RULES[role].threshold:
            raise SystemExit(
                f"{role} needs {RULES[role].threshold} keys, and {self.keys} holds {len(signers)} of them."
            )
        metadata.signatures.clear()
        for signer in [*(extra or ()), *signers]:
            metadata.sign(signer, append=True)
        name = "timestamp.json" if role == "timestamp" else f"{metadata.signed.version}.{role}.json"
        (self.folder / "metadata").mkdir(parents=True, exist_ok=True)
        write_atomic(self.folder / "metadata" / name, metadata.to_bytes())

    def _signers(self, role: str) -> list[CryptoSigner]:
        files = [self._key_file(role, number) for number in range(1, RULES[role].keys + 1)]
        return [self._signer(path) for path in files if path.exists()]

    @staticmethod
    def _signer(path: Path) -> CryptoSigner:
        private: Any = load_pem_private_key(path.read_bytes(), None)
        return CryptoSigner(private)

    def _new_key(self, role: str, number: int) -> Any:
        signer = CryptoSigner.generate_ed25519()
        self.keys.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(self._key_file(role, number), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(signer.private_bytes)
        return signer.public_key

    def _key_file(self, role: str, number: int) -> Path:
        return self.keys / f"{role}-{number}.pem"


def _index(releases: list[dict[str, Any]]) -> bytes:
    return json.dumps({"releases": releases}, indent=1, ensure_ascii=False).encode()


def _with_hash(name: str, digest: str) -> Path:
    path = Path(name)
    return path.with_name(f"{digest}.{path.name}")


def _zipped(folder: Path) -> bytes:
    """The same files give the same bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*.toml")):
            file.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return buffer.getvalue()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("new", "launcher", "catalogue", "stamp", "rotate"))
    parser.add_argument("keys", type=Path)
    parser.add_argument("repository", type=Path)
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--notes", default="")
    parser.add_argument("--channel", default="stable", choices=("stable", "preview"))
    parser.add_argument("--shipped", action="store_true")
    options = parser.parse_args(arguments)
    repository = Repository(options.keys, options.repository)
    if options.what == "new":
        repository.create()
        if options.shipped:
            write_atomic(
                resource("trust", "root.json"), (options.repository / "metadata" / "1.root.json").read_bytes()
            )
    elif options.what == "launcher":
        version, *pairs = options.rest
        files = {Packaging(kind): Path(path) for kind, _, path in (pair.partition("=") for pair in pairs)}
        repository.add_launcher(version, files, options.notes, options.channel)
    elif options.what == "catalogue":
        repository.add_catalogue(resource("catalog"), options.notes)
    elif options.what == "rotate":
        repository.rotate(options.rest[0], int(options.rest[1]))
    else:
        repository.stamp()


if __name__ == "__main__":
    main(sys.argv[1:])
