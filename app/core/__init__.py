"""What every package may use: errors, events, units, the description of a file to fetch. Imports nothing of ours."""
