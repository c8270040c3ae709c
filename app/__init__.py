"""Strata Launcher: installs, starts, watches and mends local AI engines."""

__version__ = "0.1.0"
