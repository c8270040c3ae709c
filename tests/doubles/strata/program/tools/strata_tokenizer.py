"""DOUBLE: the tokenizer of that pack."""

from _double import arguments, must_be_gguf, write

given = arguments("--gguf", "--out")
must_be_gguf(given.gguf)
write(given.out / "tokenizer" / "vocab.json", "{}")
