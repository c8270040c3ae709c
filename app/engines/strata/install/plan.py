"""Which steps make an order, in the order of the contract's section 6."""

from __future__ import annotations

from app.catalog.types import Family
from app.engines.strata.install.delegate import RunStrataSetup, is_newer
from app.engines.strata.install.draft_layer import FetchDraftLayer
from app.engines.strata.install.engine import InstallEngine
from app.engines.strata.install.order import Order
from app.engines.strata.install.prepare import ChooseDraftVocabulary, PrepareDraftLayer, PreparePack
from app.engines.strata.install.python import InstallPython
from app.engines.strata.install.register import Register
from app.engines.strata.install.source_tree import InstallLlamaSource, InstallSource
from app.engines.strata.install.weights import InstallEncoder, InstallWeights
from app.install.steps import Step


def steps(order: Order, families: tuple[Family, ...] = (), setup_flags: tuple[str, ...] = ()) -> list[Step]:
    """The steps for the launcher's runner; `families` are Strata's in the catalogue.

    When the Strata folder holds a newer source tree than the catalogue knows, ours end with the big downloads and
    Strata's own setup does the rest, given `setup_flags` for what the user chose.
    """
    optional: list[Step] = [InstallEncoder(order)] if order.vision else []
    downloads: list[Step] = [InstallWeights(order, families), *optional, FetchDraftLayer(order)]
    if is_newer(order):
        return [*downloads, InstallPython(order), RunStrataSetup(order, setup_flags), Register(order)]
    return [
        InstallSource(order),
        InstallPython(order),
        InstallLlamaSource(order),
        InstallEngine(order),
        *downloads,
        PreparePack(order),
        PrepareDraftLayer(order),
        ChooseDraftVocabulary(order),
        Register(order),
    ]
