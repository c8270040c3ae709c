"""Rank what this computer can run, each with its memory budget, expected speed and the reasons."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

from app.advisor.types import Recommendation
from app.cli.arguments import add_json, add_wish, wish
from app.cli.console import Console
from app.core.i18n import tr
from app.core.units import download, memory
from app.system.home import Home

HELP = "what fits this computer, and why"
_SHOWN = 5


def add(parser: argparse.ArgumentParser) -> None:
    add_wish(parser)
    parser.add_argument(
        "--replay", type=Path, metavar="DIR", help="advise for a recorded computer (see detect --record)"
    )
    parser.add_argument("--all", action="store_true", help="also what does not fit, with the reason")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.advice import advise_here
    from app.jobs.survey import survey

    advised = advise_here(home, survey(home, replay=options.replay), wish(options))
    items = advised.advice.recommendations
    shown = items if options.all else items[: min(_SHOWN, advised.advice.fitting)]
    blocks = [_block(number, item) for number, item in enumerate(shown, 1)]
    value = {
        "recommendations": [dataclasses.asdict(item) for item in items],
        "better": dataclasses.asdict(advised.better) if advised.better else None,
        "notes": [*advised.notes, *advised.advice.notes],
        "own_answer": list(advised.advice.own),
    }
    if advised.advice.own:
        blocks += ["", tr("Strata's own answer"), *(f"   {line}" for line in advised.advice.own)]
    console.data(value, "\n".join([*advised.notes, *advised.advice.notes, *blocks]))
    return 0


def _block(number: int, item: Recommendation) -> str:
    lines = ["", f"{number}. {item.title}" + ("" if item.fits else tr("  (not with this machine)"))]
    lines.append(
        tr(
            "   Download {size}, context {context} tokens (at most {largest})",
            size=download(item.download_size),
            context=item.choice.context,
            largest=item.largest_context,
        )
    )
    if item.speed is not None:
        lines.append(
            tr(
                "   About {low:.0f} to {high:.0f} tokens per second ({basis})",
                low=item.speed.low,
                high=item.speed.high,
                basis=item.speed.basis,
            )
        )
    for pool in item.pools:
        parts = ", ".join(f"{line.label} {memory(line.size)}" for line in pool.lines if line.size)
        lines.append(f"   {pool.name} ({memory(pool.total)}): {parts}")
    lines += [f"   - {reason}" for reason in item.reasons]
    lines += [f"   ! {warning}" for warning in item.warnings]
    lines += [f"   > {change}" for change in item.would_change]
    return "\n".join(lines)
