"""First use: from what was found to the first answer. One file a page."""
