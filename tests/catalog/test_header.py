"""Headers of real architectures: the memory of the context worked out by hand, weights by part, and hostile files.

The numbers of the models are those of their published config.json as llama.cpp's converter writes them. The rules are
llama.cpp's: src/llama-kv-cache.cpp (rows), src/llama-kv-cache-iswa.cpp (window + 512, padded to 256 cells),
src/llama-memory-recurrent.cpp (states at 32 bits), src/llama-hparams.cpp (n_embd_r, n_embd_s).
"""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from gguf import GGMLQuantizationType as Kind
from hypothesis import given
from hypothesis import strategies as st

from app.catalog.gguf_stream import DamagedGguf, NotGguf, contents
from app.catalog.header import file_contents, from_file, header, weights_end
from app.catalog.user import header_facts
from tests.catalog.gguf_files import header_file


def numbers(
    layers: int, width: int, heads: object, kv_heads: object, length: int = 0, **more: object
) -> dict:
    keys = {
        "block_count": layers, "embedding_length": width, "attention.head_count": heads,
        "attention.head_count_kv": kv_heads, "context_length": 131072,
    }  # fmt: skip
    if length:
        keys |= {"attention.key_length": length, "attention.value_length": length}
    return keys | {key.replace("__", "."): value for key, value in more.items()}


def at(layers: int, where: tuple[int, ...], heads: int) -> list[int]:
    return [heads if index in where else 0 for index in range(layers)]


def latent(layers: int, width: int, heads: int, kv_heads: object = 1) -> dict:
    keys = numbers(layers, width, heads, kv_heads, attention__kv_lora_rank=512)
    return keys | {
        "attention.key_length": 576, "attention.value_length": 512,
        "attention.key_length_mla": 192, "attention.value_length_mla": 128,
    }  # fmt: skip


def ssm(kernel: int, inner: int, state: int, groups: int) -> dict:
    return {
        "ssm__conv_kernel": kernel, "ssm__inner_size": inner, "ssm__state_size": state, "ssm__group_count": groups,
    }  # fmt: skip


def window(tokens: int) -> dict:
    return {"attention__sliding_window": tokens}


NEMOTRON = "M-M-M-M*-M-M-M-M-M*-M-M-M-M-M*-M-M-M-M-M*-M-M-M-M-M-"  # NVIDIA's hybrid_override_pattern
_NEMOTRON_KV = [8 if one == "*" else 0 for one in NEMOTRON]
_NEMOTRON_FF = [21504 if one == "-" else 0 for one in NEMOTRON]
K = 2 * 128 * 2  # key and value of 128 numbers at 16 bits, one head

