"""The drawing of the test faces; `draw.py` runs it."""
