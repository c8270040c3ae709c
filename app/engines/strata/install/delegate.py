"""The step "strata-setup": a source tree that the catalogue does not know yet does the rest itself (contract 1.4)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Progress, Sink, StepChanged, StepState
from app.core.i18n import tr
from app.engines.strata.install.order import Order
from app.engines.strata.install.prepare import PreparePack
from app.engines.strata.install.setup_output import Line, SetupOutput
from app.engines.strata.install.source_tree import tree_version, version_key
from app.engines.strata.install.tool import run_tool
from app.install.steps import PlannedStep


def is_newer(order: Order) -> bool:
    """The Strata folder holds a source tree that the catalogue does not know: its own setup knows it better."""
    have = tree_version(order.root)
    return bool(have) and version_key(have) > version_key(order.newest or order.build.version)


@dataclass(frozen=True, slots=True)
class RunStrataSetup:
    """`arguments` are further flags of setup.py, such as ("--context", "65536").

    `--model` together with `--yes` is consent to a memory risk (contract 1.2), so the caller must have asked before.
    """

    order: Order
    arguments: tuple[str, ...] = ()

    @property
    def planned(self) -> PlannedStep:
        return PlannedStep("strata-setup", tr("Strata's own set-up"))

    def done(self) -> bool:
        config = Path(self.order.places.config(self.order.tag))
        return config.exists() and PreparePack(self.order).done()

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order, output = self.order, SetupOutput()
        command: list[str | Path] = [
            *(Path(order.places.python), order.root / "setup.py", "--yes", "--no-start"),
            *("--family", order.family.id, "--model", order.variant.id),
            *("--data-dir", str(order.places.data)),
            *self.arguments,
        ]
        try:
            run_tool(
                command,
                cwd=order.root,
                step="strata-setup",
                what="setup.py",
                sink=sink,
                cancel=cancel,
                on_line=lambda line: _tell(output.read(line), sink),
            )
        except UserFacingError as error:
            raise _failed(output, error) from error
        if not output.finished:
            raise _failed(output, UserFacingError("", "", "", code="tool-no-result"))


def _tell(line: Line | None, sink: Sink) -> None:
    match line:
        case Line("step", text, number):
            sink(
                StepChanged("strata-setup", tr("Strata's own set-up"), StepState.RUNNING, f"{number}: {text}")
            )
        case Line("progress", text, percent):
            sink(Progress("strata-setup", percent, 100, unit="%", item=text))
        case Line("warning", text):
            sink(Message(text, "warning"))
        case Line("failure", text):
            sink(Message(text, "error"))
        case Line("ok", text):
            sink(Message(text))


def _failed(output: SetupOutput, error: UserFacingError) -> UserFacingError:
    said = " ".join(output.failure) or tr("It ended before it was finished.")
    if "unrecognized arguments" in error.details:
        said = tr("This version of Strata does not know one of the options.")
    return UserFacingError(
        tr("Strata's own set-up stopped"),
        said,
        tr("Do what it asks for, then run set-up again; it goes on where it stopped."),
        error.details,
        code="strata-setup-failed",
    )
