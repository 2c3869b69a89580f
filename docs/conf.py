"""How Sphinx makes the site of these pages: `make docs`."""

import sys
from pathlib import Path

import orbis

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Orbis"
author = "The Orbis maintainers"
copyright = "The Orbis maintainers"  # noqa: A001  # Sphinx asks for this name
version = release = orbis.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "plain_markdown"]
root_doc = "index"
exclude_patterns = ["_ext", "_static"]

# Anchors of headings as code hosts make them.
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]

# Docstrings have code between single backticks.
default_role = "code"
autodoc_typehints_format = "short"
maximum_signature_line_length = 100
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True

# A line of a TOML file alone is no TOML, and is shown without colors.
suppress_warnings = ["misc.highlighting_failure"]

highlight_language = "text"  # of blocks that do not say what they are

html_theme = "furo"
html_title = "Orbis"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
