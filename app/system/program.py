"""How this program calls itself: from a checkout, from an installed package, or as a frozen build."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def frozen() -> bool:
    return bool(getattr(sys, "frozen", False))


def project_folder() -> Path:
    """The folder that holds `app`; only meaningful when not frozen."""
    return Path(__file__).parents[2]


def own_command(*arguments: str) -> list[str]:
    """The command that runs this program without a window. A frozen build has a console twin for that."""
    if frozen():
        program = Path(sys.executable)
        twin = program.with_name("strata-launcher-cli" + program.suffix)
        return [str(twin if twin.exists() else program), *arguments]
    return [sys.executable, "-m", "app", *arguments]


def own_environment() -> dict[str, str]:
    """This process's environment, made fit for starting ourselves again.

    From a checkout the project folder must be importable whatever the current folder is.
    """
    environment = dict(os.environ)
    environment["PYTHONUTF8"] = "1"
    if not frozen():
        project = str(project_folder())
        others = [
            part for part in environment.get("PYTHONPATH", "").split(os.pathsep) if part and part != project
        ]
        environment["PYTHONPATH"] = os.pathsep.join([project, *others])
    return environment
