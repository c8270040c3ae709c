"""Frozen builds, packages and installers."""