# name, architecture, metadata, bytes a token at 16 bits, bytes whatever the context.
MODELS = [
    ("Llama-3.1-8B", "llama", numbers(32, 4096, 32, 8), 32 * 8 * K, 0),
    ("Llama-3.3-70B", "llama", numbers(80, 8192, 64, 8), 80 * 8 * K, 0),
    ("SmolLM2-135M", "llama", numbers(30, 576, 9, 3), 30 * 3 * 2 * 64 * 2, 0),
    # Its config has a window that llama.cpp does not use for this architecture.
    ("Mistral-Small-24B", "llama", numbers(40, 5120, 32, 8, 128, **window(4096)), 40 * 8 * K, 0),
    ("Qwen2.5-7B", "qwen2", numbers(28, 3584, 28, 4), 28 * 4 * K, 0),
    ("Qwen3-0.6B", "qwen3", numbers(28, 1024, 16, 8, 128), 28 * 8 * K, 0),
    ("Qwen3-8B", "qwen3", numbers(36, 4096, 32, 8, 128), 36 * 8 * K, 0),
    ("Qwen3-30B-A3B", "qwen3moe", numbers(48, 2048, 32, 4, 128), 48 * 4 * K, 0),
    ("Gemma-2-9B", "gemma2", numbers(42, 3584, 16, 8, 256, **window(4096)), 21 * 8 * 2 * K, 21 * 8 * 2 * K * 4608),
    ("Gemma-3-1B", "gemma3", numbers(26, 1152, 4, 1, 256, **window(512)), 4 * 2 * K, 22 * 2 * K * 1024),
    ("Gemma-3-27B", "gemma3", numbers(62, 5376, 32, 16, 128, **window(1024)), 10 * 16 * K, 52 * 16 * K * 1536),
    # 20 of its 35 layers keep keys and values, the others read theirs.
    ("Gemma-3n-E4B", "gemma3n", numbers(35, 2048, 8, 2, 256, **window(512), attention__shared_kv_layers=15),
     4 * 2 * 2 * K, 16 * 2 * 2 * K * 1024),
    ("gpt-oss-20b", "gpt-oss", numbers(24, 2880, 64, 8, 64, **window(128)), 12 * 8 * K // 2, 12 * 4 * K * 768),
    ("gpt-oss-120b", "gpt-oss", numbers(36, 2880, 64, 8, 64, **window(128)), 18 * 8 * K // 2, 18 * 4 * K * 768),
    ("Llama-4-Scout", "llama4", numbers(48, 5120, 40, 8, 128), 12 * 8 * K, 36 * 8 * K * 8704),
    ("Command-R7B", "cohere2", numbers(32, 4096, 32, 8, 128, **window(4096)), 8 * 8 * K, 24 * 8 * K * 4608),
    ("OLMo-2-7B", "olmo2", numbers(32, 4096, 32, 32), 32 * 32 * K, 0),
    ("Olmo-3-7B", "olmo2", numbers(32, 4096, 32, 32, **window(4096)), 8 * 32 * K, 24 * 32 * K * 4608),
    # The compressed vector alone is kept, no values (has_v in llama_kv_cache).
    ("DeepSeek-V2-Lite", "deepseek2", latent(27, 2048, 16), 27 * 576 * 2, 0),
    ("DeepSeek-V3", "deepseek2", latent(61, 7168, 128), 61 * 576 * 2, 0),
    # The 47th layer predicts further tokens.
    ("GLM-4.5-Air", "glm4moe", numbers(47, 4096, 96, 8, 128, nextn_predict_layers=1), 46 * 8 * K, 0),
    # llama.cpp warns that Phi's window is disabled.
    ("Phi-3-mini-4k", "phi3", numbers(32, 3072, 32, 32, **window(2047)), 32 * 32 * 2 * 96 * 2, 0),
    ("Phi-4", "phi3", numbers(40, 5120, 40, 10), 40 * 10 * K, 0),
    ("Granite-3.1-8B", "granite", numbers(40, 4096, 32, 8), 40 * 8 * K, 0),
    ("Mamba-2.8B", "mamba", numbers(64, 2560, 0, 0, **ssm(4, 5120, 16, 0)), 0, 64 * 4 * (3 * 5120 + 16 * 5120)),
    ("Mamba2-2.7B", "mamba2", numbers(64, 2560, 0, 0, **ssm(4, 5120, 128, 1)),
     0, 64 * 4 * (3 * (5120 + 2 * 128) + 128 * 5120)),
    ("RWKV-6-1.6B", "rwkv6", numbers(24, 2048, 0, 0, wkv__head_size=64), 0, 24 * 4 * (2 * 2048 + 2048 * 64)),
    ("Jamba-v0.1", "jamba", numbers(32, 4096, 32, at(32, (4, 12, 20, 28), 8), **ssm(4, 8192, 16, 0)),
     4 * 8 * K, 28 * 4 * (3 * 8192 + 16 * 8192)),
    ("Falcon-H1-7B", "falcon-h1", numbers(44, 3072, 12, 2, 128, **ssm(4, 3072, 256, 1)),
     44 * 2 * K, 44 * 4 * (3 * (3072 + 2 * 256) + 256 * 3072)),
    ("Granite-4.0-H-Small", "granitehybrid",
     numbers(40, 4096, 32, at(40, (5, 15, 25, 35), 8), **ssm(4, 8192, 128, 1)),
     4 * 8 * K, 36 * 4 * (3 * (8192 + 2 * 128) + 128 * 8192)),
    ("Nemotron-H-8B", "nemotron_h",
     numbers(52, 4096, 32, _NEMOTRON_KV, 128, feed_forward_length=_NEMOTRON_FF, **ssm(4, 8192, 128, 8)),
     4 * 8 * K, 24 * 4 * (3 * (8192 + 2 * 8 * 128) + 128 * 8192)),
    ("LFM2-1.2B", "lfm2", numbers(16, 2048, 32, at(16, (2, 5, 8, 10, 12, 14), 8), shortconv__l_cache=3),
     6 * 8 * K // 2, 10 * 4 * 2 * 2048),
    # The engine's log says 75.38 MiB for its states.
    ("Qwen3-Next-80B-A3B", "qwen3next", numbers(48, 2048, 16, 2, 256, **ssm(4, 4096, 128, 16)),
     12 * 2 * 2 * K, 36 * 4 * (3 * (4096 + 2 * 16 * 128) + 128 * 4096)),
    ("Kimi-Linear-48B", "kimi-linear",
     latent(27, 2304, 32, at(27, (3, 7, 11, 15, 19, 23, 26), 1)) | {"kda.head_dim": 128, "ssm.conv_kernel": 4},
     7 * 576 * 2, 20 * 4 * (3 * 3 * 32 * 128 + 128 * 128 * 32)),
    ("nomic-embed-text", "nomic-bert", numbers(12, 768, 12, 12), 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "architecture", "keys", "growing", "fixed"), MODELS, ids=lambda value: value
)
def test_the_context_of_real_models(
    tmp_path: Path, name: str, architecture: str, keys: dict, growing: int, fixed: int
) -> None:
    told = from_file(header_file(tmp_path / "m.gguf", architecture, keys))
    assert told.exact_context
    assert (told.kv_bytes_per_token, told.kv_fixed) == (growing, fixed)
    for context in (32768, 131072):
        assert told.context_size(context) == growing * context + fixed


def test_a_context_within_the_window_takes_no_more_than_itself(tmp_path: Path) -> None:
    keys = numbers(62, 5376, 32, 16, 128, **window(1024))
    told = from_file(header_file(tmp_path / "m.gguf", "gemma3", keys))
    assert told.context_size(1000) == 62 * 16 * K * 1024  # padded to 256
    assert told.context_size(8192, ubatch=2048) == 16 * K * (10 * 8192 + 52 * 3072)


@pytest.mark.parametrize(("kind", "size"), [("f16", 256), ("q8_0", 136), ("q4_0", 72), ("f32", 512)])
def test_quantized_contexts(tmp_path: Path, kind: str, size: int) -> None:
    told = from_file(header_file(tmp_path / "m.gguf", "llama", numbers(32, 4096, 32, 8)))
    assert told.context_size(4096, kind) == 32 * 8 * 4096 * size * 2


def test_windows_told_by_layer_and_lengths_of_their_own(tmp_path: Path) -> None:
    keys = numbers(6, 2816, 16, [8, 8, 8, 8, 8, 2], 512, **window(1024))
    keys |= {"attention.key_length_swa": 256, "attention.value_length_swa": 256}
    keys["attention.sliding_window_pattern"] = [True, True, True, True, True, False]
    told = from_file(header_file(tmp_path / "m.gguf", "gemma4", keys))
    assert told.kv_bytes_per_token == 2 * 2 * 512 * 2
    assert told.kv_fixed == 5 * 8 * 2 * 256 * 2 * 1536


def test_an_architecture_whose_rules_are_not_known_is_told(tmp_path: Path) -> None:
    assert not from_file(header_file(tmp_path / "m.gguf", "deepseek4", latent(43, 4096, 64))).exact_context


def moe_tensors(layers: range) -> dict:
    found = {}
    for layer in layers:
        found |= {
            f"blk.{layer}.attn_q.weight": ((4096, 2048), Kind.Q8_0),
            f"blk.{layer}.ffn_gate_inp.weight": ((128, 2048), Kind.F32),
            f"blk.{layer}.ffn_up_shexp.weight": ((512, 2048), Kind.Q8_0),
            f"blk.{layer}.ffn_down_exps.weight": ((128, 2048, 768), Kind.Q6_K),
            f"blk.{layer}.ffn_up_exps.weight": ((128, 768, 2048), Kind.Q4_K),
            f"blk.{layer}.ffn_down_exps.bias": ((128, 2048), Kind.F32),
        }
    return found


DENSE = numbers(32, 4096, 32, 8)
MOE = numbers(2, 2048, 32, 4, 128, expert_count=128, expert_used_count=8, expert_shared_count=1)
ENDS = {"token_embd.weight": ((151936, 2048), Kind.Q4_K), "output_norm.weight": ((2048,), Kind.F32)}


def test_weights_by_part_and_layer(tmp_path: Path) -> None:
    told = from_file(header_file(tmp_path / "m.gguf", "qwen3moe", MOE, tensors=ENDS | moe_tensors(range(2))))
    one = 128 * 768 * 2048
    experts = one // 256 * 210 + one // 256 * 144 + 128 * 2048 * 4
    assert [layer.experts for layer in told.layers] == [experts, experts]
    assert told.layers[1].attention == 4096 * 2048 // 32 * 34
    assert told.layers[1].shared == 512 * 2048 // 32 * 34
    assert told.layers[1].dense == 128 * 2048 * 4
    assert (told.embedding, told.output, told.tied) == (151936 * 2048 // 256 * 144, 2048 * 4, True)
    assert (told.experts, told.experts_used, told.experts_shared) == (128, 8, 1)
    in_experts = 2 * (2 * one + 128 * 2048)
    assert told.active_parameters == told.parameters - in_experts + in_experts // 16
    assert told.weights == told.embedding + told.output + sum(layer.size for layer in told.layers)


def test_the_parts_of_a_split_model_are_one(tmp_path: Path) -> None:
    whole = from_file(header_file(tmp_path / "m.gguf", "qwen3moe", MOE, tensors=ENDS | moe_tensors(range(2))))
    keys = MOE | {"split.count": 2}
    first = file_contents(header_file(tmp_path / "1.gguf", "qwen3moe", keys, tensors=ENDS))
    second = file_contents(
        header_file(tmp_path / "2.gguf", "qwen3moe", {"split.no": 1}, tensors=moe_tensors(range(2)))
    )
    both = header([first, second])
    assert both.parts == 2
    assert (both.layers, both.weights) == (whole.layers, whole.weights)
    assert both.active_parameters == whole.active_parameters


def test_what_else_a_header_says(tmp_path: Path) -> None:
    keys = numbers(2, 64, 4, 2) | {
        "rope.scaling.type": "yarn", "rope.scaling.factor": 4.0, "rope.scaling.original_context_length": 32768,
    }  # fmt: skip
    told = from_file(
        header_file(tmp_path / "m.gguf", "qwen3", keys, vocabulary=100, template="{% if tools %}{% endif %}")
    )
    assert (told.rope_scaling, told.rope_factor, told.original_context) == ("yarn", 4.0, 32768)
    assert (told.tokenizer, told.chat_template, told.tools) == ("gpt2", True, True)


class Counted:
    """A place that is read from a distance, with what was asked of it."""

    def __init__(self, data: bytes) -> None:
        self.data, self.asked = data, []

    def read(self, offset: int, length: int) -> bytes:
        self.asked.append(length)
        return self.data[offset : offset + length]


def test_two_requests_and_eight_megabytes_do_for_a_vocabulary_of_150000(tmp_path: Path) -> None:
    path = header_file(
        tmp_path / "m.gguf", "qwen3moe", MOE, tensors=ENDS | moe_tensors(range(2)), vocabulary=150_000
    )
    place = Counted(path.read_bytes())
    found = contents(place.read)
    assert len(place.asked) <= 2
    assert sum(place.asked) <= 8_000_000
    assert header([found]) == from_file(path)
    assert "tokenizer.ggml.tokens" in found.present  # seen, not kept
    assert all(not isinstance(value, tuple) for key, value in found.metadata.items() if "tokenizer" in key)


def gguf(tensors: int, entries: int, rest: bytes = b"", version: int = 3) -> bytes:
    return b"GGUF" + struct.pack("<IQQ", version, tensors, entries) + rest


def entry(key: bytes, kind: int, value: bytes) -> bytes:
    return struct.pack("<Q", len(key)) + key + struct.pack("<I", kind) + value


HOSTILE = {
    "24 bytes that ask for a billion entries": gguf(0, 1 << 30),
    "a billion tensors": gguf(1 << 30, 0),
    "more than there are numbers": gguf((1 << 64) - 1, (1 << 64) - 1),
    "a key of a gigabyte": gguf(0, 1, struct.pack("<Q", 1 << 30)),
    "a text of a gigabyte": gguf(0, 1, entry(b"k", 8, struct.pack("<Q", 1 << 30))),
    "an array of a billion numbers": gguf(0, 1, entry(b"k", 9, struct.pack("<IQ", 4, 1 << 30))),
    "an array of a billion texts": gguf(0, 1, entry(b"k", 9, struct.pack("<IQ", 8, 1 << 60))),
    "an array of arrays": gguf(0, 1, entry(b"k", 9, struct.pack("<IQ", 9, 1 << 30))),
    "a kind that there is not": gguf(0, 1, entry(b"k", 99, b"")),
    "a tensor of many dimensions": gguf(1, 0, struct.pack("<Q1sI", 1, b"t", 1 << 30)),
    "a tensor larger than any drive": gguf(
        1, 0, struct.pack("<Q1sIQQIQ", 1, b"t", 2, 1 << 40, 1 << 40, 0, 0)
    ),
    "an alignment of nothing": gguf(0, 1, entry(b"general.alignment", 4, struct.pack("<I", 0))),
    "a version of the future": gguf(0, 0, version=77),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_hostile_headers_are_refused_without_asking_for_more_than_a_step(data: bytes) -> None:
    place = Counted(data)
    with pytest.raises(DamagedGguf):
        contents(place.read)
    assert sum(place.asked) <= 16 << 20
    assert len(place.asked) <= 3


def test_a_header_without_an_end_is_given_up() -> None:
    asked = 0

    def endless(offset: int, length: int) -> bytes:
        nonlocal asked
        asked += length
        start = gguf(0, 1, entry(b"k", 9, struct.pack("<IQ", 8, 1 << 60)))
        return (start + bytes(length))[:length] if offset == 0 else bytes(length)

    with pytest.raises(DamagedGguf, match="longer than"):
        contents(endless)
    assert asked <= 64 << 20


@pytest.mark.parametrize("key", ["block_count", "nextn_predict_layers", "attention.head_count_kv"])
def test_numbers_that_no_model_has_are_refused(tmp_path: Path, key: str) -> None:
    keys = numbers(4, 64, 4, 2) | {key: [1] if "head" in key else 1_000_000_000}
    with pytest.raises(DamagedGguf):
        from_file(header_file(tmp_path / "m.gguf", "llama", keys))


@given(st.binary(max_size=400))
def test_any_bytes_are_refused_or_read(data: bytes) -> None:
    for beginning in (b"", gguf(2, 3)):
        try:
            weights_end(contents(Counted(beginning + data).read))
            header([contents(Counted(beginning + data).read)])
        except (NotGguf, DamagedGguf):
            pass


def test_a_mixture_of_ones_own_is_placed_by_its_experts(tmp_path: Path) -> None:
    told = from_file(header_file(tmp_path / "m.gguf", "qwen3moe", MOE, tensors=ENDS | moe_tensors(range(2))))
    facts = header_facts(told)
    assert facts["experts_size"] == sum(layer.experts for layer in told.layers)
    assert (facts["experts"], facts["experts_used"], facts["layers"]) == (128, 8, 2)
    assert "experts_size" not in header_facts(from_file(header_file(tmp_path / "d.gguf", "llama", DENSE)))
