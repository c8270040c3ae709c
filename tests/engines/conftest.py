"""What the engines' tests share."""

from __future__ import annotations

import pytest

from tests.windows_python import WindowsPython, obtain


@pytest.fixture(scope="session")
def windows_python() -> WindowsPython:
    return obtain()
