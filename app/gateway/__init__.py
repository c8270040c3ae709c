"""Gateway: the one address before every engine. Who may ask, which model is meant, and what outlives a crash."""
