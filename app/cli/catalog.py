"""Print the engines, their builds, and the model families with their sizes; add and remove models of your own."""

from __future__ import annotations

import argparse
import dataclasses

from app.catalog.types import Catalog, Family, Variant
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "the engines and models that are known; add your own"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        nargs="?",
        default="show",
        choices=("show", "add", "remove"),
        help="what to do (default: show)",
    )
    parser.add_argument(
        "what",
        nargs="?",
        default="",
        metavar="WHAT",
        help="add: a GGUF file, a folder with some, or a Hugging Face repository (owner/name); "
        "remove and show: a family's id",
    )
    parser.add_argument(
        "--quant", default="", metavar="Q", help="add: only this quantisation, such as Q4_K_M"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    if options.action != "show" and not options.what:
        raise UserFacingError(
            tr("What is missing"),
            tr("`catalog {action}` needs to know what.", action=options.action),
            tr("Give a GGUF file, a folder or owner/name to add, a family's id to remove."),
            code="usage",
        )
    match options.action:
        case "add":
            return _add(options, home, console)
        case "remove":
            return _remove(options, home, console)
    return _show(options, home, console)


def _add(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import own_models

    family = own_models.add(home, options.what, quantisation=options.quant)
    command = f"strata-launcher setup --family {family.id}"
    text = tr("Added. To run it: `{command}`.", command=command)
    console.data(dataclasses.asdict(family), "\n".join([*_family(family), text]))
    return 0


def _remove(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import own_models

    own_models.forget(home, options.what)
    text = tr("{name} is no longer in your catalogue. Its files are where they were.", name=options.what)
    console.data({"removed": options.what}, text)
    return 0


def _show(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.catalog.lookup import find_family
    from app.jobs.knowledge import catalog

    known = catalog(home)
    if options.what:
        family = find_family(known, options.what)
        console.data(dataclasses.asdict(family), "\n".join(_family(family)))
        return 0
    console.data(dataclasses.asdict(known), "\n".join(_all(known)))
    return 0


def _all(known: Catalog) -> list[str]:
    lines = [*known.notes, "Engines"]
    for engine in known.engines:
        lines.append(f"  {engine.id}: {engine.title}. {engine.summary}")
        lines += [
            f"    {build.id}  ({build.backend}, {build.os}/{build.cpu})"
            for build in known.builds
            if build.engine == engine.id
        ]
    lines.append("Families")
    for family in known.families:
        lines += [f"  {line}" for line in _family(family)]
    return lines


def _family(family: Family) -> list[str]:
    head = f"{family.id}: {family.title} by {family.maker} ({family.licence})"
    return [head, *(f"  {_variant(variant)}" for variant in family.variants)]


def _variant(variant: Variant) -> str:
    size = download(variant.download_size)
    text = f"{variant.id:<16} {size:>9}  {variant.quantisation}, up to {variant.trained_context} tokens"
    return f"{text}  ({variant.note})" if variant.note else text
