"""Jobs: what a user can ask for as one action; both faces call these."""
