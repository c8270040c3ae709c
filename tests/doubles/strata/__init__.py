"""A DOUBLE of Strata: small programs that speak its public contracts where no GPU and no 70 GB of weights are at hand.

`program/` is its source tree and engine folder (server, engine child, device lister, preparation tools, setup),
`place.py` lays an installed one into a home, `network.py` serves releases and weights of the right names and small
sizes over HTTP. Nothing here computes anything: its answers say that they come from a double.
"""
