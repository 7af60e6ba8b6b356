"""What is kept beside a position and brought up to date after each write, so that it need not be found again."""
