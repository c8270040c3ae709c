"""Models of other programs: found and used where they lie."""

from __future__ import annotations

from pathlib import Path

import gguf
import pytest

from app.core.events import Cancel, ignore
from app.install.manifest import find
from app.install.model import InstallModel
from app.jobs import storage, takeover
from app.jobs.knowledge import catalog
from app.system.home import Home
from app.transfer.options import Options


@pytest.fixture
def lm_studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user with one model in LM Studio's folder, its image encoder beside it."""
    monkeypatch.setenv("HOME", str(tmp_path / "user"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "user"))
    folder = tmp_path / "user" / ".lmstudio" / "models" / "größe" / "Tiny-模型"
    folder.mkdir(parents=True)
    path = folder / "tiny-Q4.gguf"
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(2048)
    writer.add_block_count(2)
    writer.add_embedding_length(64)
    writer.add_head_count(4)
    import numpy

    writer.add_tensor("token_embd.weight", numpy.zeros((64, 64), dtype=numpy.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    (folder / "mmproj-tiny.gguf").write_bytes(path.read_bytes())
    return path


def test_it_is_found_and_listed_once_taken_over(home: Home, lm_studio: Path) -> None:
    (only,) = takeover.found(home)
    assert (only.path, only.size, only.family) == (lm_studio, lm_studio.stat().st_size, "")
    family = takeover.adopt(home, lm_studio)
    assert takeover.found(home)[0].family == family.id


def test_an_adopted_model_stays_where_it_lies(home: Home, lm_studio: Path) -> None:
    content = lm_studio.read_bytes()
    family = takeover.adopt(home, lm_studio)
    step = InstallModel(home, family, catalog(home).family(family.id).variants[0], Options())
    step.run(ignore, Cancel())
    manifest = find(home, "model", step.name)
    assert manifest is not None
    assert manifest.adopted
    assert manifest.folder == lm_studio.parent
    assert not home.models.exists()
    assert storage.remove(home, manifest.id) == 0
    assert lm_studio.read_bytes() == content
