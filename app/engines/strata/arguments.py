"""The engine's arguments in the order in which Strata's setup writes them (install contract 5.3.1)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.profile import Profile
from app.engines.strata.installed import Installed

TRAINED_CONTEXT = 262144  # tokens; beyond it positions are scaled
FP16_CONTEXT = 8192  # up to here the KV cache stays fp16 and no precision is named
STREAMING_CONTEXT = 65536  # KV streaming starts here

# What setup always writes; a profile starts with these and an overlay may change or remove each.
DEFAULTS = {"expert-cache": "auto", "prefill": "auto", "spec": "4", "spec-min-p": "0.5"}

_ORDER = (
    "pack",
    "native",
    "ple-gguf",
    "expert-profile",
    "expert-profile-save",
    "expert-cache",
    "prefill",
    "spec",
    "spec-min-p",
    "mtp",
    "max-context",
    "rope-scaling",
    "rope-scale",
    "kv",
    "resident-experts",
    "mmap-experts",
    "ple-io",
    "kv-resident",
    "resident-budget-gib",
    "vision",
    "vram-reserve-mib",
    "control-vector-scaled",
    "control-vector-layer-range",
    "cvec-mode",
    "cvec-dir",
    "remote-expert-opt",
)
_SEVERAL_VALUES = frozenset({"control-vector-layer-range"})
_POSITION = {name: position for position, name in enumerate(_ORDER)}


def arguments(profile: Profile, model: Installed) -> list[str]:
    """The config's `args` for an effective profile, without `--serve`.

    Arguments that setup does not know follow in the profile's own order.
    """
    named = {name.lstrip("-"): value for name, value in profile.args.items()}
    if profile.context < STREAMING_CONTEXT:
        named.pop("kv-resident", None)
    named = {**_of_model(model), **named, **_of_context(profile)}
    ordered = sorted(named, key=lambda name: _POSITION.get(name, len(_ORDER)))
    return [word for name in ordered for word in _words(name, named[name])]


def parse(args: list[str]) -> dict[str, str]:
    """`args` of a config by name without dashes; "" for a bare switch. The last of a repeated name counts."""
    named: dict[str, str] = {}
    name = ""
    for word in args:
        if word.startswith("--"):
            name = word[2:]
            named[name] = ""
        elif name:
            named[name] = f"{named[name]} {word}" if named[name] else word
    return named


def known(name: str) -> bool:
    """Strata's setup writes this argument itself."""
    return name in _POSITION


def _of_model(model: Installed) -> dict[str, str]:
    paths = {
        "pack": model.places.pack(model.tag),
        "native": model.native,
        "ple-gguf": model.ple,
        "expert-profile": model.expert_profile,
        "mtp": model.places.draft_layer / "rt",
    }
    return {name: str(path) for name, path in paths.items() if path is not None}


def _of_context(profile: Profile) -> dict[str, str]:
    named = {"max-context": str(profile.context)}
    scaling = str(
        profile.options.get("rope_scaling") or ("yarn" if profile.context > TRAINED_CONTEXT else "none")
    )
    if scaling == "none" and profile.context > TRAINED_CONTEXT:
        raise UserFacingError(
            tr("The context is too large"),
            tr("The model was trained for {tokens} tokens; more needs rope scaling.", tokens=TRAINED_CONTEXT),
            tr("Choose a smaller context, or yarn as rope scaling."),
            code="context-needs-scaling",
        )
    if scaling != "none":
        scale = profile.options.get("rope_scale") or max(1.0, profile.context / TRAINED_CONTEXT)
        named.update({"rope-scaling": scaling, "rope-scale": str(float(scale))})
    if profile.context > FP16_CONTEXT and profile.kv_type != "f16":
        named["kv"] = profile.kv_type
    return named


def _words(name: str, value: str) -> list[str]:
    values = value.split() if name in _SEVERAL_VALUES else [value] if value else []
    return [f"--{name}", *values]


def changed(old: Mapping[str, str], new: Mapping[str, str]) -> list[str]:
    """Names whose value differs, in the order of `new`, then those that are gone."""
    return [*(name for name in new if old.get(name) != new[name]), *(name for name in old if name not in new)]
