"""Set up an engine and a model on this computer: choose, download, configure, start, and prove that it answers."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from typing import Any

from app.cli.arguments import add_json, add_wish, wish
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.core.units import download, memory
from app.engines.strata.flags import add_flags, chosen_options
from app.system.home import Home

HELP = "choose, download, configure, start and prove an engine"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="take the recommended answer to every question")
    parser.add_argument(
        "--plan", action="store_true", help="say what would be done, in order, and do nothing"
    )
    add_wish(parser)
    parser.add_argument(
        "--port", type=int, metavar="N", help="the port to serve on (default: 8080 or the last one)"
    )
    parser.add_argument("--no-start", action="store_true", help="install only")
    add_json(parser)
    add_flags(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import setup
    from app.jobs.plan import actions as plan_actions
    from app.jobs.survey import survey

    if options.rollback_engine:
        return _roll_back(options, home, console)
    console.note(tr("Looking at this computer ..."))
    request = setup.SetupRequest(wish(options), options.port, not options.no_start, chosen_options(options))
    plan = setup.plan(home, survey(home), request)
    for line in _lines(plan, home):
        console.note(line)
    if options.plan:
        actions = plan_actions(home, plan)
        lines = [action.text for action in actions]
        console.data({"plan": [dataclasses.asdict(action) for action in actions]}, "\n".join(lines))
        return 0
    if not options.yes and not _confirmed(console):
        return 1
    result = setup.apply(home, plan, sink=console.event, cancel=Cancel())
    status = result.status
    value = {
        "profile": result.profile.id,
        "config": str(result.config),
        "script": str(result.script),
        "recommendation": _value(plan.recommendation),
        "better": _value(plan.better) if plan.better else None,
        "notes": list(plan.notes),
        "status": dataclasses.asdict(status) if status else None,
    }
    text = tr("Set up. Start it with `strata-launcher start` or {script}.", script=result.script)
    if status is not None:
        if status.state.value in ("crashed", "looping"):
            console.data(
                value, tr("The engine crashed: {text}. See `strata-launcher status`.", text=status.text)
            )
            return 3
        text = _proof(status.answer, status.endpoints) if status.answer else status.text
    console.data(value, text)
    return 0 if status is None or status.answer else 1


def _roll_back(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.engines.strata.install.rollback import roll_back_engine

    version = roll_back_engine(home, 12 if options.cuda == "12" else 13)
    console.data(
        {"engine": "strata", "version": version}, tr("Strata's engine is {version} again.", version=version)
    )
    return 0


def can_ask() -> bool:
    """Somebody sits at the terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def _confirmed(console: Console) -> bool:
    if not can_ask():
        console.note(tr("Nobody can answer here. Call it with --yes to go on with this."))
        return False
    return input(tr("Go on? [Y/n]: ")).strip().lower() in ("", "y", "yes", "j", "ja")


def _lines(plan: Any, home: Home) -> list[str]:
    chosen = plan.recommendation
    lines = [*plan.notes, "", tr("Chosen: {title}", title=chosen.title)]
    lines += [f"  - {reason}" for reason in chosen.reasons]
    lines += [f"  ! {warning}" for warning in chosen.warnings]
    for pool in chosen.pools:
        parts = ", ".join(f"{line.label} {memory(line.size)}" for line in pool.lines if line.size)
        lines.append(f"  {pool.name} ({memory(pool.total)}): {parts}")
    lines.append(
        tr(
            "  Download {download}, {disk} on disk ({free} free) in {folder}",
            download=download(plan.download_size),
            disk=download(plan.disk_size),
            free=download(plan.disk_free),
            folder=home.root,
        )
    )
    return [*lines, ""]


def _value(recommendation: Any) -> dict[str, Any]:
    return {
        "title": recommendation.title,
        "choice": dataclasses.asdict(recommendation.choice),
        "reasons": list(recommendation.reasons),
        "warnings": list(recommendation.warnings),
    }


def _proof(answer: dict[str, Any], endpoints: dict[str, str]) -> str:
    return "\n".join(
        [
            "",
            tr("The engine answers."),
            f"  > {answer['question']}",
            f"  {answer['text']}",
            tr("  {speed:.1f} tokens per second", speed=answer["tokens_per_second"]),
            "",
            tr("Address for programs: {url}", url=endpoints["openai"]),
            tr("Page for the browser: {url}", url=endpoints["web"]),
        ]
    )
