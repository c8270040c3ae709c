"""Attacks on every trust boundary, each on the real thing (docs/security.md)."""
