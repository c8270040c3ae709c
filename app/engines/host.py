"""The engine host: a small process of its own that loads an unpacked llama.cpp wheel and serves its HTTP API.

It crashes without taking the launcher along. Everything it prints goes to the run's log file.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from app.system.files import read_json
from app.system.secrets import read_file


def serve(config: Path) -> int:
    """Serve until a signal asks to stop. Returns the exit code: 0 stopped, 1 the engine could not start."""
    settings = read_json(config)
    package = Path(settings["program"])
    sys.path.insert(0, str(package.parent))
    sys.dont_write_bytecode = True  # the engine's folder holds what stands in its manifest and nothing else
    try:
        import xllamacpp  # type: ignore[import-not-found]
    except ImportError as error:
        print(f"E engine-host: cannot load {package}: {error}", file=sys.stderr, flush=True)
        return 1
    stopping = threading.Event()
    for name in ("SIGTERM", "SIGINT", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: stopping.set())
    try:
        server = xllamacpp.Server(_parameters(xllamacpp, settings))
    except (RuntimeError, ValueError, OSError) as error:
        print(f"E engine-host: {error}", file=sys.stderr, flush=True)
        return 1
    print(f"engine-host: {server.listening_address} (pid {os.getpid()})", flush=True)
    while not stopping.wait(3600):
        pass
    print("engine-host: stopping", flush=True)
    sys.stdout.flush()
    # llama.cpp's worker threads are not made to be joined from Python's shutdown; the memory goes with the process.
    os._exit(0)


def _parameters(xllamacpp: Any, settings: dict[str, Any]) -> Any:
    parameters = xllamacpp.CommonParams()
    parameters.model.path = settings["model"]
    parameters.model_alias = {settings["model_name"]}
    if hasattr(parameters, "hostname"):  # builds before 2026.10, which a roll-back returns to
        parameters.hostname = settings["host"]
    else:
        parameters.hostnames = [settings["host"]]
    parameters.port = settings["port"]
    parameters.n_ctx = settings["context"]
    parameters.n_gpu_layers = settings["gpu_layers"]
    parameters.n_parallel = 1
    parameters.fit_params = False  # the budget is ours; a context cut in silence is what users hate most
    parameters.endpoint_metrics = True
    kinds = {"f16": "GGML_TYPE_F16", "q8_0": "GGML_TYPE_Q8_0", "q4_0": "GGML_TYPE_Q4_0"}
    parameters.cache_type_k = getattr(xllamacpp.ggml_type, kinds[settings["kv_type"]])
    parameters.cache_type_v = getattr(xllamacpp.ggml_type, kinds[settings["kv_type"]])
    if settings["threads"]:
        parameters.cpuparams.n_threads = settings["threads"]
        parameters.cpuparams_batch.n_threads = settings["threads"]
    if settings.get("api_key_file"):
        parameters.api_keys = [read_file(Path(settings["api_key_file"]))]
    for name, value in settings["args"].items():
        _set_argument(xllamacpp, parameters, name, value)
    return parameters


def _set_argument(xllamacpp: Any, parameters: Any, name: str, value: str) -> None:
    """llama-server's option `name` on the parameter object. Raises ValueError for one the wheel does not know."""
    if name in _NUMBERS:
        setattr(parameters, _NUMBERS[name], int(value))
    elif (name, value) in _CHOICES:
        attribute, enumeration, member = _CHOICES[name, value]
        setattr(parameters, attribute, getattr(getattr(xllamacpp, enumeration), member))
    else:
        raise ValueError(f"this build of llama.cpp does not know the option --{name} {value}".rstrip())


_NUMBERS = {"batch-size": "n_batch", "ubatch-size": "n_ubatch", "parallel": "n_parallel"}
_CHOICES = {
    ("flash-attn", "on"): ("flash_attn_type", "llama_flash_attn_type", "LLAMA_FLASH_ATTN_TYPE_ENABLED"),
    ("flash-attn", "off"): ("flash_attn_type", "llama_flash_attn_type", "LLAMA_FLASH_ATTN_TYPE_DISABLED"),
    ("flash-attn", "auto"): ("flash_attn_type", "llama_flash_attn_type", "LLAMA_FLASH_ATTN_TYPE_AUTO"),
    ("no-mmap", ""): ("load_mode", "llama_load_mode", "LLAMA_LOAD_MODE_NONE"),
    ("mlock", ""): ("load_mode", "llama_load_mode", "LLAMA_LOAD_MODE_MLOCK"),
}
