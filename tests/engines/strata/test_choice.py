"""From a choice to an order and a profile: every option reaches the config as setup would have written it."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from app.advisor.types import Choice
from app.catalog.types import Catalog
from app.core.errors import UserFacingError
from app.engines.strata.arguments import parse
from app.engines.strata.choice import order_for, profile_for
from app.engines.strata.config import config
from app.engines.strata.install.order import Order
from app.engines.strata.installed import Installed
from app.engines.strata.places import settings_file
from app.hardware.machine import Adapter, Cpu, Machine, Vendor
from app.system.home import Home
from app.transfer.options import Options
from tests.doubles.strata.network import Network, build, family

CARD = "0000:03:00.0"


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "config"))


@pytest.fixture(scope="module")
def known() -> Catalog:
    network = Network()
    return Catalog(
        (), (build(network), dataclasses.replace(build(network), id="cuda", backend="cuda")), (family(),)
    )


def machine(backend: str = "hip") -> Machine:
    vendor, architecture = (Vendor.AMD, "gfx1201") if backend == "hip" else (Vendor.NVIDIA, "sm_120")
    card = Adapter(
        "card", vendor, pci=CARD, architecture=architecture, backends=(backend,), engine_index=0, used=True
    )
    return Machine(adapters=(card,))


def order_and_config(
    known: Catalog, home: Home, backend: str = "hip", context: int = 65536, kv: str = "f16", **options: str
) -> tuple[Order, dict[str, Any]]:
    build_id = known.builds[0].id if backend == "hip" else "cuda"
    choice = Choice("strata", build_id, "qwen", "IQ2_XS", context, kv, (CARD,), options=options)
    order = order_for(home, known, choice, machine(backend), Options())
    profile = profile_for(order, choice, machine(backend), 8080)
    installed = Installed(
        order.places,
        order.tag,
        order.model_name,
        order.shards[0],
        order.ple,
        order.root / "data" / order.known.expert_profile,
        backend,
        order.cuda,
        mmproj=Path("/m.gguf"),
    )
    return order, config(profile, installed)


def args(known: Catalog, tmp_path: Path, **more: Any) -> dict[str, str]:
    return parse(order_and_config(known, Home(tmp_path), **more)[1]["args"])


def test_int8_is_what_setup_takes_above_8192(known: Catalog, tmp_path: Path) -> None:
    assert args(known, tmp_path)["kv"] == "int8"
    assert "kv" not in args(known, tmp_path, context=8192)
    assert args(known, tmp_path, kv="q4_0")["kv"] == "q4_0"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"low_ram": "resident"}, {"resident-experts": ""}),
        ({"low_ram": "mmap"}, {"mmap-experts": ""}),
        ({"kv_resident": "32768"}, {"kv-resident": "32768"}),
        ({"ple_io": "ram"}, {"ple-io": "ram"}),
        ({"resident_budget_gib": "40"}, {"resident-budget-gib": "40"}),
        ({"vision": "gpu"}, {"vision": "", "vram-reserve-mib": "700"}),
        ({"vision": "gpu", "vram_reserve_mib": "1500"}, {"vision": "", "vram-reserve-mib": "1500"}),
        ({"remote_expert_opt": "on"}, {"remote-expert-opt": ""}),
        ({"pool_workers": "9"}, {"pool-workers": "9"}),
        (
            {"projection": "/v.gguf"},
            {"control-vector-scaled": "/v.gguf:1.0", "control-vector-layer-range": "4 44"},
        ),
    ],
)
def test_options_become_arguments(
    known: Catalog, tmp_path: Path, options: dict[str, str], expected: dict[str, str]
) -> None:
    found = args(known, tmp_path, backend="cuda", **options)
    assert {name: found.get(name) for name in expected} == expected


def test_options_become_keys(known: Catalog, tmp_path: Path) -> None:
    _, value = order_and_config(
        known,
        Home(tmp_path),
        host="0.0.0.0",
        api_key="k",
        draft_vocab="en",
        parallel="4",
        open_browser="no",
        vision="cpu",
        vision_threads="8",
    )
    assert (value["host"], value["api_key"], value["draft_vocab"]) == ("0.0.0.0", "k", "en")
    assert (value["parallel"], value["open_browser"]) == (4, False)
    assert value["vision"]["threads"] == 8


def test_the_tuning_table_needs_card_and_library_version(known: Catalog, tmp_path: Path) -> None:
    home = Home(tmp_path)
    order, value = order_and_config(known, home)
    assert "env" not in value
    (order.root / "engine").mkdir(parents=True)
    (order.root / "engine" / "BUILD.json").write_text(json.dumps({"hipblaslt_version": 100500}))
    assert "env" not in order_and_config(known, home)[1]
    table = Path(order.places.tuning_table("gfx1201", 100500))
    table.parent.mkdir(parents=True)
    table.touch()
    assert order_and_config(known, home)[1]["env"] == {"STRATA_HIPBLASLT_TUNING": str(table)}
    (order.root / "engine" / "BUILD.json").write_text(json.dumps({"hipblaslt_version": 100401}))
    assert "env" not in order_and_config(known, home)[1]


def test_rocm_with_resident_experts_does_not_pin(known: Catalog, tmp_path: Path) -> None:
    assert order_and_config(known, Home(tmp_path), low_ram="resident")[1]["env"] == {
        "STRATA_RESIDENT_PIN": "0"
    }
    assert "env" not in order_and_config(known, Home(tmp_path), backend="cuda", low_ram="resident")[1]


def test_nvidia_cards_are_always_named_and_may_use_the_cuda_12_engine(known: Catalog, tmp_path: Path) -> None:
    value = order_and_config(known, Home(tmp_path), backend="cuda", cuda="12")[1]
    assert value["gpu"] == 0
    assert value["cuda"] == 12
    assert Path(value["exe"]).parent.name == "engine-cuda12"


def test_weights_that_stratas_setup_knows_are_used(known: Catalog, tmp_path: Path) -> None:
    remembered = tmp_path / "big drive" / "Strata-data"
    remembered.mkdir(parents=True)
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(json.dumps({"data_dir": str(remembered)}))
    order, _ = order_and_config(known, Home(tmp_path))
    assert order.places.data == remembered
    elsewhere, _ = order_and_config(known, Home(tmp_path), data=str(tmp_path / "mine"))
    assert elsewhere.places.data == tmp_path / "mine"
    remembered.rmdir()
    assert order_and_config(known, Home(tmp_path))[0].places.data.name == "Strata-data"


def test_a_full_avx512_processor_gets_the_other_pack_for_q2_0(known: Catalog, tmp_path: Path) -> None:
    features = frozenset({"avx512f", "avx512bw", "avx512vl", "avx512_vnni", "avx512vbmi"})
    here = dataclasses.replace(machine(), cpu=Cpu(features=features))
    choice = Choice("strata", known.builds[0].id, "qwen", "IQ2_XS", 65536, adapters=(CARD,))
    order = order_for(Home(tmp_path), known, choice, here, Options())
    assert not order.two_pass_pack
    q2 = dataclasses.replace(order, variant=dataclasses.replace(order.variant, id="Q2_0"))
    assert q2.two_pass_pack


def test_cards_by_the_engines_numbers(known: Catalog, tmp_path: Path) -> None:
    assert order_and_config(known, Home(tmp_path), backend="cuda", gpus="0")[1]["gpu"] == 0
    assert order_and_config(known, Home(tmp_path), backend="cuda", gpus="all")[1]["gpu"] == 0
    for wrong in ("7", "0,0", "x"):
        with pytest.raises(UserFacingError) as caught:
            order_and_config(known, Home(tmp_path), backend="cuda", gpus=wrong)
        assert caught.value.code == "unknown-card"


def test_sampling_as_newer_setups_write_it(known: Catalog, tmp_path: Path) -> None:
    value = order_and_config(known, Home(tmp_path), sampling="thinking")[1]["sampling"]
    assert value == {
        "temperature": 1.0,
        "top_p": 0.95,
        "top_k": 20,
        "min_p": 0.0,
        "presence_penalty": 0.0,
        "repetition_penalty": 1.0,
    }


@pytest.mark.parametrize(
    ("system", "options"),
    [
        ("windows", {"vision": "cpu"}),
        ("linux", {"vision": "gpu"}),
        ("windows", {"gpus": "0,1"}),
        ("windows", {"gpus": "all"}),
    ],
)
def test_what_setup_refuses_with_amd_cards_is_refused(
    known: Catalog, tmp_path: Path, system: str, options: dict[str, str]
) -> None:
    here = Catalog((), (dataclasses.replace(known.builds[0], os=system),), known.families)
    with pytest.raises(UserFacingError) as caught:
        order_and_config(here, Home(tmp_path), **options)
    assert caught.value.code == "not-with-strata"


def test_more_than_the_trained_context_needs_scaling(known: Catalog, tmp_path: Path) -> None:
    assert args(known, tmp_path, context=393216)["rope-scaling"] == "yarn"
    with pytest.raises(UserFacingError) as caught:
        args(known, tmp_path, context=393216, rope_scaling="none")
    assert caught.value.code == "context-needs-scaling"
