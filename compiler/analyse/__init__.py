"""What is known of a program."""
