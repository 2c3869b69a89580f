"""The terminal game, `orbis play`."""
