"""Installing Strata: its own setup's steps (install contract, section 6), with the launcher's downloads and journal."""
