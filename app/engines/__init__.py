"""Engines: how each one is installed, configured, started, read, asked and stopped."""
