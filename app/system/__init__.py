"""Operating-system shims: paths, files, processes, locks."""
