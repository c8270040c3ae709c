"""The window's own log (not the engine's)."""

from __future__ import annotations

import logging

logger = logging.getLogger("app.gui")
