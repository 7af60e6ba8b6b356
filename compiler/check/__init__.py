"""What is worth a warning."""
