"""Search Hugging Face for models in GGUF, see what fits this computer, add them, and look after your own ones."""

from __future__ import annotations

import argparse
import dataclasses
import time
from typing import Any

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.core.units import download, memory
from app.system.home import Home

HELP = "search for models, see what fits, add them"
_MARKS = {"card": "++", "card-and-ram": "+ ", "ram": "+ ", "no": "- ", "unknown": "? "}


def add(parser: argparse.ArgumentParser) -> None:
    from app.transfer.hub_search import SORTS, USES

    parser.add_argument(
        "action", choices=("search", "show", "add", "list", "remove", "update"), help="what to do"
    )
    parser.add_argument(
        "what",
        nargs="*",
        metavar="WHAT",
        help="search: words; show: OWNER/NAME; add: OWNER/NAME and, if you like, a quantization or file; "
        "remove and update: a family's id",
    )
    parser.add_argument(
        "--sort", default="trending", choices=tuple(SORTS), help="search: the order (default: trending)"
    )
    parser.add_argument("--use", default="", choices=("", *USES), help="search: only models made for this")
    parser.add_argument(
        "--licence", default="", metavar="L", help="search: only with this licence, such as apache-2.0"
    )
    parser.add_argument("--author", default="", metavar="A", help="search: only of this owner")
    parser.add_argument("--fits", action="store_true", help="search: leave out what does not fit")
    parser.add_argument(
        "--pages", type=int, default=1, metavar="N", help="search: so many pages (default: 1)"
    )
    parser.add_argument("--context", type=int, metavar="N", help="show: judge for a context of N tokens")
    parser.add_argument("--files", action="store_true", help="remove: delete the fetched files too")
    parser.add_argument("--take", action="store_true", help="update: take the new state, not only tell it")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    many = {"search": 99, "show": 1, "add": 2, "list": 0, "remove": 1, "update": 1}[options.action]
    least = 1 if options.action in ("show", "add", "remove") else 0
    if not least <= len(options.what) <= many:
        raise UserFacingError(
            tr("What is missing"),
            tr(
                "`models {action}` does not take {count} names.",
                action=options.action,
                count=len(options.what),
            ),
            tr("See `strata-launcher models --help`."),
            code="usage",
        )
    actions = {
        "search": _search, "show": _show, "add": _add, "list": _list, "remove": _remove, "update": _update,
    }  # fmt: skip
    return actions[options.action](options, home, console)


