"""Remedies: what can be changed after a crash, what it costs, and the overlay that does it (resources/remedies)."""

from __future__ import annotations

import difflib
import logging
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.doctor.facts import number
from app.engines.profile import Overlay, Profile
from app.system.resources import resource

_log = logging.getLogger(__name__)
_KEYS = {"title", "change", "cost", "cost_rank", "engines", "overlay", "computed", "action", "source"}


@dataclass(frozen=True, slots=True)
class Remedy:
    """`change` and `cost` are sentences; `cost_rank` 0 (nothing) to 9 (much) orders equals.

    `overlay` changes the profile; `computed` names a change that depends on the profile (`overlay_for`); `action` is
    something outside the profile: "repair", "free-port", "page-file", "driver", "memlock", "antivirus", "disk-space".
    """

    id: str
    title: str
    change: str
    cost: str
    cost_rank: int
    engines: tuple[str, ...]
    overlay: Overlay | None = None
    computed: str = ""
    action: str = ""
    source: str = ""

    @property
    def by_overlay(self) -> bool:
        """One click changes the profile; the others need the user or another job."""
        return self.overlay is not None or bool(self.computed)


def read(path: Path) -> tuple[Remedy, ...]:
    """The remedies of one file. Raises ValueError for an unknown key."""
    with open(path, "rb") as file:
        data = tomllib.load(file)
    return tuple(_remedy(path, name, item) for name, item in data.items())


def _remedy(path: Path, name: str, item: dict[str, Any]) -> Remedy:
    unknown = set(item) - _KEYS
    if unknown:
        raise ValueError(f"{path.name}: [{name}] has the unknown key {', '.join(sorted(unknown))}")
    overlay = (
        Overlay(id=name, title=item["title"], **_overlay(item["overlay"])) if "overlay" in item else None
    )
    return Remedy(
        id=name,
        title=item["title"],
        change=item["change"],
        cost=item["cost"],
        cost_rank=item["cost_rank"],
        engines=tuple(item["engines"]),
        overlay=overlay,
        computed=item.get("computed", ""),
        action=item.get("action", ""),
        source=item.get("source", ""),
    )


def _overlay(item: dict[str, Any]) -> dict[str, Any]:
    """TOML has no null: "unset" lists environment variables, "remove" arguments that go away."""
    env: dict[str, str | None] = {**item.get("env", {}), **dict.fromkeys(item.get("unset", ()))}
    args: dict[str, str | None] = {**item.get("args", {}), **dict.fromkeys(item.get("remove", ()))}
    rest = {key: value for key, value in item.items() if key not in ("env", "unset", "args", "remove")}
    return {"env": env, "args": args, **rest}


@cache
def load() -> dict[str, Remedy]:
    """All shipped remedies by id; those of a damaged file are left out."""
    found = {}
    for path in sorted(resource("remedies").glob("*.toml")):
        try:
            found.update({item.id: item for item in read(path)})
        except (
            OSError,
            ValueError,
            KeyError,
            TypeError,
        ) as error:  # a damaged file takes only its own remedies away
            _log.error("the remedies of %s are left out: %s", path.name, error)
    return found


def find(remedy_id: str) -> Remedy:
    """Raises UserFacingError "unknown-remedy" with the nearest ids."""
    known = load()
    if remedy_id not in known:
        near = difflib.get_close_matches(remedy_id, known, 3, 0.4) or list(known)[:5]
        raise UserFacingError(
            tr("Unknown remedy"),
            tr("There is no remedy or profile called “{name}”.", name=remedy_id),
            tr("Did you mean {names}?", names=", ".join(near)),
            code="unknown-remedy",
        )
    return known[remedy_id]


