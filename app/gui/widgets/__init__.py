"""Small parts: data in, signals out. None of them knows the application."""
