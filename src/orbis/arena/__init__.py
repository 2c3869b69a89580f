"""Matches between bots, ratings, and reports on the balance of a tile set."""
