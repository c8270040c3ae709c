"""What each layer of a model keeps for the context, by llama.cpp's own rules; in `resources/models` what they rest on.

Sources, all in llama.cpp: src/llama-kv-cache.cpp (llama_kv_cache: one row of K and V a token and layer; no V with
latent attention), src/llama-kv-cache-iswa.cpp (size of windowed caches), src/llama-memory-recurrent.cpp (states as
32-bit numbers), src/llama-hparams.cpp (n_embd_k_gqa, n_embd_v_gqa, n_embd_r, n_embd_s, has_kv, set_swa_pattern).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.catalog.metadata import Metadata
from app.system.resources import resource

_PAD = 256  # cells; llama_context pads the context, llama_kv_cache_iswa the window
_STATE = 4  # bytes of a number in a recurrent state
# Bytes of a block and numbers in it (ggml's type traits, as in the package `gguf`).
KV_TYPES = {
    "f32": (4, 1), "f16": (2, 1), "bf16": (2, 1), "q8_0": (34, 32), "q5_1": (24, 32), "q5_0": (22, 32),
    "q4_1": (20, 32), "q4_0": (18, 32), "iq4_nl": (18, 32),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LayerMemory:
    """`key` and `value`: numbers kept for each token; `window`: of so many tokens only, 0 = all; `state`: bytes
    whatever the context."""

    key: int = 0
    value: int = 0
    window: int = 0
    state: int = 0


def context_size(layers: Sequence[LayerMemory], context: int, kv_type: str = "f16", ubatch: int = 512) -> int:
    """Bytes that one conversation of `context` tokens takes on all layers. Raises KeyError for an unknown type."""
    size, block = KV_TYPES[kv_type]
    cells = _padded(context)
    total = 0
    for layer in layers:
        rows = min(cells, _padded(min(cells, layer.window + ubatch))) if layer.window else cells
        total += rows * ((layer.key * size) // block + (layer.value * size) // block) + layer.state
    return total


def layer_memory(metadata: Metadata, count: int, drafts: int = 0) -> tuple[list[LayerMemory], bool]:
    """The layers' memory, and whether the architecture's rules are known. Raises DamagedGguf.

    `drafts`: so many layers at the end predict further tokens and get no context.
    """
    rules = _rules()
    architecture = metadata.architecture
    if architecture in rules["other"]["without_context"]:
        return [LayerMemory()] * count, True
    heads = metadata.by_layer("attention.head_count", count, 1)
    kv_heads = [
        own if metadata.has("attention.head_count_kv") else head
        for own, head in zip(metadata.by_layer("attention.head_count_kv", count, 0), heads, strict=True)
    ]
    windows = _windows(metadata, count)
    recurrent, attentive = _recurrent(metadata, count, kv_heads)
    width = metadata.number("embedding_length") // max([1, *heads])
    key = metadata.number("attention.key_length", width)
    value = metadata.number("attention.value_length", width)
    key_windowed = metadata.number("attention.key_length_swa", key)
    value_windowed = metadata.number("attention.value_length_swa", value)
    latent = metadata.has("attention.key_length_mla")
    state = _state(metadata, max([0, *heads])) if any(recurrent) else 0
    keeping = count - max(drafts, metadata.number("attention.shared_kv_layers"))
    layers = []
    for index in range(count):
        attends = attentive[index] and index < keeping
        lengths = (key_windowed, value_windowed) if windows[index] else (key, value)
        layers.append(
            LayerMemory(
                kv_heads[index] * lengths[0] if attends else 0,
                kv_heads[index] * lengths[1] if attends and not latent else 0,
                windows[index] if attends else 0,
                state if recurrent[index] and index < count - drafts else 0,
            )
        )
    return layers, architecture not in rules["other"]["unknown"]


def _windows(metadata: Metadata, count: int) -> list[int]:
    """The window of each layer in tokens, 0 where it sees everything."""
    rule: dict[str, Any] = _rules()["windows"].get(metadata.architecture, {})
    window = metadata.number("attention.sliding_window", rule.get("window", 0))
    by_layer = metadata.flags("attention.sliding_window_pattern", count)
    if by_layer is not None:
        return [window if windowed else 0 for windowed in by_layer]
    if not rule or not window:  # many files tell of a window that the engine does not use
        return [0] * count
    every = metadata.number("attention.sliding_window_pattern", rule["every"])
    full = 0 if rule.get("first") else every - 1
    return [0 if every and index % every == full else window for index in range(count)]


def _recurrent(metadata: Metadata, count: int, kv_heads: Sequence[int]) -> tuple[list[bool], list[bool]]:
    """Which layers keep a state, and which attend."""
    rules, architecture = _rules()["recurrent"], metadata.architecture
    none, every = [False] * count, [True] * count
    if architecture in rules["all"]:
        return every, none
    if architecture in rules["besides_attention"]:
        return every, every
    if architecture in rules["without_heads"]:
        recurrent = [heads == 0 for heads in kv_heads]
    elif architecture in rules["without_heads_and_feed_forward"]:
        widths = metadata.by_layer("feed_forward_length", count, 0)
        recurrent = [heads == 0 and width == 0 for heads, width in zip(kv_heads, widths, strict=True)]
    elif architecture in rules["between"]:
        told = metadata.flags("attention.recurrent_layers", count)
        step = metadata.number("full_attention_interval", rules["between"][architecture]) or 1
        # Layers that predict further tokens have attention only.
        main = count - metadata.number("nextn_predict_layers")
        recurrent = told or [index < main and (index + 1) % step != 0 for index in range(count)]
    else:
        recurrent = none
    return recurrent, [not one for one in recurrent]


def _state(metadata: Metadata, heads: int) -> int:
    """Bytes of one recurrent layer's state for one conversation."""
    width = metadata.number("embedding_length")
    if head := metadata.number("wkv.head_size"):
        shifts = metadata.number("token_shift_count", 2)
        return (shifts * width + width * head) * _STATE
    if kernel := metadata.number("shortconv.l_cache"):
        return width * (kernel - 1) * _STATE
    kernel = metadata.number("ssm.conv_kernel")
    if head := metadata.number("kda.head_dim"):
        convolution = 3 * (kernel - 1 if kernel else 3) * heads * head
        return (convolution + head * head * heads) * _STATE
    inner, size = metadata.number("ssm.inner_size"), metadata.number("ssm.state_size")
    convolution = max(0, kernel - 1) * (inner + 2 * metadata.number("ssm.group_count") * size)
    return (convolution + size * inner) * _STATE


def _padded(tokens: int) -> int:
    return -(-tokens // _PAD) * _PAD


@cache
def _rules() -> dict[str, Any]:
    with open(resource("models", "architectures.toml"), "rb") as file:
        return tomllib.load(file)
