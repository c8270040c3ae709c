"""What a GGUF says of its model before a weight is read: `Header`, from a file here or from any place that gives bytes.

`gguf_stream.contents` reads from any function `read(offset, length)`; two requests and 8 MB do for a vocabulary of
150,000 tokens. The memory of the context follows from it in `attention.py`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.catalog.attention import LayerMemory, context_size, layer_memory
from app.catalog.gguf_stream import Contents, DamagedGguf, contents
from app.catalog.metadata import Metadata

_DEFAULT_CONTEXT = 4096
_MOST_LAYERS = 4096
_ENDLESS = 1 << 22  # tokens; longer than any window
_PARTS = ("attention", "dense", "shared", "experts")
_LAYER = re.compile(r"blk\.(\d+)\.(.+)")
_EXPERTS = re.compile(r"ffn_(?:up|down|gate|gate_up)_(?:ch)?exps")  # common/arg.cpp, --n-cpu-moe


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer: bytes of its weights by part, and what its context takes.

    `attention` holds recurrent parts and norms too, `dense` the feed-forward part and the router, `shared` the experts
    that every token uses. `draft`: predicts further tokens (MTP); the engine gives it no context.
    """

    memory: LayerMemory
    draft: bool
    attention: int
    dense: int
    shared: int
    experts: int

    @property
    def size(self) -> int:
        return self.attention + self.dense + self.shared + self.experts


@dataclass(frozen=True, slots=True)
class Header:
    """A model as its file describes it. Sizes in bytes; counts of weights in `parameters`.

    `embedding` stays in RAM, `output` goes where the last layer goes; with `tied` embeddings the engine loads the
    embedding a second time as output. `parts` is how many files make the model.
    """

    architecture: str
    kind: str  # "model", "adapter", "mmproj" ...; "" in old files
    name: str
    licence: str
    file_type: int | None  # llama.cpp's llama_ftype
    layers: tuple[Layer, ...]
    parameters: int
    active_parameters: int
    embedding: int
    output: int
    tied: bool
    trained_context: int
    rope_scaling: str  # "", "linear", "yarn", "longrope"
    rope_factor: float
    original_context: int  # before RoPE scaling, 0 when not told
    experts: int
    experts_used: int
    experts_shared: int
    tokenizer: str
    chat_template: bool
    tools: bool  # the template knows of tools
    draft_layers: int
    exact_context: bool  # the rules for this architecture's context are known
    parts: int = 1

    @property
    def weights(self) -> int:
        return self.embedding + self.output + sum(layer.size for layer in self.layers)

    def context_size(self, context: int, kv_type: str = "f16", ubatch: int = 512) -> int:
        """Bytes that one conversation of `context` tokens takes. Raises KeyError for a type that is not known."""
        return context_size([layer.memory for layer in self.layers], context, kv_type, ubatch)

    @property
    def kv_bytes_per_token(self) -> int:
        """Bytes at 16 bits by which a further token enlarges the context, all layers."""
        return sum(
            (layer.memory.key + layer.memory.value) * 2 for layer in self.layers if not layer.memory.window
        )

    @property
    def kv_fixed(self) -> int:
        """Bytes at 16 bits of windows and recurrent states, whatever the context."""
        return self.context_size(_ENDLESS) - self.kv_bytes_per_token * _ENDLESS

    @property
    def experts_size(self) -> int:
        return sum(layer.experts for layer in self.layers)


def from_file(path: Path) -> Header:
    """Raises NotGguf, DamagedGguf, OSError."""
    return header([file_contents(path)])


def file_contents(path: Path) -> Contents:
    """What the beginning of a file here says. Raises NotGguf, DamagedGguf, OSError."""
    with path.open("rb") as file:

        def read(offset: int, length: int) -> bytes:
            file.seek(offset)
            return file.read(length)

        return contents(read)


