"""Encrypted connections: a company's own authority counts when the user names it, an unknown one is refused."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from tests.doubles.http import faults
from tests.doubles.http.server import BadServer
from tests.transfer.conftest import QUICK, Bench, at, content, described

DATA = content(1_500_000)

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Key and certificate for 127.0.0.1 in one PEM file, signed by nobody that a system trusts."""
    folder = tmp_path_factory.mktemp("tls")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=x -addext subjectAltName=IP:127.0.0.1"
    )
    subprocess.run(
        [*command.split(), "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    both = folder / "both.pem"
    both.write_bytes(key.read_bytes() + certificate.read_bytes())
    return both


@pytest.fixture
def secure(certificate: Path) -> Iterator[BadServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    with BadServer({"/m.gguf": DATA}, tls=context) as running:
        yield running


def test_an_unknown_authority_is_refused_and_named(bench: Bench, secure: BadServer) -> None:
    with pytest.raises(UserFacingError) as caught:
        bench.fetch(described(DATA, at(f"{secure.url}/m.gguf")))
    assert caught.value.code == "tls"
    assert "company network" in caught.value.what_happened
    assert "PEM" in caught.value.what_to_do


# CPython's ssl leaves a socket to the garbage collector when the peer resets it before the handshake.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_authority_that_the_user_names_is_trusted(
    bench: Bench, secure: BadServer, certificate: Path
) -> None:
    secure.plan(faults.silent_end, faults.ignores_range, faults.reset)
    options = replace(QUICK, ca_bundle=certificate)
    assert bench.fetch(described(DATA, at(f"{secure.url}/m.gguf")), options).read_bytes() == DATA
    bench.assert_honest(len(DATA))
