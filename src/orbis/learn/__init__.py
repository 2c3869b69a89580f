"""Training the network by self-play, with PyTorch, on a GPU or on all cores."""
