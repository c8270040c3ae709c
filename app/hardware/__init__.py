"""Detection: probes read, `merge` joins, the result is a `Machine`."""