def header(parts: Sequence[Contents]) -> Header:
    """The header of a model whose parts, in order, say this; the first one has the metadata, all may have weights.

    Raises DamagedGguf for numbers that no model has.
    """
    metadata = Metadata(parts[0].metadata)
    count, drafts = metadata.number("block_count"), metadata.number("nextn_predict_layers")
    if count > _MOST_LAYERS or drafts > count:
        raise DamagedGguf(f"{count} layers, {drafts} of them drafts")
    memories, exact = layer_memory(metadata, count, drafts)
    sizes: dict[str, int] = defaultdict(int)
    for found in parts:
        for tensor, size in zip(found.tensors, tensor_sizes(found), strict=True):
            sizes[_place(tensor.name, count)] += size
    tensors = [tensor for found in parts for tensor in found.tensors]
    total = sum(tensor.elements for tensor in tensors)
    in_experts = sum(tensor.elements for tensor in tensors if _EXPERTS.search(tensor.name))
    experts, used = metadata.number("expert_count"), metadata.number("expert_used_count")
    idle = in_experts - in_experts * used // experts if 0 < used <= experts else 0
    template = metadata.text("tokenizer.chat_template")
    return Header(
        architecture=metadata.architecture,
        kind=metadata.text("general.type"),
        name=metadata.text("general.name"),
        licence=metadata.text("general.license"),
        file_type=metadata.number("general.file_type") if metadata.has("general.file_type") else None,
        layers=tuple(
            Layer(memory, index >= count - drafts, **{part: sizes[f"{index} {part}"] for part in _PARTS})
            for index, memory in enumerate(memories)
        ),
        parameters=total,
        active_parameters=total - idle,
        embedding=sizes["embedding"],
        output=sizes["output"],
        tied=sizes["embedding"] > 0 and all(tensor.name != "output.weight" for tensor in tensors),
        trained_context=metadata.number("context_length", _DEFAULT_CONTEXT),
        rope_scaling=metadata.text("rope.scaling.type"),
        rope_factor=metadata.real("rope.scaling.factor", 1.0),
        original_context=metadata.number("rope.scaling.original_context_length"),
        experts=experts,
        experts_used=used,
        experts_shared=metadata.number("expert_shared_count"),
        tokenizer=metadata.text("tokenizer.ggml.model"),
        chat_template=bool(template),
        tools="tools" in template,
        draft_layers=drafts,
        exact_context=exact,
        parts=max(1, metadata.number("split.count", 1)),
    )


def weights_end(found: Contents) -> int:
    """Where the weights of one file end, bytes; a shorter file is cut."""
    ends = [tensor.offset + size for tensor, size in zip(found.tensors, tensor_sizes(found), strict=True)]
    return found.data_offset + max(ends, default=0)


def tensor_sizes(found: Contents) -> list[int]:
    """Bytes of each tensor; of a kind that is newer than the package `gguf`, up to the next one (0 for the last)."""
    from gguf.constants import GGML_QUANT_SIZES  # with numpy; only who reads a model waits for it

    known = {int(kind): size for kind, size in GGML_QUANT_SIZES.items()}
    starts = sorted(tensor.offset for tensor in found.tensors)
    sizes = []
    for tensor in found.tensors:
        if tensor.kind in known:
            block, size = known[tensor.kind]
            sizes.append(tensor.elements // block * size)
        else:
            after = bisect_right(starts, tensor.offset)
            sizes.append(starts[after] - tensor.offset if after < len(starts) else 0)
    return sizes


def _place(name: str, layers: int) -> str:
    match = _LAYER.match(name)
    if match is None or int(match[1]) >= layers:
        return "embedding" if "token_embd" in name else "output"
    return f"{int(match[1])} {_part(match[2])}"


def _part(name: str) -> str:
    if _EXPERTS.search(name):
        return "experts"
    if "_shexp" in name:
        return "shared"
    return "dense" if name.startswith("ffn_") else "attention"
