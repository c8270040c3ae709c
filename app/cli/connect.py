"""Let another program use the models: merge the address into its settings (with a backup), or take exactly that back.
Without a name: the programs, which are on this computer, which are connected."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

if TYPE_CHECKING:
    from app.connect.link import Plan
    from app.jobs.connect import Entry

HELP = "let another program use the models"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="a program of the list")
    parser.add_argument("--show", action="store_true", help="print the exact change and write nothing")
    parser.add_argument("--disconnect", action="store_true", help="take back what was written")
    parser.add_argument("--file", type=Path, metavar="FILE", help="its settings file, if it lies elsewhere")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import connect

    if not options.name:
        entries = connect.programs(home)
        console.data([dataclasses.asdict(entry) for entry in entries], _list(entries))
        return 0
    entry = connect.entry(home, options.name)
    if not entry.file:
        console.data(dataclasses.asdict(entry), _steps(entry))
        return 0
    if options.show:
        plan = connect.preview(home, options.name, disconnect=options.disconnect, file=options.file)
    elif options.disconnect:
        plan = connect.disconnect(home, options.name)
    else:
        plan = connect.connect(home, options.name, file=options.file)
    after = connect.entry(home, options.name)
    value = {
        **dataclasses.asdict(after),
        "diff": plan.diff,
        "kept": list(plan.kept),
        "written": not options.show,
    }
    console.data(value, plan.diff.rstrip() if options.show else _done(after, plan, options.disconnect))
    if options.show and not plan.diff:
        console.note(tr("Nothing would change."))
    return 0


def _list(entries: tuple[Entry, ...]) -> str:
    rows = [(entry.id, entry.title, _state(entry), entry.file or tr("by hand")) for entry in entries]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, [*widths, 0], strict=True)).rstrip()
        for row in rows
    )


def _state(entry: Entry) -> str:
    if entry.connected:
        return tr("connected") if entry.current else tr("connected, old address")
    return tr("found") if entry.detected else "-"


def _steps(entry: Entry) -> str:
    lines = [f"{number}. {step}" for number, step in enumerate(entry.steps, 1)]
    width = max((len(label) for label, _ in entry.values), default=0)
    lines += ["", *(f"{label.ljust(width)}  {value}" for label, value in entry.values)]
    return "\n".join([*lines, "", entry.source])


def _done(entry: Entry, plan: Plan, disconnect: bool) -> str:
    if disconnect:
        lines = [tr("{program} is disconnected: {file}", program=entry.title, file=plan.file)]
    else:
        lines = [tr("{program} is connected: {file}", program=entry.title, file=plan.file), entry.note]
        lines += [f"{label}: {value}" for label, value in entry.values]
    if plan.kept:
        lines.append(tr("You have changed these since, so they stay: {names}", names=", ".join(plan.kept)))
    return "\n".join(line for line in lines if line)
