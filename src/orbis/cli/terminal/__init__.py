"""The game in the terminal: `orbis play`."""
