"""Strata: mixture-of-experts models on one gaming card. Facts: docs/strata.md names where each comes from."""

from app.engines.strata.adapter import ENGINE

__all__ = ["ENGINE"]
