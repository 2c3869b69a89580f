"""The engine, the bots and the analysis for browsers: the kernels as one WebAssembly module."""
