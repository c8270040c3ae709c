"""Kills, faulty drives and broken files against every operation that writes."""
