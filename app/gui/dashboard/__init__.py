"""Everyday use: one file a page or card."""
