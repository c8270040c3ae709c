"""The window. Qt is imported only here."""
