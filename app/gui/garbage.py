"""Python's cycle collector, kept in the GUI thread.

The collector runs in whichever thread allocates. In a worker it would destroy Qt objects outside their own thread,
which Qt does not allow. So the automatic one is off while the window runs, and a slow timer does its work here.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 10_000


class GuiCollector(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        gc.enable()

    @staticmethod
    def _look() -> None:
        """Collect the oldest generation that is due, as the automatic collector would."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
