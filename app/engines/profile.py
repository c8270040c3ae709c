"""A profile = base + overlays. A remedy is an overlay; the config file is written from the effective profile."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.system.secrets import read_file


@dataclass(frozen=True, slots=True)
class Overlay:
    """A named change to a profile. None or empty fields change nothing.

    `env` values of None unset the variable; `args` values of None remove the argument, "" is a bare switch.
    """

    id: str
    title: str = ""
    env: dict[str, str | None] = field(default_factory=dict)
    args: dict[str, str | None] = field(default_factory=dict)
    context: int | None = None
    kv_type: str | None = None
    gpu_layers: int | None = None
    device: str | None = None  # an adapter's PCI id, or "cpu"
    engine: str | None = None
    build: str | None = None
    family: str | None = None
    model: str | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """How one installed model runs. `id` also names its config file and scripts (file-name safe, lower case)."""

    id: str
    title: str
    engine: str
    build: str
    family: str
    model: str
    context: int
    kv_type: str = "f16"
    gpu_layers: int = 0
    devices: tuple[str, ...] = ()  # PCI ids; empty = CPU
    host: str = "127.0.0.1"
    port: int = 8080
    threads: int = 0  # 0 = the engine decides
    args: dict[str, str] = field(default_factory=dict)
    env: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    overlays: tuple[Overlay, ...] = ()
    unset_env: tuple[str, ...] = ()  # variables of the user's own environment that the engine must not see

    def effective(self) -> Profile:
        """The profile with its overlays applied in order and none left."""
        result = replace(self, overlays=())
        for overlay in self.overlays:
            result = _apply(result, overlay)
        return result


def _apply(base: Profile, overlay: Overlay) -> Profile:
    changed: dict[str, Any] = {
        name: value
        for name in ("context", "kv_type", "gpu_layers", "engine", "build", "family", "model")
        if (value := getattr(overlay, name)) is not None
    }
    if overlay.device is not None:
        changed["devices"] = () if overlay.device == "cpu" else (overlay.device,)
        if overlay.device == "cpu":
            changed["gpu_layers"] = 0
    gone = {name for name, value in overlay.env.items() if value is None}
    unset = (set(base.unset_env) | gone) - {name for name in overlay.env if name not in gone}
    return replace(
        base,
        env=_merge(base.env, overlay.env),
        args=_merge(base.args, overlay.args),
        unset_env=tuple(sorted(unset)),
        **changed,
    )


def _merge(base: dict[str, str], change: dict[str, str | None]) -> dict[str, str]:
    merged: dict[str, str | None] = {**base, **change}
    return {key: value for key, value in merged.items() if value is not None}


def api_key(options: dict[str, Any]) -> str:
    """The key that clients must send, from a profile's options; "" when there is none. Of several the first."""
    if place := options.get("api_key_file"):
        return read_file(Path(str(place)))
    return str(options.get("api_key") or "").split(",")[0].strip()
