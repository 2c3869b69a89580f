"""The rules of Orbis as small compiled functions on flat records. Pure: no I/O, no clock, no global randomness."""
