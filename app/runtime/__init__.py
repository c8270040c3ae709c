"""Runtime: the engine's process, its log, its state."""
