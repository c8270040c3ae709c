"""The content of `strata-<tag>.json`: exact keys in setup's order (install contract 5.3)."""

from __future__ import annotations

import json
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.profile import Profile
from app.engines.strata.arguments import arguments
from app.engines.strata.installed import Installed

# Keys that setup and we write anew. Every other key in an existing config is the user's and survives.
OWN_KEYS = (
    "exe",
    "args",
    "cwd",
    "tokenizer",
    "model_name",
    "log",
    "lib_dirs",
    "port",
    "backend",
    "env",
    "gpu",
    "gpus_asked",
    "layer_split",
    "host",
    "api_key",
    "draft_vocab",
    "vision",
)
# Options of a profile that are written under their own name when they are set, in this order around the keys above.
_AFTER_SPLIT = ("replicas",)
_AFTER_KEY = ("draft_vocab", "open_browser", "parallel")
_AT_END = ("remote_expert_opt", "sampling")

LOOPBACK = "127.0.0.1"


def config(profile: Profile, model: Installed) -> dict[str, Any]:
    """The config of an effective profile.

    Options of the profile that count: `device_numbers` (PCI id -> the engine's number of each card it can see),
    `layer_split`, `vision` ("gpu" or "cpu") with `vision_tokens` and `vision_threads`, `rope_scaling`, `rope_scale`,
    `api_key`, and the config's own `replicas`, `draft_vocab`, `open_browser`, `parallel`, `remote_expert_opt`,
    `sampling`. Raises UserFacingError when the profile wants what Strata cannot do.
    """
    places, options = model.places, profile.options
    result: dict[str, Any] = {
        "exe": str(places.program("strata", model.cuda)),
        "args": arguments(profile, model),
        "cwd": str(places.root),
        "tokenizer": str(places.pack(model.tag) / "tokenizer"),
        "model_name": model.model_name,
        "log": str(places.log(model.tag)),
        "lib_dirs": [str(folder) for folder in model.lib_dirs],
        "port": profile.port,
    }
    if model.cuda == 12:
        result["cuda"] = 12
    if model.backend != "cuda":
        result["backend"] = model.backend
    if profile.env:
        result["env"] = dict(profile.env)
    result.update(_cards(profile, model))
    result.update(_chosen(options, _AFTER_SPLIT))
    if profile.host != LOOPBACK:
        result["host"] = profile.host
    result.update(_chosen(options, ("api_key", *_AFTER_KEY)))
    if options.get("vision"):
        result["vision"] = _vision(profile, model)
    result.update(_chosen(options, _AT_END))
    return result


def text(value: dict[str, Any]) -> bytes:
    """A config as Strata writes it: UTF-8, indent 1."""
    try:
        return json.dumps(value, indent=1, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:  # half a surrogate pair, as a hand-written escape can leave it
        return json.dumps(value, indent=1).encode("ascii")


def _cards(profile: Profile, model: Installed) -> dict[str, Any]:
    numbers: dict[str, int] = profile.options.get("device_numbers", {})
    if not profile.devices:
        raise UserFacingError(
            tr("Strata needs a graphics card"),
            tr("This profile names no card, and Strata does not run on the processor alone."),
            tr("Choose a card, or the engine llama.cpp."),
            code="strata-needs-card",
        )
    missing = [device for device in profile.devices if device not in numbers]
    if missing:
        raise UserFacingError(
            tr("The card is not known to the engine"),
            tr("Strata's engine does not list the card {cards}.", cards=", ".join(missing)),
            tr("Run set-up again; it asks the engine which cards it can use."),
            code="strata-card-unknown",
        )
    if model.backend == "hip" and len(numbers) < 2:
        return {}  # setup names an AMD card only when there is a choice
    chosen = [numbers[device] for device in profile.devices]
    result: dict[str, Any] = {"gpu": chosen[0] if len(chosen) == 1 else chosen, "gpus_asked": True}
    if len(chosen) > 1:
        result["layer_split"] = str(profile.options.get("layer_split") or "auto")
    return result


def _vision(profile: Profile, model: Installed) -> dict[str, Any]:
    if model.mmproj is None:
        raise UserFacingError(
            tr("Images need their encoder"),
            tr("The model was installed without its image encoder."),
            tr("Run set-up again with images on; it fetches about 0.9 GB."),
            code="vision-missing",
        )
    options = profile.options
    on_gpu = options["vision"] == "gpu"
    result: dict[str, Any] = {
        "exe": str(model.places.program("strata-vision", model.cuda)),
        "mmproj": str(model.mmproj),
        "model": str(model.native),
        "gpu": on_gpu,
        "max_tokens": int(options.get("vision_tokens") or (1024 if on_gpu else 300)),
    }
    if not on_gpu:
        result["threads"] = int(options["vision_threads"])
    return result


def _chosen(options: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: options[name] for name in names if options.get(name) is not None}
