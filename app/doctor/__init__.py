"""Doctor: crash reader, signatures, remedies, the ladder, the report."""
