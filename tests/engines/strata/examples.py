"""Installations and profiles that several tests need, in the shape of the contract's examples (section 8)."""

from __future__ import annotations

import dataclasses
from pathlib import PurePath, PurePosixPath, PureWindowsPath
from typing import Any

from app.engines.profile import Profile
from app.engines.strata.arguments import DEFAULTS
from app.engines.strata.installed import Installed
from app.engines.strata.places import Places

NVIDIA = "0000:01:00.0"
RADEON, RADEON_IGPU = "0000:03:00.0", "0000:0f:00.0"


def on_windows(size: str = "IQ2_XS", **changes: Any) -> Installed:
    """A qwen size in `C:\\Strata`, its data beside it."""
    return _installed(PureWindowsPath("C:\\Strata"), size, **changes)


def on_linux(size: str = "IQ2_XS", **changes: Any) -> Installed:
    return _installed(PurePosixPath("/opt/Strata"), size, **changes)


def _installed(root: PurePath, size: str, **changes: Any) -> Installed:
    places = Places.of(root)
    name = f"Qwen3.8-Flash-Next-GSQ-RCO-{size}-0000{{}}-of-00002.gguf"
    model = Installed(
        places=places,
        tag=size,
        model_name=f"qwen3.8-flash-next-{size.lower()}",
        native=places.model(size) / name.format(1),
        ple=places.model(size) / name.format(2),
        expert_profile=root / "data" / "expert-profile.bin",
    )
    return dataclasses.replace(model, **changes)


def nvidia_profile(**changes: Any) -> Profile:
    """Example (a): 12 GB NVIDIA card, 64 GB of RAM."""
    profile = Profile(
        id="qwen-iq2-xs",
        title="Qwen3.8-Flash-Next IQ2_XS",
        engine="strata",
        build="strata-0.1.42-cuda-windows",
        family="qwen",
        model="IQ2_XS",
        context=32768,
        kv_type="int8",
        devices=(NVIDIA,),
        args=dict(DEFAULTS),
        options={"device_numbers": {NVIDIA: 0}},
    )
    return dataclasses.replace(profile, **changes)


def nvidia_model(**changes: Any) -> Installed:
    folder = PureWindowsPath("C:\\Strata\\.venv\\Lib\\site-packages\\nvidia\\cu13\\bin\\x86_64")
    return on_windows(lib_dirs=(folder,), **changes)


def radeon_profile(**changes: Any) -> Profile:
    """Example (b): RX 9070 XT beside the processor's own graphics, 48 GB of RAM (Niko1221/Strata#2781)."""
    profile = nvidia_profile(
        build="strata-0.1.42-hip-windows",
        context=65536,
        devices=(RADEON,),
        env={"STRATA_HIPBLASLT_TUNING": "C:\\Strata\\tools\\hip\\gfx1201-hipblaslt-100500.txt"},
        options={"device_numbers": {RADEON: 0, RADEON_IGPU: 1}},
    )
    return dataclasses.replace(profile, **changes)


def radeon_model(**changes: Any) -> Installed:
    return on_windows(backend="hip", lib_dirs=(PureWindowsPath("C:\\Strata\\engine\\rocm\\bin"),), **changes)
