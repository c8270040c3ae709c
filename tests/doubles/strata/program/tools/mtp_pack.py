"""DOUBLE: the draft layer as one GGUF file, made of the fetched tensors that its manifest names."""

import json

from _double import arguments, progress, write

given = arguments("--src", "--experts", "--out")
for row in json.loads((given.src / "mtp-manifest.json").read_text("utf-8")):
    assert (given.src / row["file"]).stat().st_size == row["bytes"], row["name"]
progress("mtp.layers.0.mlp.experts.down_proj")
write(given.out, "GGUF double")
