"""DOUBLE: the draft layer in the engine's own form."""

from _double import arguments, must_be_gguf, write

given = arguments("--gguf", "--out")
must_be_gguf(given.gguf)
write(given.out / "experts.bin")
