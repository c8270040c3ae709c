"""What survives when a config that exists is written anew, and what changes, in sentences (install contract 5.3)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.core.i18n import tr
from app.engines.strata import arguments
from app.engines.strata.config import OWN_KEYS

_SECRET = frozenset({"api_key"})
_CARRIED = frozenset({"host", "api_key", "draft_vocab"})  # setup takes these over from an earlier config
_TUNING = "STRATA_HIPBLASLT_TUNING"  # setup's own entry: absent in the new config means removed


def merged(
    old: dict[str, Any],
    new: dict[str, Any],
    *,
    written: dict[str, Any] | None = None,
    exists: Callable[[str], bool] = lambda path: Path(path).is_file(),
) -> dict[str, Any]:
    """`new` plus what is the user's in `old`: unknown keys, `env` entries, an own encoder, an own expert profile.

    `written` is what the launcher itself wrote last: an entry that still reads as written is ours, and goes when `new`
    has it no more. Without it every entry that setup does not own counts as the user's.
    """
    ours = written or {}
    kept = {key: value for key, value in old.items() if key not in new and not _is_ours(key, value, ours)}
    result = {**new, **kept}
    if environment := _environment(_mapping(old, "env"), _mapping(new, "env"), _mapping(ours, "env")):
        result["env"] = environment
    if "vision" in new:
        result["vision"] = _vision(_mapping(old, "vision"), new["vision"], exists)
    if isinstance(old.get("args"), list):
        result["args"] = _args([str(word) for word in old["args"]], new["args"], exists)
    return _in_order(result)


def difference(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """Sentences on what changes from `old` to `new`; empty when nothing does. Secrets are named, never shown."""
    sentences = []
    for name in arguments.changed(old, new):
        if name == "args" and isinstance(old.get("args"), list):
            before = arguments.parse([str(word) for word in old["args"]])
            sentences += _changes(before, arguments.parse(new["args"]), "--{name}")
        elif name == "env":
            sentences += _changes(_mapping(old, "env"), _mapping(new, "env"), "env {name}")
        else:
            sentences.append(_sentence(name, old, new, "“{name}”"))
    return sentences


def _is_ours(key: str, value: Any, ours: dict[str, Any]) -> bool:
    return (key in OWN_KEYS and key not in _CARRIED) or (key in ours and ours[key] == value)


def _environment(old: dict[str, Any], new: dict[str, Any], ours: dict[str, Any]) -> dict[str, Any]:
    foreign = {
        name: value
        for name, value in old.items()
        if name not in new and name != _TUNING and not (name in ours and ours[name] == value)
    }
    return {**new, **foreign}


def _vision(old: dict[str, Any], new: dict[str, Any], exists: Callable[[str], bool]) -> dict[str, Any]:
    result = {**new, **{key: value for key, value in old.items() if key not in new and key != "threads"}}
    own = old.get("mmproj")
    if isinstance(own, str) and own != new["mmproj"] and exists(own):
        result["mmproj"] = own
    return result


def _args(old: list[str], new: list[str], exists: Callable[[str], bool]) -> list[str]:
    """The new arguments with the user's own expert profile in them."""
    before, after = arguments.parse(old), arguments.parse(new)
    result = list(new)
    position = result.index("--expert-profile") + 1 if "expert-profile" in after else len(result)
    own = before.get("expert-profile", "")
    ships = Path(own.replace("\\", "/")).name.startswith("expert-profile")
    if own and "expert-profile" in after and not ships and exists(own):
        result[position] = own
    if "expert-profile-save" in before and "expert-profile-save" not in after:
        result[position + 1 : position + 1] = ["--expert-profile-save", before["expert-profile-save"]]
    return result


def _in_order(value: dict[str, Any]) -> dict[str, Any]:
    """`env` before `gpu` also when it came from the old config only; everything else as it stands."""
    if "env" not in value:
        return value
    before = [key for key in value if key != "env"]
    late = ("gpu", "gpus_asked", "layer_split", "replicas", "host", "api_key")
    place = next((index for index, key in enumerate(before) if key in late), None)
    if place is None:
        return value
    return {key: value[key] for key in (*before[:place], "env", *before[place:])}


def _mapping(value: dict[str, Any], key: str) -> dict[str, Any]:
    found = value.get(key)
    return found if isinstance(found, dict) else {}


def _changes(old: dict[str, Any], new: dict[str, Any], label: str) -> list[str]:
    return [_sentence(name, old, new, label) for name in arguments.changed(old, new)]


def _sentence(name: str, old: dict[str, Any], new: dict[str, Any], label: str) -> str:
    shown = label.format(name=name)
    if name in _SECRET:
        return tr("{name} changes.", name=shown)
    if name not in old:
        value = _shown(new[name])
        return (
            tr("{name} is added: {value}.", name=shown, value=value)
            if value
            else tr("{name} is added.", name=shown)
        )
    if name not in new:
        return tr("{name} is removed (was {value}).", name=shown, value=_shown(old[name]) or tr("set"))
    return tr("{name} changes from {old} to {new}.", name=shown, old=_shown(old[name]), new=_shown(new[name]))


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
