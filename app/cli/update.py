"""Say what is newer; with --yes, install an engine beside the old one, try it, and use it.

--look asks the address for updates for a newer launcher and catalogue; --catalogue and --launcher fetch them.
"""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "newer engines, catalogue, launcher: list, install, pin"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("build", nargs="?", default="", help="the build to update to (default: the newest)")
    parser.add_argument("--yes", action="store_true", help="do it, not only say what there is")
    parser.add_argument("--metered", action="store_true", help="also on a line that is paid by volume")
    parser.add_argument("--pin", default="", metavar="BUILD", help="keep this installed build as it is")
    parser.add_argument("--unpin", default="", metavar="BUILD", help="let it be updated again")
    parser.add_argument("--look", action="store_true", help="ask for a newer launcher and catalogue")
    parser.add_argument("--catalogue", action="store_true", help="use the newest signed catalogue")
    parser.add_argument("--launcher", action="store_true", help="fetch the newest signed launcher")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import updates

    if options.look:
        return _look(home, console)
    if options.catalogue or options.launcher:
        return _own(options, home, console)
    if options.pin or options.unpin:
        updates.pin(home, options.pin or options.unpin, on=bool(options.pin))
    if options.yes:
        done = updates.update_engine(
            home, options.build, sink=console.event, cancel=Cancel(), anyway=options.metered
        )
        text = tr("{build} is in use.", build=done.current)
        value = {"old": done.old, "new": done.new, "current": done.current, "ok": done.ok}
        console.data(value, text)
        return 0 if done.ok else 1
    found = updates.available(home)
    lines = []
    for update in found:
        line = f"{update.installed} -> {update.build.id} ({download(update.size)})"
        line += tr(" (pinned)") if update.pinned else ""
        line += tr(" (did not answer here)") if update.failed else ""
        lines += [line, *(f"    {note}" for note in update.notes.splitlines())]
    console.data(
        {"updates": [update.as_dict() for update in found]},
        "\n".join(lines) or tr("Nothing newer is known."),
    )
    return 0


def _look(home: Home, console: Console) -> int:
    from app.jobs.own_updates import look

    looked = look(home)
    lines = []
    for title, now, release in (
        (tr("Launcher"), looked.launcher_now, looked.launcher),
        (tr("Catalogue"), looked.catalogue_now, looked.catalogue),
    ):
        newer = tr("{version} is out", version=release.version) if release else tr("is the newest")
        lines.append(f"{title} {now}: {newer}")
        lines += [f"    {note}" for note in (release.notes.splitlines() if release else ())]
    console.data(looked.as_dict(), "\n".join(lines))
    return 0


def _own(options: argparse.Namespace, home: Home, console: Console) -> int:
    value, lines = {}, []
    if options.catalogue:
        from app.jobs.own_updates import update_catalogue

        version = update_catalogue(home, sink=console.event, cancel=Cancel())
        value["catalogue"] = version
        lines.append(tr("The catalogue {version} is in use.", version=version))
    if options.launcher:
        from app.jobs.launcher_update import update_launcher

        new = update_launcher(home, silent=True, sink=console.event, cancel=Cancel())
        value |= {"launcher": new.version, "path": str(new.path)}
        lines.append(new.next_step)
    console.data(value, "\n".join(lines))
    return 0
