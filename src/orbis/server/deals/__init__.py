"""The deal of the day: one game for everyone, dealt from a seed that is promised the day before."""
