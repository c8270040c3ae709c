"""Strata: mixture-of-experts models on one gaming card. docs/strata.md names where each fact comes from."""
