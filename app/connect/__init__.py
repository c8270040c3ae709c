"""Settings of other programs: what stands where, what is merged into it, and how exactly that is taken back."""
