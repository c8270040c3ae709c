"""The catalogue: engines, their builds, model families and variants, read from data files and checked."""
