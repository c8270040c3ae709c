"""Which cards the engine itself sees, and under which numbers (contract 4.3: its list decides, Strata #325)."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.environment import clean_environment
from app.engines.strata.places import Places
from app.hardware.machine import Adapter
from app.hardware.probes.engine_list import parse_strata_devices

LIST_SECONDS = 120.0


@dataclass(frozen=True, slots=True)
class Device:
    """`memory` in bytes, None when the engine did not say; `trouble` says why it cannot run there, "" = it can."""

    number: int
    name: str
    architecture: str = "unknown"
    memory: int | None = None
    trouble: str = ""


def parse(text: str) -> list[Device]:
    """The devices of `strata-device --list-devices`, in its order. Lines of other kinds are passed over."""
    return [
        Device(seen.index or 0, seen.name, seen.architecture or "unknown", seen.memory, trouble)
        for seen, trouble in parse_strata_devices(text)
    ]


def list_devices(places: Places, cuda: int = 13) -> list[Device]:
    """Ask the installed engine. [] when it has no lister (older builds, CUDA) or does not answer."""
    program = Path(places.program("strata-device", cuda))
    if not program.exists():
        return []
    folder = program.parent
    environment = clean_environment()
    environment["PATH"] = (
        f"{folder / 'rocm' / 'bin'}{';' if places.windows else ':'}{environment.get('PATH', '')}"
    )
    try:
        done = subprocess.run(
            [str(program), "--list-devices"],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LIST_SECONDS,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return parse(done.stdout.decode("utf-8", "replace")) if done.returncode == 0 else []


def numbers(adapters: Sequence[Adapter], devices: Sequence[Device]) -> dict[str, int]:
    """The engine's number for each card, by its id: matched by rank among the cards of one architecture.

    Without a list of the engine's own, the numbers that detection found. Raises UserFacingError "engine-sees-no-card"
    when the engine lists devices and none of the used cards is among them.
    """
    if not devices:
        return {card.id: card.engine_index for card in adapters if card.engine_index is not None}
    found: dict[str, int] = {}
    for architecture in dict.fromkeys(device.architecture for device in devices):
        listed = [device for device in devices if device.architecture == architecture]
        cards = sorted((card for card in adapters if card.architecture == architecture), key=_order)
        found.update({card.id: device.number for card, device in zip(cards, listed, strict=False)})
    used = [card for card in adapters if card.used]
    if used and not any(card.id in found for card in used):
        raise UserFacingError(
            tr("The engine does not see the card"),
            tr(
                "Strata's engine lists {devices}, but not {card}.",
                devices=", ".join(device.name for device in devices),
                card=used[0].name,
            ),
            tr(
                "Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again."
            ),
            code="engine-sees-no-card",
        )
    return found


def _order(card: Adapter) -> tuple[int, str]:
    return (card.engine_index if card.engine_index is not None else 1 << 16, card.id)
