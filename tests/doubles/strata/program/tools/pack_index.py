"""DOUBLE: the index of that pack."""

from _double import arguments, write

write(arguments("--pack").pack / "index.txt")
