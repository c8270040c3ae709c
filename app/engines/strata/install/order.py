"""What is to be installed and where: the one input of every step."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.catalog.types import EngineBuild, Family, Variant
from app.engines.strata.install.facts import FamilyFacts, facts
from app.engines.strata.places import Places
from app.system.home import Home
from app.transfer.options import Options


@dataclass(frozen=True, slots=True)
class Order:
    """One model with its engine.

    `cuda` is 12 or 13 and counts for NVIDIA builds. `vision` wants the image encoder. `experts_file` wants the pack's
    `experts.bin` (low-RAM mode), `full_avx512` the other pack form that Q2_0 has on such a processor. `architectures`
    are those of the chosen cards ("gfx1201", "sm_120"), which the engine must hold code for. `gguf` is a folder of the
    user's that has all shards; `prebuilt` a folder or address that has the engine zip, in place of the release.
    `newest` is the newest version of Strata in the catalogue, "" = that of `build`.
    """

    home: Home
    places: Places
    build: EngineBuild
    family: Family
    variant: Variant
    options: Options = field(default_factory=Options)
    cuda: int = 13
    vision: bool = False
    experts_file: bool = False
    full_avx512: bool = False
    draft_vocab: str = "cjk"
    architectures: tuple[str, ...] = ()
    gguf: Path | None = None
    prebuilt: str = ""
    newest: str = ""

    @property
    def known(self) -> FamilyFacts:
        return facts().families[self.family.id]

    @property
    def tag(self) -> str:
        return f"{self.known.tag}{self.variant.id}"

    @property
    def model_name(self) -> str:
        return f"{self.known.served}-{self.variant.id.lower()}"

    @property
    def root(self) -> Path:
        return Path(self.places.root)

    @property
    def model_folder(self) -> Path:
        return self.gguf or Path(self.places.model(self.tag))

    @property
    def pack(self) -> Path:
        return Path(self.places.pack(self.tag))

    @property
    def shards(self) -> tuple[Path, ...]:
        return tuple(self.model_folder / Path(file.name).name for file in self.variant.files)

    @property
    def ple(self) -> Path | None:
        return self.shards[self.known.ple - 1] if self.known.ple else None

    @property
    def two_pass_pack(self) -> bool:
        """Q2_0 on a processor with full AVX-512 gets the pack that the processor computes on (about 40 GB)."""
        return self.full_avx512 and self.family.id == "qwen" and self.variant.id == "Q2_0"
