"""GGUF files that are headers only, written with the package `gguf` from what real models publish."""

from __future__ import annotations

from pathlib import Path

from gguf import GGMLQuantizationType, GGUFWriter
from numpy import dtype, float16


def header_file(
    path: Path,
    architecture: str,
    keys: dict[str, object],
    *,
    tensors: dict[str, tuple[tuple[int, ...], GGMLQuantizationType]] | None = None,
    vocabulary: int = 0,
    template: str = "",
) -> Path:
    """`keys` are the architecture's own; `tensors` shapes (innermost last) and kinds, no weights are written."""
    writer = GGUFWriter(str(path), architecture)
    for key, value in keys.items():
        name = key if key.startswith(("split.", "general.")) else f"{architecture}.{key}"
        if isinstance(value, list):
            writer.add_array(name, value)
        elif isinstance(value, bool):
            writer.add_bool(name, value)
        elif isinstance(value, float):
            writer.add_float32(name, value)
        elif isinstance(value, str):
            writer.add_string(name, value)
        else:
            writer.add_uint32(name, int(str(value)))
    if vocabulary:
        writer.add_tokenizer_model("gpt2")
        writer.add_token_list([f"token{number:07d}" for number in range(vocabulary)])
        writer.add_token_types([1] * vocabulary)
        writer.add_token_merges([f"to ken{number:06d}" for number in range(vocabulary)])
    if template:
        writer.add_chat_template(template)
    for name, (shape, kind) in (tensors or {}).items():
        writer.add_tensor_info(name, shape, dtype(float16), 0, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    writer.close()
    return path
