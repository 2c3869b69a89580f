"""The network: what it sees of a position, its weights, and how they are applied."""
