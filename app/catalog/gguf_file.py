"""What a GGUF file says of itself, read with the `gguf` package: architecture, quantisation, layers, context, sizes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.core.errors import UserFacingError
from app.core.i18n import tr

if TYPE_CHECKING:
    from gguf import GGUFReader

_SPLIT = re.compile(r"^(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf$", re.IGNORECASE)
_DEFAULT_CONTEXT = 4096
_F16 = 2  # bytes
# Of architectures whose layers look back a fixed number of tokens: every n-th layer sees all of the context
# (llama.cpp src/llama-model.cpp, set_swa_pattern).
_WINDOWED = {"gemma2": 2, "gemma3": 6, "gemma3n": 5, "gpt-oss": 2, "cohere2": 4, "llama4": 4}


@dataclass(frozen=True, slots=True)
class GgufModel:
    """One model on disk. `files` are all parts in order; sizes in bytes, `kv_bytes_per_token` at 16 bits, all layers.

    `active_parameters` is smaller than `parameters` only for a mixture of experts.
    """

    files: tuple[Path, ...]
    size: int
    name: str
    architecture: str
    quantisation: str
    parameters: int
    active_parameters: int
    layers: int
    kv_bytes_per_token: int
    trained_context: int
    licence: str = ""
    chat_template: bool = False


def read(path: Path) -> GgufModel:
    """The model that `path` (the file, or the first part of several) holds.

    Raises UserFacingError: "file-missing", "not-gguf", "gguf-damaged", "gguf-not-a-model".
    """
    files = parts(path)
    readers = [_open(file) for file in files]
    first = readers[0]
    architecture = str(_value(first, "general.architecture", ""))
    kind = str(_value(first, "general.type", "model"))
    layers = int(_value(first, f"{architecture}.block_count", 0))
    if kind not in ("model", "") or architecture in ("", "clip") or not layers:
        raise UserFacingError(
            tr("This GGUF file is no language model"),
            tr("{name} holds something else ({what}).", name=path.name, what=architecture or kind),
            tr("Choose the model's own file; image encoders, adapters and vocabularies go with a model."),
            str(path),
            code="gguf-not-a-model",
        )
    tensors = [(tensor.name, int(tensor.n_elements)) for reader in readers for tensor in reader.tensors]
    total = sum(count for _, count in tensors)
    return GgufModel(
        files=files,
        size=sum(file.stat().st_size for file in files),
        name=str(_value(first, "general.name", "")) or path.stem,
        architecture=architecture,
        quantisation=_quantisation(first, path),
        parameters=total,
        active_parameters=_active(first, architecture, tensors, total),
        layers=layers,
        kv_bytes_per_token=_kv_bytes(first, architecture, layers),
        trained_context=int(_value(first, f"{architecture}.context_length", _DEFAULT_CONTEXT)),
        licence=str(_value(first, "general.license", "")),
        chat_template="tokenizer.chat_template" in first.fields,
    )


def parts(path: Path) -> tuple[Path, ...]:
    """All files of a split model, the file alone otherwise. Raises UserFacingError when one is missing."""
    match = _SPLIT.match(path.name)
    files = [path]
    if match:
        count = int(match["count"])
        files = [path.with_name(f"{match['stem']}-{n:05d}-of-{count:05d}.gguf") for n in range(1, count + 1)]
    for file in files:
        if not file.is_file():
            raise UserFacingError(
                tr("A file is missing"),
                tr("{name} is not there.", name=file.name)
                + (" " + tr("The model consists of {n} parts.", n=len(files)) if match else ""),
                tr("Check the path, or copy all parts into one folder."),
                str(file),
                code="file-missing",
            )
    return tuple(files)


def is_first_part(path: Path) -> bool:
    """False for the second and later parts of a split model."""
    match = _SPLIT.match(path.name)
    return match is None or int(match["number"]) == 1


def _open(path: Path) -> GGUFReader:
    with path.open("rb") as file:
        beginning = file.read(4)
    if beginning != b"GGUF":
        raise UserFacingError(
            tr("This is no GGUF file"),
            tr("{name} does not begin as GGUF files do.", name=path.name)
            + (" " + tr("It is a web page.") if beginning.lstrip().startswith(b"<") else ""),
            tr("Download the model again, or choose another file."),
            str(path),
            code="not-gguf",
        )
    from gguf import GGUFReader  # with numpy; only who adds a model waits for it

    try:
        reader = GGUFReader(path)
    except (ValueError, IndexError, KeyError, OverflowError, UnicodeDecodeError) as error:
        raise _damaged(path, str(error)) from error
    size = path.stat().st_size
    if any(tensor.data_offset + tensor.n_bytes > size for tensor in reader.tensors):
        raise _damaged(path, f"the weights end after the file ({size} bytes)")
    return reader


def _damaged(path: Path, details: str) -> UserFacingError:
    return UserFacingError(
        tr("The GGUF file is damaged"),
        tr("{name} is cut short or its beginning cannot be read.", name=path.name),
        tr("Download it again; an interrupted download is the usual reason."),
        details,
        code="gguf-damaged",
    )


def _value(reader: GGUFReader, key: str, default: Any) -> Any:
    field = reader.fields.get(key)
    return default if field is None else field.contents()


def _quantisation(reader: GGUFReader, path: Path) -> str:
    """The file's own word, else what its name says."""
    from gguf import LlamaFileType

    number = _value(reader, "general.file_type", None)
    named = re.search(r"(?i)\b((?:UD-)?I?Q\d\w*|MXFP4\w*|BF16|F16|F32)\b", path.stem.replace(".", "-"))
    by_name = named.group(1).upper() if named else ""
    try:
        own = (
            LlamaFileType(int(number)).name.removeprefix("MOSTLY_").removeprefix("ALL_")
            if number is not None
            else ""
        )
    except ValueError:  # newer than the package
        own = ""
    return by_name or own or "?"


