"""The steps "pack" and "draft-layer": what Strata's own tools make of the downloads (contract, section 6, step 6)."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.core.units import GB
from app.engines.strata.install.facts import facts
from app.engines.strata.install.order import Order
from app.engines.strata.install.tool import run_tool
from app.install.steps import PlannedStep
from app.system.files import replace

_TWO_PASS_SIZE = 40 * GB  # about; written once


@dataclass(frozen=True, slots=True)
class PreparePack:
    """The pack and its tokenizer."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        size = _TWO_PASS_SIZE if self.order.two_pass_pack else 0
        return PlannedStep("pack", tr("Preparing the model"), 0, size)

    def done(self) -> bool:
        pack = self.order.pack
        needed = ["tokenizer/vocab.json"]
        needed += ["index.txt", "experts.bin"] if self.order.two_pass_pack else ["native_experts.txt"]
        needed += ["experts.bin"] if self.order.experts_file else []
        return all((pack / name).exists() for name in needed)

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order, shard = self.order, self.order.shards[0]
        order.pack.mkdir(parents=True, exist_ok=True)
        if order.two_pass_pack:
            build: list[str | Path] = [
                "strata_pack.py",
                "build",
                "--gguf",
                shard,
                "--out",
                order.pack,
                "--skip-hash",
                "--force",
            ]
            _run(order, "pack", build, sink, cancel)
            _run(order, "pack", ["pack_index.py", "--pack", order.pack], sink, cancel)
            _run(order, "pack", ["strata_tokenizer.py", "--gguf", shard, "--out", order.pack], sink, cancel)
        else:
            words: list[str | Path] = ["iq_pack.py", "--gguf", shard, "--out", order.pack]
            words += ["--compat-bf16"] if order.variant.id in facts().compat_bf16 else []
            words += ["--experts-bin"] if order.experts_file else []
            _run(order, "pack", words, sink, cancel)
        _must_be_done(self, tr("Preparing the model"))


@dataclass(frozen=True, slots=True)
class PrepareDraftLayer:
    """The draft layer in the engine's own form; one for all families and sizes."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        return PlannedStep("draft-layer", tr("Preparing the draft layer"))

    @property
    def _folder(self) -> Path:
        return Path(self.order.places.draft_layer)

    def done(self) -> bool:
        return (self._folder / "rt" / "experts.bin").exists()

    def run(self, sink: Sink, cancel: Cancel) -> None:
        folder = self._folder
        packed = folder / "mtp-q2_0.gguf"
        pack: list[str | Path] = ["mtp_pack.py", "--src", folder, "--experts", "q2_0", "--out", packed]
        _run(self.order, "draft-layer", pack, sink, cancel)
        _run(self.order, "draft-layer", ["mtp_rt.py", "--gguf", packed, "--out", folder / "rt"], sink, cancel)
        _must_be_done(self, tr("Preparing the draft layer"))


@dataclass(frozen=True, slots=True)
class ChooseDraftVocabulary:
    """The token subset that the draft layer guesses from, copied out of the source tree."""

    order: Order

    @property
    def planned(self) -> PlannedStep:
        return PlannedStep("draft-vocabulary", tr("Draft layer's vocabulary"))

    @property
    def _source(self) -> Path:
        name = self.order.draft_vocab
        return self.order.root / "data" / ("draft_vocab.bin" if name == "cjk" else f"draft_vocab_{name}.bin")

    @property
    def _target(self) -> Path:
        return Path(self.order.places.draft_layer) / "rt" / "draft_vocab.bin"

    def done(self) -> bool:
        try:
            return self._target.read_bytes() == self._source.read_bytes()
        except OSError:
            return False

    def run(self, sink: Sink, cancel: Cancel) -> None:
        temporary = self._target.with_suffix(".tmp")
        shutil.copyfile(self._source, temporary)
        replace(temporary, self._target)


def _run(order: Order, step: str, words: list[str | Path], sink: Sink, cancel: Cancel) -> None:
    tool, *arguments = words
    run_tool(
        [Path(order.places.python), order.root / "tools" / tool, *arguments],
        cwd=order.root,
        step=step,
        what=str(tool),
        sink=sink,
        cancel=cancel,
        env={"STRATA_GGUF_PY": str(order.places.gguf_py)},
    )


def _must_be_done(step: PreparePack | PrepareDraftLayer, what: str) -> None:
    if not step.done():
        raise UserFacingError(
            tr("A step of the installation failed"),
            tr("{what}: Strata's tool ended without an error and without its result.", what=what),
            tr("Run set-up again. If it fails again, send a report."),
            code="tool-no-result",
        )
