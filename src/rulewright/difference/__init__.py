"""How two definitions differ: what is written differently, and the shortest game found that shows it."""
