"""One file a source. A probe reads through a `Reader` and never raises for what it reads."""
