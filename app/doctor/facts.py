"""What a log says in numbers and names: memory asked and free, context, batches, devices, libraries, paths."""

from __future__ import annotations

import re
from collections.abc import Mapping

_MIB = 1 << 20
_ONE_DEVICE = re.compile(
    r"found 1 (?:ROCm|CUDA|Vulkan) device|^device 0:(?!.*^device 1:)", re.I | re.M | re.S
)

# Name and pattern; the last group that matched is the value. Tokens and counts are plain numbers, memory is in bytes.
_NAMES = (
    ("card", r"GPU \d+: (.+? \([^()]*\))|Device 0: ([^,\n]+?), (?:gfx|compute)|ggml_vulkan: 0 = ([^|\n]+?) \|"),
    ("architecture", r"GPU arch : (gfx\w+)|\((gfx\w+)\)|code objects? found for: (gfx\w+)|, (gfx\w+) \(0x"
     r"|\b(sm_\d+)\b"),
    ("port", r"(?:port[ :=]+|127\.0\.0\.1:|0\.0\.0\.0:|localhost:)(\d{2,5})"),
    ("model_architecture", r"unknown model architecture: '([^'\n]+)'"),
    ("pre_tokenizer", r"unknown pre-tokenizer type: '([^'\n]+)'"),
    ("projector", r"unknown projector type: (\S+)"),
    ("symbol", r"undefined symbol: (\S+)|Symbol not found: (\S+)"),
    ("library", r"loading shared libraries: (\S+?):"
     r"|cannot proceed because (\S+?\.dll)|(\S+\.dll) (?:was )?not found"
     r"|^\s*(\S+\.so\S*) => not found|Library not loaded: (\S+)"),
    ("option", r"error while handling argument \"([^\"\n]+)\"|unrecognized arguments?: (\S+)"
     r"|unknown argument: (\S+)|invalid argument: (-\S+)"),
    ("tensor", r"tensor '([^'\n]+)'"),
    ("build", r"^build: (\d+)|\bversion: (\d{4,6}) \("),
    ("split_mode", r"(?:--split-mode|-sm)[ =](\w+)"),
)  # fmt: skip
_NUMBERS = (
    ("prompt_tokens", r"n_prompt_tokens = (\d+)|request \((\d+) tokens\)|task\.n_tokens = (\d+)|batch of size (\d+)"),
    ("context", r"n_ctx_slot = (\d+)|context size \((\d+) tokens\)|n_ctx +=? *(\d+)"),
    ("batch", r"n_batch +=? *(\d+)"),
    ("ubatch", r"n_ubatch +=? *(\d+)"),
    ("slots", r"n_parallel +=? *(\d+)|n_seq_max +=? *(\d+)|initializing slots, n_slots = (\d+)"),
    ("layers", r"offloaded (\d+)/\d+ layers"),
    ("devices", r"found (\d+) (?:ROCm|CUDA|SYCL|Vulkan) devices?"),
    ("requested", r"buffer of size (\d{5,})|allocation of size (\d{5,})"),
)  # fmt: skip
_MEMORY = (
    ("requested", r"allocating ([\d.]+) MiB"),
    ("free", r"([\d.]+) MiB free"),
)
_WHERE = (
    ("allocation-limit", r"exceeds device (?:memory allocation|buffer size) limit"),
    ("commit", r"\b1455\b|paging file|STATUS_COMMITMENT_LIMIT"),
    ("memory", r"CUDA_Host buffer|CPU buffer|bad_alloc|cpu_buffer_type_alloc"),
    ("card", r"cudaMalloc failed|CUDA\d+ buffer|ROCm\d+ buffer|Vulkan\d+ buffer|OutOfDeviceMemory"),
)


def extract(text: str) -> dict[str, str]:
    """Facts by name; "requested" and "free" in bytes, "where" one of the places of `_WHERE`. The last counts."""
    found: dict[str, str] = {}
    for name, pattern in (*_NAMES, *_NUMBERS):
        if value := _value(name, pattern, text):
            found[name] = value
    for name, pattern in _MEMORY:
        if name not in found and (value := _value(name, pattern, text)):
            found[name] = str(int(float(value) * _MIB))
    for name, pattern in _WHERE:
        if re.search(pattern, text):
            found["where"] = name
            break
    return found


_FIRST = ("card", "architecture", "port")  # the main device is listed first


def _value(name: str, pattern: str, text: str) -> str:
    """The value of the last match, for `_FIRST` of the first one; "" for none."""
    value = ""
    for match in re.finditer(pattern, text, re.MULTILINE):
        value = next((group for group in match.groups() if group), "") or value
        if name in _FIRST and value:
            break
    return value


def one_device(text: str) -> bool:
    """Whether the engine listed one device only."""
    return _ONE_DEVICE.search(text) is not None


def number(facts: Mapping[str, str], name: str) -> int:
    """A fact as a number; 0 where the log does not say it."""
    try:
        return int(facts.get(name, "0"))
    except ValueError:
        return 0
