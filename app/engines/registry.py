"""Which engines there are. A new engine is a module and a line here."""

from __future__ import annotations

import difflib
import importlib

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.base import Engine

_MODULES = {"llamacpp": "app.engines.llamacpp", "strata": "app.engines.strata.adapter"}


def engine(engine_id: str) -> Engine:
    """The engine's adapter. Raises UserFacingError "unknown-engine" naming the nearest known one."""
    if engine_id not in _MODULES:
        near = difflib.get_close_matches(engine_id.lower(), _MODULES, 1, 0.3) or list(_MODULES)
        raise UserFacingError(
            tr("Unknown engine"),
            tr("There is no engine called “{name}”.", name=engine_id),
            tr("Did you mean {names}?", names=", ".join(near)),
            code="unknown-engine",
        )
    adapter: Engine = importlib.import_module(_MODULES[engine_id]).ENGINE
    return adapter


def engines() -> tuple[str, ...]:
    """The ids of all engines."""
    return tuple(_MODULES)
