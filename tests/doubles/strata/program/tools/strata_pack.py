"""DOUBLE: the pack for processors with full AVX-512."""

import sys

from _double import arguments, must_be_gguf, progress, write

assert sys.argv.pop(1) == "build"
given = arguments("--gguf", "--out", switches=("--skip-hash", "--force"))
must_be_gguf(given.gguf)
progress("experts")
write(given.out / "experts.bin")
