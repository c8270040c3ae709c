"""Driver versions as their makers count them."""

from __future__ import annotations

from app.hardware.machine import Adapter, Vendor


def driver_major(card: Adapter) -> int:
    """580 for NVIDIA's "580.97" and for Windows' spelling of it, "32.0.15.8097"; 0 when it cannot be told."""
    parts = card.driver.split(".")
    if not all(part.isdigit() for part in parts):
        return 0
    if len(parts) == 4:  # the last five digits are NVIDIA's number
        return int((parts[2] + parts[3].zfill(4))[-5:-2]) if card.vendor is Vendor.NVIDIA else 0
    return int(parts[0]) if int(parts[0]) > 100 else 0
