"""Transfer: downloads that resume, are verified and cannot be broken."""
