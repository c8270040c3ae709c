"""Logs of many makers and forms, each with what a person who knows them would say. Written for these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.doctor.diagnose import diagnose

LOADED = """srv  load_model: loading model 'm.gguf'
load_tensors: loading model tensors
main: server is listening on http://127.0.0.1:8080
"""
ANSWERED = (
    LOADED
    + """slot launch_slot_: id  0 | task 0 | processing task
slot      release: id  0 | task 0 | stop processing: n_tokens = 30, truncated = 0
"""
)
ALONE = """Exception Code: 0xC0000005
0x00007FFEF984A7FE, C:\\S\\amdhip64_7.dll(0x00007FFEF9010000) + 0x1A7FE, hipModuleLoad() + 0x1E
"""
ROCM = "ggml_cuda_init: found {n} ROCm devices:\n  Device 0: AMD Radeon Graphics, gfx1036\n"
OOM = "ggml_backend_cuda_buffer_type_alloc_buffer: allocating 9216.00 MiB on device 0: cudaMalloc failed: out of memory\n"
GDB = """Thread 1 "llama-server" received signal SIGSEGV, Segmentation fault.
#0  0x00007ffff7a in ggml_compute_forward_mul_mat (params=0x0) at ggml-cpu.c:123
"""
TRACE = 'Traceback (most recent call last):\n  File "serve/server.py", line 30, in main\n'
MLOCK = "failed to mlock 1024-byte buffer: Cannot allocate memory\n"
REFUSED = "request: POST /v1/chat/completions 127.0.0.1 400\nerror: failed to parse grammar\n"
NO_CARD = "ggml_cuda_init: failed to initialize CUDA: no CUDA-capable device is detected\n"
ASSERTION = "x: a.cpp:5: f(): Assertion `p != nullptr' failed.\nAborted\n"
KV = "llama_init_from_model: failed to initialize the context: failed to allocate buffer for kv cache\n"
INVALID = "ROCm error: invalid device function\n"
LARGE = "ggml_vulkan: Device memory allocation of size 2147483648 failed.\n"

# what, log, exit, platform, signature, first remedy
READINGS = [
    ("a block of frames alone", ALONE, None, "win32", "hip-module-load-first-request", "strata-hipblaslt-off"),
    ("stack overflow, no log", "", "0xC00000FD", "win32", "stack-overflow", "flash-attention-off"),
    ("heap corruption, no log", "", "0xC0000374", "win32", "heap-corruption", "engine-previous-build"),
    ("broken off", ANSWERED + "CUDA error: unspecified launch failure\n", 134, "linux", "cuda-launch-failure", "batch-smaller"),
    ("too long", "CUDA error: the launch timed out and was terminated\n", 134, "linux", "nvidia-tdr", "driver-update"),
    ("illegal address", "a-1 | CUDA error: an illegal memory access was encountered\n", 139, "linux", "cuda-illegal-address", "flash-attention-off"),
    ("an assertion elsewhere", ASSERTION, 134, "linux", "assertion-failed", "engine-previous-build"),
    ("an assertion of ggml", "ggml.c:12: GGML_ASSERT(a) failed\nAborted\n", 134, "linux", "ggml-assert", "flash-attention-off"),
    ("nothing", "", None, "linux", "unknown", "repair-engine"),
    ("healthy with a warning", MLOCK + ANSWERED, 0, "linux", "healthy", None),
    ("the same, still running", MLOCK + ANSWERED, None, "linux", "healthy", None),
    ("the warning and an end", MLOCK, 1, "linux", "mlock-failed", "mlock-off"),
    ("healthy after a refusal", ANSWERED + REFUSED + ANSWERED, 0, "linux", "healthy", None),
    ("no card, and it worked", NO_CARD + ANSWERED, 0, "linux", "healthy", None),
    ("an unknown traceback", TRACE + "RuntimeError: pack index mismatch\n", 1, "win32", "unknown", "repair-engine"),
    ("a package is missing", TRACE + "ModuleNotFoundError: No module named 'numpy'\n", 1, "win32", "python-environment", "repair-engine"),
    ("a package is broken", TRACE + "ImportError: numpy.core.multiarray failed to import\n", 1, "win32", "python-environment", "repair-engine"),
    ("two AMD devices", ROCM.format(n=2) + INVALID, 134, "linux", "hip-invalid-device-function", "hide-integrated-gpu"),
    ("one AMD device", ROCM.format(n=1) + INVALID, 134, "linux", "hip-invalid-device-function", "engine-newer-build"),
    ("a new model", "unknown model architecture: 'next9'\n", 1, "linux", "unknown-architecture", "engine-newer-build"),
    ("card memory, with times", "0.00.055.006 E " + OOM, 1, "win32", "cuda-out-of-memory", "gpu-layers-fewer"),
    ("the same in a journal", "Dec 01 10:00:00 h llama[1]: " + OOM, 1, "linux", "cuda-out-of-memory", "gpu-layers-fewer"),
    ("the same in colour", f"\x1b[31m{OOM.strip()}\x1b[0m\n", 1, "linux", "cuda-out-of-memory", "gpu-layers-fewer"),
    ("Vulkan's memory", LARGE, 1, "win32", "vulkan-out-of-memory", "gpu-layers-fewer"),
    ("the context's memory", KV, 1, "linux", "context-too-large", "context-half"),
    ("German: port", "OSError: [WinError 10048] Normalerweise darf jede Socketadresse\n", 1, "win32", "port-taken", "port-next"),
    ("German: page file", "OSError: [WinError 1455] Die Auslagerungsdatei ist zu klein\n", 1, "win32", "windows-out-of-commit", "page-file"),
    ("Chinese: page file", "OSError: [WinError 1455] 页面文件太小\n", 1, "win32", "windows-out-of-commit", "page-file"),
    ("German: disk", "OSError: [WinError 112] Es steht nicht genug Speicherplatz\n", 1, "win32", "disk-full", "disk-space"),
    ("an old system", "llama: libc.so.6: version `GLIBC_2.38' not found (required by llama)\n", 1, "linux", "glibc-too-old", "embedded-build"),
    ("a debugger's stack", GDB, 139, "linux", "access-violation", "flash-attention-off"),
    ("killed", ANSWERED + "Killed\n", 137, "linux", "linux-out-of-memory-killer", "context-half"),
    ("iota", "prefill mmq: iota: unspecified launch failure\n", 1, "win32", "hip-launch-failure-iota", "strata-hipblaslt-off"),
    ("breakpoint", "", "0x80000003", "win32", "assertion-failed", "engine-previous-build"),
]  # fmt: skip
UNSURE = (
    "unknown",
    "healthy",
    "stack-overflow",
    "assertion-failed",
    "mlock-failed",
    "access-violation",
    "ggml-assert",
)


@pytest.mark.parametrize(
    ("log", "exit_code", "platform", "signature", "first"),
    [row[1:] for row in READINGS],
    ids=[row[0] for row in READINGS],
)
def test_reading(tmp_path: Path, log, exit_code, platform, signature, first) -> None:
    file = tmp_path / "engine.log"
    file.write_text(log, encoding="utf-8")
    found = diagnose(file, exit_code=exit_code, platform=platform)
    assert found.signature == signature, found
    assert next(iter(found.remedies), None) == first
    assert (found.confidence >= 0.85) == (signature not in UNSURE and exit_code != 137)


def test_a_stack_overflow_has_a_cause_of_its_own(tmp_path: Path) -> None:
    found = diagnose(tmp_path / "none", exit_code="0xC00000FD", platform="win32")
    assert "Calls went too deep" in found.cause
    assert found.exit.name == "STATUS_STACK_OVERFLOW"
