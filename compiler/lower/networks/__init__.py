"""Networks: their groups found and joined, counted, and kept up to date."""
