"""Print the engines, their builds, and the model families with their sizes."""

from __future__ import annotations

import argparse
import dataclasses

from app.catalog.types import Variant
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.units import download
from app.system.home import Home

HELP = "the engines and models that are known"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.knowledge import catalog

    known = catalog(home)
    lines = ["Engines"]
    for engine in known.engines:
        lines.append(f"  {engine.id}: {engine.title}. {engine.summary}")
        lines += [
            f"    {build.id}  ({build.backend}, {build.os}/{build.cpu})"
            for build in known.builds
            if build.engine == engine.id
        ]
    lines.append("Families")
    for family in known.families:
        lines.append(f"  {family.id}: {family.title} by {family.maker} ({family.licence})")
        lines += [f"    {_variant(variant)}" for variant in family.variants]
    console.data(dataclasses.asdict(known), "\n".join(lines))
    return 0


def _variant(variant: Variant) -> str:
    size = download(variant.download_size)
    return f"{variant.id:<16} {size:>9}  {variant.quantisation}, up to {variant.trained_context} tokens"
