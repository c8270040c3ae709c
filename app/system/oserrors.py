"""Refusals of the operating system in plain words, decided by number."""

from __future__ import annotations

import errno

from app.core.errors import UserFacingError
from app.core.i18n import tr

_DISK_FULL = {errno.ENOSPC, errno.EDQUOT}
_WINDOWS_DISK_FULL = {39, 112}


def explain(error: OSError) -> UserFacingError:
    """The error as a UserFacingError ("disk-full", "not-writable", "read-only", "system")."""
    name = str(error.filename or "")
    where = name or tr("a file of the launcher")
    if error.errno in _DISK_FULL or getattr(error, "winerror", None) in _WINDOWS_DISK_FULL:
        return UserFacingError(
            tr("The disk is full"),
            tr("There was no room to write {where}.", where=where),
            tr("Free some space and do the same again; what was finished is kept."),
            str(error),
            code="disk-full",
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return UserFacingError(
            tr("The folder cannot be written to"),
            tr("The system refused access to {where}.", where=where),
            tr("Choose another folder with --home, or give yourself the right to write there."),
            str(error),
            code="not-writable",
        )
    if error.errno == errno.EROFS:
        return UserFacingError(
            tr("The drive is read-only"),
            tr("{where} lies on a drive that cannot be written to.", where=where),
            tr("Choose a folder on another drive with --home."),
            str(error),
            code="read-only",
        )
    return UserFacingError(
        tr("The system refused"),
        f"{error.strerror or error}" + (f": {name}" if name else "") + ".",
        tr("If you do not see why, run `strata-launcher doctor` and look at what it says."),
        str(error),
        code="system",
    )
