"""Advice: (Machine, Catalog) -> ranked recommendations with a memory budget and reasons in words."""