def _search(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import hub_models
    from app.jobs.survey import survey
    from app.transfer.hub_search import Query

    query = Query(" ".join(options.what), options.sort, options.use, options.licence, options.author)
    machine, following = survey(home), ""
    found: list[hub_models.Result] = []
    for _ in range(max(1, options.pages)):
        page = hub_models.search(home, machine, query, following=following, only_fitting=options.fits)
        found += page.results
        following = page.following
        if not following:
            break
    if page.error is not None and not found and not page.here:
        raise page.error
    if page.error is not None:
        console.note(f"{page.error.title}: {page.error.what_happened}")
    _old(console, page.kept_at)
    lines = [_result(item) for item in found]
    lines += [tr("Yours already: {names}", names=", ".join(page.here))] if page.here else []
    lines += [tr("There are more: --pages N.")] if following else []
    value = {
        "results": [dataclasses.asdict(item) for item in found],
        "here": list(page.here),
        "more": bool(following),
        "kept_at": page.kept_at,
        "error": page.error.as_dict() if page.error else None,
    }
    console.data(value, "\n".join(lines) or tr("Nothing was found."))
    return 0


def _result(item: Any) -> str:
    hit = item.hit
    about = tr("about {size}", size=download(item.about)) if item.about else "?"
    facts = [about, hit.licence or "?", tr("{n:,} downloads", n=hit.downloads), hit.changed]
    facts += [tr("asks for your agreement")] if hit.gated else []
    mark = _MARKS[item.verdict.fit]
    return f"{mark} {hit.name}\n     {item.verdict.text}  ({', '.join(filter(None, facts))})"


def _show(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.advisor.types import Wish
    from app.jobs import hub_models
    from app.jobs.survey import survey

    shown = hub_models.show(home, survey(home), options.what[0], wish=Wish(context=options.context))
    found = shown.repository
    _old(console, found.kept_at)
    lines = [
        tr("{name}, licence {licence}, changed {date}", name=found.name, licence=found.licence or "?",
           date=found.changed or "?"),
        shown.page,
    ]  # fmt: skip
    if found.gated:
        lines.append(tr("Its publisher asks for your agreement: accept on its page, then set `token`."))
    lines += ["", *(_size(item) for item in shown.sizes), ""]
    for title, files in ((tr("Pictures and sound"), shown.pictures), (tr("Draft models"), shown.drafts)):
        lines += [f"{title}: {file.path}  {download(file.size)}" for file in files]
    lines += [tr("A part is missing: {name}", name=name) for name in shown.incomplete]
    if found.left_out:
        lines.append(tr("{n} files with unusable names are left out.", n=found.left_out))
    lines += [shown.basis] if shown.basis else []
    lines += ["", shown.card] if shown.card else []
    console.data(dataclasses.asdict(shown), "\n".join(lines))
    return 0


def _size(item: Any) -> str:
    verdict, size = item.verdict, item.quantization.size
    text = f"{_MARKS[verdict.fit]} {item.quantization.id:<14} {download(size) if size else '?':>9}  {verdict.text}"
    if verdict.needed:
        text += tr(" (needs {size} at {n} tokens)", size=memory(verdict.needed), n=verdict.context)
    if verdict.advice is not None and verdict.advice.speed is not None and verdict.fit != "no":
        speed = verdict.advice.speed
        text += tr(", about {low:.0f} to {high:.0f} tokens/s", low=speed.low, high=speed.high)
    return text + (tr("  <- recommended") if item.recommended else "")


def _add(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import own_models

    wanted = options.what[1] if len(options.what) > 1 else ""
    family = own_models.add(home, options.what[0], quantisation=wanted)
    sizes = ", ".join(f"{item.id} ({download(item.download_size)})" for item in family.variants)
    command = f"strata-launcher setup --family {family.id}"
    text = tr("Added {name}: {sizes}. To run it: `{command}`.", name=family.id, sizes=sizes, command=command)
    console.data(dataclasses.asdict(family), text)
    return 0


def _list(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import hub_models

    own = hub_models.listed(home)
    lines = [
        f"{'*' if item.installed else ' '} {item.family:<32} {item.variant:<16} {download(item.size):>9}  "
        + (f"{item.repository}@{item.revision[:7]}" if item.repository else tr("on this computer"))
        for item in own
    ]
    text = "\n".join(lines) or tr("You have added no models of your own.")
    console.data([dataclasses.asdict(item) for item in own], text)
    return 0


def _remove(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import hub_models

    freed = hub_models.remove(home, options.what[0], files=options.files)
    text = tr("{name} is no longer in your catalogue.", name=options.what[0])
    text += " " + (
        tr("{size} became free.", size=download(freed))
        if options.files
        else tr("Its files are where they were.")
    )
    console.data({"removed": options.what[0], "freed": freed}, text)
    return 0


def _update(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import hub_models

    found = hub_models.renewals(home, *options.what)
    if options.take:
        for item in found:
            hub_models.renew(home, item.family)
    lines = [_renewal(item) for item in found]
    if found and not options.take:
        lines.append(tr("`models update --take` takes this into your catalogue; what is installed stays."))
    text = "\n".join(lines) or tr("Nothing has changed.")
    console.data({"renewals": [dataclasses.asdict(item) for item in found], "taken": options.take}, text)
    return 0


def _renewal(item: Any) -> str:
    text = f"{item.family}: {item.old[:7]} -> {item.new[:7]}"
    if item.changed:
        text += "; " + tr(
            "new content: {names} ({size})", names=", ".join(item.changed), size=download(item.size)
        )
    if item.gone:
        text += "; " + tr("no longer there: {names}", names=", ".join(item.gone))
    return text if item.changed or item.gone else text + "; " + tr("no change in your files")


def _old(console: Console, kept_at: float) -> None:
    if kept_at:
        date = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept_at))
        console.note(tr("Hugging Face cannot be asked now; this is what it said on {date}.", date=date))
