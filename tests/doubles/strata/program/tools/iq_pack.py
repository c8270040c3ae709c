"""DOUBLE: the pack and its tokenizer."""

from _double import arguments, must_be_gguf, progress, write

given = arguments("--gguf", "--out", switches=("--compat-bf16", "--experts-bin"))
must_be_gguf(given.gguf)
progress("blk.0.ffn_down_exps.weight")
write(given.out / "tokenizer" / "vocab.json", "{}")
if given.experts_bin:
    write(given.out / "experts.bin")
write(given.out / "native_experts.txt")
