"""How results look as text and as JSON, where several commands show the same."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

from app.core.i18n import tr
from app.core.units import duration
from app.runtime.types import State, Status

CRASHED = 3


def status_value(status: Status) -> dict[str, Any]:
    """The status as plain data: the fields of `app.runtime.types.Status`."""
    return {**dataclasses.asdict(status), "running": status.state.running}


def status_text(status: Status) -> str:
    """A few lines for people."""
    lines = [tr("State:    {text}", text=status.text)]
    if status.profile:
        lines.append(tr("Model:    {model} ({profile})", model=status.model, profile=status.profile))
    if status.state.running:
        lines.append(
            tr("Process:  {pid}, for {time}", pid=status.pid, time=duration(time.time() - status.since))
        )
        lines.append(tr("Address:  {url}", url=status.endpoints.get("openai", "")))
        if status.endpoints.get("web"):
            lines.append(tr("Web page: {url}", url=status.endpoints["web"]))
        if status.answer:
            lines.append(tr("Speed:    {speed:.1f} tokens per second", speed=_speed(status)))
        if status.context_given:
            lines.append(tr("Context:  {given} tokens", given=status.context_given))
    if status.reason:
        lines.append(tr("Because:  {reason}", reason=status.reason))
    if status.crash:
        lines += crash_lines(status.crash)
    if status.run is not None:
        lines.append(tr("Run:      {folder}", folder=status.run))
    return "\n".join(lines)


def crash_lines(crash: dict[str, Any]) -> list[str]:
    """A crash in plain words: what, why, what helps."""
    lines = ["", crash.get("title", ""), f"  {crash.get('cause', '')}"]
    if crash.get("exit", {}).get("name"):
        lines.append(
            tr("  It ended with {name} ({code}).", name=crash["exit"]["name"], code=crash["exit"]["code"])
        )
    if crash.get("loop"):
        lines.append(tr("  It crashed in the same way before, so it is not started again by itself."))
    if crash.get("remedies"):
        lines.append(tr("  What can help, in this order: {remedies}", remedies=", ".join(crash["remedies"])))
        lines.append(
            tr(
                "  `strata-launcher fix` tries them in this order, `fix ID` one of them, `fix --list` says more; "
                "`profiles undo` takes a change back."
            )
        )
    return lines


def exit_code(status: Status) -> int:
    """3 when the engine crashed, 1 when it does not answer, else 0."""
    if status.state in (State.CRASHED, State.LOOPING):
        return CRASHED
    return 1 if status.state is State.LOST else 0


def _speed(status: Status) -> float:
    return status.tokens_per_second or float(status.answer["tokens_per_second"])
