"""States and other places where values lie: read, asked and written there."""
