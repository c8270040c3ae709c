"""Reasons to hold a transfer back for a while: the schedule, a metered line, a download that the user waits for."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import datetime

from app.core.i18n import tr
from app.transfer.metered import metered
from app.transfer.options import Options

_LOOK_SECONDS = 15.0  # how often the system is asked whether the line is metered

_lock = threading.Lock()
_urgent = 0


class Gate:
    """Asked often; `reason` is "" while the transfer may run. Enter it around the transfer."""

    def __init__(
        self,
        options: Options,
        now: Callable[[], datetime] = datetime.now,
        is_metered: Callable[[], bool | None] = metered,
    ) -> None:
        self._options = options
        self._now = now
        self._is_metered = is_metered
        self._metered = False
        self._looked = float("-inf")

    def __enter__(self) -> Gate:
        global _urgent
        with _lock:
            _urgent += not self._options.background
        return self

    def __exit__(self, *_: object) -> None:
        global _urgent
        with _lock:
            _urgent -= not self._options.background

    def reason(self) -> str:
        """The sentence for the user on why nothing is fetched now, "" when it may be."""
        options = self._options
        if options.background and _urgent:
            return tr("The download waits until the one that you started is done.")
        if options.schedule is not None and not options.schedule.contains(self._now().time()):
            start = options.schedule.start.strftime("%H:%M")
            return tr("The download waits until {time}, as set in the schedule.", time=start)
        if options.pause_when_metered and self._on_metered_line():
            return tr("The download waits because this line is metered; it goes on by itself on another one.")
        return ""

    def _on_metered_line(self) -> bool:
        moment = time.monotonic()
        if moment - self._looked >= _LOOK_SECONDS:
            self._looked = moment
            self._metered = bool(self._is_metered())
        return self._metered
