"""The engine and the bots for browsers: the kernels as one WebAssembly module."""
