"""Reading a log that grows: only what is new, whole lines, whatever bytes it holds."""

from __future__ import annotations

from pathlib import Path

_CHUNK = 1 << 20


class LogTail:
    """Follows one file from its beginning, or from its present end. One that shrinks is read from its beginning."""

    def __init__(self, path: Path, *, from_end: bool = False) -> None:
        self.path = path
        self._offset = path.stat().st_size if from_end and path.exists() else 0
        self._rest = b""

    def new_lines(self) -> list[str]:
        """Complete lines since the last call; at most about 1 MiB a call, so that a flood cannot fill the memory."""
        try:
            with open(self.path, "rb") as file:
                if file.seek(0, 2) < self._offset:
                    self._offset, self._rest = 0, b""
                file.seek(self._offset)
                data = file.read(_CHUNK)
        except OSError:
            return []
        self._offset += len(data)
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > _CHUNK:  # no line end in sight: not a text log
            self._rest = b""
        return [line.decode("utf-8", "replace").rstrip("\r") for line in lines]


def last_lines(path: Path, count: int) -> list[str]:
    """The last `count` lines of a file, read from its end. [] when there is no file."""
    try:
        with open(path, "rb") as file:
            position = file.seek(0, 2)
            data = b""
            while position > 0 and data.count(b"\n") <= count:
                step = min(1 << 16, position)
                position -= step
                file.seek(position)
                data = file.read(step) + data
    except OSError:
        return []
    return data.decode("utf-8", "replace").splitlines()[-count:] if count > 0 else []
