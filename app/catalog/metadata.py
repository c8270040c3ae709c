"""The metadata of a GGUF by meaning: a key of the architecture first, then one that stands for itself."""

from __future__ import annotations

from collections.abc import Mapping

from app.catalog.gguf_stream import DamagedGguf, Value

_LARGEST = 1 << 40


class Metadata:
    """Typed reading of what a header says; a value of the wrong kind or size is a damaged file."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = values
        self.architecture = self.text("general.architecture")

    def has(self, key: str) -> bool:
        return self._found(key) is not None

    def number(self, key: str, default: int = 0) -> int:
        """A whole number; of one that is told by layer the largest."""
        value = self._found(key)
        if isinstance(value, tuple):
            value = max(value, default=default)
        if value is None:
            return default
        if isinstance(value, str) or not 0 <= value <= _LARGEST:
            raise DamagedGguf(f"{key} is {str(value)[:80]}")
        return int(value)

    def real(self, key: str, default: float) -> float:
        value = self._found(key)
        return float(value) if isinstance(value, int | float) else default

    def text(self, key: str) -> str:
        value = self._found(key)
        return value if isinstance(value, str) else ""

    def by_layer(self, key: str, layers: int, default: int) -> list[int]:
        """A whole number for each layer; one value stands for all. Raises DamagedGguf when there are too few."""
        value = self._found(key)
        if not isinstance(value, tuple):
            return [self.number(key, default)] * layers
        if len(value) < layers or any(not 0 <= one <= _LARGEST for one in value):
            raise DamagedGguf(f"{key} is told for {len(value)} of {layers} layers, or is no size")
        return [int(one) for one in value[:layers]]

    def flags(self, key: str, layers: int) -> list[bool] | None:
        """Yes or no for each layer, None when the file does not say it by layer."""
        value = self._found(key)
        if not isinstance(value, tuple):
            return None
        if len(value) < layers:
            raise DamagedGguf(f"{key} is told for {len(value)} of {layers} layers")
        return [bool(one) for one in value[:layers]]

    def _found(self, key: str) -> Value | None:
        own = self._values.get(f"{self.architecture}.{key}") if hasattr(self, "architecture") else None
        return self._values.get(key) if own is None else own
