"""What the catalogue knows, as frozen data. Sizes are bytes; `resources/catalog` holds the files they come from."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.core.artifact import Artifact


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """An engine as a product: `id` is "llamacpp" or "strata"."""

    id: str
    title: str
    summary: str
    homepage: str
    licence: str


@dataclass(frozen=True, slots=True)
class EngineBuild:
    """One runnable build of an engine: backend x operating system x processor.

    `unpack` says what the archive becomes: "wheel" (an importable package), "zip", "tar". `entry` is the module to load
    (wheel) or the executable's path inside the unpacked folder. `architectures` are the GPU architectures it was built
    for (empty = any); `minimum_driver` maps a vendor to the oldest driver, as text.
    """

    id: str
    engine: str
    version: str
    backend: str  # "cpu", "cuda", "hip", "vulkan", "metal", "sycl"
    os: str  # "linux", "windows", "darwin"
    cpu: str  # "x86_64", "arm64"
    archives: tuple[Artifact, ...]
    unpack: str
    entry: str
    architectures: tuple[str, ...] = ()
    ptx: bool = False
    minimum_driver: dict[str, str] = field(default_factory=dict)
    cpu_features: tuple[str, ...] = ()
    unpacked_size: int = 0
    note: str = ""
    superseded: bool = False  # kept for the way back; never advised while a newer one can be had
    channel: str = "stable"  # or "preview": offered only to those who chose that
    release_notes: str = ""  # what is new since the build before, for people


@dataclass(frozen=True, slots=True)
class Variant:
    """One size of a family: the files that make one model with one quantisation.

    `layers`, `kv_bytes_per_token` (fp16, all layers), `kv_fixed` (bytes of windows and states, whatever the context)
    and `trained_context` drive the memory budget. `bits` is the mean bits per weight, `quality` orders the variants of
    a family (higher is better). Of a mixture of experts, `experts_size` is the bytes of the expert tensors of all
    layers; a token uses `experts_used` of a layer's `experts`.
    """

    id: str
    family: str
    quantisation: str
    files: tuple[Artifact, ...]
    engines: tuple[str, ...]
    parameters: int  # all weights
    active_parameters: int  # weights used per token (mixture of experts), else the same
    layers: int
    kv_bytes_per_token: int
    trained_context: int
    contexts: tuple[int, ...]
    quality: int
    kv_fixed: int = 0
    experts_size: int = 0
    experts: int = 0
    experts_used: int = 0
    bits: float = 0.0
    ram_needed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    note: str = ""

    # Bytes on disk, and of these what one token reads. Kept, because advice asks for them a million times.
    weights_size: int = field(init=False, default=0)
    active_size: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        """Raises TypeError for a mixture whose experts are not told."""
        size = sum(file.size or file.about_size or 0 for file in self.files)
        active = size * (self.active_parameters / self.parameters if self.parameters else 1.0)
        if self.experts_size:
            if not (0 < self.experts_used <= self.experts and self.layers > 0 and self.experts_size <= size):
                raise TypeError(f"experts, experts_used or experts_size of {self.id} cannot be")
            active = size - self.experts_size * (1 - self.experts_used / self.experts)
        object.__setattr__(self, "weights_size", size)
        object.__setattr__(self, "active_size", active)

    @property
    def download_size(self) -> int:
        return sum(file.planned_size for file in self.files)


@dataclass(frozen=True, slots=True)
class Family:
    """A model family; `uses` are "chat", "coding", "documents", "try".

    `quality` of the family and of the variant together place a model on one scale of general use: 0.1B about 5, 1B 15,
    4B 36, 8B 45, 14B 53, 30B 62, 70B 67, 120B mixtures 77, Strata's model 91. A model for coding alone stands lower.
    """

    id: str
    title: str
    maker: str
    summary: str
    licence: str
    licence_url: str
    homepage: str
    quality: int
    uses: tuple[str, ...]
    variants: tuple[Variant, ...]


@dataclass(frozen=True, slots=True)
class Catalog:
    engines: tuple[EngineInfo, ...]
    builds: tuple[EngineBuild, ...]
    families: tuple[Family, ...]
    version: str = ""
    notes: tuple[str, ...] = ()  # sentences on what could not be read

    def engine(self, engine_id: str) -> EngineInfo:
        """Raises KeyError for an unknown id; `find` in `lookup.py` gives the error with nearest names."""
        return {engine.id: engine for engine in self.engines}[engine_id]

    def build(self, build_id: str) -> EngineBuild:
        return {build.id: build for build in self.builds}[build_id]

    def family(self, family_id: str) -> Family:
        return {family.id: family for family in self.families}[family_id]

    def variant(self, family_id: str, variant_id: str) -> Variant:
        return {variant.id: variant for variant in self.family(family_id).variants}[variant_id]
