"""The environment an engine starts in: ours, without what is known to poison engines.

Source: users whose conda or Python shell variables broke the engine (StabilityMatrix #1596), and frozen programs that
hand their private library paths to children (PyInstaller manual, "LD_LIBRARY_PATH / LIBPATH considerations").
"""

from __future__ import annotations

import os

_POISON = (
    "PYTHONHOME",
    "PYTHONSTARTUP",
    "CONDA_PREFIX",
    "CONDA_DEFAULT_ENV",
    "VIRTUAL_ENV",
    "QT_PLUGIN_PATH",
    "QT_QPA_PLATFORM_PLUGIN_PATH",
    "GGML_BACKEND_PATH",
)
_LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")


def clean_environment(base: dict[str, str] | None = None) -> dict[str, str]:
    """A copy of `base` (default: ours) fit for an engine; GPU order is the one that the PCI bus gives."""
    environment = dict(os.environ if base is None else base)
    for name in list(environment):
        if name in _POISON or name.startswith("LLAMA_ARG_"):
            del environment[name]
    for name in _LIBRARY_PATHS:
        original = environment.pop(f"{name}_ORIG", None)  # PyInstaller keeps the user's own value here
        if original is not None:
            environment[name] = original
    environment["CUDA_DEVICE_ORDER"] = "PCI_BUS_ID"
    return environment
