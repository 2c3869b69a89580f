"""The page in a real browser. A package, so that one browser serves all its tests and is gone before others run."""
