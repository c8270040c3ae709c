"""What set-up will do, in order, with sizes and places: shown before it runs."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.i18n import tr
from app.core.units import download
from app.engines.configure import config_file
from app.jobs.setup import SetupPlan
from app.system.home import Home


@dataclass(frozen=True, slots=True)
class Action:
    """`kind` is "keep" (there already), "install" (fetched, unpacked and checked), "write" or "start". `fetch` is bytes
    over the network, `disk` bytes on the drive when done; `text` says it all in one sentence."""

    kind: str
    title: str
    place: str
    text: str
    fetch: int = 0
    disk: int = 0


def actions(home: Home, plan: SetupPlan) -> tuple[Action, ...]:
    """Everything that `setup.apply` will do for this plan. Changes nothing."""
    found = []
    for step in plan.steps:
        place = step.place or str(home.root)
        if step.done:
            text = tr("{title}: is in {place} already and stays.", title=step.title, place=place)
            found.append(Action("keep", step.title, place, text))
            continue
        text = tr(
            "{title}: {fetch} are fetched, then checked, and take {disk} in {place}.",
            title=step.title,
            fetch=download(step.download_size),
            disk=download(step.disk_size),
            place=place,
        )
        found.append(Action("install", step.title, place, text, step.download_size, step.disk_size))
    config = str(config_file(home, plan.profile.effective()))
    title = tr("Config and launch script")
    text = tr("{title}: written to {config} and {scripts}.", title=title, config=config, scripts=home.scripts)
    found.append(Action("write", title, config, text))
    if plan.start:
        title = tr("Start and first request")
        text = tr("The engine is started on port {port} and answers a first request.", port=plan.profile.port)
        found.append(Action("start", title, "", text))
    return tuple(found)
