"""Install: plan, journal, apply, verify, repair, uninstall."""
