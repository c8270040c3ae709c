"""The steps "strata-source" and "llama-source": the program text that the engine zip lacks."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.engines.strata.install import ledger
from app.engines.strata.install.archives import fetch_and_unpack, move_over
from app.engines.strata.install.facts import facts, llama_source, source_tree
from app.engines.strata.install.order import Order
from app.install.steps import PlannedStep
from app.system.files import replace, sync_folder

_VERSION = re.compile(r"project\s*\(\s*strata\s+VERSION\s+([\d.]+)", re.IGNORECASE)
_PROOF = "CMakeLists.txt"  # moved in last


def tree_version(root: Path) -> str:
    """The version of the source tree in a Strata folder, "" when there is none."""
    try:
        found = _VERSION.search((root / _PROOF).read_text("utf-8", "replace"))
    except OSError:
        return ""
    return found[1] if found else ""


def version_key(version: str) -> tuple[int, ...]:
    """For comparing: "0.1.40.3" -> (0, 1, 40, 3), padded to four numbers as setup compares them."""
    numbers = [int(part) for part in re.findall(r"\d+", version)[:4]]
    return tuple(numbers + [0] * (4 - len(numbers)))


@dataclass(frozen=True, slots=True)
class InstallSource:
    """Server, tools, profiles and tuning tables of the engine build's own release."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        size = facts().source.size
        return PlannedStep("strata-source", tr("Strata's program files"), size, 3 * size)

    def done(self) -> bool:
        """A hotfix's tree may name its base version (v0.1.40.1 says 0.1.40): then where it came from counts."""
        have, wanted, home = tree_version(self.order.root), self.order.build.version, self.order.home
        new_enough = bool(have) and version_key(have) >= version_key(wanted)
        ours = bool(have) and ledger.origin(home, "strata-source") == f"v{wanted}"
        return (new_enough or ours) and ledger.whole(home, "strata-source")

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order, version = self.order, self.order.build.version
        staging = order.root.with_name(".Strata.source")
        content, files = fetch_and_unpack(
            order, source_tree(version), staging, step="strata-source", sink=sink, cancel=cancel
        )
        move_over(content, order.root, files, last=_PROOF)
        sync_folder(order.root)
        shutil.rmtree(staging, ignore_errors=True)
        ledger.note(order.home, "strata-source", order.root, files, f"v{version}")


@dataclass(frozen=True, slots=True)
class InstallLlamaSource:
    """llama.cpp's source at the pinned commit, without its web page: the tools read GGUF files with its gguf-py."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        size = facts().llama_source.size
        return PlannedStep("llama-source", tr("Model reader (llama.cpp's source)"), size, 3 * size)

    @property
    def _folder(self) -> Path:
        return self.order.root / "third_party" / "llama.cpp"

    def done(self) -> bool:
        proof = self._folder / "gguf-py" / "gguf" / "__init__.py"
        return proof.exists() and ledger.whole(self.order.home, "llama-source")

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order, without = self.order, facts().llama_source.without
        staging = order.home.downloads / "llama"  # a short path: Windows ends at 260 characters (Strata #206)
        content, files = fetch_and_unpack(
            order, llama_source(), staging, step="llama-source", sink=sink, cancel=cancel
        )
        shutil.rmtree(content / without, ignore_errors=True)
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.parent.mkdir(parents=True, exist_ok=True)
        replace(content, self._folder)
        sync_folder(self._folder.parent)
        shutil.rmtree(staging, ignore_errors=True)
        kept = [file for file in files if not file[0].startswith(without)]
        ledger.note(order.home, "llama-source", self._folder, kept, facts().llama_source.revision)
