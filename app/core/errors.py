"""Errors that a user can meet. Everything else that is raised is a bug and keeps its traceback."""

from __future__ import annotations


class UserFacingError(Exception):
    """A fault that the user can understand and act on.

    The command line prints it as text, the window shows it as a card; both use the same four fields.

    Args:
        title: one short line without a full stop ("The port is taken").
        what_happened: whole sentences with the names and numbers of this case.
        what_to_do: whole sentences; what helps, the likeliest first.
        details: technical text for the log and for "Copy"; may be long or empty.
        code: a stable word for tests and `--json` ("port-taken"); never shown alone.
    """

    def __init__(
        self, title: str, what_happened: str, what_to_do: str, details: str = "", *, code: str = "error"
    ) -> None:
        super().__init__(f"{title}: {what_happened}")
        self.title = title
        self.what_happened = what_happened
        self.what_to_do = what_to_do
        self.details = details
        self.code = code

    def as_dict(self) -> dict[str, str]:
        """The error as plain data for `--json`."""
        return {
            "code": self.code,
            "title": self.title,
            "what_happened": self.what_happened,
            "what_to_do": self.what_to_do,
            "details": self.details,
        }


class Cancelled(Exception):
    """The user asked to stop. Not a fault; nothing that was proven is lost."""