def overlay_for(remedy: Remedy, profile: Profile, facts: Mapping[str, str] | None = None) -> Overlay:
    """The overlay that `remedy` puts on `profile`, its value from the crash's facts where they say one.

    Raises UserFacingError when it changes nothing or is no overlay.
    """
    facts = facts or {}
    effective = profile.effective()
    if remedy.overlay is not None:
        return remedy.overlay
    empty = Overlay(remedy.id, tr(remedy.title))
    match remedy.computed:
        case "context-half" if effective.context > 2048:
            return replace(empty, context=max(2048, effective.context // 2))
        case "gpu-layers-fewer" if effective.gpu_layers > 0:
            return replace(
                empty, gpu_layers=effective.gpu_layers * 2 // 3 if effective.gpu_layers < 900 else 20
            )
        case "kv-smaller" if effective.kv_type in _SMALLER_KV:
            return replace(empty, kv_type=_SMALLER_KV[effective.kv_type])
        case "ubatch-larger" if (size := _ubatch(effective, facts)) > _argument(
            effective, "ubatch-size", 512
        ):
            batch = max(size, _argument(effective, "batch-size", 2048))
            return replace(empty, args={"ubatch-size": str(size), "batch-size": str(batch)})
        case "context-needed" if (context := _needed(effective, facts)) > effective.context > 0:
            return replace(empty, context=context)
        case "hsa-override" if version := _relative(facts.get("architecture", "")):
            return replace(empty, env={"HSA_OVERRIDE_GFX_VERSION": version})
        case "hide-integrated-gpu":
            number = _number_of_card(effective)
            return replace(empty, env={"HIP_VISIBLE_DEVICES": number, "ROCR_VISIBLE_DEVICES": number})
        case "threads-fewer":
            import psutil

            return replace(empty, args={"threads": str(max(1, (psutil.cpu_count(logical=False) or 2) - 1))})
    raise UserFacingError(
        tr("This cannot be applied here"),
        tr(
            "“{title}” changes nothing for the profile “{profile}”.",
            title=remedy.title,
            profile=profile.title,
        )
        if remedy.computed
        else tr("“{title}” is not a setting: {change}", title=remedy.title, change=remedy.change),
        tr("Try the next one on the list."),
        code="not-applicable",
    )


def _argument(profile: Profile, name: str, default: int) -> int:
    """A numeric option of the profile in tokens; `default` is the engine's own."""
    try:
        return int(str(profile.args.get(name, default)))
    except ValueError:
        return default


_LARGEST_UBATCH = 8192  # tokens


def _ubatch(profile: Profile, facts: Mapping[str, str]) -> int:
    """The smallest usual block that holds the request, or twice today's where the log does not say its size."""
    wanted = number(facts, "prompt_tokens") or 2 * _argument(profile, "ubatch-size", 512)
    return min(_LARGEST_UBATCH, 1 << (wanted - 1).bit_length())


def _needed(profile: Profile, facts: Mapping[str, str]) -> int:
    """The context in tokens that the request needs with a quarter for the answer; twice today's where none is said."""
    prompt, slot = number(facts, "prompt_tokens"), number(facts, "context")
    slots = max(1, profile.context // slot) if slot else 1
    wanted = prompt * 5 // 4 * slots if prompt > slot else 2 * profile.context
    return -(-wanted // 1024) * 1024


# The member of each family of AMD cards that ROCm builds are made for.
_RELATIVES = (("gfx103", "10.3.0"), ("gfx110", "11.0.0"), ("gfx115", "11.5.0"), ("gfx120", "12.0.1"))


def _relative(architecture: str) -> str:
    return next((version for family, version in _RELATIVES if architecture.startswith(family)), "")


def _number_of_card(profile: Profile) -> str:
    """The engine's number of the card that the profile runs on; "0" when it was never asked."""
    card = next(iter(profile.devices), "")
    numbers, names = profile.options.get("device_numbers", {}), profile.options.get("device_names", {})
    if card in numbers:
        return str(numbers[card])
    digits = "".join(letter for letter in str(names.get(card, "")) if letter.isdigit())
    return digits or "0"


_SMALLER_KV = {"f16": "q8_0", "q8_0": "q4_0", "int8": "q4_0", "k8v4": "q4_0"}


def applicable(remedy: Remedy, profile: Profile, facts: Mapping[str, str] | None = None) -> bool:
    """It is for this profile's engine and would change something."""
    if remedy.engines and profile.effective().engine not in remedy.engines:
        return False
    if not remedy.by_overlay:
        return True
    try:
        overlay = overlay_for(remedy, profile, facts)
    except UserFacingError:
        return False
    before, after = profile.effective(), replace(profile, overlays=(*profile.overlays, overlay)).effective()
    if any(name in before.env or name in os.environ for name in after.unset_env):
        return after != before
    return replace(after, unset_env=before.unset_env) != before  # unsetting what is not set changes nothing