def _active(reader: GGUFReader, architecture: str, tensors: Sequence[tuple[str, int]], total: int) -> int:
    """Weights that one token uses: of the experts only those that are chosen."""
    count = int(_value(reader, f"{architecture}.expert_count", 0))
    used = int(_value(reader, f"{architecture}.expert_used_count", 0))
    if not count or not used:
        return total
    experts = sum(size for name, size in tensors if "_exps" in name)
    return total - experts + experts * used // count


def _kv_bytes(reader: GGUFReader, architecture: str, layers: int) -> int:
    """Bytes per token at 16 bits. Layers with a window or without attention take a fixed amount and do not count."""
    rank = _value(reader, f"{architecture}.attention.kv_lora_rank", 0)
    if rank:  # multi-head latent attention keeps one compressed vector a layer
        return layers * (int(rank) + int(_value(reader, f"{architecture}.rope.dimension_count", 64))) * _F16
    heads = _value(reader, f"{architecture}.attention.head_count", 1)
    most = max(heads) if isinstance(heads, list) else int(heads)
    width = int(_value(reader, f"{architecture}.embedding_length", 0)) // (most or 1)
    length = int(_value(reader, f"{architecture}.attention.key_length", width))
    length += int(_value(reader, f"{architecture}.attention.value_length", width))
    kv_heads = _value(reader, f"{architecture}.attention.head_count_kv", heads)
    per_layer = list(kv_heads) if isinstance(kv_heads, list) else [int(kv_heads)] * layers
    return sum(int(one) * length * _F16 for one in _looking_back(reader, architecture, per_layer))


def _looking_back(reader: GGUFReader, architecture: str, per_layer: list[int]) -> list[int]:
    """The layers whose memory grows with the context."""
    interval = int(_value(reader, f"{architecture}.full_attention_interval", 0))
    if not interval and _value(reader, f"{architecture}.attention.sliding_window", 0):
        pattern = _value(
            reader, f"{architecture}.attention.sliding_window_pattern", _WINDOWED.get(architecture, 0)
        )
        if isinstance(pattern, list):
            return [heads for heads, windowed in zip(per_layer, pattern, strict=False) if not windowed]
        interval = int(pattern)
    return per_layer[interval - 1 :: interval] if interval > 1 else per_layer
